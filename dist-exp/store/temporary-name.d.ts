/** A name beside `path` that no other writer has. */
export declare function temporaryName(path: string): string;
/** What processes that are no more have left of `path`. */
export declare function abandoned(path: string): Promise<string[]>;
