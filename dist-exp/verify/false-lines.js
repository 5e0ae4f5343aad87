// What the verifier found to be false, in the order in which it looked.
const MOST = 1000;
/** Collects false lines, and remarks that make nothing false. */
export class FalseLines {
    all = [];
    notes = [];
    /** What outside signatures and time stamps say. */
    attestations = [];
    /** Those of them that were found good. */
    sealsChecked = [];
    /** Times of an outside authority. */
    stampsAt = { start: null, end: null };
    /** Records that lie elsewhere than the certificate hints. */
    misplaced = 0;
    /** The list is bounded: one false line is enough, a million help nobody. */
    add(line, message) {
        if (this.all.length < MOST)
            this.all.push({ line, message });
    }
    /** Adds a false line unless the two are equal. */
    expect(line, claimed, found, what) {
        if (claimed !== found)
            this.add(line, `${what} ${show(found)}, not ${show(claimed)}`);
    }
}
function show(value) {
    return value === null || value === undefined ? "nothing" : String(value);
}
