/** Refuses a path that is not plain throughout. */
export declare function requireCopyPath(path: string): string;
