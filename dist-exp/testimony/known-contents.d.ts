import { type Digest, type Instant, type PageUrl, type VersionIdentity } from "#model/index.js";
/** A record that holds a content. */
export interface HoldingRecord {
    readonly id: string;
    readonly date: Instant;
}
/** The contents kept last, by page, identity and payload: a revisit stands for the very bytes (WARC 1.1 section 6.7.2). */
export declare class KnownContents {
    #private;
    constructor(most?: number);
    find(url: PageUrl, identity: VersionIdentity, payload: Digest): HoldingRecord | null;
    add(url: PageUrl, identity: VersionIdentity, payload: Digest, record: HoldingRecord): void;
}
