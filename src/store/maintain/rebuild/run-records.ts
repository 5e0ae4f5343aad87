// A capture's own metadata records, read back; what is not shaped as the crawl writes it counts as absent.
import { z } from "zod";
import {
  instant,
  parsePageUrl,
  REFUSALS,
  type Capture,
  type FrontierPage,
  type Instant,
  type PageHint,
  type PageUrl,
  type RefusalCode,
  type RefusedShape,
} from "#model/index.js";
import type { CapturePatch } from "#ports/index.js";

type Fields = Readonly<Record<string, string>>;

const pageUrl = z.custom<PageUrl>((value) => typeof value === "string" && parsePageUrl(value) === value);
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const time = z
  .number()
  .int()
  .min(0)
  .max(8.64e15)
  .transform((ms): Instant => instant(ms));
const phase = z.enum(["visiting", "revisiting", "finished", "failed", "cancelled"]);
const state = z.enum(["known", "visited", "failed", "refused", "skipped"]);
const reason = z.string().nullable();

const pageRow = z.union([
  z.tuple([pageUrl, z.enum(["document", "requisite", "other"]), count, pageUrl.nullable(), z.boolean()]),
  z.tuple([
    pageUrl,
    z.enum(["document", "requisite", "other"]),
    count,
    pageUrl.nullable(),
    z.boolean(),
    state,
    reason,
    z.custom<PageHint>((value) => value === null || isHint(value)).nullable(),
  ]),
]);

function isHint(value: unknown): boolean {
  const hint = value as Partial<Record<keyof PageHint, unknown>>;
  const isText = (field: unknown): boolean => typeof field === "string";
  return (
    typeof value === "object" &&
    isText(hint.source) &&
    (hint.changeFreq === null || isText(hint.changeFreq)) &&
    (hint.lastModified === null || Number.isSafeInteger(hint.lastModified))
  );
}

const capture = z.object({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
  site: z.string(),
  seeds: z.array(z.custom<PageUrl>((value) => typeof value === "string")),
  phase,
  startedAt: time,
  plannedAsOf: time.nullable(),
  asOf: time.nullable(),
  finishedAt: time.nullable(),
  settings: z.record(z.string(), z.json()),
  expectedSharp: z.number().nullable(),
  upperBound: z.number().nullable(),
});

const change = capture
  .pick({
    phase: true,
    plannedAsOf: true,
    asOf: true,
    finishedAt: true,
    expectedSharp: true,
    upperBound: true,
  })
  .partial();

/** The capture that a warcinfo record belongs to. */
export function captureOf(fields: Fields): Capture | null {
  return read(capture, fields["isochron-capture"]);
}

/** A change of the capture itself. */
export function changeOf(fields: Fields): CapturePatch | null {
  return read(change, fields["isochron-change"]) as CapturePatch | null;
}

/** Pages in the order of discovery, with their places in it. */
export function pagesOf(fields: Fields): FrontierPage[] | null {
  const first = wholeNumber(fields["isochron-frontier"]);
  const rows = read(z.array(pageRow), fields["pages"]);
  if (first === null || rows === null) return null;
  return rows.map(([url, kind, depth, via, late, reached = "known", why = null, hint = null], i) => {
    const page = { url, kind, depth, via, late, state: reached, reason: why, seq: first + i };
    return hint ? { ...page, hint } : page;
  });
}

/** States that no sighting tells, with their reasons. */
export function statesOf(fields: Fields): [PageUrl, FrontierPage["state"], string | null][] | null {
  return read(z.array(z.tuple([pageUrl, state, reason])), fields["isochron-states"]);
}

const refusedRow = z.tuple([
  z.custom<RefusalCode>((value) => typeof value === "string" && Object.hasOwn(REFUSALS, value)),
  z.string().max(1000),
  z.array(count).max(1000),
  z.array(z.string().max(1000)).max(10),
]);

/** URLs that were kept out of the frontier, by rule and shape. */
export function refusedOf(fields: Fields): RefusedShape[] {
  const rows = read(z.array(refusedRow), fields["isochron-refusals"]) ?? [];
  return rows.map(([code, shape, hashes, examples]) => ({ code, shape, hashes, examples }));
}

/** Where a resumed capture stood. */
export interface Standing {
  readonly nextSeq: number;
  /** Places of sightings that were never acknowledged. */
  readonly missing: readonly number[];
  readonly pages: number;
}

/** What a resume put on record. */
export function standingOf(fields: Fields): Standing | null {
  const nextSeq = wholeNumber(fields["isochron-resume"]);
  const pages = wholeNumber(fields["pages"]);
  const missing = read(z.array(count), fields["missing"]);
  return nextSeq === null || pages === null || missing === null ? null : { nextSeq, missing, pages };
}

/** A part of a long list of requisites; the last part stands beside the look itself. */
export function requisitesOf(fields: Fields, name: string): PageUrl[] {
  return read(z.array(pageUrl), fields[name]) ?? [];
}

/** A whole number in digits. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function read<T>(shape: z.ZodType<T>, text: string | undefined): T | null {
  if (text === undefined) return null;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
