// The delta of two versions, in the manner of Vi-DIFF: insert, delete, update and move of elements, found on
// the whole sequence of elements first, so that cutting a page differently into blocks is no change.
import { diffSequences } from "../similarity/sequence-diff.js";
import { isFigureEdit } from "../template/figures.js";
import { recutLines } from "./recut-lines.js";
/** The operation types of bensaad2011 section 3; N_Op is their number. */
export const OPERATION_TYPES = ["insert", "delete", "update", "move"];
/** Texts that share this much of their words are one text rewritten; otherwise one went and one came. */
const UPDATE_SIMILARITY = 0.3;
/** How far ahead an update looks for its counterpart. */
const UPDATE_REACH = 8;
/** Compares the elements of two versions. */
export function elementDelta(before, after) {
    const ids = new Map();
    const [a, b] = [numbered(before, ids), numbered(after, ids)];
    const hunks = diffSequences(a, b);
    const moves = findMoves(a, b, hunks);
    const moved = { before: new Set(moves.map((m) => m.before)), after: new Set(moves.map((m) => m.after)) };
    const operations = [...moves];
    for (const hunk of hunks) {
        const gone = range(hunk.aFrom, hunk.aTo).filter((i) => !moved.before.has(i));
        const come = range(hunk.bFrom, hunk.bTo).filter((i) => !moved.after.has(i));
        const recut = recutLines(before, after, gone, come);
        for (const line of recut.gone)
            operations.push({ type: "delete", before: line, isRecut: true });
        for (const line of recut.come)
            operations.push({ type: "insert", after: line, isRecut: true });
        const isRewritten = (lines) => (line) => !lines.has(line);
        const rewritten = [gone.filter(isRewritten(recut.gone)), come.filter(isRewritten(recut.come))];
        for (const op of pairUp(before, after, ...rewritten))
            operations.push(op);
    }
    return { operations, kept: keptPairs(hunks, a.length) };
}
function numbered(elements, ids) {
    return Int32Array.from(elements, ({ kind, value }) => {
        const key = `${kind} ${value}`;
        const id = ids.get(key) ?? ids.size;
        ids.set(key, id);
        return id;
    });
}
const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
/** An element that went here and came there has moved. */
function findMoves(a, b, hunks) {
    const gone = new Map();
    for (const hunk of hunks)
        for (let i = hunk.aFrom; i < hunk.aTo; i++) {
            const places = gone.get(a[i]);
            if (places)
                places.push(i);
            else
                gone.set(a[i], [i]);
        }
    const moves = [];
    // Last come first served keeps this linear: pop() where shift() would copy.
    for (const places of gone.values())
        places.reverse();
    for (const hunk of hunks)
        for (let after = hunk.bFrom; after < hunk.bTo; after++) {
            const before = gone.get(b[after])?.pop();
            if (before !== undefined)
                moves.push({ type: "move", before, after });
        }
    return moves;
}
function keptPairs(hunks, aLength) {
    const kept = [];
    let [x, y] = [0, 0];
    for (const hunk of [...hunks, { aFrom: aLength, aTo: aLength, bFrom: -1, bTo: -1 }]) {
        while (x < hunk.aFrom)
            kept.push([x++, y++]);
        [x, y] = [hunk.aTo, hunk.bTo];
    }
    return kept;
}
/** Within one hunk, what went and what came of the same kind may be one element updated. */
function pairUp(before, after, gone, come) {
    const operations = [];
    const open = new Set(come);
    for (const i of gone) {
        const old = before[i];
        const rivals = [...nearest(open, after, old.kind)];
        const rated = rivals.map((j) => ({ j, rating: similarity(old, after[j]) }));
        const best = rated.reduce((x, y) => (y.rating > x.rating ? y : x), { j: -1, rating: 0 });
        if (best.rating < UPDATE_SIMILARITY)
            operations.push({ type: "delete", before: i });
        else {
            operations.push({ type: "update", before: i, after: best.j });
            open.delete(best.j);
        }
    }
    for (const j of open)
        operations.push({ type: "insert", after: j });
    return operations;
}
function* nearest(open, after, kind) {
    let [seen, found] = [0, 0];
    for (const j of open) {
        if (seen++ >= 4 * UPDATE_REACH || found >= UPDATE_REACH)
            return;
        if (after[j].kind !== kind)
            continue;
        found++;
        yield j;
    }
}
/** A link or image in another's stead is that link updated; texts must resemble each other. */
function similarity(a, b) {
    if (a.kind !== "text")
        return 0.5;
    if (isFigureEdit({ before: a, after: b }))
        return 1;
    const [x, y] = [new Set(a.shown.split(" ")), new Set(b.shown.split(" "))];
    let shared = 0;
    for (const word of x)
        if (y.has(word))
            shared++;
    return shared / Math.max(1, Math.min(x.size, y.size));
}
