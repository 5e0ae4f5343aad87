/** Up to this whoever begins waits anyway, or might as well not. */
const USUAL_MS = 1_000;
/** More servers than this are not kept in mind: those kept first are forgotten. */
const MOST_KEPT = 4_096;
/** What is known of the pauses of one process's servers, beside what is on disk. */
export class KeptPauses {
    #store;
    #most;
    /** Those kept last last. */
    #pauses;
    constructor(store, pauses, most) {
        this.#store = store;
        this.#most = most;
        this.#pauses = new Map(pauses.map((pause) => [pause.name, pause]));
    }
    /** As the last process left them. */
    static async open(store, most = MOST_KEPT) {
        return new KeptPauses(store, await store.all(), most);
    }
    /** How long each of them is to be left alone by whoever begins now. */
    get holds() {
        return [...this.#pauses.values()].map(({ name, askedMs, pauseMs }) => ({
            name,
            ms: Math.max(askedMs, pauseMs),
        }));
    }
    /** What robots.txt asked for when it was last read; 0 for nothing. */
    askedOf(name) {
        return this.#of(name).askedMs;
    }
    /** The pause after an answer; `null` where nothing has to be written before the next request. */
    note(name, pauseMs) {
        const { askedMs, pauseMs: keptMs } = this.#of(name);
        // A pause that follows how slow a server is changes with every answer: too long by half does no harm.
        if (pauseMs <= keptMs && pauseMs >= keptMs / 2)
            return null;
        return this.#keep({ name, askedMs, pauseMs });
    }
    /** What robots.txt asks for, whenever it was read: only that takes back what it asked for before. */
    noteAsked(name, askedMs) {
        const kept = this.#of(name);
        return kept.askedMs === askedMs ? null : this.#keep({ ...kept, askedMs });
    }
    #of(name) {
        return this.#pauses.get(name) ?? { name, askedMs: 0, pauseMs: 0 };
    }
    #keep(pause) {
        const { name, askedMs, pauseMs } = pause;
        const isUsual = askedMs <= USUAL_MS && pauseMs <= USUAL_MS;
        if (isUsual && !this.#pauses.has(name))
            return null;
        this.#pauses.delete(name);
        if (isUsual)
            return this.#store.forget(name);
        this.#pauses.set(name, pause);
        return this.#write(pause);
    }
    async #write(pause) {
        try {
            await this.#store.keep(pause);
        }
        catch (error) {
            this.#pauses.delete(pause.name); // tried again after the next answer
            throw error;
        }
        for (const name of this.#pauses.keys()) {
            if (this.#pauses.size <= this.#most)
                return;
            this.#pauses.delete(name);
            await this.#store.forget(name);
        }
    }
}
