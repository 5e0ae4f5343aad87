// The signed statement of what a testimony tells: written when its records are closed and before it is finished. Versions
// are made one at a time from the catalog and the record beside each content; a million of them are never held.
import { canonicalJson, wellFormed } from "#formats/index.js";
import { readContentFields, type ContentNote } from "#formats/run-records/index.js";
import {
  isTold,
  toIso,
  type Capture,
  type Instant,
  type RecordRef,
  type TestimonyPlace,
  type TestimonyVersion,
  type ToldSighting,
} from "#model/index.js";
import { IsochronError } from "#errors.js";
import type { Archive } from "#ports/index.js";
import { buildTestimony, settleClocks } from "#quality/index.js";

/** What is to be sealed: the capture's WARC files are closed and indexed, its report is written. */
export interface TestimonyToSeal {
  /** As the catalog will have it: finished. */
  readonly capture: Capture & { readonly finishedAt: Instant };
  readonly archive: Archive;
  readonly notes: readonly string[];
}

/** Writes testimony.json beside the testimony, and its head by itself for seals from outside. */
export async function sealTestimony({ capture, archive, notes }: TestimonyToSeal): Promise<void> {
  const { id, finishedAt, settings } = capture;
  const { results, catalog, warcs } = archive;
  const { tier, by } = settings.testimony ?? { tier: "source", by: "" };
  const files = await warcs.files(id);
  const runs = (await catalog.captures.get(id))?.runs ?? [];
  const facts = { capture, tier, by, finishedAt, notes, warcs: files, clocks: settleClocks(runs, []) };
  const [first] = files;
  if (!first) throw new IsochronError("INTERNAL", `testimony ${id} has no WARC file`);
  const { software = "" } = await warcs.readFields({ file: first.file, offset: 0 });
  const versions = { [Symbol.asyncIterator]: () => versionsOf(id, archive) };
  const testimony = await buildTestimony(versions, { ...facts, software }, (bytes) => results.sign(bytes));
  await results.putTestimony(id, testimony);
  const { versions: _, ...head } = testimony;
  for (const stale of ["seal.p7s", "end.tsr"]) await results.putBeside(id, stale, null);
  await results.putBeside(id, "seal.json", Buffer.from(canonicalJson(head)));
}

async function* versionsOf(id: string, { catalog, warcs }: Archive): AsyncGenerator<TestimonyVersion> {
  for await (const sighting of catalog.sightings.ofCapture(id)) {
    if (!isTold(sighting)) continue;
    const [content, note, told] = sighting.records;
    const fields = note && readContentFields(await warcs.readFields(note));
    if (!content || !told || !fields)
      throw new IsochronError("ARCHIVE_BROKEN", `what is told of ${sighting.url} has lost a record`);
    yield versionOf(sighting, { content, note, told, fields });
  }
}

interface VersionRecords {
  readonly content: RecordRef;
  readonly note: RecordRef;
  readonly told: RecordRef;
  readonly fields: ContentNote;
}

function versionOf({ url, outcome }: ToldSighting, records: VersionRecords): TestimonyVersion {
  const { content, note, told, fields } = records;
  const { variant, from, to, isCurrent, count } = outcome.told;
  return {
    url,
    ...(variant !== undefined && { variant: wellFormed(variant) }),
    from: toIso(from),
    to: toIso(to),
    ...(isCurrent && { isCurrent }),
    ...(count !== undefined && { count }),
    ...outcome.identity,
    payloadDigest: outcome.payloadDigest,
    origin: fields.origin,
    conversion: fields.conversion,
    ...(fields.leftOut !== null && { leftOut: fields.leftOut }),
    records: [content, note].map((one) => ({ type: one.type, ...placeOf(one) })),
    told: placeOf(told),
  };
}

function placeOf({ id, file, offset }: RecordRef): TestimonyPlace {
  return { id, file, offset };
}
