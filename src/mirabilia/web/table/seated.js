/** Who sits on a seat. */

import { levelText } from "./bots.js";

/** The name of the person or the bot, if there is one.
 * @param {import("../types.d.ts").Seat} seat */
export const nameOn = ({ name, bot, guest }) => (bot && !guest ? levelText(bot) : (name ?? null));
