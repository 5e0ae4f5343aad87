/** A file being written. */
export interface OutputFile {
    /** Resolves when all bytes were handed to the operating system. */
    write(bytes: Uint8Array): Promise<void>;
    sync(): Promise<void>;
    truncate(sizeBytes: number): Promise<void>;
    close(): Promise<void>;
}
/** The writing half of a file system. */
export interface FileSystem {
    /** `wx` makes a new file and fails when there is one; `r+` opens an existing one at its end. */
    open(path: string, flags: "wx" | "r+", mode?: number): Promise<OutputFile>;
    rename(from: string, to: string): Promise<void>;
    /** Gives a file a second name; fails when that is taken. */
    link(from: string, to: string): Promise<void>;
    remove(path: string): Promise<void>;
    /** With its parents, all of them surviving power loss. */
    makeDirectory(path: string): Promise<void>;
    /** Makes the names in a directory survive power loss. */
    syncDirectory(path: string): Promise<void>;
}
/** The real file system. */
export declare const nodeFileSystem: FileSystem;
/** Makes a file appear whole or not at all: temporary name, sync, rename, sync of the directory. */
export declare function writeAtomically(fs: FileSystem, path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, mode?: number): Promise<void>;
/** The same for what is made once: `false` when another process was first, whose file stays. */
export declare function writeOnce(fs: FileSystem, path: string, bytes: Uint8Array, mode?: number): Promise<boolean>;
