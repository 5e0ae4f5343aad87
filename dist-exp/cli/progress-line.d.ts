import type { Progress } from "#crawl/index.js";
import type { Logger } from "#ports/index.js";
import type { Io } from "./io.js";
/** How progress is shown; `auto` draws on a terminal and writes JSON lines elsewhere. */
export type ProgressMode = "auto" | "json" | "plain" | "none";
/** Shows how far a capture has come; call `end` before printing anything else. */
export declare class ProgressLine {
    #private;
    constructor(io: Io, mode?: ProgressMode, nowMs?: () => number);
    readonly show: (progress: Progress) => void;
    /** Leaves what is drawn as it is and goes to the next line. */
    end(): void;
    /** A logger whose lines do not run into what is drawn. */
    beside(logger: Logger): Logger;
}
