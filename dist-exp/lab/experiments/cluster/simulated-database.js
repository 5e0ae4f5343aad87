/**
 * Measured, the database and its clients on 2 busy cores (docs/scale.md): 4,387 pairs of enter and leave a second with 8
 * clients; 14,681 pairs of claiming and completing, 50 at a time.
 */
export const MEASURED_COSTS = {
    questionMs: 1_000 / (2 * 4_387),
    rowMs: 1_000 / (2 * 14_681),
    roundTripMs: 1,
    timeoutMs: 5_000,
};
/** A question came to nothing, or its answer did. */
export class NoAnswer extends Error {
}
/** Answers one question after the other. */
export class SimulatedDatabase {
    #events;
    #random;
    #costs;
    #busyUntilMs = 0;
    #upFromMs = 0;
    #starts = 0;
    #onRestart = [];
    asked = { questions: 0, rows: 0, busyMs: 0, failed: 0, longestWaitMs: 0 };
    constructor(events, random, costs) {
        this.#events = events;
        this.#random = random;
        this.#costs = costs;
    }
    /** When it was last started anew; `null` where it never was. */
    get restartedAtMs() {
        return this.#starts === 0 ? null : this.#upFromMs;
    }
    /** Its own time. */
    get nowMs() {
        return this.#events.nowMs;
    }
    /** What it forgets when it is started anew. */
    forgetsOnRestart(forget) {
        this.#onRestart.push(forget);
    }
    /** Ends now, and is there again after this long. */
    restart(downMs) {
        this.#starts++;
        this.#upFromMs = this.#busyUntilMs = this.#events.nowMs + downMs;
        for (const forget of this.#onRestart)
            forget();
    }
    /** Asks it from a process. @throws NoAnswer where it is down or cut off; what was asked may have been done */
    ask(from, answer, rows = 1) {
        return new Promise((resolve, reject) => {
            this.asked.questions++;
            const { nowMs } = this.#events;
            const arrivesMs = nowMs + this.#oneWayMs();
            const lost = (atMs) => {
                this.asked.failed++;
                from.at(atMs, () => reject(new NoAnswer()));
            };
            if (from.isCut)
                return lost(nowMs + this.#costs.timeoutMs);
            if (arrivesMs < this.#upFromMs)
                return lost(arrivesMs + this.#oneWayMs());
            // It gives up a question that waited too long, unanswered and undone.
            if (this.#busyUntilMs - arrivesMs > this.#costs.timeoutMs)
                return lost(arrivesMs + this.#costs.timeoutMs);
            const starts = this.#starts;
            this.#events.at(this.#serve(arrivesMs, rows), () => {
                if (starts !== this.#starts)
                    return lost(this.#events.nowMs);
                const said = answer();
                if (from.isCut)
                    return lost(nowMs + this.#costs.timeoutMs);
                from.at(this.#events.nowMs + this.#oneWayMs(), () => resolve(said));
            });
        });
    }
    /** When it has answered what arrives then. */
    #serve(arrivesMs, rows) {
        const takesMs = this.#costs.questionMs + (rows - 1) * this.#costs.rowMs;
        const beginsMs = Math.max(arrivesMs, this.#busyUntilMs);
        this.#busyUntilMs = beginsMs + takesMs;
        this.asked.rows += rows;
        this.asked.busyMs += takesMs;
        this.asked.longestWaitMs = Math.max(this.asked.longestWaitMs, beginsMs - arrivesMs);
        return this.#busyUntilMs;
    }
    #oneWayMs() {
        return this.#costs.roundTripMs * (0.25 + 0.5 * this.#random.next());
    }
}
