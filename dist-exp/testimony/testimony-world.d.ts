import type { Archive, Clock, Logger } from "#ports/index.js";
/** What a testimony needs of its process. */
export interface TestimonyWorld {
    readonly archive: Archive;
    readonly clock: Clock;
    readonly logger: Logger;
}
