/** Copies the catalog file; `to` must not be there yet. */
export declare function copyCatalog(path: string, to: string): Promise<void>;
