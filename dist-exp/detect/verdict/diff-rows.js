import { elementsOf } from "../page/page-model.js";
import { diffSequences } from "../similarity/sequence-diff.js";
/** Rows in reading order: the newer version's lines, with deleted ones where they stood. */
export function diffRows(before, after, delta) {
    const byBefore = new Map(delta.operations.flatMap((op) => (op.before ? [[op.before, op]] : [])));
    const byAfter = new Map(delta.operations.flatMap((op) => (op.after ? [[op.after, op]] : [])));
    const old = elementsOf(before);
    const rows = [];
    let next = 0;
    /** Shows what was deleted up to the next line that stayed. */
    const passDeleted = () => {
        for (; next < old.length && byBefore.has(old[next]); next++) {
            const op = byBefore.get(old[next]);
            if (op.type === "delete")
                rows.push(operationRow(op));
        }
    };
    after.blocks.forEach((block, number) => {
        for (const element of block.elements) {
            passDeleted();
            const op = byAfter.get(element);
            rows.push(op ? operationRow(op) : keptRow(element, number));
            if (!op)
                next++;
        }
    });
    passDeleted();
    return rows;
}
function keptRow(element, block) {
    const whole = [{ text: element.shown, changed: false }];
    return { change: "kept", kind: element.kind, block, before: whole, after: whole, excuse: null };
}
function operationRow({ type, before, after, block, excuse }) {
    const { kind } = (after ?? before);
    const isRewritten = type === "update" && (kind === "text" || kind === "title");
    const [gone, come] = isRewritten
        ? markedWords(before.shown, after.shown)
        : [
            before && [{ text: before.shown, changed: type !== "move" }],
            after && [{ text: after.shown, changed: type !== "move" }],
        ];
    return { change: type, kind, block, before: gone, after: come, excuse };
}
/** Both lines cut into stretches of kept and changed words. */
function markedWords(before, after) {
    const [a, b] = [before.split(" "), after.split(" ")];
    const ids = new Map([...new Set([...a, ...b])].map((word, i) => [word, i]));
    const numbered = (words) => Int32Array.from(words, (word) => ids.get(word));
    const hunks = diffSequences(numbered(a), numbered(b));
    return [
        segments(a, hunks.map((h) => [h.aFrom, h.aTo])),
        segments(b, hunks.map((h) => [h.bFrom, h.bTo])),
    ];
}
function segments(words, changed) {
    const out = [];
    let at = 0;
    const push = (to, isChanged) => {
        if (to > at)
            out.push({ text: words.slice(at, to).join(" "), changed: isChanged });
        at = Math.max(at, to);
    };
    for (const [from, to] of changed) {
        push(from, false);
        push(to, true);
    }
    push(words.length, false);
    return out;
}
