import type { ViewFacts } from "./view-facts.js";
/** A list below the panel's table; nothing where nothing was done. */
export declare function stepsMarkup({ steps, at, stepPictures }: Pick<ViewFacts, "steps" | "at" | "stepPictures">, { prefix }: {
    readonly prefix: string;
}): string;
