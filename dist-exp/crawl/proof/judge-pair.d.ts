import { type PageVersion } from "#access/index.js";
import { type ChangeOptions } from "#detect/index.js";
import { type CapturedSighting, type ChangeJudgement, type ChangeResult, type ChangesJudged, type PageUrl } from "#model/index.js";
import type { Logger, WarcStore } from "#ports/index.js";
/** What the pages' edits are held against, or where they are written down. */
export type SharedEdits = Pick<ChangeOptions, "tally" | "template">;
/** A page at two looks. */
export interface LookPair {
    readonly url: PageUrl;
    readonly before: CapturedSighting;
    readonly after: CapturedSighting;
}
/** What the detector says, and how long the longer content is. */
export interface PairJudgement extends ChangeJudgement {
    readonly longestBytes: number;
    /** All that it says; `null` where the status alone tells. */
    readonly change: ChangeResult | null;
}
/** What helps to weigh it. */
interface PairOptions extends Pick<ChangeOptions, "known" | "history">, SharedEdits {
    /** Two responses fetched back to back, read when they are needed; none unless told. */
    readonly probes?: () => Promise<[Uint8Array, Uint8Array] | null>;
}
/** Weighs the difference of two looks; `null` when one of them cannot be read any more. */
export declare function judgePair({ url, before, after }: LookPair, warcs: Pick<WarcStore, "read">, { probes, ...options }: PairOptions): Promise<PairJudgement | null>;
/** What a look showed, decoded as far as it is compared. */
export declare function readVersion(warcs: Pick<WarcStore, "read">, sighting: CapturedSighting): Promise<PageVersion | null>;
/** Who hears of what could not be compared, and who may want to stop. */
interface JudgingPorts {
    readonly logger: Logger;
    /** Whether the user wants to stop: pages not judged by then stay unjudged, and are counted so. */
    readonly isInterrupted?: () => boolean;
}
/**
 * Judges pages that are compared together. What many of them show alike is known only when all were compared: those
 * that count such an edit are judged again, so that the pages are gone through twice. One that cannot be read is
 * counted, not fatal.
 */
export declare function judgeEach<T extends {
    readonly url: PageUrl;
}>(pages: Iterable<T>, judge: (page: T, shared: SharedEdits) => Promise<ChangeJudgement | null>, ports: JudgingPorts): Promise<{
    readonly byPage: Map<PageUrl, ChangeJudgement>;
    readonly unjudged: number;
}>;
/** How many were judged in which way. */
export declare function verdictCounts(judgements: readonly ChangeJudgement[]): ChangesJudged["verdicts"];
export {};
