import { type LookRun, type PageLook } from "#model/index.js";
import type { FoundText, TextQuestion } from "#ports/index.js";
/** How a text answers for an instant; told: by others than our own looks. */
export type HitStanding = "between" | "told" | "nearest";
/** Whether a capture holds what others tell. */
export type IsTestimony = (captureId: string) => boolean;
/** A text that answers the question. */
export interface Hit {
    readonly text: FoundText;
    /** The runs of looks that answer, oldest first. */
    readonly runs: readonly LookRun[];
    /** With an instant: between two looks at this text, told of it, or nearest to one. */
    readonly standing: HitStanding | null;
    /** The look to show. */
    readonly shown: PageLook;
}
/** The hit, or none where no look at the text answers. */
export declare function hitOf(text: FoundText, question: TextQuestion, isTold: IsTestimony): Hit[];
