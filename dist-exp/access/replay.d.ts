import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { type ServedBy, type ServedChoice } from "./coherent/served-choice.js";
import type { ServedEvidence } from "./coherent/served-evidence.js";
import type { MementoQuery } from "./memento-choice.js";
import { type ReplayHeader } from "./memento-headers.js";
import { type ReplayTarget } from "./replay-address.js";
import { type RangeAsked } from "./byte-range.js";
import { type LookedUp } from "./found-entries.js";
/** What of the index replay needs. */
export type ReplayIndex = Pick<CaptureIndex, "lookup" | "open" | "walk">;
/** A page at a time, and where its links shall lead. */
export interface ReplayQuery extends ReplayTarget, LookedUp {
    readonly within: MementoQuery["within"];
    /** What stands before the timestamp in replay addresses; empty for nothing. */
    readonly prefix: string;
    /** The same for the target of a redirect, where that is another one. */
    readonly redirectPrefix?: (url: string) => string;
    /** The origin on which TimeGate and TimeMaps are, where clients are told of them. */
    readonly gates?: string;
    /** What of ours stands at the beginning of a page, or of a script, once it is known which record is shown. */
    readonly opening?: (shown: ServedChoice) => Promise<Opening>;
    /** Which part of it is asked for, if not all. */
    readonly range?: RangeAsked;
    /** By what it is chosen; by the index alone unless told. */
    readonly servedBy?: ServedBy;
}
/** What of ours stands first: markup in a page, or lines in a script. */
interface Opening {
    readonly markup?: string;
    readonly script?: string;
}
/** A response ready to be sent from the replay origin. */
export interface ReplayedMemento {
    readonly kind: "memento";
    readonly status: number;
    readonly headers: readonly ReplayHeader[];
    /** In one piece, or, when it is long, in many at the reader's pace. */
    readonly body: Uint8Array | AsyncIterable<Uint8Array>;
    /** Whose scripts the original let read it beside its own: everybody's (`*`), those of one origin, or nobody's. */
    readonly readableBy: string | null;
    /** What is known of it at the time asked for. */
    readonly evidence: ServedEvidence;
}
/** What came of it: a response, nothing under this URL, or a stored response that cannot be shown or leads nowhere. */
export type Replayed = ReplayedMemento | {
    readonly kind: "absent";
} | {
    readonly kind: "unreadable";
    readonly entry: IndexEntry;
    readonly reason: string;
}
/** A redirect to itself, and nothing else is stored that could be shown. */
 | {
    readonly kind: "circular";
    readonly entry: IndexEntry;
};
/** Finds and prepares the response for a URL at a time. */
export declare function replay(index: ReplayIndex, query: ReplayQuery): Promise<Replayed>;
export {};
