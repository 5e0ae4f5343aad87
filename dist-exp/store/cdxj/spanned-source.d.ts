import type { LineEnds, LineSource } from "./line-source.js";
/** A source and its ends. */
export interface SpannedSource extends LineEnds {
    readonly lines: LineSource;
}
/** Reads both ends of a source. An index that is not sorted or cannot be read is asked always: it says so. */
export declare function spanned(lines: LineSource): Promise<SpannedSource>;
/** Whether there can be lines that begin so, from one of them on where that is given. */
export declare function mayHold({ first, last }: LineEnds, prefix: string, from?: string): boolean;
