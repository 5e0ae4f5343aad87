/** Copies the catalog of an archive directory into another directory, made for it; returns the names in it. */
export declare function snapshotCatalog(dir: string, to: string): Promise<string[]>;
