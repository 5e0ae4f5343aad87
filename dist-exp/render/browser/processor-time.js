/** Adds up what each process has used more than when it was last seen. */
export class ProcessorTime {
    #totalMs = null;
    #last = new Map();
    /** Since the first look; `null` where the system tells nothing. */
    get totalMs() {
        return this.#totalMs;
    }
    /** Takes one look at the whole tree. What a process used between its last look and its end is lost: a moment. */
    see(tree) {
        if (tree.length === 0)
            return;
        const now = new Map(tree.map((one) => [`${one.pid} ${one.startedAt}`, one.processorMs]));
        let usedMs = 0;
        for (const [key, ms] of now)
            usedMs += Math.max(0, ms - (this.#last.get(key) ?? 0));
        this.#totalMs = this.#totalMs === null ? 0 : this.#totalMs + usedMs;
        this.#last = now;
    }
}
