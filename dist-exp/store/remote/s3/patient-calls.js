// Requests to a bucket, tried again while that may help; what fails for good, or too often, is told in one line.
import { IsochronError } from "#errors.js";
import { withPatience } from "./attempts.js";
import { failureOf } from "./s3-failure.js";
/** A bucket's server, asked with patience. */
export class PatientCalls {
    place;
    #calls;
    #patience;
    constructor(calls, { place, patience }) {
        this.#calls = calls;
        this.place = place;
        this.#patience = patience;
    }
    /** @throws IsochronError when it cannot be had, and the signal's reason when that is aborted */
    async ask(asking, work) {
        try {
            return await withPatience({ patience: this.#patience, ...asking }, (attempt) => work(this.#calls, attempt));
        }
        catch (error) {
            asking.signal?.throwIfAborted();
            const failure = error instanceof IsochronError ? null : failureOf(error);
            if (!failure)
                throw error;
            throw this.failure(`${asking.what}: ${failure.line}`, error);
        }
    }
    /** An error of this bucket's. */
    failure(line, cause) {
        return new IsochronError("CLUSTER", `${this.place}: ${line}`, { cause });
    }
    close() {
        this.#calls.close();
    }
}
