// The end of a capture: what is proved, written down beside the WARCs.
import { assessCapture, buildCertificate, buildReport, type Assessment } from "#quality/index.js";
import type {
  CaptureReport,
  Certificate,
  CertificatePage,
  PageUrl,
  Streamed,
  Verdict,
} from "#model/index.js";
import { renderHtml } from "#report/index.js";
import type { CaptureRun } from "./capture-run.js";
import { holdReport } from "./held-report.js";
import { judgeChanges, type DifferingPage, type JudgedChanges } from "./judge-changes.js";
import { RequisiteNumbers } from "./requisite-numbers.js";

/** What a finished capture leaves. */
export interface CaptureOutcome {
  /** Of a huge site a choice of the pages; the file has them all. */
  readonly report: CaptureReport;
  /** Its pages are made when first looked at. */
  readonly certificate: Certificate;
  readonly files: { readonly report: string; readonly certificate: string; readonly html: string };
}

/** Judges every page, writes index, report and certificate, and marks the capture as finished. */
export async function conclude(run: CaptureRun): Promise<CaptureOutcome> {
  const { archive, clock, fetcher, software } = run.world;
  await run.sink.sync();
  await run.sink.close();
  await archive.indexCapture(run.capture.id);
  const requisites = await RequisiteNumbers.read(run);
  const assessment = assessCapture({
    capture: run.capture,
    plannedAsOf: run.plannedAsOf,
    pages: run.frontier.pages(),
    sightingsOf: (url) => run.sightingsOf(url),
    requisitesOf: (document) => requisites.of(document),
  });
  const warcs = await archive.warcFiles(run.capture.id);
  const facts = { finishedAt: clock.now(), strategy: run.settings.strategy, notes: run.notes };
  const report = buildReport(assessment, {
    ...facts,
    changes: await judgeDifferences(run, assessment),
    delayMs: run.settings.delayMs,
    requests: run.requests,
    bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    warcs: warcs.map(({ file }) => file),
  });
  const certificate = await buildCertificate(
    assessment,
    { ...facts, scope: run.scope.rule, requestProfile: fetcher.profile, software, warcs },
    (bytes) => archive.sign(bytes),
  );
  const held = holdReport(report);
  const files = await archive.putResults(run.capture.id, { report, certificate, html: renderHtml(held) });
  await run.update({ phase: "finished", asOf: assessment.asOf, finishedAt: facts.finishedAt });
  return { report: held, certificate: heldOnDemand(certificate), files };
}

const DIFFERING: ReadonlySet<Verdict> = new Set(["changed", "self-varying", "gone"]);

function judgeDifferences(run: CaptureRun, assessment: Assessment): Promise<JudgedChanges> {
  const known = {
    before: { [Symbol.iterator]: () => shownPages(assessment, "before") },
    after: { [Symbol.iterator]: () => shownPages(assessment, "after") },
  };
  const { archive, logger } = run.world;
  const context = { index: archive.index, asOf: assessment.asOf, known, logger };
  return judgeChanges(differingPages(assessment), context);
}

/** A page is gone when its last sighting says so: links to it then lead nowhere. */
function* shownPages({ pages }: Assessment, when: "before" | "after"): Generator<PageUrl> {
  for (const { page, version, verdict } of pages) {
    if (version === null || version.identity.status >= 400) continue;
    if (when === "before" ? !page.late : verdict !== "gone") yield page.url;
  }
}

function* differingPages({ pages }: Assessment): Generator<DifferingPage> {
  for (const { page, verdict, sightings } of pages)
    if (DIFFERING.has(verdict)) yield { url: page.url, sightings };
}

function heldOnDemand({ pages, ...head }: Streamed<Certificate>): Certificate {
  let held: CertificatePage[] | null = null;
  return {
    ...head,
    get pages() {
      return (held ??= [...pages]);
    },
  };
}
