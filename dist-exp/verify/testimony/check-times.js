/** Goes over all versions once; of each page and its visitors it keeps the times. */
export class ToldTimes {
    #testimony;
    #lines;
    #end;
    #times = new Map();
    #pages = new Set();
    #versions = 0;
    #answers = 0;
    #converted = 0;
    constructor(testimony, lines) {
        const errors = (testimony.clock?.runs ?? []).map((run) => run.errorMs);
        this.#testimony = testimony;
        this.#lines = lines;
        this.#end = Date.parse(testimony.finishedAt) + Math.max(0, ...errors);
    }
    /** Takes the next version. */
    take(version, line) {
        const [from, to] = [Date.parse(version.from), Date.parse(version.to)];
        if (from > to)
            this.#lines.add(`${line}.from`, "it ends before it begins");
        if (to > this.#end)
            this.#lines.add(`${line}.to`, "it ends after the testimony was finished");
        checkTier(version, this.#testimony.tier, line, this.#lines);
        const key = JSON.stringify([version.url, version.variant ?? null]);
        const placed = { from, to, place: this.#versions++, isCurrent: version.isCurrent === true };
        const own = this.#times.get(key);
        if (own)
            own.push(placed);
        else
            this.#times.set(key, [placed]);
        this.#pages.add(version.url);
        this.#answers += version.count ?? 0;
        if (version.conversion !== null)
            this.#converted++;
    }
    /** What follows from all of them: spans that are apart, and counts. */
    finish() {
        for (const own of this.#times.values())
            checkApart(own, this.#lines);
        const { counts, tier } = this.#testimony;
        const lines = this.#lines;
        lines.expect("counts.pages", counts.pages, this.#pages.size, "the number of pages is");
        lines.expect("counts.versions", counts.versions, this.#versions, "the number of versions is");
        const answers = tier === "served" ? this.#answers : undefined;
        lines.expect("counts.answers", counts.answers, answers, "the number of answers counted is");
    }
    /** What the versions come to. */
    figures() {
        let [from, to] = [Infinity, -Infinity];
        for (const own of this.#times.values())
            for (const one of own)
                [from, to] = [Math.min(from, one.from), Math.max(to, one.to)];
        const iso = (at) => (Number.isFinite(at) ? new Date(at).toISOString() : null);
        return { versions: this.#versions, converted: this.#converted, from: iso(from), to: iso(to) };
    }
}
function checkTier(version, tier, line, lines) {
    const isServed = tier === "served";
    if (isServed && version.count === undefined)
        lines.add(`${line}.count`, "answers are counted where they were served");
    if (!isServed && version.count !== undefined)
        lines.add(`${line}.count`, "a source counts no answers");
    if (isServed && version.isCurrent)
        lines.add(`${line}.isCurrent`, "only a source says so");
    if (!isServed && version.variant !== undefined)
        lines.add(`${line}.variant`, "a source knows no visitors");
}
/** No instant of a page and its visitors is told twice, and what is current is the last that is told of its page. */
function checkApart(own, lines) {
    const inOrder = own.toSorted((a, b) => a.from - b.from);
    for (const [n, other] of inOrder.entries()) {
        const one = inOrder[n - 1];
        if (one === undefined)
            continue;
        if (one.to >= other.from)
            lines.add(`versions[${other.place}].from`, `it overlaps with versions[${one.place}], of the same page`);
        if (one.isCurrent)
            lines.add(`versions[${one.place}].isCurrent`, `versions[${other.place}] replaced it, of the same page`);
    }
}
