import { type PageUrl, type Sighting, type Told, type ToldSighting } from "#model/index.js";
/** The told times of one testimony. */
export declare class ToldSpans {
    #private;
    /** `ofPage`: what the catalog holds of a page in this testimony. */
    constructor(ofPage: (url: PageUrl) => Promise<readonly Sighting[]>, most?: number);
    /** Takes a span that is on record. */
    add(url: PageUrl, told: Told): void;
    /** Whether a span has an instant in common with one that is on record; `unfiled`: not in the catalog yet. */
    overlaps(url: PageUrl, told: Told, unfiled?: readonly ToldSighting[]): Promise<boolean>;
}
