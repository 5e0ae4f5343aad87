import type { CheckedPage } from "#model/index.js";
import type { RenderOutcome } from "#ports/index.js";
/** What is judged, beside the page's name. */
export type Judged = Omit<CheckedPage, "url" | "at" | "isUnsteady" | "pictures" | "steps">;
/** Both renderings, and how their requests are named. */
export interface ShownTwice {
    readonly stored: RenderOutcome;
    readonly replayed: RenderOutcome;
    readonly meant: (url: string) => string | null;
    readonly outside: ReadonlySet<string>;
}
/** Judges a page that was shown, or not, both ways. */
export declare function judgePage({ stored, replayed, meant, outside }: ShownTwice): Judged;
/** A page of which nothing can be compared. */
export declare function couldNotBeShown(reasons: readonly string[]): Judged;
/** The picture of the view as it was at the end; those of steps have names. */
export declare function viewOf(outcome: RenderOutcome): Uint8Array | null;
