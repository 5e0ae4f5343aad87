import type { BodyFraming } from "./body-framing.js";
/** Takes the bytes after a response's head, gives those of the payload. */
export declare class StreamedBody {
    #private;
    constructor(framing: BodyFraming);
    /** Whether the body ended as its framing says, once all was pushed; one that ends with the connection did. */
    get isComplete(): boolean;
    /** Whether the framing was violated, so that nobody can say where the body ends. */
    get isBroken(): boolean;
    /** The parts of these bytes that belong to the payload. */
    push(bytes: Uint8Array): Uint8Array[];
}
