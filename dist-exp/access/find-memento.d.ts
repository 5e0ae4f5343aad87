import type { PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry, StoredStream } from "#ports/index.js";
import { type ServedBy, type ServedChoice } from "./coherent/served-choice.js";
import { type LookedUp } from "./found-entries.js";
import type { MementoQuery } from "./memento-choice.js";
/** More records than this are not tried: somebody waits for the page. */
export declare const MOST_TRIES = 8;
/** A better record that is not shown, and why. */
export interface PassedOver {
    readonly entry: IndexEntry;
    readonly why: "unreadable" | "circular";
}
/** What is shown, and what would come before it. */
export interface FoundMemento extends ServedChoice {
    readonly passedOver: readonly PassedOver[];
    /** Whether it can be shown; where nothing can, this is the best of what cannot. */
    readonly isShown: boolean;
}
/** How a response is found without being prepared. */
export interface Finding extends Partial<Omit<LookedUp, "url">> {
    readonly servedBy?: ServedBy;
    /** Whether a record can be shown, as far as the asker knows. */
    readonly canBeShown?: (entry: IndexEntry) => Promise<boolean>;
}
/** Finds the response that is shown for a page at a time, and what is known of it; where none can be, the best. */
export declare function findMemento(index: Pick<CaptureIndex, "lookup" | "open" | "walk">, given: MementoQuery & {
    readonly url: PageUrl;
}, { servedBy, canBeShown, ...asked }?: Finding): Promise<FoundMemento | null>;
/** Whether a record can be shown: it is read back, holds a final response, and its content decodes. */
export declare function isShowable(index: Pick<CaptureIndex, "open">, entry: IndexEntry): Promise<boolean>;
/** Opens a record; damage to a file is something to tell the reader, not a failure of the program. */
export declare function openStored(index: Pick<CaptureIndex, "open">, entry: IndexEntry): Promise<StoredStream | null>;
/** Whether exactly this record is asked for. */
export declare function isNamed({ at, url }: IndexEntry, query: MementoQuery): boolean;
