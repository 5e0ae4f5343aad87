import type { BlobReader } from "#ports/index.js";
/** Opens a file for reading; throws what the operating system says when it cannot. */
export declare function fileSource(path: string): BlobReader;
/** A file that is open, and which one it is. */
export interface OpenedFile {
    readonly descriptor: number;
    readonly sizeBytes: number;
    readonly ino: number;
    readonly dev: number;
}
/** Opens a file without taking charge of closing it. */
export declare function openedFile(path: string): OpenedFile;
/** Opens a file that somebody has named; one that is not there, or may not be read, is an error of theirs. */
export declare function inputSource(path: string): BlobReader;
/** One reader's view of an open file; what closing it takes is told by whoever opened the file. */
export declare class FileSource implements BlobReader {
    #private;
    readonly sizeBytes: number;
    constructor({ descriptor, sizeBytes }: OpenedFile, release: () => void);
    read(offset: number, lengthBytes: number, lent?: Uint8Array): Uint8Array | Promise<Uint8Array>;
    close(): void;
}
