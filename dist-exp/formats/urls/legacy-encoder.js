// Text to bytes in the encodings of old pages. Node writes UTF-8 only but reads them all, so that each table is its own
// decoder turned round, made when first needed (https://encoding.spec.whatwg.org/).
import { decodeAs } from "../html/charset.js";
const isPrivate = (codePoint) => codePoint >= 0xe000 && codePoint < 0xf900;
const PAIRS = {
    // Rows 0xed and 0xee are there again at 0xfa, and are written so (index Shift_JIS pointer).
    shift_jis: {
        leads: [0x81, 0xfc],
        trails: [0x40, 0xfc],
        isUnwritten: (lead, codePoint) => lead === 0xed || lead === 0xee || isPrivate(codePoint),
    },
    "euc-jp": { leads: [0xa1, 0xfe], trails: [0xa1, 0xfe] },
    "euc-kr": { leads: [0x81, 0xfe], trails: [0x41, 0xfe] },
    // What Hong Kong added before 0xa1 is read only (index Big5 pointer).
    big5: { leads: [0xa1, 0xfe], trails: [0x40, 0xfe] },
    gbk: { leads: [0x81, 0xfe], trails: [0x40, 0xfe] },
    gb18030: { leads: [0x81, 0xfe], trails: [0x40, 0xfe] },
};
/** Written by the last of several pairs (index Big5 pointer). */
const LAST_IN_BIG5 = new Set([0x2550, 0x255e, 0x2561, 0x256a, 0x5341, 0x5345]);
/** The table of an encoding by its WHATWG name. */
export function encoderTable(charset) {
    let table = TABLES.get(charset);
    if (!table)
        TABLES.set(charset, (table = makeTable(charset)));
    return table;
}
const TABLES = new Map();
function makeTable(charset) {
    const table = new Map();
    const pairs = Object.hasOwn(PAIRS, charset) ? PAIRS[charset] : undefined;
    // Of those with pairs only Shift_JIS writes single high bytes (half-width katakana).
    if (!pairs || charset === "shift_jis")
        for (let byte = 0x80; byte <= 0xff; byte++)
            put(table, charset, [byte]);
    if (pairs)
        putPairs(table, charset, pairs);
    if (charset === "euc-jp")
        for (let kana = 0xa1; kana <= 0xdf; kana++)
            put(table, charset, [0x8e, kana]);
    if (charset === "gb18030")
        putRanges(table);
    if (charset === "gbk")
        table.set(0x20ac, [0x80]); // "GBK's encoder": the euro in one byte
    if (charset === "shift_jis" || charset === "euc-jp")
        putJapaneseSigns(table);
    return table;
}
function put(table, charset, bytes) {
    const codePoint = onlyCodePoint(decodeAs(charset, Uint8Array.from(bytes)));
    if (codePoint !== null && !table.has(codePoint))
        table.set(codePoint, bytes);
}
/** All pairs of a first byte are decoded at once, with a line end after each so that none runs into the next. */
function putPairs(table, charset, pairs) {
    const [firstTrail, lastTrail] = pairs.trails;
    for (let lead = pairs.leads[0]; lead <= pairs.leads[1]; lead++) {
        const row = [];
        for (let trail = firstTrail; trail <= lastTrail; trail++)
            row.push(lead, trail, 0x0a);
        const texts = decodeAs(charset, Uint8Array.from(row)).split("\n");
        if (texts.length !== lastTrail - firstTrail + 2)
            continue;
        for (let i = 0; i <= lastTrail - firstTrail; i++) {
            const codePoint = onlyCodePoint(texts[i]);
            if (codePoint === null || pairs.isUnwritten?.(lead, codePoint))
                continue;
            const isLast = charset === "big5" && LAST_IN_BIG5.has(codePoint);
            if (isLast || !table.has(codePoint))
                table.set(codePoint, [lead, firstTrail + i]);
        }
    }
}
/** Pointers of gb18030's four bytes that stand for characters of the basic plane. */
const GB18030_BASIC = 39_420;
/** Those of the basic plane in four bytes; all others are a matter of counting (see `gb18030Bytes`). */
function putRanges(table) {
    const bytes = [];
    for (let pointer = 0; pointer < GB18030_BASIC; pointer++)
        bytes.push(...gb18030Pointer(pointer), 0x0a);
    const texts = decodeAs("gb18030", Uint8Array.from(bytes)).split("\n");
    for (let pointer = 0; pointer < GB18030_BASIC; pointer++) {
        const codePoint = onlyCodePoint(texts[pointer] ?? "");
        if (codePoint !== null && !table.has(codePoint))
            table.set(codePoint, gb18030Pointer(pointer));
    }
}
/** The four bytes of a character beyond the basic plane ("index gb18030 ranges pointer"). */
export function gb18030Bytes(codePoint) {
    return gb18030Pointer(codePoint - 0x10000 + 189_000);
}
function gb18030Pointer(pointer) {
    const [third, second] = [Math.floor(pointer / 10), Math.floor(pointer / 1260)];
    return [
        0x81 + Math.floor(pointer / 12_600),
        0x30 + (second % 10),
        0x81 + (third % 126),
        0x30 + (pointer % 10),
    ];
}
/** Signs that are written though no byte is read as them, in the Shift_JIS and EUC-JP encoders. */
function putJapaneseSigns(table) {
    table.set(0xa5, [0x5c]);
    table.set(0x203e, [0x7e]);
    const minus = table.get(0xff0d);
    if (minus)
        table.set(0x2212, minus);
}
/** The character that a text consists of, when it is one beyond ASCII. */
function onlyCodePoint(text) {
    const codePoint = text.codePointAt(0);
    if (codePoint === undefined || codePoint < 0x80 || codePoint === 0xfffd)
        return null;
    return text.length === (codePoint > 0xffff ? 2 : 1) ? codePoint : null;
}
