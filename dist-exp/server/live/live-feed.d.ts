import { PassThrough } from "node:stream";
import type { Logger } from "#ports/index.js";
/** Hands snapshots to a bounded number of clients as server-sent events. */
export declare class LiveFeed {
    #private;
    constructor(look: () => Promise<unknown>, logger: Logger);
    /** A stream for one more client; `null` when there are too many. */
    join(): PassThrough | null;
    /** Ends every stream. */
    close(): void;
}
