import { nearestWord } from "./nearest-word.js";
import { address, listOf, yesOrNo } from "./values.js";
import { quoted, Wrong } from "./yaml/fault.js";
const NO_HINTS = { sitemaps: false, feeds: [], oai: [], discover: false };
const KEYS = {
    sitemaps: yesOrNo,
    feeds: listOf(address),
    oai: listOf(address),
    discover: yesOrNo,
};
const EXPECTED = `none, or {${Object.keys(KEYS).join(": …, ")}: …}`;
/** Reads them: `none`, or keys in braces. */
export const hintRules = (node) => {
    if (node.kind === "text" && node.text === "none")
        return NO_HINTS;
    if (node.kind === "list")
        return new Wrong(node.at, `is a list, not ${EXPECTED}`);
    if (node.kind === "text")
        return new Wrong(node.at, `${quoted(node.text)} is not ${EXPECTED}`);
    const said = {};
    for (const entry of node.entries) {
        const value = readOne(entry);
        if (value instanceof Wrong)
            return value;
        said[entry.key] = value;
    }
    return said;
};
function readOne({ key, keyAt, value }) {
    if (Object.hasOwn(KEYS, key)) {
        const read = KEYS[key](value);
        return read instanceof Wrong ? new Wrong(read.at, `${key}: ${read.what}`) : read;
    }
    const meant = nearestWord(key, Object.keys(KEYS));
    const way = meant === null ? `there are ${Object.keys(KEYS).join(", ")}` : `did you mean ${meant}?`;
    return new Wrong(keyAt, `${quoted(key)} is no key of hints; ${way}`);
}
