/** How a catalog is opened for reading, and what to do when it is closed. */
export interface ReadableFile {
    /** What SQLite is given: a path, or an address with options. */
    readonly name: string;
    release(): void;
}
/** The file itself where something can be written beside it; otherwise as a file that nobody changes, or a copy. */
export declare function readableFile(path: string, canWrite?: boolean): ReadableFile;
