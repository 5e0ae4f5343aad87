// Pages that are visited after all others: those whose visit failed by what may have been a passing fault, and those
// that a limit kept out and that it lets in now.
import { refusalCodeOf } from "#model/index.js";
import { isRetryable } from "./retry.js";
import { silentNotes, SilentRetries } from "./silent-retries.js";
/** The second tries of one visit pass. */
export class SecondTries {
    #run;
    #retried = new Set();
    #silent;
    constructor(run) {
        this.#run = run;
        this.#silent = new SilentRetries((url) => run.seen.of(url));
    }
    /** Whether the page has its second try. */
    has(url) {
        return this.#retried.has(url);
    }
    /** Pages that are tried once more from now on; those found by them get their own try. */
    take() {
        return this.#run.frontier.pages().filter((page) => page.state === "failed" && this.#takes(page));
    }
    /** What report and certificate say of pages that may be tried again and are not. */
    notes() {
        const isUntried = ({ url, state }) => state === "failed" && !this.#retried.has(url) && this.#failedOnce(url);
        return silentNotes(this.#run.frontier.pages().filter(isUntried));
    }
    #takes(page) {
        const { url } = page;
        if (this.#retried.has(url) || !this.#failedOnce(url) || !this.#silent.admits(page))
            return false;
        this.#retried.add(url);
        return true;
    }
    /** Tries are counted by what is in the catalog, so that an interruption adds none; one refused is no try. */
    #failedOnce(url) {
        const sightings = this.#run.seen.of(url);
        return sightings.length === 1 && isRetryable(sightings[0]);
    }
}
/** Pages that a limit raised since lets in again. */
export async function readmitted({ admission, frontier }) {
    const room = admission.placesLeft;
    if (room <= 0)
        return [];
    const over = frontier.pages().filter(isOverLimit).slice(0, room);
    for (const { url } of over)
        await frontier.setState(url, "known", null);
    return over;
}
function isOverLimit({ state, reason }) {
    return state === "skipped" && refusalCodeOf(reason) === "max-pages";
}
