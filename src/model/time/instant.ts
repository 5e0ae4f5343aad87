// Instants are integer milliseconds since the Unix epoch, UTC.

/** An integer number of milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __brand: "Instant" };

/** Makes an instant from whole milliseconds; throws on anything a date cannot hold. */
export function instant(ms: number): Instant {
  if (!Number.isSafeInteger(ms) || Math.abs(ms) > 8.64e15) throw new RangeError(`not an instant: ${ms}`);
  return ms as Instant;
}

/** The second written last, and how it is written: instants follow each other closely, several to a page. */
const last = { second: NaN, text: "" };

/** ISO 8601 in UTC with milliseconds, the only way instants are printed. */
export function toIso(at: Instant): string {
  const second = Math.floor(at / 1000);
  if (second !== last.second) {
    last.text = new Date(second * 1000).toISOString().slice(0, -"000Z".length);
    last.second = second;
  }
  return `${last.text}${String(at - second * 1000).padStart(3, "0")}Z`;
}

/** Reads an ISO 8601 date-time with zone; `null` when it is not one. */
export function parseIso(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : (ms as Instant);
}

/** The timestamp written last: every link of a replayed page has the same. */
const lastTimestamp = { at: NaN, text: "" };

/** The 17-digit timestamp (YYYYMMDDhhmmssmmm) that CDXJ and replay addresses use. */
export function toTimestamp17(at: Instant): string {
  if (at !== lastTimestamp.at) {
    const iso = toIso(at);
    lastTimestamp.text = iso.length === ISO_LENGTH ? digitsOf(iso) : iso.replace(/\D/g, "");
    lastTimestamp.at = at;
  }
  return lastTimestamp.text;
}

/** Of years with four digits. */
const ISO_LENGTH = "2026-01-05T09:00:00.000Z".length;

/** By their places: a page's `Link` has ten such, and looking for what is no digit takes longer than all the rest. */
function digitsOf(iso: string): string {
  const part = (start: number, end: number): string => iso.slice(start, end);
  return part(0, 4) + part(5, 7) + part(8, 10) + part(11, 13) + part(14, 16) + part(17, 19) + part(20, 23);
}

/** Reads a timestamp of 4 to 17 digits, missing parts taken as the earliest; `null` when it is not one. */
export function parseTimestamp(digits: string): Instant | null {
  if (!/^\d{4,17}$/.test(digits)) return null;
  const padded = digits + "00000101000000000".slice(digits.length);
  const part = (start: number, end: number): string => padded.slice(start, end);
  const date = `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}`;
  const ms = Date.parse(`${date}T${part(8, 10)}:${part(10, 12)}:${part(12, 14)}.${part(14, 17)}Z`);
  return Number.isNaN(ms) ? null : (ms as Instant);
}
