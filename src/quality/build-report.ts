// The report object from an assessment: counts over one fixed denominator, tiers never added up.
import {
  isCaptured,
  type CapturedSighting,
  type CaptureReport,
  type ChangeJudgement,
  type ChangesJudged,
  type PageUrl,
  type PageLabel,
  type PageRendering,
  type RefreshFigures,
  type ReportRendering,
  type ReportPage,
  type ReportRefusal,
  type Streamed,
} from "#model/index.js";
import type { Assessment } from "./assess.js";
import { mapped } from "./mapped.js";
import type { PageAssessment } from "./page-verdict.js";
import { summarise, type ReportFigures } from "./summary.js";
import { kindOf } from "./tally.js";

/** What the run knows and the sightings do not. */
export interface RunFacts {
  readonly finishedAt: number;
  readonly strategy: string;
  readonly delayMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly warcs: readonly string[];
  readonly notes: readonly string[];
  readonly refusals?: readonly ReportRefusal[];
  /** What the detector says of pages that differ. */
  readonly changes: {
    readonly byPage: ReadonlyMap<PageUrl, ChangeJudgement>;
    readonly summary: ChangesJudged;
  };
  readonly cancelled?: boolean;
  readonly imported?: boolean;
  readonly refresh?: RefreshFigures;
}

/** Makes the report that every reporter reads; its pages are made one at a time as they are asked for. */
export function buildReport(
  assessment: Assessment,
  { changes, ...facts }: RunFacts,
  summary: ReportFigures = summarise(assessment),
): Streamed<CaptureReport> {
  const { evidence, pages } = assessment;
  const { capture } = evidence;
  return {
    format: "isochron-report/1",
    capture: capture.id,
    site: capture.site,
    seeds: capture.seeds,
    startedAt: capture.startedAt,
    plannedAsOf: evidence.plannedAsOf,
    asOf: assessment.asOf,
    expectedSharp: capture.expectedSharp,
    upperBound: capture.upperBound,
    ...summary.counts,
    bodies: summary.bodies,
    sharpAtPlanned: assessment.sharpAtPlanned,
    changes: changes.summary,
    tables: summary.tables,
    ...facts,
    pages: mapped(pages, (page) => reportPage(page, changes.byPage.get(page.page.url))),
  };
}

/** What a report says of one page. */
export function reportPage(assessed: PageAssessment, change?: ChangeJudgement): ReportPage {
  const { page, verdict, reason, interval, version, sightings } = assessed;
  const captured = sightings.filter(isCaptured);
  return {
    url: page.url,
    kind: kindOf(assessed),
    verdict,
    reason,
    status: version?.identity.status ?? null,
    contentType: version?.identity.contentType ?? null,
    interval,
    visitAt: captured.find((s) => s.pass === "visit" || s.pass === "late")?.times.lastByteAt ?? null,
    revisitAt: captured.findLast((s) => s.pass === "revisit")?.times.sentAt ?? null,
    sightings: sightings.length,
    ...labelsOf(captured),
    ...(change && { change }),
    ...(assessed.rendering && { rendering: reportRendering(assessed.rendering) }),
  };
}

function reportRendering({
  renderedBy,
  failure,
  open,
  isClosed,
  doubts,
  requests,
}: PageRendering): ReportRendering {
  return { renderedBy, failure, open, isClosed, doubts, requests: requests.length };
}

function labelsOf(captured: readonly CapturedSighting[]): { labels?: readonly PageLabel[] } {
  const labels = [...new Set(captured.flatMap(({ outcome }) => outcome.labels ?? []))];
  return labels.length === 0 ? {} : { labels };
}
