/** A testimony, its versions as they lie in the file, as often as they are asked for. */
export interface ToldDocument {
    /** All members but `versions`. */
    readonly head: Readonly<Record<string, unknown>>;
    /** One after the other; an Error in the place of one that cannot be read, and nothing after it. */
    versions(): AsyncIterable<unknown> | Iterable<unknown>;
}
/** The same of a document that was read whole. */
export declare function wholeDocument(raw: Readonly<Record<string, unknown>>): ToldDocument | null;
/** Reads a long one; `null` when it is something else, which must then be read whole. */
export declare function longDocument(read: () => AsyncIterable<Uint8Array>): Promise<ToldDocument | null>;
