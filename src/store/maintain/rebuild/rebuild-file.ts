// Reads the catalog's share of one WARC file: the capture it belongs to, its looks, the capture's own records.
import { basename, dirname } from "node:path";
import {
  CUT_BY_MAX_BYTES,
  readBorrowed,
  readCaptureFields,
  readLookNote,
  readNoResponse,
  readPlanRecord,
  readTimes,
  runRecordKind,
  type Fields,
  type LookNote,
} from "#formats/run-records/index.js";
import type { Outcome, PageUrl, RecordRef } from "#model/index.js";
import type { Exchange } from "#ports/index.js";
import { sha256Of, withBlob } from "../../blobs/open-blob.js";
import { decodeWarcFields } from "../../warc/record.js";
import { readBlock } from "../../warc/read/record-at.js";
import { readArchived } from "../../warc/read/archived-warc.js";
import type { ReadRecord } from "../../warc/read/warc-reader.js";
import { CaptureRebuild } from "./capture-rebuild.js";
import type { MetadataRecord, NearbyRecord, RebuildContext } from "./rebuild-context.js";
import { takeTold } from "./told-look.js";

const MAX_FIELDS_BYTES = 16 * 1024 * 1024;

/** Takes one WARC file's share into the catalog. */
export async function rebuildFromFile(context: RebuildContext, file: string): Promise<void> {
  const rebuild = new FileRebuild(context, file);
  let fields: Fields | null = null;
  for await (const item of readArchived(context.blobs, file)) {
    if (item.kind === "record") fields = await fieldsOf(item.record, file);
    else if (item.kind === "end" && item.isWhole && item.length !== null)
      await rebuild.take(item.record, item.length, fields);
  }
}

/** Whether a record begins a capture's share: files without one have none. */
export async function beginsCapture(record: ReadRecord, file: string): Promise<boolean> {
  const fields = record.type === "warcinfo" ? await fieldsOf(record, file) : null;
  return fields !== null && readCaptureFields(fields) !== null;
}

class FileRebuild {
  readonly #context: RebuildContext;
  readonly #file: string;
  readonly #nearby = new Map<string, NearbyRecord>();
  #capture: CaptureRebuild | null = null;

  constructor(context: RebuildContext, file: string) {
    this.#context = context;
    this.#file = file;
  }

