// Digests as they stand in WARC headers: `sha1:` in base32, `sha-256:` in hexadecimal, and their relatives.
import { createHash } from "node:crypto";
const ALGORITHMS = {
    md5: "md5",
    sha1: "sha1",
    sha256: "sha256",
    sha384: "sha384",
    sha512: "sha512",
};
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Reads `label:value`; `null` when the label is none we know. A value of no known form matches nothing. */
export function parseDigest(text) {
    const [, label = "", value = ""] = /^([\w-]+)[:=](\S+)$/.exec(text.trim()) ?? [];
    const algorithm = ALGORITHMS[label.toLowerCase().replace("-", "")];
    if (algorithm === undefined)
        return null;
    const bytes = createHash(algorithm).digest().length;
    return { algorithm, hex: decodeDigest(value, bytes) ?? "" };
}
// Which of hexadecimal, base32 and base64 it is follows from its length.
function decodeDigest(value, bytes) {
    const bare = value.replace(/=+$/, "");
    if (bare.length === bytes * 2)
        return /^[0-9a-f]+$/i.test(bare) ? bare.toLowerCase() : null;
    if (bare.length === Math.ceil((bytes * 8) / 5))
        return decodeBase32(bare)?.toString("hex") ?? null;
    if (bare.length === Math.ceil((bytes * 8) / 6) && /^[\w+/-]+$/.test(bare))
        return Buffer.from(bare, "base64").toString("hex");
    return null;
}
/** Whether the bytes hashed so far have this digest. */
export function matches(digest, hash) {
    return hash.copy().digest("hex") === digest.hex;
}
// RFC 4648 section 6.
function decodeBase32(text) {
    const bytes = [];
    let bits = 0;
    let value = 0;
    for (const char of text.toUpperCase()) {
        const digit = BASE32.indexOf(char);
        if (digit < 0)
            return null;
        value = ((value << 5) | digit) & 0xfff;
        bits += 5;
        if (bits < 8)
            continue;
        bits -= 8;
        bytes.push((value >> bits) & 0xff);
    }
    return Buffer.from(bytes);
}
/** Bytes in base32, as crawlers write SHA-1 (RFC 4648 section 6). */
export function base32(bytes) {
    let text = "";
    let [bits, value] = [0, 0];
    for (const byte of bytes) {
        value = ((value << 8) | byte) & 0xffff;
        for (bits += 8; bits >= 5; bits -= 5)
            text += BASE32[(value >> (bits - 5)) & 31];
    }
    return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}
