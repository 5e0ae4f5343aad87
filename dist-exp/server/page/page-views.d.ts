import type { PageUrl } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
/**
 * Where they lie, oldest first. They are found by the renderings that made them: those are told only to readers who may
 * see the page and all that it showed, which a picture's own name (`urn:view:…`) says nothing of.
 */
export declare function viewsOfPage({ catalog, index }: Archive, url: PageUrl): Promise<IndexEntry[]>;
