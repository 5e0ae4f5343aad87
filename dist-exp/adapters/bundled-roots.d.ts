/** All of them, as PEM. */
export declare function bundledRoots(): readonly string[];
