import type { Readable } from "node:stream";
/** The pieces between bytes of one value; what stands after the last is no piece. @throws UsageError when one is too long */
export declare function cutAt(output: Readable, byte: number): AsyncGenerator<Buffer>;
/** Lines of plain text. */
export declare function linesOf(output: Readable): AsyncGenerator<string>;
