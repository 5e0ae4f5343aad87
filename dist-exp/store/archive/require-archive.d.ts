/** Refuses a directory with neither WARC files nor a catalog. */
export declare function requireArchive(dir: string): void;
