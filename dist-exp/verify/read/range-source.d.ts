/** Bytes that can be read anywhere; positions count from the WARC file's own first byte. */
export interface RangeSource {
    readonly sizeBytes: number;
    /** Up to so many bytes from an offset: fewer only at the end, none beyond it. */
    read(offset: number, lengthBytes: number): Uint8Array | Promise<Uint8Array>;
}
/** A source that is closed by whoever asked for it. */
export interface OpenedSource extends RangeSource {
    close(): void | Promise<void>;
}
/** A WARC file: its name, and how it is opened, as often as it is needed. */
export interface WarcSource {
    readonly name: string;
    readonly open: () => Promise<OpenedSource | null>;
}
/** A file as a source; `null` when it cannot be opened. */
export declare function fileSource(path: string): Promise<OpenedSource | null>;
/** Bytes of a source as a buffer. */
export declare function readFrom(source: RangeSource, offset: number, lengthBytes: number): Promise<Buffer>;
/** Bytes in memory, one piece behind the other, as a WARC file. */
export declare function inMemory(name: string, pieces: readonly Buffer[]): WarcSource;
