// The report object from an assessment: counts over one fixed denominator, tiers never added up.
import {
  isCaptured,
  type CapturedSighting,
  type CaptureReport,
  type Coherence,
  type PageKind,
  type PageUrl,
  type PageLabel,
  type ReportPage,
  type ReportRefusal,
} from "#model/index.js";
import type { Assessment } from "./assess.js";
import { countVerdicts } from "./build-certificate.js";
import type { PageAssessment } from "./page-verdict.js";

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
}

/** Makes the report that every reporter reads. */
export function buildReport(assessment: Assessment, facts: RunFacts): CaptureReport {
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
    all: coherenceOf(pages),
    documents: coherenceOf(pages.filter((p) => kindOf(p) === "document")),
    requisites: coherenceOf(pages.filter((p) => kindOf(p) === "requisite")),
    composites: compositeCoherence(assessment),
    sharpAtPlanned: assessment.sharpAtPlanned,
    verdicts: countVerdicts(pages),
    pages: pages.map(reportPage),
    ...facts,
  };
}

function coherenceOf(pages: readonly PageAssessment[]): Coherence {
  return {
    pages: pages.length,
    sharp: pages.filter((p) => p.verdict === "sharp").length,
    attested: pages.filter((p) => p.verdict === "attested").length,
    possible: pages.filter((p) => p.possible).length,
  };
}

/** A composite is sharp when the document and all its requisites are; attested when the weakest of them is. */
function compositeCoherence({ evidence, pages }: Assessment): Coherence {
  const byUrl = new Map<PageUrl, PageAssessment>(pages.map((p) => [p.page.url, p]));
  const composites = pages
    .filter((p) => kindOf(p) === "document")
    .map((p) => [p, ...(evidence.requisites.get(p.page.url) ?? []).map((url) => byUrl.get(url))]);
  const every = (test: (part: PageAssessment) => boolean): number =>
    composites.filter((parts) => parts.every((part) => part !== undefined && test(part))).length;
  const sharp = every((p) => p.verdict === "sharp");
  return {
    pages: composites.length,
    sharp,
    attested: every((p) => p.verdict === "sharp" || p.verdict === "attested") - sharp,
    possible: every((p) => p.possible),
  };
}

/** A link that turned out not to lead to something to read is `other`. */
function kindOf({ page, version }: PageAssessment): PageKind {
  const type = version?.identity.contentType ?? null;
  if (page.kind !== "document" || version === null || type === null) return page.kind;
  return /^(text\/|application\/(xhtml\+xml|pdf))/i.test(type) ? "document" : "other";
}

function reportPage(assessed: PageAssessment): ReportPage {
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
  };
}

function labelsOf(captured: readonly CapturedSighting[]): { labels?: readonly PageLabel[] } {
  const labels = [...new Set(captured.flatMap(({ outcome }) => outcome.labels ?? []))];
  return labels.length === 0 ? {} : { labels };
}
