import { type Outcome } from "#model/index.js";
import type { BlobStore, Logger, ReadableExchange } from "#ports/index.js";
import type { DecodeLimits } from "#formats/index.js";
import { type FileSystem } from "../file-system.js";
import type { Finding } from "../warc/read/finding.js";
import { FindingTally } from "../warc/read/finding-tally.js";
/** How an archive is rebuilt. */
export interface ReindexOptions {
    /** Reads an exchange as the crawl did: the detect stage's, given by whoever wires the stages. */
    readonly readOutcome: (exchange: ReadableExchange, limits?: DecodeLimits) => Promise<Outcome>;
    readonly logger?: Logger;
    readonly fileSystem?: FileSystem;
}
/** What a rebuild did. */
export interface ReindexSummary {
    readonly files: number;
    readonly captures: number;
    /** Sightings that the catalog did not have. */
    readonly sightingsAdded: number;
    /** The rule set that the keys of the new indexes follow. */
    readonly surtRules: string;
    readonly findings: readonly Finding[];
}
/** Rebuilds all indexes of an archive; a catalog that is lost or cannot be read is made anew. */
export declare function reindex(dir: string, options: ReindexOptions): Promise<ReindexSummary>;
/** An archive that is worked on. */
export interface ArchivePlace {
    readonly blobs: BlobStore;
    readonly dir: string;
    readonly fs: FileSystem;
}
interface FolderToIndex extends ArchivePlace {
    readonly folder: string;
    readonly files: readonly string[];
    readonly findings: FindingTally;
}
/** Makes the index of one site's folder anew. */
export declare function indexFolder(place: FolderToIndex): Promise<void>;
export {};