  async take(record: ReadRecord, length: number, fields: Fields | null): Promise<void> {
    if (record.type === "warcinfo") return fields ? this.#begin(fields) : undefined;
    const capture = this.#capture;
    if (capture === null || record.id === null) return;
    const ref = { id: record.id, type: record.type, file: this.#file, offset: record.offset, length };
    const refersTo = record.field("WARC-Refers-To");
    this.#nearby.set(record.id, { ref, truncated: record.field("WARC-Truncated"), refersTo });
    if (record.type !== "metadata" || !fields) return;
    await this.#takeMetadata(capture, { record, ref, fields, nearby: this.#nearby });
    this.#nearby.clear();
  }

  async #takeMetadata(capture: CaptureRebuild, metadata: MetadataRecord): Promise<void> {
    const { record, fields, ref } = metadata;
    const kind = runRecordKind(capture.id, record.target);
    if (kind === "plan") await capture.takePlan(planOf(fields));
    else if (kind !== null) await capture.takeOwn(kind, fields);
    else if (capture.knows(ref.id)) return;
    else if (fields["isochron-told"] !== undefined) await takeTold(this.#context, capture, metadata);
    else await takeLook(this.#context, capture, metadata);
  }

  async #begin(fields: Fields): Promise<void> {
    const said = readCaptureFields(fields);
    if (!said) return;
    const { captures, catalog } = this.#context;
    const folder = dirname(this.#file);
    let capture = captures.get(said.id);
    if (!capture) captures.set(said.id, (capture = await CaptureRebuild.begin(catalog, said, folder)));
    if (capture.folder !== folder) return;
    this.#capture = capture;
    await registerFile(this.#context, said.id, this.#file);
  }
}

function planOf(fields: Fields): Parameters<CaptureRebuild["takePlan"]>[0] {
  const { plannedAsOf, expectedSharp, upperBound } = readPlanRecord(fields);
  return { plannedAsOf, expectedSharp, upperBound };
}

async function fieldsOf(record: ReadRecord, file: string): Promise<Fields | null> {
  if (record.type !== "metadata" && record.type !== "warcinfo") return null;
  // A capture's own records are shorter; those of others may be of any length.
  if ((record.blockBytes ?? 0) > MAX_FIELDS_BYTES) return null;
  return decodeWarcFields(await readBlock(record, file));
}

async function registerFile(
  { blobs, catalog, listed }: RebuildContext,
  captureId: string,
  file: string,
): Promise<void> {
  const { warcFiles } = catalog.upkeep;
  if (listed.has(file)) return;
  listed.add(file);
  const number = Number(/-(\d+)\.warc\.gz$/.exec(basename(file))?.[1] ?? 0);
  await withBlob(blobs, file, async (source) => {
    await warcFiles.begin(captureId, file, number);
    await warcFiles.finish(file, source.sizeBytes, await sha256Of(source));
  });
}

async function takeLook(
  context: RebuildContext,
  capture: CaptureRebuild,
  metadata: MetadataRecord,
): Promise<void> {
  const { record, fields, ref, nearby } = metadata;
  const note = readLookNote(fields);
  if (note === null || record.target === null || record.date === null) return;
  const response = nearby.get(record.field("WARC-Concurrent-To") ?? "");
  const read = response ? await outcomeOf({ context, capture }, response, metadata) : noResponse(fields);
  if (!read) return;
  const outcome = note.limit === null ? labelled(read, note.label) : CUT_BY_MAX_BYTES;
  const sighting = {
    url: (note.request === null ? record.target : `${record.target}#${note.request}`) as PageUrl,
    pass: note.pass,
    times: readTimes(fields, record.date),
    outcome,
    records: response ? [...[...nearby.values()].map((near) => near.ref), ...borrowedBy(metadata)] : [ref],
  };
  await capture.takeLook({ sighting, note, fields });
}

/** The response of an earlier capture that supplies a revisit's body. */
function borrowedBy({ fields, record, nearby }: MetadataRecord): RecordRef[] {
  const beside = nearby.get(record.field("WARC-Concurrent-To") ?? "");
  const said = readBorrowed(fields);
  const id = beside?.refersTo ?? null;
  if (said === null || id === null) return [];
  const { file, offset, length } = said;
  return [{ id, type: "borrowed", file, offset, length }];
}

async function outcomeOf(
  { context, capture }: { readonly context: RebuildContext; readonly capture: CaptureRebuild },
  { ref, truncated }: NearbyRecord,
  { record, fields, nearby }: MetadataRecord,
): Promise<Outcome> {
  const { first, pieces } = await context.response(ref, record.target!);
  const request = [...nearby.values()].find((near) => near.ref.type === "request");
  const exchange = {
    times: readTimes(fields, record.date!),
    requestBytes: request ? await context.blockOf(request.ref) : new Uint8Array(),
    responseBytes: first,
    ...(pieces ? { spooled: { read: pieces } } : {}),
    // A revisit is cut on purpose; its original was not.
    truncated: ref.type === "response" ? (truncated as Exchange["truncated"]) : null,
    remoteAddress: null,
  };
  return context.readOutcome(exchange, capture.limits);
}

/** What the crawl found out about a page beyond the response itself. */
function labelled(outcome: Outcome, label: LookNote["label"]): Outcome {
  if (label === null || outcome.kind !== "captured") return outcome;
  return { ...outcome, labels: [...(outcome.labels ?? []), label] };
}

function noResponse(fields: Fields): Outcome | null {
  const said = readNoResponse(fields);
  if (said?.kind !== "refused") return said && { kind: "failed", code: said.code, message: said.message };
  return { kind: "refused", reason: said.message };
}
