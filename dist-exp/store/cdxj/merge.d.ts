/** Lines of one source, some at a time. */
export type Batches = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
/** All lines of sorted sources in byte order, each once. */
export declare function mergeSorted(sources: readonly Batches[]): AsyncGenerator<string[]>;
