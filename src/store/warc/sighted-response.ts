// From a sighting to the response it stands for: its own record, and for a revisit the body of the record referred to.
import { FormatError } from "#errors.js";
import { asStored } from "#formats/http/stored-message.js";
import { surt } from "#formats/urls/surt.js";
import type { PageUrl, Sighting } from "#model/index.js";
import type { SightingStore } from "#ports/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import type { ArchiveIndex } from "../cdxj/archive-index.js";
import { asResponse, findOriginal, revisited, wholeBlock } from "../cdxj/stored-response.js";
import { openRecordIn, type OpenedRecord, type RecordPlace } from "./read/record-at.js";

/** Where records and those they refer to are found. */
export interface SightedRecords {
  readonly blobs: ReadableBlobs;
  readonly sightings: Pick<SightingStore, "ofPage">;
  /** For records that lie elsewhere now, and for originals that no sighting tells of: those that were imported. */
  readonly index: ArchiveIndex;
}

/** A sighting as far as its response is found by it; how it ended tells whether another tool stored it. */
type SightedRecord = Pick<Sighting, "url" | "times" | "records"> & Partial<Pick<Sighting, "outcome">>;

/** Other tools write revisits of revisits; longer chains, or circles, are hostile. */
const MOST_HOPS = 8;

/** Status line, headers and body as received; `null` when there was no response, or it is not in the archive any more. */
export async function readSighted(
  records: SightedRecords,
  { url, times, records: refs, outcome }: SightedRecord,
): Promise<Uint8Array | null> {
  const ref = refs.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
  if (!ref) return null;
  const own =
    (await openIfSame(records.blobs, ref, ref.id)) ??
    (await openMoved(records, ref.id, url, isToldOutcome(outcome) ? null : times));
  if (!own) return null;
  const original = own.type === "revisit" ? await originalOf(records, own, MOST_HOPS) : own;
  if (original?.type === "resource") return asResponse(original, ref);
  if (!original) return null;
  const bytes = await wholeBlock(own === original ? own : revisited(own, original), ref);
  return outcome?.kind === "captured" && outcome.imported ? asStored(bytes) : bytes;
}

function isToldOutcome(outcome: Sighting["outcome"] | undefined): boolean {
  return outcome?.kind === "captured" && outcome.told !== undefined;
}

// By record id, which our own revisits always name and sightings know; else by what the index has (section 6.7).
async function originalOf(
  records: SightedRecords,
  revisit: OpenedRecord,
  hops: number,
): Promise<OpenedRecord | null> {
  const id = revisit.field("WARC-Refers-To");
  const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target;
  const named = id === null || target === null ? null : await openNamed(records, id, target as PageUrl);
  if (named?.type === "revisit") return hops === 0 ? null : originalOf(records, named, hops - 1);
  return named ?? findOriginal(records.blobs, records.index, revisit);
}

async function openNamed(
  { blobs, sightings }: SightedRecords,
  id: string,
  url: PageUrl,
): Promise<OpenedRecord | null> {
  for (const { records } of await sightings.ofPage(url)) {
    const ref = records.find((record) => record.id === id);
    if (ref) return openIfSame(blobs, ref, id);
  }
  return null;
}

/** A record whose file was written anew, after others were removed from it: the index knows where it is now. */
async function openMoved(
  { blobs, index }: SightedRecords,
  id: string,
  url: PageUrl,
  times: Sighting["times"] | null,
): Promise<OpenedRecord | null> {
  for (const entry of await index.entriesOf(surt(url))) {
    // What is told of a content begins when it will; the date of its record is another.
    const isMeant = times === null || entry.at === times.sentAt;
    const record = isMeant ? await openIfSame(blobs, entry, id) : null;
    if (record) return record;
  }
  return null;
}

async function openIfSame(
  blobs: ReadableBlobs,
  place: RecordPlace,
  id: string,
): Promise<OpenedRecord | null> {
  try {
    const record = await openRecordIn(blobs, place);
    // Records of others may have no id; their sightings know them by their place alone.
    return record !== null && (record.id ?? "") === id ? record : null;
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
