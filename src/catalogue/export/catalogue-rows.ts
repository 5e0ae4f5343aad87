// The rows of a catalogue, one after the other: captures, and behind each its pages where they are wanted.
import { instant, toIso, type DublinCore } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { CaptureItems, type CaptureItem } from "../items/capture-item.js";
import { dublinCoreOf, dublinCoreOfPage } from "../items/dublin-core.js";
import { captureName, pageName } from "../items/identifiers.js";
import { digestOf, pageItem, titleOf } from "../items/page-item.js";

/** Which rows are wanted. */
export interface CatalogueSelection {
  readonly site?: string;
  readonly capture?: string;
  /** Whether pages are listed too: every page known, in the report's order. */
  readonly pages: boolean;
}

/** One row; what does not belong to its kind is `null`. */
export interface CatalogueRow {
  readonly record: "capture" | "page";
  readonly identifier: string;
  readonly capture: string;
  readonly site: string;
  readonly asOf: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly pages: number | null;
  readonly sharp: number | null;
  readonly attested: number | null;
  readonly possible: number | null;
  readonly url: string | null;
  /** When the page was received. */
  readonly time: string | null;
  readonly verdict: string | null;
  readonly reason: string | null;
  readonly status: number | null;
  readonly digest: string | null;
  readonly dublinCore: DublinCore;
}

/** Makes the rows while they are read; no more than one page is held. */
export async function* catalogueRows(
  archive: Archive,
  { site, capture, pages }: CatalogueSelection,
): AsyncGenerator<CatalogueRow> {
  for (const item of await new CaptureItems(archive).list()) {
    if (site !== undefined && item.capture.site !== site) continue;
    if (capture !== undefined && item.capture.id !== capture) continue;
    yield captureRow(item);
    if (pages) yield* pageRows(item, archive);
  }
}

const NO_PAGE = { url: null, time: null, verdict: null, reason: null, status: null, digest: null } as const;
const NO_CAPTURE = {
  startedAt: null,
  finishedAt: null,
  pages: null,
  sharp: null,
  attested: null,
  possible: null,
} as const;

function captureRow(item: CaptureItem): CatalogueRow {
  const { capture, report } = item;
  const { pages, sharp, attested, possible } = report.all;
  return {
    record: "capture",
    identifier: captureName(capture.id),
    capture: capture.id,
    site: capture.site,
    asOf: iso(report.asOf)!,
    startedAt: iso(report.startedAt),
    finishedAt: iso(report.finishedAt),
    pages,
    sharp,
    attested,
    possible,
    ...NO_PAGE,
    dublinCore: dublinCoreOf(item),
  };
}

async function* pageRows(of: CaptureItem, archive: Archive): AsyncGenerator<CatalogueRow> {
  for await (const { page } of archive.results.reportPages(of.capture.id)) {
    const item = await pageItem(of, page, archive);
    yield {
      record: "page",
      identifier: pageName(of.capture.id, page.url),
      capture: of.capture.id,
      site: of.capture.site,
      asOf: iso(of.report.asOf)!,
      ...NO_CAPTURE,
      url: page.url,
      time: iso(page.visitAt ?? page.revisitAt),
      verdict: page.verdict,
      reason: page.reason,
      status: page.status,
      digest: await digestOf(item, archive),
      dublinCore: dublinCoreOfPage(item, await titleOf(item, archive), () => null),
    };
  }
}

function iso(ms: number | null): string | null {
  return ms === null ? null : toIso(instant(ms));
}
