// Fields of a capture as CDX clients name them: pywb's words and the Wayback Machine's for the same things.
import { UsageError } from "#errors.js";
import { toTimestamp17 } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";

/** `pywb` speaks as pywb and Common Crawl do, `wayback` as the Wayback Machine does. */
export type Dialect = "pywb" | "wayback";

/** A field that can be asked for. */
export interface Field {
  /** As it was asked for, or as the dialect calls it. */
  readonly name: string;
  /** `null` where the capture has none. */
  readonly valueOf: (entry: IndexEntry) => string | null;
}

type Value = Field["valueOf"];

const REVISIT = "warc/revisit";
const url: Value = (entry) => entry.url;
const mime: Value = ({ mime: type, recordType }) => (recordType === "revisit" ? REVISIT : (type ?? "unk"));
const status: Value = (entry) => (entry.status === null ? null : String(entry.status));

const COMMON: Readonly<Record<string, Value>> = {
  urlkey: ({ surt }) => surt,
  timestamp: ({ at }) => toTimestamp17(at),
  digest: (entry) => entry.digest,
  length: (entry) => String(entry.length),
  offset: (entry) => String(entry.offset),
  filename: ({ file }) => file,
  method: (entry) => entry.method ?? null,
  url,
  original: url,
  mime,
  mimetype: mime,
  status,
  statuscode: status,
};

const USUAL = {
  pywb: ["urlkey", "timestamp", "url", "mime", "status", "digest", "length", "offset", "filename"],
  wayback: ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"],
} as const;

/** The fields that a dialect gives unless told. */
export function usualFields(dialect: Dialect): Field[] {
  return USUAL[dialect].map((name) => fieldNamed(name, dialect));
}

/** Finds a field. @throws UsageError when there is none of that name */
export function fieldNamed(name: string, dialect: Dialect): Field {
  const valueOf = Object.hasOwn(COMMON, name) ? COMMON[name]! : null;
  if (valueOf === null)
    throw new UsageError(
      "BAD_INPUT",
      `no field ${JSON.stringify(name.slice(0, 40))}: there are ${Object.keys(COMMON).join(", ")}`,
    );
  // Clients of the Wayback Machine read 14 digits and fail at more; ours are of milliseconds.
  if (name === "timestamp" && dialect === "wayback")
    return { name, valueOf: ({ at }) => toTimestamp17(at).slice(0, 14) };
  return { name, valueOf };
}
