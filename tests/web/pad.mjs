// Reads tables at their end from the standard input, as a list, writes each on a score pad, sends
// that as a link, and writes down what the pad that is read from it counts.

import { text } from "node:stream/consumers";

const [folder] = process.argv.slice(2);
const { sheetOf, AT_END } = await import(`${folder}/points.js`);
const { linkOf, padOfLink, LONGEST_LINK } = await import(`${folder}/pads.js`);
const { catalogue, pads } = JSON.parse(await text(process.stdin));

const sheets = pads.map((pad) => {
  const link = linkOf(catalogue, pad);
  return { ...sheetOf(catalogue, padOfLink(catalogue, link)), link: link.length };
});
process.stdout.write(JSON.stringify({ sheets, kinds: AT_END, longest: LONGEST_LINK }));
