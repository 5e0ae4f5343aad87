/** By gate. */
export class HeldTurns {
    #ports;
    #held = new Map();
    /** How many were lost, for figures. */
    lost = 0;
    constructor(ports) {
        this.#ports = ports;
        void this.#renewOn();
    }
    get size() {
        return this.#held.size;
    }
    /** Whether a gate is surely this process's. */
    isIn(name) {
        const turn = this.#held.get(name);
        return turn !== undefined && this.#ports.monotonicMs() < turn.untilMs;
    }
    keep(turn) {
        this.#held.set(turn.name, turn);
    }
    leave(turn) {
        if (this.#held.get(turn.name) === turn)
            this.#held.delete(turn.name);
        turn.untilMs = -Infinity;
    }
    async #renewOn() {
        const { patienceMs } = this.#ports;
        for (;;) {
            await this.#ports.sleepUntil(this.#ports.monotonicMs() + patienceMs / 3);
            const turns = [...this.#held.values()];
            if (turns.length === 0)
                continue;
            const askedMs = this.#ports.monotonicMs();
            const renewed = await this.#ports.renew(turns);
            if (renewed !== null)
                this.#takeIn(turns, new Set(renewed), askedMs + patienceMs);
        }
    }
    #takeIn(turns, renewed, untilMs) {
        for (const turn of turns) {
            if (this.#held.get(turn.name) !== turn)
                continue; // left meanwhile
            if (renewed.has(turn.ticket))
                turn.untilMs = Math.max(turn.untilMs, untilMs);
            else if (turn.untilMs > -Infinity) {
                turn.untilMs = -Infinity;
                this.lost++;
            }
        }
    }
}
