import { type Capture, type PageStep, type PageUrl } from "#model/index.js";
import type { RenderingStore, RenderOutcome, StepsToTake } from "#ports/index.js";
/** What of a page's steps is taken again. */
export interface StepsAgain {
    /** `null` where the first of them is left out already. */
    readonly toTake: StepsToTake | null;
    readonly taken: number;
    readonly of: number;
    /** Why the rest is left out; `null` where nothing is. */
    readonly notRepeated: string | null;
}
/** The steps with which a document was captured; `null` where it was shown without. */
export declare function stepsOfDocument(document: {
    readonly captureId: string | null;
}, url: PageUrl, known: {
    readonly captures: readonly Pick<Capture, "id" | "settings">[];
    readonly renderings: Pick<RenderingStore, "ofDocument">;
}): Promise<StepsAgain | null>;
/** Up to the first step that needs a secret: what follows hangs on it. */
export declare function withoutSecrets(steps: readonly PageStep[]): StepsAgain;
/** Steps that came out otherwise in replay, in sentences. */
export declare function stepDifferences(stored: RenderOutcome, replayed: RenderOutcome): string[];
/** The first step that cannot be taken from the stored bytes either, in words; `null` where all were. */
export declare function stepNotTaken(stored: RenderOutcome): string | null;
