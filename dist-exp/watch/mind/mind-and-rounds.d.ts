import type { SavedColumns } from "#packed/index.js";
/** The two parts. */
export interface MindAndRounds {
    readonly mind: Uint8Array;
    readonly rounds: SavedColumns | null;
}
/** Puts them together. */
export declare function joinMind({ mind, rounds }: MindAndRounds): Uint8Array;
/** Takes them apart; whatever was cut off is a FormatError. */
export declare function splitMind(bytes: Uint8Array): MindAndRounds;
