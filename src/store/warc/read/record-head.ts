// Heads of WARC records (versions 0.17 to 1.1) and of ARC 1 records, read from bytes without ever throwing.
import type { HttpHeader } from "#formats/index.js";

/** Longest head taken; longer ones are hostile. */
export const MAX_HEAD_BYTES = 256 * 1024;
const MAX_ARC_LINE_BYTES = 16 * 1024;
const LF = 10;
const CR = 13;

/** A record's head as it lies in a file. */
export interface RecordHead {
  /** `WARC/1.1`, `ARC/1`, … */
  readonly format: string;
  readonly fields: readonly HttpHeader[];
  /** Lines that are no field. */
  readonly malformedLines: number;
  readonly headBytes: number;
  /** Whether any line ends in CRLF. */
  readonly hasCr: boolean;
}

/** Why a head could not be read: more bytes are needed, there is none, it has no end, it is too long. */
export type HeadProblem = "more" | "none" | "cut" | "too-long";

/** Reads a WARC head at the start of the bytes; `isAll` says that no more will come. */
export function readWarcHead(bytes: Buffer, isAll: boolean): RecordHead | HeadProblem {
  if (!isWarcStart(bytes)) return bytes.length < 5 && !isAll ? "more" : "none";
  const end = findBlankLine(bytes);
  if (end > MAX_HEAD_BYTES || (end < 0 && bytes.length >= MAX_HEAD_BYTES)) return "too-long";
  if (end < 0) return isAll ? "cut" : "more";
  const [first = "", ...lines] = decode(bytes.subarray(0, end)).split(/\r?\n/);
  const { fields, malformedLines } = readFields(lines);
  const hasCr = bytes.subarray(0, end).includes(CR);
  return { format: first.trim(), fields, malformedLines, headBytes: end, hasCr };
}

/** Whether a WARC record begins here. */
export function isWarcStart(bytes: Buffer): boolean {
  return (
    bytes.length >= 6 && bytes.toString("latin1", 0, 5) === "WARC/" && bytes[5]! >= 0x30 && bytes[5]! <= 0x39
  );
}

/** Reads an ARC 1 record line (`URL IP date type length`) as the fields a WARC record would have. */
export function readArcHead(bytes: Buffer, isAll: boolean): RecordHead | HeadProblem {
  const end = bytes.indexOf(LF);
  if (end < 0 && !isAll && bytes.length < MAX_ARC_LINE_BYTES) return "more";
  if (end < 0 || end > MAX_ARC_LINE_BYTES) return "none";
  const line = decode(bytes.subarray(0, end)).replace(/\r$/, "");
  const fields = readArcLine(line);
  return fields
    ? { format: "ARC/1", fields, malformedLines: 0, headBytes: end + 1, hasCr: bytes[end - 1] === CR }
    : "none";
}

// Counted from the right: the URL may hold spaces, and so may the type.
function readArcLine(line: string): HttpHeader[] | null {
  const words = line.split(" ");
  const dateAt = words.findLastIndex(
    (word, i) => i >= 2 && i >= words.length - 8 && /^\d{12,18}$/.test(word),
  );
  if (dateAt < 0 || dateAt > words.length - 2 || !/^[\w.-]+:./.test(line)) return null;
  const target = words.slice(0, dateAt - 1).join(" ");
  const isFileHead = target.startsWith("filedesc:");
  return [
    ["WARC-Type", isFileHead ? "warcinfo" : /^https?:/i.test(target) ? "response" : "resource"],
    ["WARC-Target-URI", target],
    ["WARC-IP-Address", words[dateAt - 1]!],
    ["WARC-Date", arcDate(words[dateAt]!)],
    ["Content-Type", words.slice(dateAt + 1, -1).join(" ")],
    ["Content-Length", words.at(-1)!],
  ];
}

function arcDate(digits: string): string {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?/.exec(digits) ?? [];
  return `${y}-${mo}-${d}T${h}:${mi}:${s ?? "00"}Z`;
}

/** Index after the first empty line, -1 when there is none; lines may end in CRLF or LF. */
function findBlankLine(bytes: Buffer): number {
  for (let lf = bytes.indexOf(LF); lf >= 0; lf = bytes.indexOf(LF, lf + 1)) {
    if (bytes[lf + 1] === LF) return lf + 2;
    if (bytes[lf + 1] === CR && bytes[lf + 2] === LF) return lf + 3;
  }
  return -1;
}

function readFields(lines: readonly string[]): { fields: HttpHeader[]; malformedLines: number } {
  const fields: [string, string][] = [];
  let malformedLines = 0;
  for (const line of lines) {
    if (line.trim() === "") continue;
    const colon = line.indexOf(":");
    // A line that begins with a blank continues the one before (section 4, folding).
    if (/^[ \t]/.test(line) && fields.length > 0) fields.at(-1)![1] += ` ${line.trim()}`;
    else if (colon > 0) fields.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    else malformedLines++;
  }
  return { fields, malformedLines };
}

// Heads are UTF-8 by the standard, and latin1 in some files.
function decode(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? bytes.toString("latin1") : text;
}
