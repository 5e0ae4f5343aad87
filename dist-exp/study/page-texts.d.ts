import { type PdfReader } from "#detect/index.js";
import { type CapturedSighting, type PageRendering, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive, SearchedPage } from "#ports/index.js";
/** More of a text is not searched: a long book has as many characters. */
export declare const MOST_TEXT_CHARS: number;
/** What reading texts takes. */
export interface TextSources {
    readonly archive: Archive;
    /** The sites of captures that have ended; looks of others do not count yet. */
    readonly siteOf: ReadonlyMap<string, string>;
    /** Of a page in a capture, where it was shown in a browser. */
    readonly renderingOf: (captureId: string, url: PageUrl) => Promise<PageRendering | null>;
    readonly pdfs: Pick<PdfReader, "read">;
}
/** Whether a sighting shows something to search. */
export declare function hasText(sighting: Sighting): sighting is CapturedSighting;
/** Looks at a page and the texts that the index does not hold. */
export declare function pageTexts(sources: TextSources, url: PageUrl): Promise<SearchedPage>;
