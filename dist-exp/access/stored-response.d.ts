import { type Capture, type Instant } from "#model/index.js";
import type { ServedBy } from "./coherent/served-choice.js";
import type { LookedUp } from "./found-entries.js";
import type { ReplayHeader } from "./memento-headers.js";
import type { ReplayIndex } from "./replay.js";
/** What is asked of the archive, as a page asks for it. */
export interface StoredAsked extends Omit<LookedUp, "url"> {
    readonly url: string;
    readonly at: Instant;
    /** All of the archive: the one that ran at the time goes before others. */
    readonly captures: readonly Capture[];
    readonly servedBy: ServedBy;
    /** Longer content is not given. */
    readonly mostBytes: number;
}
/** The stored response, nothing under this URL, or one that cannot be read. */
export type StoredAnswer = {
    readonly kind: "stored";
    readonly url: string;
    readonly at: Instant;
    /** The capture that it is of; `null` where the catalog does not know it. */
    readonly captureId: string | null;
    readonly status: number;
    /** As received, in order. */
    readonly headers: readonly ReplayHeader[];
    /** After transfer and content decoding. */
    readonly body: Uint8Array;
} | {
    readonly kind: "absent";
} | {
    readonly kind: "too-long";
} | {
    readonly kind: "unreadable";
    readonly reason: string;
};
/** Finds the record that replay would show, and gives it as it is. */
export declare function storedResponse(index: ReplayIndex, asked: StoredAsked): Promise<StoredAnswer>;
