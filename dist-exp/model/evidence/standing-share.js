// What one capture adds to what is known of its site's past: when more, or less, of it is known to have stood together,
// and what hosts' words proved to be worth.
import { instant } from "../time/instant.js";
/** What all captures' findings of one host come to: one that caught it lying is enough; nobody's finding is no trust. */
export function hostWordOf(host, found) {
    const skews = found.map(({ trust }) => trust?.skewUpperMs ?? Infinity);
    const skewUpperMs = Math.max(...skews);
    const isTested = found.length > 0;
    return {
        host,
        trust: isTested && skewUpperMs < Infinity ? { skewUpperMs } : null,
        isNotModifiedTrusted: isTested && found.every((one) => one.isNotModifiedTrusted),
    };
}
/** The sightings without 304s that the host's word is not good enough for: all of them, or those to its Last-Modified. */
export function believedLooks(sightings, word) {
    const isWorthless = ({ outcome }) => outcome.kind === "unchanged" &&
        (!word.isNotModifiedTrusted || (outcome.by === "last-modified" && word.trust === null));
    return sightings.some(isWorthless) ? sightings.filter((one) => !isWorthless(one)) : sightings;
}
/** Sums up changes of intervals: eight bytes for each end, however many pages there are. */
export class StepTally {
    #more = new Instants();
    #fewer = new Instants();
    /** Intervals that are known now; with −1 such as are not any more. Closed at both ends, in whole milliseconds. */
    add(intervals, sign = 1) {
        const [begun, ended] = sign === 1 ? [this.#more, this.#fewer] : [this.#fewer, this.#more];
        for (const { from, to } of intervals) {
            begun.push(from);
            ended.push(to + 1);
        }
    }
    get changes() {
        const [more, fewer] = [this.#more.inOrder(), this.#fewer.inOrder()];
        return merged(onceEach(more, 1), onceEach(fewer, -1));
    }
}
/** A growing list of instants. */
class Instants {
    #items = new Float64Array(64);
    #length = 0;
    push(at) {
        if (this.#length === this.#items.length) {
            const bigger = new Float64Array(2 * this.#length);
            bigger.set(this.#items);
            this.#items = bigger;
        }
        this.#items[this.#length++] = at;
    }
    inOrder() {
        return this.#items.slice(0, this.#length).sort();
    }
}
/** Each instant of a list in order once, with how often it stands there. */
function onceEach(all, sign) {
    const by = new Int32Array(all.length);
    let n = 0;
    for (const at of all) {
        if (n === 0 || all[n - 1] !== at)
            all[n++] = at;
        by[n - 1] += sign;
    }
    return { at: all.subarray(0, n), by: by.subarray(0, n) };
}
/** Several lists of changes as one. */
export function mergedChanges(lists) {
    if (lists.length === 0)
        return { at: new Float64Array(), by: new Int32Array() };
    let round = [...lists];
    while (round.length > 1)
        round = round.flatMap((one, i) => i % 2 === 1 ? [] : [i + 1 < round.length ? merged(one, round[i + 1]) : one]);
    return round[0];
}
function merged(a, b) {
    const most = a.at.length + b.at.length;
    const [at, by] = [new Float64Array(most), new Int32Array(most)];
    let [i, j, n] = [0, 0, 0];
    while (i < a.at.length || j < b.at.length) {
        const next = Math.min(a.at[i] ?? Infinity, b.at[j] ?? Infinity);
        let sum = 0;
        if (a.at[i] === next)
            sum += a.by[i++];
        if (b.at[j] === next)
            sum += b.by[j++];
        if (sum === 0)
            continue;
        at[n] = next;
        by[n++] = sum;
    }
    return { at: at.slice(0, n), by: by.slice(0, n) };
}
/** As a list of gaps and changes in turn: short as text. */
export function packChanges({ at, by }) {
    return Array.from({ length: 2 * at.length }, (_, i) => {
        const k = i >> 1;
        return i % 2 === 1 ? by[k] : at[k] - (k === 0 ? 0 : at[k - 1]);
    });
}
/** Reads what {@link packChanges} wrote. */
export function unpackChanges(packed) {
    const count = packed.length >> 1;
    const [at, by] = [new Float64Array(count), new Int32Array(count)];
    let last = 0;
    for (let k = 0; k < count; k++) {
        at[k] = last = instant(last + packed[2 * k]);
        by[k] = packed[2 * k + 1];
    }
    return { at, by };
}
