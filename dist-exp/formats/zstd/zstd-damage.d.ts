/** Not as the format has it; allowed but beyond what is taken; without its dictionary; expanding beyond all reason. */
export type ZstdDamageKind = "damaged" | "too-large" | "dictionary" | "bomb";
/** Thrown while decoding, and caught where the frame's place in its file is known. */
export declare class ZstdDamage extends Error {
    readonly kind: ZstdDamageKind;
    constructor(message: string, kind?: ZstdDamageKind);
}
