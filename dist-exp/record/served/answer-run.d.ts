import type { Instant, PageUrl } from "#model/index.js";
/** A run of answers with the same bytes, given to one kind of visitors. */
export interface AnswerRun {
    readonly url: PageUrl;
    readonly variant: string | null;
    /** Status, content type, Location, content coding and digest of the body as sent, in one line. */
    readonly form: string;
    /** When the first of its requests arrived, and when the last one did. */
    readonly firstArrivedAt: Instant;
    readonly lastArrivedAt: Instant;
    /** The last bytes of the answers that ended first and last. */
    readonly firstLastByteAt: Instant;
    readonly lastLastByteAt: Instant;
    readonly count: number;
    /** Answers to its page that were lost before it; `null` when none were. */
    readonly lost: LostSight | null;
}
/** Answers that were seen to pass and are not known: from the arrival of the first to the end of the last. */
export interface LostSight {
    readonly since: Instant;
    readonly until: Instant;
}
