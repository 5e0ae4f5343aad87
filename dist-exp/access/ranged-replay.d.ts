import type { ResponseHead } from "#formats/http/http-message.js";
import type { IndexEntry } from "#ports/index.js";
import { type RangeAsked } from "./byte-range.js";
import type { ReplayHeader } from "./memento-headers.js";
type Body = Uint8Array | AsyncIterable<Uint8Array>;
/** What may be sent in parts. */
export interface Partable {
    readonly entry: IndexEntry;
    readonly head: ResponseHead;
    readonly body: Body;
    /** Where it can be sent in parts: how long the content is, if that is known, and by reading it. */
    readonly length: {
        readonly bytes: number | null;
        count(): Promise<number | null>;
    } | null;
}
/** What is sent of it. */
export interface Part {
    readonly status: number;
    readonly headers: readonly ReplayHeader[];
    readonly body: Body;
}
/** The part that is asked for, or all of it. */
export declare function partOf(memento: Partable, asked: RangeAsked | null): Promise<Part>;
export {};
