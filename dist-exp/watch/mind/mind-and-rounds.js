// A mind and the rounds beside it as one piece of bytes: they are kept all or none. Without rounds it is the mind's
// own bytes.
import { FormatError } from "#errors.js";
import { mindBytes, readMindBytes } from "./mind-file.js";
const NAME = "isochron mind and rounds 1\n";
/** Puts them together. */
export function joinMind({ mind, rounds }) {
    if (rounds === null)
        return mind;
    return Buffer.concat([Buffer.from(`${NAME}${mind.length}\n`), mind, mindBytes({}, rounds)]);
}
/** Takes them apart; whatever was cut off is a FormatError. */
export function splitMind(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (buffer.toString("latin1", 0, NAME.length) !== NAME)
        return { mind: bytes, rounds: null };
    const end = buffer.indexOf("\n", NAME.length);
    const length = Number(buffer.toString("latin1", NAME.length, Math.max(NAME.length, end)));
    if (end < 0 || !Number.isSafeInteger(length) || length < 0 || end + 1 + length > buffer.length)
        throw new FormatError("the mind beside the rounds is cut off", "refresh mind", NAME.length);
    const mind = buffer.subarray(end + 1, end + 1 + length);
    return { mind, rounds: readMindBytes(buffer.subarray(end + 1 + length)).columns };
}
