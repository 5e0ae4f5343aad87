import type { Duplex } from "node:stream";
/** What a decoder makes of its input, at the reader's pace; ends when the decoder does, with input left or not. */
export declare function through(decoder: Duplex, start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array>;
