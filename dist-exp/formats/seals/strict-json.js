// JSON that has one meaning only (RFC 7493): what two readers could read differently is refused before it is read.
import { isUtf8 } from "node:buffer";
/** Deeper than any certificate of ours; every reader of values may call itself that often. */
const MAX_DEPTH = 64;
const [QUOTE, BACKSLASH, COLON, MINUS] = [0x22, 0x5c, 0x3a, 0x2d];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
/**
 * Reads a text that was signed or hashed: UTF-8, no name twice in an object, no half of a surrogate pair, every number
 * as ECMAScript writes it and no larger than it can count to, and no deeper than 64. White space, the order of names and
 * escapes are free: they mean nothing.
 */
export function strictJson(text) {
    const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.length);
    if (!isUtf8(bytes))
        return { ok: false, problem: "it is not UTF-8" };
    const problem = new Scan(bytes).problem();
    if (problem !== null)
        return { ok: false, problem };
    try {
        return { ok: true, value: JSON.parse(bytes.toString("utf8")) };
    }
    catch {
        return { ok: false, problem: "it is not JSON" };
    }
}
/** The same, but only an object will do; `null` for everything else. */
export function strictJsonObject(text) {
    const read = strictJson(text);
    const isObject = read.ok && typeof read.value === "object" && read.value !== null && !Array.isArray(read.value);
    return isObject ? read.value : null;
}
/** One way through the bytes; what is not JSON at all is left to the parser. */
class Scan {
    #bytes;
    #at = 0;
    /** The names of every open object, `null` for an open array. */
    #open = [];
    constructor(bytes) {
        this.#bytes = bytes;
    }
    /** The first thing that could be read in two ways. */
    problem() {
        const bytes = this.#bytes;
        while (this.#at < bytes.length) {
            const byte = bytes[this.#at];
            let found = null;
            if (byte === QUOTE)
                found = this.#string();
            else if (byte === MINUS || isDigit(byte))
                found = this.#number();
            else
                found = this.#bracket(byte);
            if (found !== null)
                return `${found} (byte ${this.#at})`;
        }
        return null;
    }
    #bracket(byte) {
        this.#at++;
        if (byte === OPEN_OBJECT)
            this.#open.push(new Names());
        else if (byte === OPEN_ARRAY)
            this.#open.push(null);
        else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY)
            this.#open.pop();
        return this.#open.length > MAX_DEPTH ? `it is nested more than ${MAX_DEPTH} deep` : null;
    }
    #string() {
        const bytes = this.#bytes;
        const start = this.#at;
        let isEscaped = false;
        let end = start + 1;
        for (; end < bytes.length && bytes[end] !== QUOTE; end++) {
            if (bytes[end] !== BACKSLASH)
                continue;
            isEscaped = true;
            end++;
        }
        this.#at = end + 1;
        const names = this.#open.at(-1);
        const isName = names && this.#isBeforeColon();
        if (!isName && !isEscaped)
            return null;
        const text = bytes.toString("utf8", start, this.#at);
        const read = isEscaped ? unescaped(text) : text.slice(1, -1);
        if (read === null)
            return null;
        if (isEscaped && /\p{Surrogate}/u.test(read))
            return "a text holds half of a surrogate pair";
        return isName && !names.add(read)
            ? `an object has two members named ${JSON.stringify(read.slice(0, 80))}`
            : null;
    }
    #isBeforeColon() {
        const bytes = this.#bytes;
        let at = this.#at;
        while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09)
            at++;
        return bytes[at] === COLON;
    }
    #number() {
        const bytes = this.#bytes;
        const start = this.#at;
        let isPlain = true;
        for (; this.#at < bytes.length && isOfNumber(bytes[this.#at]); this.#at++)
            isPlain &&= isDigit(bytes[this.#at]);
        const length = this.#at - start;
        // Most are small and whole: those need no second look.
        if (isPlain && length < 16 && (bytes[start] !== 0x30 || length === 1))
            return null;
        const text = bytes.toString("latin1", start, Math.min(this.#at, start + 100));
        if (String(Number(text)) !== text)
            return `a number is not written as ECMAScript writes it: ${text}`;
        // RFC 7493 section 2.2: beyond this, neighbours are read as one.
        return Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER ? `a number is too large: ${text}` : null;
    }
}
/** The text with every half of a surrogate pair replaced: what we cut off may not make our own words unreadable. */
export function wellFormed(text) {
    return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
function isDigit(byte) {
    return byte >= 0x30 && byte <= 0x39;
}
/** Digits, sign, point and exponent. */
function isOfNumber(byte) {
    return ((byte >= 0x30 && byte <= 0x39) ||
        byte === 0x2b ||
        byte === MINUS ||
        byte === 0x2e ||
        (byte | 0x20) === 0x65);
}
function unescaped(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** The names of one object: most have few, a forger's may have millions. */
class Names {
    #few = [];
    #many = null;
    /** `false` when it was there. */
    add(name) {
        if (this.#many)
            return this.#many.size < this.#many.add(name).size;
        if (this.#few.includes(name))
            return false;
        this.#few.push(name);
        if (this.#few.length > 32)
            this.#many = new Set(this.#few);
        return true;
    }
}
