const MOST_OF_A_KIND = 100;
/** Keeps the first findings of each kind, in order, and counts the others. */
export class FindingTally {
    #kept = [];
    #counts = new Map();
    add(finding) {
        const count = (this.#counts.get(finding.code) ?? 0) + 1;
        this.#counts.set(finding.code, count);
        if (count <= MOST_OF_A_KIND)
            this.#kept.push(finding);
    }
    /** In the order of the file; the last one kept of a kind says how many more there were. */
    toArray() {
        const left = new Map([...this.#counts].map(([code, count]) => [code, count - MOST_OF_A_KIND]));
        const last = new Map(this.#kept.map((finding) => [finding.code, finding]));
        return this.#kept.map((finding) => {
            const more = last.get(finding.code) === finding ? (left.get(finding.code) ?? 0) : 0;
            return more > 0 ? { ...finding, more } : finding;
        });
    }
}
