import type { HistoryEvent } from "./events.js";
/** The window to keep, in seconds since the epoch; the whole history when left out. */
export interface WindowOptions {
    readonly file: string;
    readonly fromSeconds?: number;
    readonly toSeconds?: number;
}
/** One page's events in order of time; of those before the window only the last. */
export interface Draft {
    readonly path: string;
    readonly events: HistoryEvent[];
}
/** The events of all pages within bounds. */
export declare class DraftBook {
    #private;
    constructor(options: WindowOptions);
    /** Takes the next event of the file; events of one page must come in order of time. */
    add(event: HistoryEvent): void;
    /** The window's ends; throws when nothing lies in it. */
    window(): {
        from: number;
        to: number;
    };
    /** The pages that are there at some time of the window. */
    living(): Draft[];
}
