import type { ListedWarcFile, WarcFileList } from "#ports/index.js";
/** The WARC files of one catalog. */
export declare class MemoryWarcFiles implements WarcFileList {
    #private;
    constructor(known: (captureId: string) => string);
    begin(captureId: string, file: string, number: number): Promise<void>;
    checkpoint(file: string, syncedBytes: number): Promise<void>;
    finish(file: string, sizeBytes: number, sha256: string): Promise<void>;
    forget(file: string): Promise<void>;
    ofCapture(captureId: string): Promise<ListedWarcFile[]>;
    unfinished(): Promise<ListedWarcFile[]>;
}
