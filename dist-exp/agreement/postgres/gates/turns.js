/** What has not been heard of for so long is forgotten. */
const SWEEP_AFTER = { gatesMs: 3_600_000, pausesMs: 30 * 86_400_000 };
const SWEEP_EVERY_MS = 600_000;
/** Turns in hand. */
export class HeldTurns {
    #statements;
    #patienceMs;
    #held = new Map();
    #timer = null;
    #sweepAtMs;
    /** How many were lost, for figures. */
    lost = 0;
    constructor(statements, patienceMs) {
        this.#statements = statements;
        this.#patienceMs = patienceMs;
        // Machines that started together do not all sweep together.
        this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS * (0.5 + Math.random());
    }
    get size() {
        return this.#held.size;
    }
    /** Keeps a turn until it is left. */
    take(given, leave) {
        const { name, turn } = given;
        const held = { ...given };
        this.#held.set(turn, held);
        this.#renewSoon();
        const isOurs = () => performance.now() < held.untilMs;
        return {
            isHeld: () => this.#held.has(turn) && isOurs(),
            leave: (leftMs) => {
                if (this.#held.delete(turn))
                    leave({ name, turn, pauseMs: leftMs }, isOurs);
            },
        };
    }
    /** Renews nothing more. */
    close() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
        this.#held.clear();
    }
    #renewSoon() {
        this.#timer ??= setTimeout(() => {
            this.#timer = null;
            if (this.#held.size === 0)
                return;
            // Again in time, also where this one hangs.
            this.#renewSoon();
            void this.#renew().catch(() => undefined);
        }, this.#patienceMs / 3).unref();
    }
    async #renew() {
        const turns = [...this.#held.values()];
        const askedMs = performance.now();
        const renewed = await this.#statements.renew(turns);
        for (const held of turns) {
            const untilDbMs = renewed.get(held.turn);
            if (untilDbMs === undefined)
                this.#lose(held);
            else {
                held.untilDbMs = Math.max(held.untilDbMs, untilDbMs);
                held.untilMs = Math.max(held.untilMs, askedMs + this.#patienceMs);
            }
        }
        await this.#sweep();
    }
    #lose({ turn }) {
        if (this.#held.delete(turn))
            this.lost++; // one that was left meanwhile was not lost
    }
    async #sweep() {
        if (performance.now() < this.#sweepAtMs)
            return;
        this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS;
        await this.#statements.sweep(SWEEP_AFTER);
    }
}
