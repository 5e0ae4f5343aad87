/** Forgets these captures, all or none. */
export declare function forgetCaptures(path: string, ids: readonly string[]): void;
