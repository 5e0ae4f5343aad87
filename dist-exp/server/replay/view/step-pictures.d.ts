import { type PageRendering, type PageUrl } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import type { StepPictures } from "./view-facts.js";
/** One picture. */
export interface StepPicture {
    readonly capture: string;
    readonly name: string;
    readonly url: PageUrl;
}
/** Those of a document that are held; what was shown after a secret was filled in is in no index, and so not here. */
export declare function heldPictures({ index }: Pick<Archive, "index">, capture: string, rendering: PageRendering): Promise<StepPictures | null>;
/**
 * Where a picture lies. It is found by the rendering that made it: that is told only to readers who may see the document
 * and all that it showed.
 */
export declare function pictureEntry({ catalog, index }: Pick<Archive, "catalog" | "index">, { capture, name, url }: StepPicture): Promise<IndexEntry | null>;
/** Its address on the access origin, below the secret. */
export declare function stepPicturePath({ capture, url }: StepPictures, name: string): string;
/** What follows `/step-picture/`; `null` where it is no such address. */
export declare function parseStepPicture(rest: string): StepPicture | null;
