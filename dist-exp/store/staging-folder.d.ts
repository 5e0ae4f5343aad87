/** Makes the folder, lends it, and takes it away; whoever puts it in its place leaves nothing to take away. */
export declare function withStagingFolder<T>(out: string, use: (folder: string) => Promise<T>, mode?: number): Promise<T>;
