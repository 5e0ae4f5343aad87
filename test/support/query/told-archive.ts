// An archive made of what a test says: lines of an index, looks at pages and reports.
import { surt } from "#formats/index.js";
import { instant, type CaptureReport, type PageUrl, type ReportPage, type Sighting } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { makeReport } from "../samples/reports.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";

/** What it holds. */
export interface ToldArchive {
  readonly entries?: readonly IndexEntry[];
  readonly reports?: readonly CaptureReport[];
  readonly sightings?: readonly Sighting[];
}

/** Makes it; the index is walked in the order of its keys. */
export async function toldArchive({
  entries = [],
  reports = [],
  sightings = [],
}: ToldArchive): Promise<Archive> {
  const index = new MemoryIndex();
  const archive = memoryArchive(index, { reports });
  for (const sighting of sightings) await archive.catalog.sightings.add(sighting);
  const sorted = entries.toSorted((a, b) => (a.surt < b.surt ? -1 : a.surt > b.surt ? 1 : a.at - b.at));
  const walk = async function* (): AsyncGenerator<readonly IndexEntry[]> {
    for (let i = 0; i < sorted.length; i += 3) yield sorted.slice(i, i + 3);
  };
  return { ...archive, index: Object.assign(Object.create(index) as MemoryIndex, { walk }) };
}

/** A line of an index. */
export function indexEntry(url: string, at: number, over: Partial<IndexEntry> = {}): IndexEntry {
  return {
    surt: surt(url),
    at: instant(at),
    url,
    status: 200,
    mime: "text/html",
    digest: "sha-256:aa",
    file: "warcs/site/one-00001.warc.gz",
    offset: 1,
    length: 2,
    recordType: "response",
    ...over,
  };
}

/** A look of a capture at a page. */
export function lookAt(url: string, captureId: string, seq: number, sighting: Sighting): Sighting {
  return { ...sighting, url: url as PageUrl, captureId, seq };
}

/** A report of these pages. */
export function reportOf(
  capture: string,
  pages: readonly (Pick<ReportPage, "url" | "verdict"> & Partial<ReportPage>)[],
  over: Partial<CaptureReport> = {},
): CaptureReport {
  const [shape] = makeReport({ pages: 1 }).pages;
  const all = pages.map((page) => ({ ...shape!, interval: null, ...page }));
  return makeReport({ pages: pages.length }, { capture, pages: all, ...over });
}
