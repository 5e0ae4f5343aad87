import { type PageUrl } from "#model/index.js";
import type { RecordJournal, Testimony } from "#ports/index.js";
import type { Frame, WriterStatus } from "../relay/index.js";
import { type TellGround } from "./tell-day.js";
/** What a writer writes to. */
export interface WriterGround {
    readonly journal: RecordJournal;
    /** The proxy's run. */
    readonly run: string;
    readonly site: string;
    /** Opens the testimony of a new day. */
    readonly open: () => Promise<Testimony>;
    /** Takes one up again; `null` when it was concluded already. */
    readonly resume: (capture: string) => Promise<Testimony | null>;
    readonly isTold: TellGround["isTold"];
    readonly maxPages: number;
    readonly onConcluded: TellGround["onConcluded"];
}
/** Writes one recorder's days. */
export declare class DayWriter {
    #private;
    constructor(ground: WriterGround);
    /** Takes up what the journal holds; says up to which frame of this run it has all. */
    begin(): Promise<number>;
    /** Takes a frame; it is acknowledged by the next commit. */
    take(frame: Frame): Promise<void>;
    /** Puts all that was taken on disk; gives the number of the last frame, and the pages that nothing is known of. */
    commit(): Promise<{
        readonly ack: number;
        readonly forget: readonly PageUrl[];
    }>;
    /** Tells what the day came to and ends it. */
    end(): Promise<void>;
    /** Leaves it, to be taken up again. */
    leave(): Promise<void>;
    get status(): WriterStatus | null;
}
