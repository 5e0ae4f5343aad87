/** Longest head taken; longer ones are hostile. */
export const MAX_HEAD_BYTES = 256 * 1024;
const MAX_ARC_LINE_BYTES = 16 * 1024;
const LF = 10;
const CR = 13;
/** Reads a WARC head at the start of the bytes; `isAll` says that no more will come. */
export function readWarcHead(bytes, isAll) {
    if (!isWarcStart(bytes))
        return bytes.length < 5 && !isAll ? "more" : "none";
    const end = findBlankLine(bytes);
    if (end > MAX_HEAD_BYTES || (end < 0 && bytes.length >= MAX_HEAD_BYTES))
        return "too-long";
    if (end < 0)
        return isAll ? "cut" : "more";
    const [first = "", ...lines] = decode(bytes.subarray(0, end)).split(/\r*\n/);
    const { fields, malformedLines } = readFields(lines);
    const hasCr = bytes.subarray(0, end).includes(CR);
    return { format: first.trim().toUpperCase(), fields, malformedLines, headBytes: end, hasCr };
}
/** Whether a WARC record begins here; some tools write `warc/1.0`. */
export function isWarcStart(bytes) {
    const [first = 0, , , , slash, digit = 0] = bytes;
    // Asked at every line of a damaged file: the word itself only where the rest fits.
    if ((first | 0x20) !== 0x77 || slash !== 0x2f || digit < 0x30 || digit > 0x39)
        return false;
    return bytes.toString("latin1", 0, 4).toUpperCase() === "WARC";
}
/** Reads an ARC 1 record line (`URL IP date type length`) as the fields a WARC record would have. */
export function readArcHead(bytes, isAll) {
    const end = bytes.indexOf(LF);
    if (end < 0 && !isAll && bytes.length < MAX_ARC_LINE_BYTES)
        return "more";
    if (end < 0 || end > MAX_ARC_LINE_BYTES)
        return "none";
    const line = decode(bytes.subarray(0, end)).replace(/\r$/, "");
    const fields = readArcLine(line);
    return fields
        ? { format: "ARC/1", fields, malformedLines: 0, headBytes: end + 1, hasCr: bytes[end - 1] === CR }
        : "none";
}
// Counted from the right: the URL may hold spaces, and so may the type.
function readArcLine(line) {
    if (/^filedesc:\S/i.test(line))
        return readVersionLine(line);
    const words = line.split(" ");
    const dateAt = words.findLastIndex((word, i) => i >= 2 && i >= words.length - 8 && /^\d{12,18}$/.test(word));
    if (dateAt < 0 || dateAt > words.length - 2 || !/^[\w.-]+:./.test(line))
        return null;
    const target = words.slice(0, dateAt - 1).join(" ");
    return [
        ["WARC-Type", /^https?:/i.test(target) ? "response" : "resource"],
        ["WARC-Target-URI", target],
        ["WARC-IP-Address", words[dateAt - 1]],
        ["WARC-Date", arcDate(words[dateAt])],
        ["Content-Type", words.slice(dateAt + 1, -1).join(" ")],
        ["Content-Length", words.at(-1)],
    ];
}
// The file's own first line is known by its scheme: whatever else of it is odd or missing, records follow it.
function readVersionLine(line) {
    const [target = "", ...words] = line.split(/ +/);
    const date = words.find((word) => /^\d{8,18}$/.test(word));
    const length = /^\d{1,15}$/.test(words.at(-1) ?? "") && words.at(-1) !== date ? words.at(-1) : null;
    return [
        ["WARC-Type", "warcinfo"],
        ["WARC-Target-URI", target],
        ["WARC-IP-Address", words.find((word) => /^[\d.]+$/.test(word) && word.includes(".")) ?? "0.0.0.0"],
        ...(date === undefined ? [] : [["WARC-Date", arcDate(date)]]),
        ["Content-Type", words.find((word) => word.includes("/")) ?? "text/plain"],
        ...(length === null ? [] : [["Content-Length", length]]),
    ];
}
function arcDate(digits) {
    const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?/.exec(digits) ?? [];
    return `${y}-${mo}-${d}T${h ?? "00"}:${mi ?? "00"}:${s ?? "00"}Z`;
}
/** Index after the first empty line, -1 when there is none; lines may end in LF, CRLF, and even CR CR LF. */
function findBlankLine(bytes) {
    for (let lf = bytes.indexOf(LF); lf >= 0; lf = bytes.indexOf(LF, lf + 1)) {
        let next = lf + 1;
        while (bytes[next] === CR)
            next++;
        if (bytes[next] === LF)
            return next + 1;
    }
    return -1;
}
function readFields(lines) {
    const fields = [];
    let malformedLines = 0;
    for (const line of lines) {
        if (line.trim() === "")
            continue;
        const colon = line.indexOf(":");
        // A line that begins with a blank continues the one before (section 4, folding).
        if (/^[ \t]/.test(line) && fields.length > 0)
            fields.at(-1)[1] = `${fields.at(-1)[1]} ${line.trim()}`.trim();
        else if (colon > 0)
            fields.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
        else
            malformedLines++;
    }
    return { fields, malformedLines };
}
// Heads are UTF-8 by the standard, and latin1 in some files.
function decode(bytes) {
    const text = bytes.toString("utf8");
    return text.includes("\ufffd") ? bytes.toString("latin1") : text;
}
