// How many of each group's pages were fetched in a period, and how many of them had changed.
/** Kinds of evidence that {@link GroupSums.kind} tells apart. */
export const EVIDENCE_KINDS = 11;
const SHARES = [0.05, 0.2, 0.5, 0.9];
/** Sums over the fetched pages of each group. */
export class GroupSums {
    size;
    fetched;
    #weight;
    #changed;
    #kinds;
    constructor(groups) {
        this.size = new Int32Array(groups);
        this.fetched = new Int32Array(groups);
        this.#weight = new Float64Array(groups);
        this.#changed = new Float64Array(groups);
        this.#kinds = new Uint8Array(groups);
    }
    /** A page of the group was fetched. */
    look(group, weight, changed) {
        this.fetched[group] += 1;
        this.#weight[group] += weight;
        if (changed)
            this.#changed[group] += weight;
        this.#kinds[group] = this.#judge(group);
    }
    /** None fetched (0), none of 1, 2–3, 4–7, 8–15, 16 or more changed (1–5), or the changed share in five classes (6–10). */
    kind(group) {
        return this.#kinds[group];
    }
    #judge(group) {
        const share = this.#changed[group] / this.#weight[group];
        if (!(share > 0.001))
            return Math.min(5, 1 + Math.floor(Math.log2(this.fetched[group])));
        return 6 + SHARES.filter((limit) => share >= limit).length;
    }
}
