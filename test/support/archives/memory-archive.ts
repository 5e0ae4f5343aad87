// An archive in memory, for stages that only read: captures, reports, certificates and stored responses.
import {
  instant,
  toTimestamp17,
  type AccessRule,
  type Capture,
  type CaptureReport,
  type Certificate,
  type PageUrl,
} from "#model/index.js";
import { surt } from "#formats/index.js";
import { DescriptionFiles } from "#store/archive/description-files.js";
import { prefixesOf } from "#store/cdxj/query.js";
import { MemoryBlobs, MemoryCatalog } from "#store/index.js";
import type {
  Archive,
  CaptureIndex,
  IndexEntry,
  IndexWalk,
  SearchIndex,
  StoredResponse,
  StoredStream,
} from "#ports/index.js";

/** As the store does: longer ones are read in pieces, here in ones that end anywhere. */
const FIRST_BYTES = 1024 * 1024;
const PIECE_BYTES = 60_001;

const WALKED = 3;
const MARKED = 4;

/** Stored responses by look-up key. */
export class MemoryIndex implements CaptureIndex {
  readonly #stored: StoredResponse[] = [];

  /** Stores a response; `head` is the status line and header lines, without the empty line. */
  add(url: string, at: number, head: string, body: string | Uint8Array = ""): IndexEntry {
    return this.addKeyed(url, { url, at, head, body });
  }

  /** Stores a response under the key of another address than its own. */
  addKeyed(
    keyUrl: string,
    { url, at, head, body }: { url: string; at: number; head: string; body: string | Uint8Array },
  ): IndexEntry {
    const bytes = Buffer.concat([
      Buffer.from(`${head.replaceAll("\n", "\r\n")}\r\n\r\n`, "latin1"),
      Buffer.from(body),
    ]);
    const entry: IndexEntry = {
      surt: surt(keyUrl),
      at: instant(at),
      url,
      status: Number(/ (\d{3})/.exec(head)?.[1] ?? NaN) || null,
      mime: null,
      digest: null,
      file: "memory.warc.gz",
      offset: this.#stored.length,
      length: bytes.length,
      recordType: "response",
    };
    this.#stored.push({ entry, httpBytes: bytes });
    return entry;
  }

  async lookup(url: string): Promise<IndexEntry[]> {
    const key = surt(url);
    const found = this.#stored.map(({ entry }) => entry).filter((entry) => entry.surt === key);
    return found.sort((a, b) => a.at - b.at);
  }

  /** In order of key and time, a few at a time. */
  async *walk({ url, match, from = "", before }: IndexWalk): AsyncGenerator<readonly IndexEntry[]> {
    const prefixes = prefixesOf({ url, match });
    const own = this.#stored
      .map(({ entry }) => ({ entry, line: lineOf(entry) }))
      .filter(({ line }) => prefixes.some((prefix) => line.startsWith(prefix)))
      .filter(({ line }) => line >= from && (before === undefined || line < before))
      .sort((a, b) => (a.line < b.line ? -1 : 1));
    for (let i = 0; i < own.length; i += WALKED) yield own.slice(i, i + WALKED).map(({ entry }) => entry);
  }

  /** Every so manieth line. */
  async *marks(walk: IndexWalk): AsyncGenerator<readonly string[]> {
    let seen = 0;
    // Not the first line: that cuts off nothing.
    for await (const entries of this.walk(walk))
      for (const entry of entries) if (seen++ % MARKED === MARKED - 1) yield [lineOf(entry)];
  }

  async read(entry: IndexEntry): Promise<StoredResponse> {
    return this.#stored[entry.offset]!;
  }

  async open(entry: IndexEntry): Promise<StoredStream> {
    const { httpBytes } = this.#stored[entry.offset]!;
    const first = httpBytes.subarray(0, FIRST_BYTES);
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < httpBytes.length; at += PIECE_BYTES)
        yield httpBytes.subarray(at, at + PIECE_BYTES);
    };
    return { first, pieces: first.length === httpBytes.length ? null : pieces };
  }
}

function lineOf({ surt, at, url, offset }: IndexEntry): string {
  return `${surt} ${toTimestamp17(at)} ${url} ${offset}`;
}

const NO_TEXTS: SearchIndex = {
  isKept: false,
  find: async function* () {},
  textOf: async () => "",
  captures: async () => new Set(),
  held: async () => new Set(),
  put: async () => {},
  finish: async () => {},
  clear: async () => {},
};

/** What {@link memoryArchive} holds. */
interface MemoryArchiveContents {
  readonly reports?: readonly CaptureReport[];
  readonly certificates?: readonly Certificate[];
  /** Looked at anew by every question. */
  readonly rules?: () => readonly AccessRule[];
  readonly search?: SearchIndex;
}

/** An archive for readers; whatever writes is refused. */
export function memoryArchive(index: MemoryIndex, contents: MemoryArchiveContents = {}): Archive {
  const reports = contents.reports ?? [];
  const refuse = (): never => {
    throw new Error("the memory archive is read-only");
  };
  const blobs = new MemoryBlobs();
  const catalog = new MemoryCatalog();
  for (const capture of reports.map(captureOf)) void catalog.captures.create(capture);
  return {
    dir: "memory",
    blobs,
    catalog,
    warcs: {
      open: refuse,
      index: refuse,
      files: async () => [],
      sizes: async () => [],
      writtenAt: async () => null,
      read: async () => null,
      readFields: refuse,
    },
    index,
    results: {
      sign: refuse,
      put: refuse,
      putReport: refuse,
      putTestimony: refuse,
      putBeside: refuse,
      getBeside: async () => null,
      version: async () => "",
      getReport: async (id) => reports.find((report) => report.capture === id) ?? null,
      getReportHead: async (id) => reports.find((report) => report.capture === id) ?? null,
      reportPages: async function* (id, from = 0) {
        const pages = reports.find((report) => report.capture === id)?.pages ?? [];
        for (const [i, page] of pages.entries()) if (i >= from) yield { page, next: i + 1 };
      },
      writtenAt: async () => null,
      getCertificate: async (id) => contents.certificates?.find((one) => one.capture === id) ?? null,
    },
    search: contents.search ?? NO_TEXTS,
    descriptions: new DescriptionFiles(blobs),
    control: { ask: refuse, look: async () => null },
    rules: {
      current: async () => {
        const rules = contents.rules?.() ?? [];
        return { version: JSON.stringify(rules), rules };
      },
      collectionOf: (file) => /^warcs\/([^/]+)\//.exec(file)?.[1] ?? null,
    },
    spool: { create: refuse },
    hasWriter: () => false,
    close: async () => {},
  };
}

function captureOf(report: CaptureReport): Capture {
  return {
    id: report.capture,
    site: report.site,
    seeds: report.seeds as PageUrl[],
    phase: "finished",
    startedAt: instant(report.startedAt),
    plannedAsOf: instant(report.plannedAsOf),
    asOf: instant(report.asOf),
    finishedAt: instant(report.finishedAt),
    settings: {},
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
  };
}
