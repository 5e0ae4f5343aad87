// An archive of millions of records that exists nowhere: its index, sightings and reports are made while they are read.
import { createHash } from "node:crypto";
import { surt } from "#formats/index.js";
import {
  addressOf,
  instant,
  type Capture,
  type CaptureReport,
  type Digest,
  type PageUrl,
  type ReportPage,
  type Sighting,
} from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import type { Exported } from "#query/export/write-tables.js";

/** Records of a host: eight pages in each of twelve months, and some over. */
const PER_HOST = 100;
const MONTHS = 12;
const START = Date.UTC(2026, 0, 1);
const MONTH_MS = 30 * 86_400_000;
const AT_ONCE = 2048;

/** How large it is. */
export interface ArchiveSize {
  readonly records: number;
  readonly captures: number;
  readonly pagesPerCapture: number;
}

/** A host in the order of its key. */
export function hostNumber(i: number): string {
  return `www.host${String(i).padStart(6, "0")}.example.org`;
}

/** The archive, as far as tables are made of it. */
export function largeArchive(size: ArchiveSize): Exported {
  const unused = (): never => {
    throw new Error("not part of the benchmark");
  };
  return {
    index: {
      walk: () => indexEntries(size.records),
      lookup: unused,
      read: unused,
      open: unused,
      marks: unused,
    },
    rules: { collectionOf: (file: string) => file.split("/")[1]!, current: unused },
    catalog: {
      captures: {
        some: async ({ behind }: { behind?: string }) => (behind === undefined ? capturesOf(size) : []),
      },
      sightings: { ofCapture: (id: string) => sightingsOf(Number(id), size) },
    },
    results: {
      getReportHead: async (id: string) => reportOf(Number(id), size),
      reportPages: (id: string) => pagesOf(Number(id), size),
    },
  } as unknown as Exported;
}

/** In the order of their keys; the same addresses month by month, a third of them with the digest of another. */
async function* indexEntries(records: number): AsyncGenerator<readonly IndexEntry[]> {
  let batch: IndexEntry[] = [];
  for (let i = 0; i < records; i++) {
    batch.push(entryNumber(i));
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function entryNumber(i: number): IndexEntry {
  const [host, place] = [Math.floor(i / PER_HOST), i % PER_HOST];
  const [page, month] = [Math.floor(place / MONTHS), place % MONTHS];
  const url = `https://${hostNumber(host)}/section-${page % 7}/page-${String(page).padStart(5, "0")}.html`;
  const site = `site${host % 1000}`;
  return {
    surt: surt(url),
    at: instant(START + month * MONTH_MS + (host % 1000) * 1000 + page),
    url,
    status: page % 19 === 0 ? 404 : 200,
    mime: page % 5 === 0 ? "image/png" : "text/html",
    digest: digestNumber(page % 3 === 0 ? host % 997 : i),
    file: `warcs/${site}/2026${String(month + 1).padStart(2, "0")}01000000000-00001.warc.gz`,
    offset: i * 4000,
    length: 3000 + (i % 1000),
    recordType: month > 0 && page % 3 === 1 ? "revisit" : "response",
  };
}

/** As hard to press together as real ones. */
function digestNumber(i: number): Digest {
  return `sha-256:${createHash("sha256").update(String(i)).digest("hex")}` as Digest;
}

function capturesOf({ captures }: ArchiveSize): Capture[] {
  return Array.from({ length: captures }, (_, i) => captureNumber(i));
}

function captureNumber(i: number): Capture {
  const at = startOf(i);
  return {
    id: String(i),
    site: `site${i % 1000}`,
    seeds: [],
    phase: "finished",
    startedAt: instant(at),
    plannedAsOf: null,
    asOf: instant(at + 1000),
    finishedAt: null,
    settings: {},
    expectedSharp: null,
    upperBound: null,
  };
}

function startOf(capture: number): number {
  return START + (capture % MONTHS) * MONTH_MS;
}

function reportOf(i: number, { pagesPerCapture: pages }: ArchiveSize): CaptureReport {
  const all = { pages, sharp: pages, attested: 0, possible: pages };
  return {
    capture: String(i),
    all,
    strategy: "optimal-online",
    requests: 2 * pages,
    bytes: 0,
  } as CaptureReport;
}

function urlOf(capture: number, page: number): PageUrl {
  return addressOf(`https://${hostNumber(capture)}/page-${page}.html` as PageUrl);
}

async function* pagesOf(capture: number, { pagesPerCapture }: ArchiveSize) {
  for (let i = 0; i < pagesPerCapture; i++) {
    const at = startOf(capture);
    const page: ReportPage = {
      url: urlOf(capture, i),
      kind: "document",
      verdict: i % 10 === 0 ? "changed" : "sharp",
      reason: null,
      status: 200,
      contentType: "text/html",
      interval: { from: at, to: at + 2000 },
      visitAt: at,
      revisitAt: at + 2000,
      sightings: 2,
    };
    yield { page, next: i + 1 };
  }
}

async function* sightingsOf(capture: number, { pagesPerCapture }: ArchiveSize): AsyncGenerator<Sighting> {
  for (let seq = 0; seq < 2 * pagesPerCapture; seq++) {
    const page = seq % pagesPerCapture;
    const at = instant(startOf(capture) + (seq < pagesPerCapture ? 0 : 2000));
    const digest = digestNumber(page % 10 === 0 ? seq : page);
    yield {
      url: urlOf(capture, page),
      captureId: String(capture),
      seq,
      pass: seq < pagesPerCapture ? "visit" : "revisit",
      times: { sentAt: at, firstByteAt: at, lastByteAt: at },
      outcome: {
        kind: "captured",
        identity: { status: 200, location: null, contentType: "text/html", contentDigest: digest },
        payloadDigest: digest,
        payloadBytes: 4000,
        validators: { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false },
      },
      records: [],
    };
  }
}
