/** The folder while it is put together. */
export interface OpenTablesFolder {
    /** Makes a folder in it, however deep; its path. */
    readonly makeFolder: (name: string) => Promise<string>;
    /** What waits to be written lies here, and is gone afterwards. */
    readonly waitingFolder: string;
}
/** Refuses a place in which something else lies. */
export declare function requireTablesFolder(dir: string, note: string): void;
/** Makes the folder: `write` fills it and returns the text of its note. */
export declare function writeTablesFolder(dir: string, note: string, write: (folder: OpenTablesFolder) => Promise<string>): Promise<void>;
/** A folder of tables, links followed, and the text of its note; `null` where there is none. */
export declare function openTablesFolder(dir: string, note: string, mostBytes: number): Promise<{
    readonly folder: string;
    readonly note: string;
} | null>;
/** Lends a folder for what a question cannot hold in memory; nobody else may read it. */
export declare function withWaitingFolder<T>(use: (folder: string) => Promise<T>): Promise<T>;
