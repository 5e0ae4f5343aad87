/** Epoch milliseconds; minus infinity of a file that is not there yet, or no more: it tells no time. */
export declare function modifiedAt(path: string): Promise<number>;
