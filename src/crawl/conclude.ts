// The end of a capture: what is proved, written down beside the WARCs.
import {
  assessCapture,
  buildCertificate,
  buildReport,
  type Assessment,
  type PageAssessment,
} from "#quality/index.js";
import type { CaptureReport, Certificate, CertificatePage, Streamed } from "#model/index.js";
import { renderHtml } from "#report/index.js";
import type { CaptureRun } from "./capture-run.js";
import { conditionalNotes } from "./conditional-notes.js";
import { contradictedEarlier } from "./earlier-stamps.js";
import { ruleSetOf } from "./start.js";
import { holdReport } from "./held-report.js";
import { judgeChanges, type DifferingPage, type JudgedChanges } from "./judge-changes.js";
import { learnFromCapture } from "./learn-rates.js";
import { refusalNotes, reportRefusals } from "./refusal-report.js";
import { RequisiteNumbers } from "./requisite-numbers.js";
import { singleFetchNotes } from "./single-fetches.js";
import { sealCertificate, timeStampsOf } from "./seal.js";

/** What a finished capture leaves. */
export interface CaptureOutcome {
  /** Of a huge site a choice of the pages; the file has them all. */
  readonly report: CaptureReport;
  /** Its pages are made when first looked at. */
  readonly certificate: Certificate;
  readonly files: { readonly report: string; readonly certificate: string; readonly html: string };
}

/** Judges every page, writes index, report and certificate, and marks the capture as ended. */
export async function conclude(
  run: CaptureRun,
  phase: "finished" | "cancelled" = "finished",
): Promise<CaptureOutcome> {
  const { archive, clock, fetcher, software } = run.world;
  const requisites = await RequisiteNumbers.read(run);
  const assessment = assessCapture({
    capture: run.capture,
    plannedAsOf: run.plannedAsOf,
    pages: run.frontier.pages(),
    numberOf: (url) => run.frontier.numberOf(url),
    sightingsOf: (url) => run.sightingsOf(url),
    requisitesOf: (document) => requisites.of(document),
    contradictedEarlier: await contradictedEarlier(run),
  });
  const refusals = reportRefusals(assessment.pages, run.sieve.tally);
  const notes = [...run.notes, ...refusalNotes(refusals), ...conditionalNotes(run), ...singleFetchNotes(run)];
  const facts = { finishedAt: clock.now(), strategy: run.strategy.name, notes };
  const end = { phase, asOf: assessment.asOf, finishedAt: facts.finishedAt };
  // The last record: the WARC files are complete before their hashes are taken.
  await run.record.flush();
  await run.record.change(end);
  await run.sink.sync();
  await run.sink.close();
  await archive.indexCapture(run.capture.id);
  const warcs = await archive.warcFiles(run.capture.id);
  const report = buildReport(assessment, {
    ...facts,
    changes: await judgeDifferences(run, assessment),
    delayMs: run.settings.delayMs,
    requests: run.requests,
    bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    warcs: warcs.map(({ file }) => file),
    refusals,
    ...(phase === "cancelled" ? { cancelled: true } : {}),
  });
  const certificate = await buildCertificate(
    assessment,
    {
      ...facts,
      scope: run.scope.rule,
      requestProfile: fetcher.profile,
      software,
      warcs,
      timeStamps: await timeStampsOf(run),
      witness: run.world.witness ?? null,
    },
    (bytes) => archive.sign(bytes),
  );
  const held = holdReport(report);
  const files = await archive.putResults(run.capture.id, { report, certificate, html: renderHtml(held) });
  await sealCertificate(certificate, run.world, run.settings.timestampUrl ?? null);
  await learnFromCapture(run, assessment);
  await run.apply(end);
  return { report: held, certificate: heldOnDemand(certificate), files };
}

/** A page that is gone was there before t*: links to it then lead nowhere. */
function judgeDifferences(run: CaptureRun, assessment: Assessment): Promise<JudgedChanges> {
  const { archive, logger } = run.world;
  const known = {
    before: shownPages(assessment, ({ page }) => !page.late),
    after: shownPages(assessment, ({ verdict }) => verdict !== "gone"),
  };
  return judgeChanges(differingPages(assessment), {
    index: archive.index,
    asOf: assessment.asOf,
    known,
    ruleSet: ruleSetOf(run.capture),
    logger,
  });
}

function* differingPages({ pages }: Assessment): Generator<DifferingPage> {
  for (const { page, verdict, sightings } of pages)
    if (verdict === "changed" || verdict === "self-varying" || verdict === "gone")
      yield { url: page.url, sightings };
}

/** Walked only when something differs: a site of a million pages is not listed for nothing. */
function shownPages({ pages }: Assessment, test: (page: PageAssessment) => boolean): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (const assessed of pages)
        if (assessed.version !== null && assessed.version.identity.status < 400 && test(assessed))
          yield assessed.page.url;
    },
  };
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
