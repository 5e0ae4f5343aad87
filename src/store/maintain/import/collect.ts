// An import as a capture of the catalog: its pages and sightings, read from the WARC files that it put in the archive.
import { StoreError } from "#errors.js";
import {
  SETTINGS_VERSION,
  type Capture,
  type Instant,
  type Outcome,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { sha256Of, withBlob, type ReadableBlobs } from "../../blobs/open-blob.js";
import type { ArchiveIndex } from "../../cdxj/archive-index.js";
import { openReceived } from "../../cdxj/stored-response.js";
import { readArchived } from "../../warc/read/archived-warc.js";
import { pairedRecords, type PairedRecord } from "../../warc/read/paired-records.js";
import type { ReadRecord } from "../../warc/read/warc-reader.js";
import { importedOutcome, importedPage, pageOf, timesOf, type OutcomeReader } from "./imported-look.js";

/** What collecting needs. */
export interface CollectContext {
  readonly blobs: ReadableBlobs;
  readonly catalog: OpenedCatalog;
  /** Complete for the files in question: revisits are resolved by it. */
  readonly index: ArchiveIndex;
  readonly readOutcome: OutcomeReader;
}

/** An import to be made a capture. */
export interface ImportToCollect {
  readonly id: string;
  readonly site: string;
  readonly files: readonly string[];
  readonly span: ImportSpan;
}

/** From the first to the last record that tells of a page, and the first such page. */
export interface ImportSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly seed: string | null;
}

/** Longer blocks are read from the archive again, in pieces. */
const MAX_HELD_BYTES = 16 * 1024 * 1024;

/** Filed in one transaction: one for each would take longer than all else. */
const LOOKS_AT_ONCE = 256;

/** Files the import's captures and sightings; what the catalog has of it already stays. Returns the sightings added. */
export async function collectImport(context: CollectContext, wanted: ImportToCollect): Promise<number> {
  const { captures } = context.catalog;
  const held = await captures.get(wanted.id);
  if (!held) await captures.create(captureOf(wanted));
  const collector = await Collector.open(context, wanted.id);
  for (const [number, file] of wanted.files.entries()) {
    await collector.register(file, number + 1);
    await collector.take(file);
  }
  await captures.update(wanted.id, { phase: "finished" });
  return collector.added;
}

/** Unfinished until all of it is filed, so that a process that is killed goes on. */
function captureOf({ id, site, span: { from, to, seed } }: ImportToCollect): Capture {
  return {
    id,
    site,
    seeds: seed === null ? [] : [seed as PageUrl],
    phase: "visiting",
    startedAt: from,
    plannedAsOf: from,
    asOf: from,
    finishedAt: to,
    settings: { version: SETTINGS_VERSION, imported: true },
    expectedSharp: null,
    upperBound: null,
  };
}

class Collector {
  readonly #context: CollectContext;
  readonly #id: string;
  readonly #known: ReadonlySet<string>;
  readonly #waiting: Sighting[] = [];
  #seq: number;
  added = 0;

  private constructor(context: CollectContext, id: string, known: ReadonlySet<string>, seq: number) {
    this.#context = context;
    this.#id = id;
    this.#known = known;
    this.#seq = seq;
  }

  static async open(context: CollectContext, id: string): Promise<Collector> {
    const { sightings, upkeep } = context.catalog;
    const known = new Set<string>();
    for await (const { records } of sightings.ofCapture(id))
      for (const ref of records) known.add(placeKey(ref));
    return new Collector(context, id, known, await upkeep.nextSeq(id));
  }

  /** Lists the file with its hash, so that an audit knows what it must be. */
  async register(file: string, number: number): Promise<void> {
    const { blobs, catalog } = this.#context;
    const { warcFiles } = catalog.upkeep;
    if ((await warcFiles.ofCapture(this.#id)).some((row) => row.file === file)) return;
    await withBlob(blobs, file, async (source) => {
      await warcFiles.begin(this.#id, file, number);
      await warcFiles.finish(file, source.sizeBytes, await sha256Of(source));
    });
  }

  async take(file: string): Promise<void> {
    const { blobs } = this.#context;
    const reading = { read: heldBlock };
    for await (const paired of pairedRecords(readArchived(blobs, file), reading))
      if (paired.isWhole && paired.length !== null) await this.#takeRecord(file, paired);
    await this.#file();
  }

  async #takeRecord(file: string, paired: PairedRecord<Buffer | null>): Promise<void> {
    const { record, request, length } = paired;
    const { offset, type } = record;
    const url = pageOf(record, request);
    if (url === null || this.#known.has(placeKey({ file, offset }))) return;
    const outcome = await this.#outcomeOf(file, url, paired);
    this.#waiting.push({
      url,
      captureId: this.#id,
      seq: this.#seq++,
      pass: "visit",
      times: timesOf(record.date!, record.field("WARC-Date") ?? ""),
      outcome,
      records: [{ id: record.id ?? "", type, file, offset, length: length! }],
    });
    if (this.#waiting.length >= LOOKS_AT_ONCE) await this.#file();
  }

  // What is asked for in one turn is one transaction; and the loop turns, so that signals are heard. Pages come first:
  // a sighting that is on record is not looked at again.
  async #file(): Promise<void> {
    const looks = this.#waiting.splice(0);
    if (looks.length === 0) return;
    await this.#filePages(looks.map(({ url, outcome }) => importedPage(url, outcome)));
    const { sightings } = this.#context.catalog;
    await Promise.all(looks.map((sighting) => sightings.add(sighting)));
    this.added += looks.length;
  }

  async #filePages(pages: readonly ReturnType<typeof importedPage>[]): Promise<void> {
    const { frontier } = this.#context.catalog;
    const added = await frontier.add(this.#id, pages);
    const states = new Map(added.map(({ url, state }) => [url, state]));
    const seen = new Set(pages.filter(({ state }) => state === "visited").map(({ url }) => url));
    // Pages that were there before, or that failed first, and answered now.
    const mended = [...seen].filter((url) => states.get(url) !== "visited");
    await Promise.all(mended.map((url) => frontier.setState(this.#id, url, "visited", null)));
  }

  async #outcomeOf(file: string, url: PageUrl, paired: PairedRecord<Buffer | null>): Promise<Outcome> {
    const { record, request, read } = paired;
    const facts = { type: record.type, date: record.date, url, field: (name: string) => record.field(name) };
    const { blobs, index, readOutcome } = this.#context;
    try {
      const place = { file, offset: record.offset, url: record.target! };
      const isAtHand = read !== null && record.type !== "revisit";
      const block = isAtHand ? { first: read, pieces: null } : await openReceived(blobs, index, place);
      return await importedOutcome(facts, block, request, readOutcome);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return { kind: "failed", code: "original-missing", message: "its original is not in the archive" };
    }
  }
}

function placeKey({ file, offset }: { readonly file: string; readonly offset: number }): string {
  return `${offset} ${file}`;
}

/** A block of any sensible length; `null` for a longer one. */
async function heldBlock(record: ReadRecord): Promise<Buffer | null> {
  if (record.type !== "response" && record.type !== "resource") return null;
  if ((record.blockBytes ?? 0) > MAX_HELD_BYTES) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of record.block) {
    bytes += piece.length;
    if (bytes > MAX_HELD_BYTES) return null;
    pieces.push(piece);
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
