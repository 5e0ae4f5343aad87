import { type Instant } from "#model/index.js";
import type { BlobStore, CaptureStore, Logger, SightingStore, WarcFile, WarcFileList, WarcPlace, WarcSink, WarcStore } from "#ports/index.js";
import type { ArchiveIndex } from "../cdxj/archive-index.js";
import type { FileSystem } from "../file-system.js";
import { type Sealing } from "./capture-sink.js";
/** What the WARC files of an archive are kept with. */
export interface CaptureWarcsOptions {
    readonly dir: string;
    readonly blobs: BlobStore;
    readonly captures: Pick<CaptureStore, "get" | "list">;
    readonly list: WarcFileList;
    readonly sightings: Pick<SightingStore, "ofPage">;
    readonly archived: ArchiveIndex;
    readonly fs: FileSystem;
    readonly maxWarcBytes?: number;
    readonly software?: string;
    readonly logger?: Logger;
    readonly sealing?: Sealing;
}
/** The WARC files of one archive directory. */
export declare class CaptureWarcs implements WarcStore {
    #private;
    constructor(options: CaptureWarcsOptions);
    open(captureId: string): Promise<WarcSink>;
    index(captureId: string): Promise<void>;
    files(captureId: string): Promise<WarcFile[]>;
    sizes(captureId: string): Promise<Pick<WarcFile, "file" | "sizeBytes">[]>;
    writtenAt(captureId: string): Promise<Instant | null>;
    read(sighting: Parameters<WarcStore["read"]>[0]): Promise<Uint8Array | null>;
    readFields(place: WarcPlace): Promise<Readonly<Record<string, string>>>;
    /** Closes what is open; lines of captures that were interrupted are given up. */
    close(): Promise<void>;
}
