import type { Instant, PageUrl } from "#model/index.js";
import type { LostSight } from "../served/index.js";
import type { FrameContent } from "./frame.js";
import type { FrameQueue } from "./frame-queue.js";
/** One whole answer. */
export interface SeenAnswer {
    readonly url: PageUrl;
    readonly variant: string | null;
    readonly form: string;
    /** Content coding: clients ask for several at a time, and each has a form of its own. */
    readonly coding: string;
    readonly arrivedAt: Instant;
    readonly lastByteAt: Instant;
    /** Made only when the writer does not know the form yet. */
    readonly content: () => {
        readonly words: FrameContent;
        readonly body: readonly Uint8Array[];
    };
}
/** What was counted, for those who watch. */
export interface RunTallies {
    /** Answers that were taken. */
    readonly taken: number;
    /** Those of them that were lost for want of room. */
    readonly dropped: number;
}
/** The pages that are asked for now; those asked for longest ago are forgotten first. */
export declare class AnswerRuns {
    #private;
    constructor(queue: FrameQueue, maxPages: number);
    get tallies(): RunTallies;
    get livePages(): number;
    /** Counts an answer. */
    take(answer: SeenAnswer): void;
    /** Says that an answer to a page was lost sight of, or was another than those recorded. */
    cut(url: PageUrl, lost: LostSight): void;
    /** The writer does not have what it was sent of a page: the next answer brings it again. */
    forget(url: PageUrl): void;
    /** Sends everything that is counted, and says what was lost; to be called every other second, and at the end. */
    flush(isLast?: boolean): void;
    /** A new day has a testimony of its own: what is counted goes before it, and bodies go again. */
    turnDay(at: Instant): void;
}
