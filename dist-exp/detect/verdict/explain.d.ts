import type { PageDelta } from "../delta/block-delta.js";
import type { ChangeVerdict } from "#model/index.js";
import type { StructuralChange } from "./categories.js";
/** What an explanation is made from. */
export interface Explained {
    readonly verdict: ChangeVerdict;
    readonly share: number;
    readonly delta: PageDelta;
    readonly structure: StructuralChange;
    /** What differs besides what the page says, in words. */
    readonly beside: readonly string[];
}
/** The explanation of a verdict. */
export declare function explain(explained: Explained): string;
