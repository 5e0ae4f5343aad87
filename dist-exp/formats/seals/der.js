// DER (X.690): just what signatures and time stamps need, written and read; indefinite lengths are refused.
import { FormatError } from "#errors.js";
/** Tags used here. */
export const TAG = {
    boolean: 0x01,
    integer: 0x02,
    bitString: 0x03,
    octetString: 0x04,
    null: 0x05,
    oid: 0x06,
    utcTime: 0x17,
    generalizedTime: 0x18,
    sequence: 0x30,
    set: 0x31,
    /** Context-specific, constructed. */
    context: (number) => 0xa0 + number,
};
/** One element with its contents, which are concatenated. */
export function der(tag, ...contents) {
    const content = Buffer.concat(contents);
    return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}
function lengthOf(length) {
    if (length < 0x80)
        return Buffer.of(length);
    const bytes = [];
    for (let rest = length; rest > 0; rest = Math.floor(rest / 256))
        bytes.unshift(rest % 256);
    return Buffer.of(0x80 + bytes.length, ...bytes);
}
/** An INTEGER that is not negative, from its big-endian bytes. */
export function derInteger(bytes) {
    let at = 0;
    while (at < bytes.length - 1 && bytes[at] === 0)
        at++;
    const short = bytes.subarray(at);
    return der(TAG.integer, ...(short[0] >= 0x80 ? [Buffer.of(0), short] : [short]));
}
/** An OBJECT IDENTIFIER from its dotted text. */
export function derOid(text) {
    const [first, second, ...rest] = text.split(".").map(Number);
    return der(TAG.oid, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}
function base128(value) {
    const bytes = [value % 128];
    for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
        bytes.unshift(0x80 + (rest % 128));
    return bytes;
}
/** A SET OF, its elements in DER's order. */
export function derSet(elements, tag = TAG.set) {
    return der(tag, ...[...elements].sort((a, b) => Buffer.compare(a, b)));
}
/** The one element that these bytes are. */
export function readDer(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const element = elementAt(buffer, 0);
    if (element.whole.length !== buffer.length)
        throw broken("bytes after its end");
    return element;
}
/** The elements inside a constructed one. */
export function derChildren({ content }) {
    const children = [];
    for (let at = 0; at < content.length;) {
        const child = elementAt(content, at);
        children.push(child);
        at += child.whole.length;
    }
    return children;
}
function elementAt(bytes, at) {
    const tag = bytes[at];
    const first = bytes[at + 1];
    // No format here has a tag number above 30, which would take a second byte.
    if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f)
        throw broken("no element");
    const count = first < 0x80 ? 0 : first - 0x80;
    if (first === 0x80 || count > 4)
        throw broken("a length that DER does not allow");
    const start = at + 2 + count;
    const length = count === 0 ? first : bytes.length < start ? NaN : bytes.readUIntBE(at + 2, count);
    if (!(start + length <= bytes.length))
        throw broken("an element that is cut");
    return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}
/** Dotted text of an OBJECT IDENTIFIER. */
export function oidText({ tag, content }) {
    if (tag !== TAG.oid || content.length === 0)
        throw broken("no object identifier");
    const numbers = [];
    let value = 0;
    for (const byte of content) {
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80) {
            numbers.push(value);
            value = 0;
        }
    }
    const [first, ...rest] = numbers;
    const top = Math.min(2, Math.floor(first / 40));
    return [top, first - top * 40, ...rest].join(".");
}
/** Epoch milliseconds of a GeneralizedTime in UTC, as DER writes it, fractions of a second included. */
export function generalizedTime({ tag, content }) {
    const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(content.toString("latin1"));
    if (tag !== TAG.generalizedTime || !match)
        throw broken("no time");
    const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
    const at = Date.UTC(year, month - 1, day, hour, minute, second);
    return at + Math.floor(Number(match[7] ?? 0) * 1000);
}
function broken(what) {
    return new FormatError(`not DER: ${what}`, "DER", 0);
}
