/** How showing documents went. */
export class RenderingCount {
    #counts = { pages: 0, failed: 0, open: 0, closed: 0 };
    #openKinds = new ReasonCount();
    #failures = new ReasonCount();
    #by = "";
    get pages() {
        return this.#counts.pages;
    }
    see({ failure, open, isClosed, renderedBy }) {
        this.#counts.pages++;
        this.#by ||= renderedBy.split(",", 1)[0];
        if (failure !== null)
            this.#counts.failed++;
        if (failure !== null)
            this.#failures.add(failure);
        if (open.length > 0)
            this.#counts.open++;
        for (const kind of new Set(open.map((one) => one.kind)))
            this.#openKinds.add(kind);
        if (isClosed)
            this.#counts.closed++;
    }
    result() {
        const [openKinds, failures] = [this.#openKinds.result(), this.#failures.result()];
        return { by: this.#by, ...this.#counts, ...(openKinds && { openKinds }), ...(failures && { failures }) };
    }
}
const [MOST_REASONS, MOST_REASON_CHARS] = [20, 120];
/** Reasons and how often each was given; those beyond a few kinds as one, since words may name addresses. */
class ReasonCount {
    #counts = new Map();
    add(reason) {
        const short = reason.slice(0, MOST_REASON_CHARS);
        const key = this.#counts.has(short) || this.#counts.size < MOST_REASONS ? short : "other reasons";
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    /** The most frequent first; `null` where there are none. */
    result() {
        if (this.#counts.size === 0)
            return null;
        return Object.fromEntries([...this.#counts].sort(([, a], [, b]) => b - a));
    }
}
