// What a capture may spend: requests for pages, and time. Visits leave a third of it to the revisits, without
// which nothing is sharp; what is not reached stays in the denominator with the reason.
import { refusalReason } from "#model/index.js";
const VISIT_SHARE = 2 / 3;
/** The budget of a running capture. */
export class Budget {
    #parts;
    #maxRequests;
    #deadlineMs;
    constructor(parts) {
        const { budget } = parts.state.settings;
        this.#parts = parts;
        this.#maxRequests = budget?.maxRequests ?? Infinity;
        this.#deadlineMs = budget?.deadlineMs ?? Infinity;
    }
    /** Why nothing more is asked for, of visits or of all that comes after them; `null` while there is something left. */
    requestsSpent() {
        return this.#parts.seen.requests >= this.#mostRequests
            ? refusalReason("max-requests", String(this.#maxRequests))
            : null;
    }
    /** Whether one more request may be made beside those under way. */
    get hasRoom() {
        const { seen, open } = this.#parts;
        return seen.requests + open.size < this.#mostRequests;
    }
    /** The same of the time since the capture's start. */
    timeSpent() {
        return this.#elapsedMs >= this.#share * this.#deadlineMs
            ? refusalReason("deadline", `${Math.round(this.#deadlineMs / 1000)} s from its start`)
            : null;
    }
    /** How many requests can still be made at this pace. */
    requestsLeft(slotMs) {
        const timeLeftMs = this.#deadlineMs - this.#elapsedMs;
        const left = Math.min(this.#maxRequests - this.#parts.seen.requests, Math.floor(timeLeftMs / slotMs));
        return Math.max(0, left);
    }
    get #mostRequests() {
        return Math.floor(this.#share * this.#maxRequests);
    }
    get #share() {
        const { isVisiting, settings } = this.#parts.state;
        return isVisiting && settings.passes !== 1 ? VISIT_SHARE : 1;
    }
    get #elapsedMs() {
        return this.#parts.clock.now() - this.#parts.state.capture.startedAt;
    }
}
