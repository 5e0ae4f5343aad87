import type { CompositeClass, MomentReason, ServedEvidence, ServedTier } from "#access/index.js";
import type { CaptureVerdict, CompositeFacts, PartFacts, ServedRecord } from "./view-facts.js";
/** How well a part is known, as one word; `missing` for what the archive does not hold. */
export type PartState = ServedTier | "missing";
/** All of them, the best first. */
export declare const PART_STATES: readonly PartState[];
/** One sentence for each. */
export declare const STATE_MEANING: Readonly<Record<PartState, string>>;
/** What speaks against a record. */
export declare const AGAINST_WORDS: {
    readonly known: "at this moment another version is known to have stood here";
    readonly likely: "nearer to this moment another version was seen";
};
/** Why a record has its tier, with the times that it rests on. */
export declare function evidenceSentence({ tier, interval, against }: ServedEvidence): string;
/** How far a record lies from the moment. */
export declare function distanceWords({ storedAt, evidence: { at } }: ServedRecord): string;
/** What is said of records that replay passes over; nothing where there are none. */
export declare function passedOverWords({ record, passedOver }: Pick<PartFacts, "record" | "passedOver">): string;
/** What each class of a view means. */
export declare const CLASS_MEANING: Readonly<Record<CompositeClass, string>>;
/** The class in short, for the line. */
export declare const CLASS_SHORT: Readonly<Record<CompositeClass, string>>;
/** How many parts there are, and how many of them are not. */
export declare function partsWords({ parts, missing, isWhole }: CompositeFacts): string;
/** How much of the site is known at the moment, and, where somebody wished for a time, of the page, then and here. */
export declare function reasonWords({ wished, parts, pages }: MomentReason): string;
/** What the capture says. */
export declare function verdictSentence(said: CaptureVerdict): string;
