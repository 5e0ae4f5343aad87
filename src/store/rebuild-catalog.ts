// Rebuilds what the catalog knows of a capture from its WARC files: files, captures, sightings, visited pages.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import {
  instant,
  parseIso,
  type Capture,
  type FetchTimes,
  type Instant,
  type Outcome,
  type PageUrl,
  type Pass,
  type RecordRef,
  type Sighting,
} from "#model/index.js";
import type { Exchange } from "#ports/index.js";
import type { Catalog } from "./catalog/catalog.js";
import { sha256OfFile } from "./file-system.js";
import { decodeWarcFields } from "./warc/record.js";
import { readBlock } from "./warc/read/record-at.js";
import type { Finding } from "./warc/read/finding.js";
import { readWarc, type ReadRecord } from "./warc/read/warc-reader.js";

/** What a rebuild needs from outside. */
export interface RebuildContext {
  readonly catalog: Catalog;
  /** Reads an exchange as the crawl did; the store does not judge responses. */
  readonly readOutcome: (exchange: Exchange) => Promise<Outcome>;
  /** The bytes of a response, a revisit resolved to its original's body. */
  readonly responseBytes: (record: RecordRef, url: string, at: Instant) => Promise<Uint8Array>;
  readonly onFinding: (finding: Finding) => void;
}

const PASSES: readonly string[] = ["visit", "revisit", "probe", "late"] satisfies Pass[];

/** One WARC file's share of the catalog; returns how many sightings were added. */
export async function rebuildFromFile(context: RebuildContext, path: string, file: string): Promise<number> {
  const rebuild = new FileRebuild(context, path, file);
  let fields: Record<string, string> | null = null;
  for await (const item of readWarc(path, { name: file })) {
    if (item.kind === "finding") context.onFinding(item.finding);
    else if (item.kind === "record") fields = await fieldsOf(item.record, path);
    else if (item.isWhole && item.length !== null) await rebuild.add(item.record, item.length, fields);
  }
  return rebuild.added;
}

class FileRebuild {
  readonly #context: RebuildContext;
  readonly #path: string;
  readonly #file: string;
  readonly #nearby = new Map<string, RecordRef>();
  #capture: Capture | null = null;
  #known = new Set<string>();
  added = 0;

  constructor(context: RebuildContext, path: string, file: string) {
    this.#context = context;
    this.#path = path;
    this.#file = file;
  }

