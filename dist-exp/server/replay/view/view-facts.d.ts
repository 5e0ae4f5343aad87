import type { CompositeClass, Memento, MomentReason, RecordStrip, ServedEvidence } from "#access/index.js";
import type { Instant, StepTaken, ToldTier, Verdict } from "#model/index.js";
/** A stored response, and how well it answers for the moment. */
export interface ServedRecord {
    readonly url: string;
    readonly storedAt: Instant;
    readonly status: number | null;
    readonly mime: string | null;
    readonly evidence: ServedEvidence;
}
/** A record that is stored and not shown: it cannot be read, or it redirects to itself. */
export interface PassedRecord {
    readonly storedAt: Instant;
    readonly why: "unreadable" | "circular";
}
/** What a part is to its page. */
export type PartKind = "document" | "frame" | "image" | "style" | "script" | "font" | "media" | "other";
/** One part of a page: the document, or something that it needs. */
export interface PartFacts {
    readonly url: string;
    readonly kind: PartKind;
    /** The part that names it; `null` for the document, and for what only a script asked for. */
    readonly neededBy: string | null;
    /** `null` when the archive holds no response of it that can be shown. */
    readonly record: ServedRecord | null;
    /** Better records that are stored and not shown, the best first. */
    readonly passedOver: readonly PassedRecord[];
}
/** What the capture of the record says of the page, at the capture's own time point. */
export interface CaptureVerdict {
    readonly capture: string;
    readonly asOf: Instant;
    readonly verdict: Verdict;
    readonly reason: string | null;
    /** Of other tools' records nothing is certified. */
    readonly isImported: boolean;
    /** There when it is a look of a watch, which speaks of no moment. */
    readonly isRefresh?: true;
    /** There when it is told by others: whose word it is. */
    readonly told?: ToldTier;
}
/** How the parts stand together. */
export interface CompositeFacts {
    readonly class: CompositeClass;
    readonly parts: number;
    readonly missing: number;
    /** Whether every part that the documents and style sheets name is among them. */
    readonly isWhole: boolean;
}
/** The page's records over time. */
export interface VersionFacts {
    readonly records: number;
    readonly versions: number;
    /** Of the record shown, from 1; `null` when it has no address of its own. */
    readonly number: number | null;
    readonly first: Memento | null;
    readonly previous: Memento | null;
    readonly next: Memento | null;
    readonly last: Memento | null;
    readonly strip: RecordStrip | null;
}
/** Pictures that steps took, by their names. */
export interface StepPictures {
    readonly capture: string;
    readonly url: string;
    readonly names: readonly string[];
}
/** Everything. */
export interface ViewFacts {
    readonly format: "isochron-view/1";
    /** As asked for. */
    readonly url: string;
    /** The time that somebody wished for, where it is known to be another than the moment. */
    readonly wishedAt: Instant | null;
    /** The moment that is shown. */
    readonly at: Instant;
    /** How much is known at the moment, and at the wished time. */
    readonly reason: MomentReason;
    /** What the page calls itself. */
    readonly title: string | null;
    readonly shown: ServedRecord;
    readonly verdict: CaptureVerdict | null;
    readonly composite: CompositeFacts;
    readonly versions: VersionFacts;
    /** The document first. */
    readonly parts: readonly PartFacts[];
    /** What was done to the document by order when it was captured; left out where nothing was. */
    readonly steps?: readonly StepTaken[];
    /** Which of their pictures this reader may look at; left out where there are none. */
    readonly stepPictures?: StepPictures;
}
