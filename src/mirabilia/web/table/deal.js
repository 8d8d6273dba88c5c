/** A table where somebody plays a deal that others play too. */

/** @typedef {import("../types.d.ts").Deal} Deal */
/** @typedef {import("../types.d.ts").Table} Table */

/** Whether only its player may see the game yet. @param {Table} table */
export const isSealed = ({ deal }) => Boolean(deal?.until && Date.now() < deal.until);

/** Where results are compared. @param {Deal} deal */
export const comparedAt = ({ id, until }) => (until ? `/days/${id}` : `/deal/${id}`);