  async add(record: ReadRecord, length: number, fields: Record<string, string> | null): Promise<void> {
    if (record.type === "warcinfo" && fields) await this.#begin(fields);
    const capture = this.#capture;
    if (capture === null || record.id === null) return;
    const ref = { id: record.id, type: record.type, file: this.#file, offset: record.offset, length };
    if (record.type !== "warcinfo") this.#nearby.set(record.id, ref);
    if (record.type !== "metadata" || !fields) return;
    const metadata = { record, ref, fields, nearby: this.#nearby };
    if (record.target === `urn:isochron:capture:${capture.id}:plan`)
      await restorePlan(this.#context, capture, fields);
    else if (!this.#known.has(record.id) && (await addSighting(this.#context, capture, metadata)))
      this.added++;
    this.#nearby.clear();
  }

  async #begin(fields: Record<string, string>): Promise<void> {
    this.#capture = (await captureOf(this.#context.catalog, fields)) ?? this.#capture;
    if (this.#capture)
      this.#known = await registerFile(this.#context.catalog, this.#capture, this.#path, this.#file);
  }
}

async function restorePlan(
  { catalog }: RebuildContext,
  { id }: Capture,
  fields: Record<string, string>,
): Promise<void> {
  if ((await catalog.captures.get(id))?.plannedAsOf !== null) return;
  const number = (name: string): number | null => (fields[name] === undefined ? null : Number(fields[name]));
  await catalog.captures.update(id, {
    phase: "revisiting",
    plannedAsOf: parseIso(fields["plannedAsOf"] ?? ""),
    expectedSharp: number("expectedSharp"),
    upperBound: number("upperBound"),
  });
}

async function fieldsOf(record: ReadRecord, path: string): Promise<Record<string, string> | null> {
  if (record.type !== "metadata" && record.type !== "warcinfo") return null;
  return decodeWarcFields(await readBlock(record, path));
}

async function captureOf(catalog: Catalog, fields: Record<string, string>): Promise<Capture | null> {
  const text = fields["isochron-capture"];
  if (text === undefined) return null;
  const capture = JSON.parse(text) as Capture;
  const held = await catalog.captures.get(capture.id);
  if (held) return held;
  await catalog.captures.create(capture);
  return capture;
}

async function registerFile(
  catalog: Catalog,
  capture: Capture,
  path: string,
  file: string,
): Promise<Set<string>> {
  const number = Number(/-(\d+)\.warc\.gz$/.exec(basename(file))?.[1] ?? 0);
  if (!catalog.warcFiles.ofCapture(capture.id).some((row) => row.file === file)) {
    const { size } = await stat(path);
    catalog.warcFiles.begin(capture.id, file, number);
    catalog.warcFiles.finish(file, size, await sha256OfFile(path));
  }
  const known = new Set<string>();
  for await (const { records } of catalog.observations.ofCapture(capture.id))
    for (const { id } of records) known.add(id);
  return known;
}

interface MetadataRecord {
  readonly record: ReadRecord;
  readonly ref: RecordRef;
  readonly fields: Record<string, string>;
  readonly nearby: ReadonlyMap<string, RecordRef>;
}

async function addSighting(
  context: RebuildContext,
  capture: Capture,
  metadata: MetadataRecord,
): Promise<boolean> {
  const { record, fields, ref } = metadata;
  const pass = fields["pass"] ?? "";
  if (!PASSES.includes(pass) || record.target === null || record.date === null) return false;
  const response = metadata.nearby.get(record.field("WARC-Concurrent-To") ?? "");
  const outcome = response ? await outcomeOf(context, response, metadata) : noResponse(fields);
  if (!outcome) return false;
  const { catalog } = context;
  const url = record.target as PageUrl;
  const sighting: Sighting = {
    url,
    captureId: capture.id,
    seq: catalog.observations.nextSeq(capture.id),
    pass: pass as Pass,
    times: timesOf(fields, record.date),
    outcome,
    records: response ? [...metadata.nearby.values()] : [ref],
  };
  await catalog.observations.add(sighting);
  const state = outcome.kind === "captured" ? "visited" : "failed";
  const depth = Number(fields["depth"] ?? 0);
  const via = (fields["via"] ?? null) as PageUrl | null;
  await catalog.frontier.add(capture.id, [
    { url, kind: "document", depth, via, state, reason: null, late: pass === "late" },
  ]);
  return true;
}

async function outcomeOf(
  context: RebuildContext,
  response: RecordRef,
  { record, fields }: MetadataRecord,
): Promise<Outcome> {
  const times = timesOf(fields, record.date!);
  return context.readOutcome({
    times,
    requestBytes: new Uint8Array(),
    responseBytes: await context.responseBytes(response, record.target!, times.sentAt),
    truncated: null,
    remoteAddress: null,
  });
}

function noResponse(fields: Record<string, string>): Outcome | null {
  const { outcome, code = "unknown", message = "" } = fields;
  if (outcome === "failed") return { kind: "failed", code, message };
  return outcome === "refused" ? { kind: "refused", reason: message } : null;
}

function timesOf(fields: Record<string, string>, date: Instant): FetchTimes {
  const at = (name: string): Instant => parseIso(fields[name] ?? "") ?? instant(date);
  return { sentAt: at("sentAt"), firstByteAt: at("firstByteAt"), lastByteAt: at("lastByteAt") };
}
