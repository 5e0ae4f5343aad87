// Why Zstandard data cannot be decoded.
/** Thrown while decoding, and caught where the frame's place in its file is known. */
export class ZstdDamage extends Error {
    kind;
    constructor(message, kind = "damaged") {
        super(message);
        this.name = "ZstdDamage";
        this.kind = kind;
    }
}
