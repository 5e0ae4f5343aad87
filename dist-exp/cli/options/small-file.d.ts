/** A small text file, byte by byte; `name` is how messages call it. @throws UsageError */
export declare function readSmall(file: string, name: string): Promise<string>;
/** The bytes of a file that is no longer than that. @throws UsageError */
export declare function readAtMost(file: string, name: string, mostBytes: number): Promise<Buffer>;
/** The same for secrets: refused where others may read them too. @throws UsageError */
export declare function readOwn(file: string, name: string): Promise<string>;
