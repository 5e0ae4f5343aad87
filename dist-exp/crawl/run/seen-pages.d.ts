import type { Frontier } from "#frontier/index.js";
import { type CapturedSighting, type Digest, type Instant, type PageUrl, type Sighting } from "#model/index.js";
import type { Catalog, KeptLook } from "#ports/index.js";
/** The sightings of one run, those of earlier processes included. */
export declare class SeenPages {
    #private;
    /** `writtenBytes` says what this process has put into the WARC. */
    constructor(frontier: Frontier, catalog: Pick<Catalog, "keepLook">, writtenBytes: () => number);
    /** Pages with at least one sighting. */
    get size(): number;
    has(url: PageUrl): boolean;
    /** All sightings of one page so far, oldest first; made anew at each call. */
    of(url: PageUrl): readonly Sighting[];
    /** The sightings page by page, in order of discovery. */
    values(): Generator<readonly Sighting[]>;
    /** The page's visit: the first look that showed its state before t*. */
    visitOf(url: PageUrl): CapturedSighting | null;
    /** An earlier full response of this page with the same payload, for a revisit record to refer to. */
    originalOf(url: PageUrl, payloadDigest: Digest): {
        id: string;
        date: Instant;
    } | null;
    /** Whether any page showed a state. */
    get hasAnyState(): boolean;
    /** Fetches of pages so far that went out to a server. */
    get requests(): number;
    /** All looks so far. */
    get looks(): number;
    /** Of the WARC records: all that this process wrote, and those that the sightings of earlier ones rest on. */
    get warcBytes(): number;
    /** Whom to tell, from now on, of every look that was kept. */
    whenKept(onKept: (url: PageUrl) => void): void;
    /** When the last byte of any look came. */
    get lastByteAt(): Instant;
    /** The place of the next look. */
    nextSeq(): number;
    /** Keeps a look, in the catalog first. */
    keep(look: KeptLook): Promise<void>;
    /** Takes in a sighting that an earlier process left in the catalog. */
    remember(sighting: Sighting): void;
}
