/** What a request says about a part; `ifRange` is the memento that it already has a part of. */
export interface RangeAsked {
    readonly range: string;
    readonly ifRange: string | null;
}
/** From the first to the last byte, both included. */
export interface ByteRange {
    readonly first: number;
    readonly last: number;
}
/**
 * The part of a content of so many bytes that is asked for. Several parts at once, other units and what cannot be read
 * are answered with the whole, as section 14.2 allows.
 */
export declare function rangeIn(asked: string, bytes: number): ByteRange | "whole" | "unsatisfiable";
/** The bytes of a part; a body that ends before it does is an error, so that nobody takes what came for all of it. */
export declare function cutOut(pieces: AsyncIterable<Uint8Array>, { first, last }: ByteRange): AsyncGenerator<Uint8Array>;
/** Closes what a body is read from, of which nothing is wanted. */
export declare function closeBody(body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
