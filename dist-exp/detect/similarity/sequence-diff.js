// Diff of two token sequences with bounded effort: Myers' O(ND) where the difference is small, unique
// common tokens (patience) as cutting points where it is not. Linear in time for sequences of any length.
/** Differences up to which Myers' search is exact; its cost grows with the square. */
const MYERS_MAX_D = 160;
/** Rounds of cutting at unique tokens; what is left after them counts as replaced. */
const MAX_CUTS = 12;
/** The hunks that turn a into b, in order; equal tokens between hunks are kept. Says when they may not be the fewest. */
export function diffSequences(a, b, onShortcut = () => undefined) {
    const hunks = [];
    const tasks = [{ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length, cuts: 0 }];
    for (let task = tasks.pop(); task; task = tasks.pop()) {
        const range = trimmed(a, b, task);
        if (range.aFrom === range.aTo && range.bFrom === range.bTo)
            continue;
        if (range.aFrom === range.aTo || range.bFrom === range.bTo) {
            hunks.push(range);
            continue;
        }
        const found = myers(a.subarray(range.aFrom, range.aTo), b.subarray(range.bFrom, range.bTo));
        if (found) {
            for (const hunk of found)
                hunks.push(shifted(hunk, range));
            continue;
        }
        onShortcut();
        for (const part of cutAtUnique(a, b, { ...range, cuts: task.cuts + 1 }, hunks))
            tasks.push(part);
    }
    return hunks.sort((x, y) => x.aFrom - y.aFrom || x.bFrom - y.bFrom);
}
/** Tokens inserted plus deleted by the hunks. */
export function changedTokens(hunks) {
    return hunks.reduce((sum, h) => sum + (h.aTo - h.aFrom) + (h.bTo - h.bFrom), 0);
}
function trimmed(a, b, range) {
    let { aFrom, aTo, bFrom, bTo } = range;
    while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom])
        [aFrom, bFrom] = [aFrom + 1, bFrom + 1];
    while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1])
        [aTo, bTo] = [aTo - 1, bTo - 1];
    return { aFrom, aTo, bFrom, bTo };
}
function shifted(hunk, by) {
    return {
        aFrom: hunk.aFrom + by.aFrom,
        aTo: hunk.aTo + by.aFrom,
        bFrom: hunk.bFrom + by.bFrom,
        bTo: hunk.bTo + by.bFrom,
    };
}
/** Myers 1986, greedy forward search keeping each round's end points; `null` beyond the bound. */
function myers(a, b) {
    const bound = Math.min(MYERS_MAX_D, a.length + b.length);
    const rounds = [];
    // ends[k + bound + 1] is the furthest x on diagonal k = x - y.
    const ends = new Int32Array(2 * bound + 3);
    for (let d = 0; d <= bound; d++) {
        rounds.push(ends.slice(bound + 1 - d - 1, bound + 1 + d + 2));
        for (let k = -d; k <= d; k += 2) {
            const at = k + bound + 1;
            const down = k === -d || (k !== d && ends[at - 1] < ends[at + 1]);
            let x = down ? ends[at + 1] : ends[at - 1] + 1;
            while (x < a.length && x - k < b.length && a[x] === b[x - k])
                x++;
            ends[at] = x;
            if (x >= a.length && x - k >= b.length)
                return traceBack(rounds, a.length, b.length);
        }
    }
    return null;
}
function traceBack(rounds, aLength, bLength) {
    const hunks = [];
    let x = aLength;
    let y = bLength;
    for (let d = rounds.length - 1; d > 0; d--) {
        const ends = rounds[d];
        const at = x - y + d + 1;
        const down = x - y === -d || (x - y !== d && ends[at - 1] < ends[at + 1]);
        const fromX = down ? ends[at + 1] : ends[at - 1];
        const fromY = fromX - (down ? x - y + 1 : x - y - 1);
        prepend(hunks, {
            aFrom: fromX,
            aTo: down ? fromX : fromX + 1,
            bFrom: fromY,
            bTo: down ? fromY + 1 : fromY,
        });
        x = fromX;
        y = fromY;
    }
    return hunks.reverse();
}
/** Hunks come last to first; neighbours that touch are one. */
function prepend(hunks, step) {
    const last = hunks.at(-1);
    if (last && last.aFrom === step.aTo && last.bFrom === step.bTo)
        hunks[hunks.length - 1] = { aFrom: step.aFrom, aTo: last.aTo, bFrom: step.bFrom, bTo: last.bTo };
    else
        hunks.push(step);
}
/** Cuts the range at tokens unique on both sides, kept in order; with none the range counts as replaced. */
function cutAtUnique(a, b, range, hunks) {
    const anchors = range.cuts > MAX_CUTS ? [] : inOrder(uniquePairs(a, b, range));
    if (anchors.length === 0) {
        hunks.push({ aFrom: range.aFrom, aTo: range.aTo, bFrom: range.bFrom, bTo: range.bTo });
        return [];
    }
    const tasks = [];
    let { aFrom, bFrom } = range;
    for (const [x, y] of anchors) {
        tasks.push({ aFrom, aTo: x, bFrom, bTo: y, cuts: range.cuts });
        [aFrom, bFrom] = [x + 1, y + 1];
    }
    tasks.push({ aFrom, aTo: range.aTo, bFrom, bTo: range.bTo, cuts: range.cuts });
    return tasks;
}
function uniquePairs(a, b, range) {
    const inA = uniquePositions(a, range.aFrom, range.aTo);
    const inB = uniquePositions(b, range.bFrom, range.bTo);
    const pairs = [];
    for (const [token, x] of inA) {
        const y = inB.get(token);
        if (x >= 0 && y !== undefined && y >= 0)
            pairs.push([x, y]);
    }
    return pairs;
}
/** Position of each token of the range, -1 when it occurs more than once. */
function uniquePositions(tokens, from, to) {
    const positions = new Map();
    for (let i = from; i < to; i++)
        positions.set(tokens[i], positions.has(tokens[i]) ? -1 : i);
    return positions;
}
/** Longest run of pairs (sorted by x) with rising y: patience sorting. */
function inOrder(pairs) {
    const tops = [];
    const before = new Int32Array(pairs.length).fill(-1);
    pairs.forEach(([, y], i) => {
        let low = 0;
        let high = tops.length;
        while (low < high) {
            const mid = (low + high) >> 1;
            if (pairs[tops[mid]][1] < y)
                low = mid + 1;
            else
                high = mid;
        }
        if (low > 0)
            before[i] = tops[low - 1];
        tops[low] = i;
    });
    const chain = [];
    for (let i = tops.at(-1) ?? -1; i >= 0; i = before[i])
        chain.push(pairs[i]);
    return chain.reverse();
}
