import type { ByteSource } from "#ports/index.js";
/** One file in the package. */
export interface WaczEntry {
    readonly name: string;
    readonly sizeBytes: number;
    /** Not compressed by the ZIP. */
    readonly isStored: boolean;
}
/** The files of one package, by name. */
export declare class WaczFile {
    #private;
    readonly path: string;
    readonly entries: ReadonlyMap<string, WaczEntry>;
    private constructor();
    /** Opens a package; one whose entries play tricks is refused whole. */
    static open(path: string): Promise<WaczFile>;
    /** The bytes of one file; more than its entry declares are an error. */
    read(name: string): AsyncGenerator<Buffer>;
    /** A small file as text; `null` when there is none or it is larger than `maxBytes`. */
    readText(name: string, maxBytes: number): Promise<string | null>;
    /** A stored entry where it lies in the package, readable as long as this is open; `null` for any other. */
    stored(name: string): Promise<ByteSource | null>;
    /** Names of the WARC files in the package, in order. */
    warcNames(): string[];
    close(): void;
}
/** Opens a package; one whose entries play tricks is refused whole. */
export declare function openWacz(path: string): Promise<WaczFile>;
