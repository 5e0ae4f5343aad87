// An archive of one capture of very many pages, with its report as the program writes it: what the capture's view and
// report.html have to open.
import { instant, parsePageUrl, VERDICTS, type CaptureReport, type ReportPage } from "#model/index.js";
import { renderHtml } from "#report/index.js";
import { openArchive } from "#store/index.js";

/** Id of the capture. */
export const LARGE_CAPTURE = "20261115120000-large";
const SITE = "large.example";
const AS_OF = Date.UTC(2026, 10, 15, 12);
const SLOT_MS = 100;

/** Fills a new archive and gives the address of its report.html. */
export async function fillLarge(dir: string, pages: number): Promise<string> {
  const archive = await openArchive(dir);
  const report = reportOf(pages);
  const { startedAt, asOf, finishedAt, seeds } = report;
  await archive.catalog.captures.create({
    id: LARGE_CAPTURE,
    site: SITE,
    seeds: seeds.map((url) => parsePageUrl(url)!),
    phase: "finished",
    startedAt: instant(startedAt),
    plannedAsOf: instant(asOf),
    asOf: instant(asOf),
    finishedAt: instant(finishedAt),
    settings: { delayMs: SLOT_MS, strategy: "optimal-online", maxPages: pages },
    expectedSharp: report.all.sharp,
    upperBound: report.all.sharp,
  });
  await archive.results.putReport(LARGE_CAPTURE, { report, html: renderHtml(report) });
  await archive.close();
  return `file://${dir}/captures/${LARGE_CAPTURE}/report.html`;
}

/** Nine in ten are sharp, in forty directories, the first visited revisited last. */
function reportOf(count: number): CaptureReport {
  const pages = Array.from({ length: count }, (_, i) => pageOf(i, count));
  const ofKind = (kind: string | null): CaptureReport["all"] => {
    const own = pages.filter((page) => kind === null || page.kind === kind);
    const sharp = own.filter(({ verdict }) => verdict === "sharp").length;
    return { pages: own.length, sharp, attested: 0, possible: own.length };
  };
  const spanMs = SLOT_MS * (count + 1);
  const all = ofKind(null);
  const countOf = (verdict: string): number => pages.filter((page) => page.verdict === verdict).length;
  return {
    format: "isochron-report/1",
    capture: LARGE_CAPTURE,
    site: SITE,
    seeds: [`http://${SITE}/`],
    startedAt: AS_OF - spanMs,
    plannedAsOf: AS_OF,
    asOf: AS_OF,
    finishedAt: AS_OF + spanMs,
    strategy: "optimal-online",
    delayMs: SLOT_MS,
    expectedSharp: all.sharp,
    upperBound: all.sharp,
    requests: 2 * count,
    bytes: 9_500 * count,
    all,
    documents: ofKind("document"),
    requisites: ofKind("requisite"),
    composites: ofKind("document"),
    sharpAtPlanned: all.sharp,
    verdicts: Object.fromEntries(VERDICTS.map((one) => [one, countOf(one)])) as CaptureReport["verdicts"],
    pages,
    warcs: [`warcs/${SITE}/${LARGE_CAPTURE}-00001.warc.gz`],
    notes: [],
  };
}

function pageOf(i: number, count: number): ReportPage {
  const isSharp = i % 10 !== 7;
  const isRequisite = i % 4 === 3;
  const distanceMs = (count - i) * SLOT_MS;
  return {
    url: `http://${SITE}/part-${i % 40}/${isRequisite ? `picture-${i}.png` : `page-${i}.html`}`,
    kind: isRequisite ? "requisite" : "document",
    verdict: isSharp ? "sharp" : "changed",
    reason: isSharp ? null : "content changed",
    status: 200,
    contentType: isRequisite ? "image/png" : "text/html; charset=utf-8",
    interval: isSharp ? { from: AS_OF - distanceMs, to: AS_OF + distanceMs } : null,
    visitAt: AS_OF - distanceMs,
    revisitAt: AS_OF + distanceMs,
    sightings: 2,
  };
}
