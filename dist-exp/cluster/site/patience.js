// Patience with database and bucket: what cannot be reached is tried again for as long as the site is ours. The capture
// goes on meanwhile, and the backlog is seen to grow.
import { IsochronError } from "#errors.js";
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Tries again until it is ended. */
export class Patience {
    #options;
    #end = new AbortController();
    constructor(options) {
        this.#options = options;
    }
    /** Aborted when nothing more is tried. */
    get signal() {
        return this.#end.signal;
    }
    /** Nothing more is tried, for this reason. */
    end(reason) {
        this.#end.abort(reason);
    }
    /** Tries for as long as it is only out of reach. @throws the reason of the end */
    async with(attempt) {
        for (let waitMs = FIRST_WAIT_MS;; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
            this.signal.throwIfAborted();
            try {
                return await attempt();
            }
            catch (error) {
                this.signal.throwIfAborted();
                if (!(error instanceof IsochronError) || error.code !== "CLUSTER")
                    throw error;
                this.#tell(error.message);
                await this.wait(waitMs);
            }
        }
    }
    /** @throws the reason of the end */
    async wait(ms) {
        await this.#options.time.wait(ms, this.signal).catch(() => undefined);
        this.signal.throwIfAborted();
    }
    #tell(message) {
        const { logger, site, backlogBytes } = this.#options;
        logger.log("warn", `${site}: uploads wait: ${message}`, { backlogBytes: backlogBytes() });
    }
}
