// Made-up capture reports with a known shape, for reporters, charts and servers.
import { VERDICTS, type CaptureReport, type Coherence, type ReportPage, type Verdict } from "#model/index.js";

/** The t* of every made-up report. */
export const AS_OF = Date.UTC(2026, 10, 15, 12, 31, 7, 412);

/** What {@link makeReport} may be told. */
interface ReportShape {
  readonly pages: number;
  /** Verdict of the n-th page visited; sharp unless said. */
  readonly verdictOf?: (index: number) => Verdict;
  readonly urlOf?: (index: number) => string;
  readonly slotMs?: number;
}

/** A report of a symmetric capture: the page visited first is revisited last. */
export function makeReport(shape: ReportShape, over: Partial<CaptureReport> = {}): CaptureReport {
  const pages = Array.from({ length: shape.pages }, (_, i) => makePage(shape, i));
  const slotMs = shape.slotMs ?? 250;
  const all = coherenceOf(pages);
  return {
    format: "isochron-report/1",
    capture: "20261115123000-demo",
    site: "demo.example",
    seeds: ["http://demo.example/"],
    startedAt: AS_OF - slotMs * (shape.pages + 1),
    plannedAsOf: AS_OF,
    asOf: AS_OF,
    finishedAt: AS_OF + slotMs * (shape.pages + 1),
    strategy: "optimal-online",
    delayMs: slotMs,
    expectedSharp: all.sharp - 1.25,
    upperBound: all.sharp - 0.5,
    requests: shape.pages * 2,
    bytes: shape.pages * 20_480,
    all,
    documents: coherenceOf(pages.filter((page) => page.kind === "document")),
    requisites: coherenceOf(pages.filter((page) => page.kind === "requisite")),
    composites: coherenceOf(pages.filter((page) => page.kind === "document")),
    sharpAtPlanned: all.sharp,
    verdicts: Object.fromEntries(VERDICTS.map((v) => [v, countOf(pages, v)])) as Record<Verdict, number>,
    pages,
    warcs: ["warcs/demo.example/20261115123000-demo-00001.warc.gz"],
    notes: [],
    ...over,
  };
}

const REASONS: Partial<Record<Verdict, string>> = {
  changed: "the response after the time point has a different body",
  gone: "200 before the time point, 404 after it",
  failed: "the connection was reset",
  excluded: "robots.txt disallows it",
  attested: "304 to the visit's ETag",
};

/** When a page of the given verdict was visited and revisited, `distanceMs` from t*. */
function timesOf(verdict: Verdict, distanceMs: number): Pick<ReportPage, "visitAt" | "revisitAt"> {
  const never = verdict === "excluded" || verdict === "skipped";
  const visited = !never && verdict !== "late";
  const revisited = !never && verdict !== "seen" && verdict !== "failed";
  return { visitAt: visited ? AS_OF - distanceMs : null, revisitAt: revisited ? AS_OF + distanceMs : null };
}

function makePage(shape: ReportShape, i: number): ReportPage {
  const verdict = shape.verdictOf?.(i) ?? "sharp";
  const times = timesOf(verdict, (shape.pages - i - 0.5) * (shape.slotMs ?? 250));
  const sightings = [times.visitAt, times.revisitAt].filter((at) => at !== null).length;
  const held = verdict === "sharp" || verdict === "attested";
  const requisite = i % 4 === 3;
  return {
    url: shape.urlOf?.(i) ?? `http://demo.example/${requisite ? `style-${i}.css` : `page-${i}.html`}`,
    kind: requisite ? "requisite" : "document",
    verdict,
    reason: REASONS[verdict] ?? null,
    status: sightings > 0 ? 200 : null,
    contentType: sightings > 0 ? (requisite ? "text/css" : "text/html; charset=utf-8") : null,
    interval: held ? { from: times.visitAt!, to: times.revisitAt! } : null,
    ...times,
    sightings,
  };
}

function countOf(pages: readonly ReportPage[], verdict: Verdict): number {
  return pages.filter((page) => page.verdict === verdict).length;
}

function coherenceOf(pages: readonly ReportPage[]): Coherence {
  return {
    pages: pages.length,
    sharp: countOf(pages, "sharp"),
    attested: countOf(pages, "attested"),
    possible: countOf(pages, "seen"),
  };
}
