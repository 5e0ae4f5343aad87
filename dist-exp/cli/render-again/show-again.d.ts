import type { Renderer } from "#ports/index.js";
import type { StoredAnswers } from "#verify/index.js";
/** How a document came out. */
export interface ShownAgain {
    readonly url: string;
    /** What differs, in words; empty where nothing does. */
    readonly differences: readonly string[];
}
type Rendering = NonNullable<StoredAnswers["certificate"]["pages"][number]["rendering"]>;
/** Shows one document again. */
export declare function showAgain(renderer: Renderer, answers: StoredAnswers, { url, rendering }: {
    readonly url: string;
    readonly rendering: Rendering;
}): Promise<ShownAgain>;
export {};
