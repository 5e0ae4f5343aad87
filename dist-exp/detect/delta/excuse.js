// Why an operation does not count as a change of this page: it stands in the site's frame, it varies by itself, the same
// edit was made on many pages, or the same words were only cut into other lines. In doubt it counts.
import { countWords, isFrame } from "../page/page-model.js";
import { isFigureEdit } from "../template/figures.js";
/** From so many words a line in a header is a sentence of this page's rather than the site's name or motto. */
const PROSE_WORDS = 10;
/** Text in the frame that no link leads away from, and that is more of the page than this, is not the frame's. */
const MOST_FRAME_SHARE = 0.05;
/** How near another line must have been replaced for a figure to have rotated with it. */
const ROTATION_REACH = 4;
/** The excuse of each operation. */
export function excusesOf(operations, { words, titles }, { isVolatile = () => false, template }) {
    const rotating = rotations(operations, isVolatile);
    const excuses = operations.map((op, i) => {
        if (op.isRecut)
            return "recut";
        if (rotating[i])
            return "volatile";
        if (template?.has(asEdit(op)))
            return "template";
        return isFramed(op, titles) ? "frame" : null;
    });
    const isMuch = saysMuch(operations, excuses, words);
    const isRedone = excuses.includes("template");
    return operations.map((op, i) => {
        // A new template may print the page's title where the old one did not.
        if (excuses[i] === null && isRedone && isTitleAgain(op, titles))
            return "template";
        return isMuch && excuses[i] === "frame" && isSaidInFrame(op) ? null : excuses[i];
    });
}
function isTitleAgain(op, titles) {
    return op.type !== "update" && sidesOf(op).every(({ element }) => titles.has(element.value));
}
const sidesOf = ({ before, after }) => [before, after].filter((side) => side !== null);
function asEdit({ type, before, after }) {
    return { type, before: before?.element ?? null, after: after?.element ?? null };
}
/** Both sides of an update must stand in a volatile place, or text could flow out of one unseen. */
function rotations(operations, isVolatile) {
    const inPlace = operations.map((op) => sidesOf(op).every((s) => isVolatile(s.element, s.slot)));
    const replaced = operations.filter((op, i) => inPlace[i] && op.type !== "move" && !isFigureEdit(asEdit(op)));
    const near = new Set(replaced.flatMap(({ after }) => (after?.element.kind === "text" ? reachOf(after.index) : [])));
    // A price that changes while all around it stays is news, also in a box that rotates on other days.
    return operations.map((op, i) => inPlace[i] && (!isFigureEdit(asEdit(op)) || near.has(op.after.index)));
}
function reachOf(index) {
    return Array.from({ length: 2 * ROTATION_REACH + 1 }, (_, i) => index - ROTATION_REACH + i);
}
/** A move between frame and content is the template's doing; an update counts if either side is content. */
function isFramed(op, titles) {
    const framed = (side) => isFrame(side.role);
    if (op.type === "move")
        return sidesOf(op).some(framed);
    const isNew = (side) => isProse(side) && !titles.has(side.element.value);
    return sidesOf(op).every(framed) && !sidesOf(op).some(isNew);
}
/** Header and leftovers hold the site's name and its buttons; a sentence or a heading there is this page's own. */
function isProse({ element, role }) {
    if (!isSaying(element, role))
        return false;
    return countWords(element.shown) >= PROSE_WORDS || /(?:^|>)h1[^>]*$/.test(element.place);
}
function isSaying({ kind, isLinked }, role) {
    return kind === "text" && isLinked !== true && (role === "header" || role === "frame");
}
function isSaidInFrame(op) {
    return op.type !== "move" && sidesOf(op).some(({ element, role }) => isSaying(element, role));
}
/** Whether what the frame says, and no other page confirms, is a large part of a small page. */
function saysMuch(operations, excuses, words) {
    const said = operations.filter((op, i) => excuses[i] === "frame" && isSaidInFrame(op));
    const most = said.reduce((sum, op) => sum + Math.max(...sidesOf(op).map((s) => countWords(s.element.shown))), 0);
    return most > 0 && most >= MOST_FRAME_SHARE * words;
}
