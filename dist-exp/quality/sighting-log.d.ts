import type { PageUrl, Sighting } from "#model/index.js";
/** The pages of a capture by number; −1 for what is none of them. */
interface NumberedPages {
    numberOf(url: PageUrl): number;
    urlAt(number: number): PageUrl;
}
/** Sightings by page, oldest first. */
export declare class SightingLog {
    #private;
    constructor(pages: NumberedPages);
    /** Pages with at least one sighting. */
    get size(): number;
    add({ url, ...rest }: Sighting): void;
    has(url: PageUrl): boolean;
    /** Empty when the page was not seen. */
    of(url: PageUrl): Sighting[];
    /** The sightings page by page, those of the capture in order of discovery. */
    values(): Generator<Sighting[]>;
}
export {};
