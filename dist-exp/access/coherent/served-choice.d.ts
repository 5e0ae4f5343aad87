import { type CapturedSighting, type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { type MementoQuery } from "../memento-choice.js";
import { type PageEvidence } from "./archive-evidence.js";
import { type KnownRequests } from "./request-groups.js";
import type { ServedEvidence } from "./served-evidence.js";
/** `coherent`: what answers for the moment; `nearest`: the record nearest to it, whatever is known. */
export type MementoChoice = "coherent" | "nearest";
/** How responses are chosen. */
export interface ServedBy extends KnownRequests {
    readonly choice: MementoChoice;
}
/** A stored response that may be served, and what is known of it. */
export interface ServedChoice {
    readonly entry: IndexEntry;
    readonly evidence: ServedEvidence;
    /** Whether it answered another request to the address than the one that is asked. */
    readonly isOther: boolean;
}
/** Where nothing is known but the index. */
export declare const BY_INDEX: ServedBy;
/**
 * All that may be served, the best first. What was captured at exactly the moment comes first, errors too: that is its
 * address, by which lists name it.
 */
export declare function choicesAt(entries: readonly IndexEntry[], query: MementoQuery, servedBy: ServedBy): AsyncGenerator<ServedChoice>;
/** What is known of a response at a moment, without the response. */
export type ToldOfLook = Pick<ServedEvidence, "tier" | "interval" | "against" | "answers">;
/** A page at the moment. */
export declare class PageAt {
    #private;
    constructor(page: PageEvidence, at: Instant);
    /** Whether more is known of it at the moment than that nothing contradicts it. */
    get isKnown(): boolean;
    /** From the moment to the look that answers for it. */
    get distanceMs(): number;
    /** Records that show the version which answers for the moment: its nearest look, then others with the same content. */
    inItsVersion(entries: readonly IndexEntry[]): Generator<IndexEntry>;
    /** What is known of a record at the moment. */
    evidenceOf(entry: IndexEntry): ServedEvidence;
    /** What is known of what a look has seen; `null`: of a record that no look tells of. */
    toldOf(look: CapturedSighting | null): ToldOfLook;
}
