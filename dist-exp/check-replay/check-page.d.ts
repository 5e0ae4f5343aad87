import type { StoredAnswer } from "#access/index.js";
import { type BothWays, type Capture, type CheckedPage, type Instant, type PageUrl } from "#model/index.js";
import type { Renderer, RenderingStore } from "#ports/index.js";
import type { ReplayedSide } from "./replayed-side.js";
import { type StepsAgain } from "./steps-again.js";
import { type StoredSide } from "./stored-side.js";
/** What a page is checked with. */
export interface PageMeans {
    readonly renderer: Renderer;
    /** How documents were shown at capture. */
    readonly renderings: Pick<RenderingStore, "ofDocument">;
    /** Whose settings say with which steps. */
    readonly captures: readonly Capture[];
    readonly stored: StoredSide;
    readonly replayed: ReplayedSide;
    readonly signal: AbortSignal;
}
/** A page to be checked: its document is a stored one. */
export interface PageToCheck {
    readonly url: PageUrl;
    /** As of when it is shown. */
    readonly at: Instant;
    /** From when its clock and its chance start. */
    readonly clock: Instant;
    readonly document: StoredAnswer & {
        readonly kind: "stored";
    };
    /** What was done to it at capture; `null` where nothing was. */
    readonly steps: StepsAgain | null;
}
/** What was found, and the pictures of it where both could be taken. */
export interface CheckedPair {
    readonly page: CheckedPage;
    readonly pictures: BothWays<Uint8Array> | null;
    /** The same after its steps. */
    readonly stepPictures?: BothWays<Uint8Array> | null;
}
/** A page of which not even the document can be given. */
export declare function unshownPage(url: PageUrl, at: Instant, reason: string): CheckedPair;
/** Shows it both ways and compares; a page that differs is shown from its stored bytes once more. */
export declare function checkPage(page: PageToCheck, means: PageMeans): Promise<CheckedPair>;
