import { type Capture, type Instant, type RecordRef } from "#model/index.js";
import type { ContentRecord, ExchangeRecord, ResourceRecord, WarcFileList, WarcSink } from "#ports/index.js";
import type { FileSystem } from "../file-system.js";
import type { Lend } from "./lending.js";
import { WrittenFile } from "./written-file.js";
/** What a sink needs to know and use. */
export interface CaptureSinkOptions {
    readonly dir: string;
    readonly capture: Capture;
    /** Bodies that need not be stored again. */
    readonly lend: Lend;
    readonly files: WarcFileList;
    readonly fs: FileSystem;
    readonly maxFileBytes: number;
    readonly software: string;
    readonly sealing?: Sealing;
}
/** How files are sealed that others wait for. */
export interface Sealing {
    /** A file is closed when a record comes so long after its first one. */
    readonly maxAgeMs: number;
    /** Told of each file that is closed: nothing of it changes any more. */
    readonly onSealed: (file: SealedFile) => void;
}
/** A WARC file that is closed. */
export interface SealedFile {
    /** Relative to the archive, with forward slashes. */
    readonly file: string;
    readonly sizeBytes: number;
    readonly sha256: string;
}
/** Writes a capture's records; files are made when first needed. */
export declare class CaptureSink implements WarcSink {
    #private;
    constructor(options: CaptureSinkOptions);
    writeExchange(record: ExchangeRecord): Promise<RecordRef[]>;
    writeMetadata(target: string, fields: Readonly<Record<string, string>>, at: Instant): Promise<RecordRef>;
    writeResource({ target, contentType, bytes, at, masked }: ResourceRecord): Promise<RecordRef>;
    writeContent(record: ContentRecord): Promise<RecordRef[]>;
    /** What is known of a finished file of this sink; `null` for files of others. */
    written(file: string): WrittenFile | null;
    /** Whether it is closed and in the index: what else it knows can be read from its files. */
    get isSpent(): boolean;
    /** Gives up index lines that nobody took: those of a capture that was interrupted. */
    forgetLines(): Promise<void>;
    sync(): Promise<void>;
    close(): Promise<void>;
}
