// ISO-2022-JP as encoders write it (https://encoding.spec.whatwg.org/#iso-2022-jp-encoder): escape sequences switch
// between ASCII, the Roman set and the characters of JIS X 0208.
import { encoderTable } from "./legacy-encoder.js";
const ESCAPES = {
    ascii: [0x1b, 0x28, 0x42],
    roman: [0x1b, 0x28, 0x4a],
    jis0208: [0x1b, 0x24, 0x42],
};
/** The bytes of a text, in parts. Ends in ASCII. */
export function iso2022JpBytes(text) {
    const writer = new Writer();
    for (const character of text)
        writer.take(character.codePointAt(0));
    writer.enter("ascii");
    return writer.parts;
}
class Writer {
    parts = [];
    #state = "ascii";
    take(codePoint) {
        if (isEscape(codePoint))
            this.parts.push(0xfffd);
        else if (codePoint < 0x80)
            this.#takeAscii(codePoint);
        else if (codePoint === 0xa5)
            this.#write("roman", [0x5c]);
        else if (codePoint === 0x203e)
            this.#write("roman", [0x7e]);
        else
            this.#takeJapanese(codePoint);
    }
    enter(state) {
        if (this.#state === state)
            return;
        this.parts.push(ESCAPES[state]);
        this.#state = state;
    }
    #takeAscii(codePoint) {
        const isInBoth = codePoint !== 0x5c && codePoint !== 0x7e;
        this.#write(this.#state === "roman" && isInBoth ? "roman" : "ascii", [codePoint]);
    }
    #takeJapanese(codePoint) {
        const bytes = jis0208Bytes(codePoint);
        if (bytes)
            return this.#write("jis0208", bytes);
        // What stands for the character is ASCII, so the state must be left first.
        if (this.#state === "jis0208")
            this.enter("ascii");
        this.parts.push(codePoint);
    }
    #write(state, bytes) {
        this.enter(state);
        this.parts.push(bytes);
    }
}
/** Shift out, shift in and escape would end the text's own state. */
function isEscape(codePoint) {
    return codePoint === 0x0e || codePoint === 0x0f || codePoint === 0x1b;
}
/** EUC-JP writes the same set with the high bits set; half-width katakana are written as full ones. */
function jis0208Bytes(codePoint) {
    const bytes = encoderTable("euc-jp").get(fullWidth(codePoint));
    return bytes?.length === 2 && bytes[0] > 0xa0 ? bytes.map((byte) => byte - 0x80) : null;
}
function fullWidth(codePoint) {
    if (codePoint < 0xff61 || codePoint > 0xff9f)
        return codePoint;
    // The two sound marks stand alone here; normalisation would give the combining ones.
    if (codePoint >= 0xff9e)
        return codePoint - 0xff9e + 0x309b;
    return String.fromCodePoint(codePoint).normalize("NFKC").codePointAt(0);
}
