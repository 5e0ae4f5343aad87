import type { RecordRef } from "#model/index.js";
import type { FileSystem } from "../file-system.js";
import { type AnyDraft } from "./record.js";
/** One WARC file being written, from its first byte to its finish. */
export declare class WarcWriter {
    #private;
    readonly path: string;
    private constructor();
    /** Makes a new file; one that is there already is never touched. */
    static create(fs: FileSystem, path: string): Promise<WarcWriter>;
    get sizeBytes(): number;
    /** Appends the records side by side; resolves when all are written, otherwise none of them is. */
    append(drafts: readonly AnyDraft[], file: string): Promise<RecordRef[]>;
    /** Appends one record of any size in constant memory; its head must be right about its block's length. */
    appendStreamed(pieces: AsyncIterable<Uint8Array>): Promise<{
        offset: number;
        length: number;
    }>;
    /** Appends one record that is in memory whole. */
    appendRecord(record: Buffer): Promise<void>;
    /** Everything appended so far survives power loss when this resolves. */
    sync(): Promise<void>;
    /** Syncs and closes; returns the digest of the whole file, hexadecimal. */
    finish(): Promise<string>;
    /** Closes without syncing, after a failure. */
    abandon(): Promise<void>;
}
