import { drawAnswerMs } from "./site-world.js";
/** From the last check to the first byte on the wire. */
const SENDING_MS = 0.2;
/** Sent so long after the check, a request is late: its process stood still in between. */
const LATE_MS = 5;
/** The network between all processes and all servers. */
export class SimulatedFetches {
    #events;
    #world;
    #random;
    #log;
    constructor(events, world, random, log) {
        this.#events = events;
        this.#world = world;
        this.#random = random;
        this.#log = log;
    }
    /** Sends it, and resolves with the time to the answer when that is there. */
    async fetch(request) {
        const { process, host } = request;
        const checkedMs = process.monotonicMs();
        process.beginSending();
        await process.sleepUntil(checkedMs + SENDING_MS);
        const isLate = process.monotonicMs() - checkedMs > LATE_MS;
        const wayMs = this.#world.oneWayMs[host];
        const arrivesMs = process.monotonicMs() + wayMs;
        return new Promise((resolve) => {
            this.#events.at(arrivesMs, () => {
                const answerMs = drawAnswerMs(this.#random);
                this.#serve(request, isLate, answerMs);
                process.at(arrivesMs + answerMs + wayMs, () => {
                    this.#log.answered(host, !process.isCut);
                    resolve(answerMs + 2 * wayMs);
                });
            });
        });
    }
    /** At the server: begins now, ends with the answer, or soon after the connection broke off. */
    #serve({ process, gates, host }, isLate, answerMs) {
        const events = this.#events;
        const hasTurn = (gate) => gates === null || gates.isIn(gate);
        const told = this.#log.arrive({ host, atMs: events.nowMs, isLate, hasTurn });
        let hasEnded = false;
        const end = () => {
            if (hasEnded)
                return;
            hasEnded = true;
            forget();
            told(events.nowMs);
        };
        const forget = process.onKill(() => events.at(events.nowMs + this.#world.oneWayMs[host], end));
        events.at(events.nowMs + answerMs, end);
    }
}
