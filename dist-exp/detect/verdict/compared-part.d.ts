import type { ChangeVerdict } from "#model/index.js";
/** Of each version so much is read; a page that a person reads is far below it. */
export declare const MOST_COMPARED_BYTES: number;
/** What of two versions lies beyond the part that is compared. */
export interface LeftOut {
    /** Bytes of the longer version that were not compared; 0 when all was. */
    readonly bytes: number;
    /** Whether what was left out is the same in both, byte for byte. */
    readonly isEqual: boolean;
}
/** The part of a version that is compared. */
export declare function comparedPart(version: Uint8Array): Uint8Array;
/** What the comparison of two versions leaves out. */
export declare function leftOutOf(before: Uint8Array, after: Uint8Array): LeftOut;
/** The verdict on all of it: of a part that differs and was not read nobody may say that it does not matter. */
export declare function verdictOnAll(verdict: ChangeVerdict, { isEqual }: LeftOut): ChangeVerdict;
/** The explanation with what was left out; the same words where nothing was. */
export declare function withLeftOut(explanation: string, { bytes, isEqual }: LeftOut): string;
