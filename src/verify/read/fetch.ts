// What the records of one fetch say, put together: a response or revisit, the request beside it and the note beside it.
import type { Condition } from "#model/index.js";
import type { ResponseFacts, Unbelievable } from "./response-facts.js";
import type { WarcRecord } from "./warc-record.js";

/** What is kept of a response, a revisit, or the note of a fetch without an answer. */
export interface FetchHead extends Pick<WarcRecord, "id" | "type" | "file" | "offset" | "target" | "date"> {
  /** `WARC-Refers-To` of a revisit. */
  readonly refersTo: string | null;
}

/** The fields of a note that anything rests on. */
export type Note = Readonly<Record<string, string>>;

/** The note of a fetch: sending, first byte and last byte in epoch milliseconds, as far as it tells them. */
export interface Beside {
  readonly id: string;
  readonly times: readonly [sentAt: number, firstByteAt: number, lastByteAt: number];
  readonly note: Note;
}

/** What was sent; its bytes are made when they are asked for. */
export interface FetchRequest {
  readonly id: string;
  readonly bytes: Buffer;
  readonly condition: Condition | null;
}

/** A fetch, as far as its records have been read. */
export interface Fetch {
  /** Records before its own. */
  readonly place: number;
  readonly head: FetchHead | null;
  readonly facts: ResponseFacts | Unbelievable | null;
  readonly request: FetchRequest | null;
  readonly metadata: Beside | null;
  /** A note without an answer: the head is its own. */
  readonly isFailure: boolean;
}

/** Of which nothing has been read. */
export const NO_FETCH: Fetch = {
  place: 0,
  head: null,
  facts: null,
  request: null,
  metadata: null,
  isFailure: false,
};

/** Whether nothing of it is missing: only damage and forgery leave one that is not whole, and a killed process. */
export function isWhole({ head, facts, request, metadata, isFailure }: Fetch): boolean {
  if (head === null || metadata === null) return false;
  // A failure with an answer is a forger's: two records of one id.
  return isFailure ? facts === null : facts !== null && request !== null;
}

const NOTED = ["pass", "request", "outcome", "seq", "label", "borrowed"] as const;

/** More than any of them needs: what stands behind the `#` of a page's URL is the longest. */
const MOST_LENGTH = 65_536;

/** Whether a field of a note that anything rests on is longer than any of a capture's. */
export function isOverlong(fields: Note): boolean {
  return NOTED.some((name) => (fields[name]?.length ?? 0) > MOST_LENGTH);
}

/** The fields of a note in one order; `null` where there is none. */
export function notedFields(note: Note): (string | null)[] {
  return NOTED.map((name) => note[name] ?? null);
}

/** The same backwards. */
export function noteOf(fields: readonly (string | null)[]): Note {
  const note = Object.create(null) as Record<string, string>;
  for (const [i, name] of NOTED.entries()) if (fields[i] !== null) note[name] = fields[i]!;
  return note;
}

/** What is kept of a metadata record. */
export function besideOf(id: string, fields: Note): Beside {
  const at = (name: string): number => Date.parse(fields[name] ?? "");
  const times = [at("sentAt"), at("firstByteAt"), at("lastByteAt")] as const;
  return { id, times, note: noteOf(notedFields(fields)) };
}

/** What is kept of a record. */
export function headOf(record: WarcRecord): FetchHead {
  const { id, type, file, offset, target, date } = record;
  return { id, type, file, offset, target, date, refersTo: record.field("WARC-Refers-To") };
}
