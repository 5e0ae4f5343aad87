// What somebody wants to change of a site, checked before anything is made of it.
import { nearestWord } from "../nearest-word.js";
import { keysOf } from "../read-site.js";
import { quoted } from "../yaml/fault.js";
import { saidValue } from "./said-data.js";
/** The same as data: keys that a site can have, with values that stand in one line. */
export function saidPairs(says) {
    const pairs = [];
    for (const [key, value] of Object.entries(says)) {
        if (!keysOf(true).includes(key))
            return { problem: unknownKey(key) };
        const data = typeof value === "string" ? saidValue(value) : value;
        if (textsIn(data).some((text) => BREAKS.test(text)))
            return { problem: `${key}: a value stands in one line` };
        pairs.push([key, data]);
    }
    return pairs;
}
/** Whatever an editor, a terminal or YAML could take for the end of a line. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff]/u;
/** Behind the marks of YAML, in which a line end can be written as two signs. */
function textsIn(data) {
    if (typeof data === "string")
        return [data];
    return "pairs" in data
        ? data.pairs.flatMap(([key, value]) => [key, ...textsIn(value)])
        : data.flatMap(textsIn);
}
function unknownKey(key) {
    const known = keysOf(true);
    const meant = nearestWord(key, known);
    const way = meant === null ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
    return `${quoted(key)} is no key of a site; ${way}`;
}
