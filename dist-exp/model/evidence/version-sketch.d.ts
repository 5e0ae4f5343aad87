import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";
import type { Digest } from "./sighting.js";
/** Digests of a version's content and a MinHash signature of its words. */
export interface VersionSketch {
    readonly payloadDigest: Digest;
    /** Of the visible text. */
    readonly textDigest: Digest;
    /** Of what the page itself says: scrubbed, without its frame and its volatile regions. */
    readonly scrubbedDigest: Digest;
    /** Digest of the scrubbing rules and volatile regions; scrubbed digests of different sets do not compare. */
    readonly ruleSet: Digest;
    /** MinHash of the visible text's words. */
    readonly signature: Uint32Array;
}
/** A sketch as the archive keeps it: once for each page and content. */
export interface KeptSketch extends VersionSketch {
    readonly url: PageUrl;
    readonly contentDigest: Digest;
    /** When this content was first seen. */
    readonly at: Instant;
}
