// Colours for the parts of a page, as one style sheet behind its text. Nothing of the page is altered, nothing runs, and
// nothing is loaded, so no wall is touched. The page could draw such colours itself: the banner's list is what counts.
import { framedPath, replayPath } from "#access/index.js";
import { verdictColour } from "#chart/index.js";
import { stateOf } from "./evidence-markup.js";
import { PART_STATES } from "./view-words.js";
/** Colour and line, so that no meaning hangs on colour alone. */
const LINES = {
    observed: ["sharp", "solid"],
    seen: ["late", "double"],
    served: ["attested", "double"],
    attested: ["attested", "solid"],
    source: ["seen", "solid"],
    possible: ["seen", "dashed"],
    nearest: ["changed", "dotted"],
    missing: ["failed", "dotted"],
};
/** The style element; `prefix` is what stands before the timestamp in the page's own links. */
export function outlineLayer({ parts, at }, prefix) {
    const rules = PART_STATES.map((state) => {
        const own = parts.slice(1).filter((part) => stateOf(part) === state);
        const selectors = own.flatMap((part) => selectorsOf(part, at, prefix));
        return selectors.length === 0
            ? ""
            : `:is(${selectors.join(",")}){outline:3px ${lineOf(state)}!important;outline-offset:-3px!important}`;
    });
    const around = "html::after{content:''!important;display:block!important;position:fixed!important;inset:0!important;" +
        `pointer-events:none!important;z-index:2147483647!important;border:4px ${lineOf(stateOf(parts[0]))}!important}`;
    return `\n<style>${around}${rules.join("")}</style>`;
}
/** How an outlined page is sent; nothing for any other. */
export function outlineFor(target, prefix, { facts, captures }) {
    if (!target.isOutlined)
        return {};
    return {
        layer: async () => {
            const found = await facts.of(target, await captures.list());
            return found === null ? "" : outlineLayer(found, prefix);
        },
    };
}
function lineOf(state) {
    const [verdict, style] = LINES[state];
    return `${style} ${verdictColour(verdict)}`;
}
/** Elements that show the part, by the address that the rewriting has given them. */
function selectorsOf({ url, kind }, at, prefix) {
    const target = { url: url, at };
    const plain = cssText(replayPath(prefix, target));
    const framed = cssText(framedPath(prefix, target));
    if (kind === "style" || kind === "script" || kind === "font")
        return [];
    return [
        ...["src", "data", "poster"].map((name) => `[${name}="${plain}"]`),
        `image[href="${plain}"]`,
        `[src="${framed}"]`,
        `[srcset$="${plain}"]`,
        `[srcset*="${plain} "]`,
    ];
}
/** Escapes everything that could end a string, or a style element (CSS Syntax Level 3, section 4.3.7). */
function cssText(text) {
    return text.replace(/[^\w./:~-]/gu, (char) => `\\${char.codePointAt(0).toString(16)} `);
}
