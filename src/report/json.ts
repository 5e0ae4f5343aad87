// The machine's report: one document with the names that scripts rely on.
import type { CaptureReport } from "#model/index.js";
import { printableJson } from "#formats/index.js";

/** Where a capture's results lie. */
export interface ResultPaths {
  readonly archive: string;
  readonly report: string;
  readonly certificate: string;
}

/** What `capture --json` prints; fields may be added, never renamed. */
export interface CaptureSummary extends ResultPaths {
  readonly capture: string;
  readonly site: string;
  readonly startedAt: string;
  readonly asOf: string;
  readonly finishedAt: string;
  readonly pages: number;
  readonly sharp: number;
  readonly attested: number;
  readonly possible: number;
  readonly expectedSharp: number | null;
  readonly upperBound: number | null;
  readonly requests: number;
  readonly warcs: readonly string[];
}

/** The summary of a capture; the tiers stand side by side and are never added up. */
export function summarise(report: CaptureReport, paths: ResultPaths): CaptureSummary {
  const { pages, sharp, attested, possible } = report.all;
  return {
    capture: report.capture,
    site: report.site,
    startedAt: iso(report.startedAt),
    asOf: iso(report.asOf),
    finishedAt: iso(report.finishedAt),
    pages,
    sharp,
    attested,
    possible,
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
    requests: report.requests,
    archive: paths.archive,
    warcs: report.warcs,
    report: paths.report,
    certificate: paths.certificate,
  };
}

/** The summary as one JSON document that ends with a line end. */
export function renderJson(report: CaptureReport, paths: ResultPaths): string {
  return `${printableJson(summarise(report, paths))}\n`;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
