// The end of a capture: what is proved, written down beside the WARCs.
import { GrowingNumbers } from "#packed/index.js";
import {
  assessCapture,
  buildCertificate,
  buildReport,
  holdReport,
  summarise,
  type Assessment,
  type AssessmentSummary,
  type PageAssessment,
  type SettledClock,
} from "#quality/index.js";
import {
  withClockErrors,
  type CaptureReport,
  type Certificate,
  type CertificatePage,
  type PageRendering,
  type PageUrl,
  type ReportRefusal,
  type Streamed,
} from "#model/index.js";
import { renderHtml } from "#report/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { conditionalNotes } from "./conditional-notes.js";
import { contradictedEarlier } from "./earlier-stamps.js";
import { apartNotes, datesApartOf, doubtNotes, settledClocks } from "../run/run-clocks.js";
import { ruleSetOf } from "../run/start.js";
import { closeRecord, endOf, raisedErrors } from "./close-record.js";
import { judgeChanges, type DifferingPage, type JudgedChanges } from "./judge-changes.js";
import { keptBodiesNotes } from "./kept-bodies.js";
import { learnFromCapture } from "../learn/learn-rates.js";
import { learnStanding } from "../learn/learn-standing.js";
import { RefusedPages, refusalNotes, reportRefusals } from "./refusal-report.js";
import { RequisiteNumbers } from "./requisite-numbers.js";
import { renderingsOf } from "./renderings-of-run.js";
import { singleFetchNotes } from "../passes/single-fetches.js";
import { sealCertificate, timeStampsOf } from "./seal.js";
import { stepsNotes } from "./steps-notes.js";

/** What a finished capture leaves. */
export interface CaptureOutcome {
  /** Of a huge site a choice of the pages; the file has them all. */
  readonly report: CaptureReport;
  /** Its pages are made when first looked at. */
  readonly certificate: Certificate;
  readonly files: { readonly report: string; readonly certificate: string; readonly html: string };
}

async function assessRun(
  run: CaptureRun,
  clocks: readonly SettledClock[],
  renderings: ReadonlyMap<PageUrl, PageRendering>,
): Promise<Assessment> {
  const requisites = await RequisiteNumbers.read(run);
  return assessCapture({
    capture: run.state.capture,
    plannedAsOf: run.state.plannedAsOf,
    pages: run.frontier.pages(),
    numberOf: (url) => run.frontier.numberOf(url),
    sightingsOf: (url) => withClockErrors(run.seen.of(url), clocks),
    requisitesOf: (document) => requisites.of(document),
    renderingOf: (document) => renderings.get(document) ?? null,
    contradictedEarlier: await contradictedEarlier(run),
  });
}

/** Judges every page, writes index, report and certificate, and marks the capture as ended. */
export async function conclude(
  run: CaptureRun,
  phase: "finished" | "cancelled" = "finished",
): Promise<CaptureOutcome> {
  const { archive, fetcher, software } = run.world;
  const clocks = settledClocks(run);
  const renderings = await renderingsOf(run);
  const assessment = await assessRun(run, clocks, renderings);
  const end = { phase, asOf: assessment.asOf, finishedAt: endOf(run), ...raisedErrors(clocks) };
  const { finishedAt } = end;
  await closeRecord(run, end);
  const warcs = await archive.warcs.files(run.state.capture.id);
  const { summary, refused, differing } = lookOver(assessment);
  const refusals = reportRefusals(refused, run.sieve.tally);
  const datesApartMs = datesApartOf(run);
  const told = [...notesOf(run, refusals), ...stepsNotes(run, renderings)];
  const notes = [...told, ...doubtNotes(clocks), ...apartNotes(datesApartMs)];
  const facts = { finishedAt, strategy: run.strategy.name, notes };
  const reportFacts = {
    ...facts,
    changes: await judgeDifferences(run, assessment, differing),
    delayMs: run.state.settings.delayMs,
    requests: run.seen.requests,
    bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    warcs: warcs.map(({ file }) => file),
    refusals,
    ...(phase === "cancelled" ? { cancelled: true } : {}),
  };
  const report = buildReport(assessment, reportFacts, summary);
  const certificate = await buildCertificate(
    assessment,
    {
      ...facts,
      notes: [...notes, ...scriptBuiltNotes(summary.counts)],
      scope: run.scope.rule,
      requestProfile: fetcher.profile,
      software,
      warcs,
      clocks,
      datesApartMs,
      timeStamps: await timeStampsOf(run),
      witness: await witnessOf(run.world),
    },
    (bytes) => archive.results.sign(bytes),
    summary,
  );
  const held = holdReport(report);
  const files = await writeResults(run, held, report, certificate);
  await learnFromCapture(run, assessment);
  await learnStanding(run, assessment, clocks);
  await run.state.apply(end);
  return { report: held, certificate: heldOnDemand(certificate), files };
}

async function witnessOf({ witness }: CaptureRun["world"]) {
  return witness ? { ...witness, softwareSha256: await witness.softwareSha256() } : null;
}

/** Reports say it in their headline; a certificate has its notes for it. */
function scriptBuiltNotes({ scriptBuilt, documents }: AssessmentSummary["counts"]): string[] {
  if (!scriptBuilt) return [];
  return [
    `${scriptBuilt.pages} of ${documents.pages} documents are built by scripts in the reader's browser: their responses are what is stated here, what people saw is not proved`,
  ];
}

/** What the run has to say of itself, and what its choices and refusals add. */
function notesOf(run: CaptureRun, refusals: readonly ReportRefusal[]): string[] {
  const chosen = [...conditionalNotes(run), ...singleFetchNotes(run), ...keptBodiesNotes(run)];
  return [...run.notes, ...refusalNotes(refusals), ...chosen];
}

/** Report and certificate beside the WARCs, and the seals that were asked for. */
async function writeResults(
  run: CaptureRun,
  held: CaptureReport,
  report: Streamed<CaptureReport>,
  certificate: Streamed<Certificate>,
): Promise<CaptureOutcome["files"]> {
  const { state, world, asker } = run;
  // Pages that are held need not be judged once more to be written.
  const written = held.pages.length === report.all.pages ? held : report;
  const results = { report: written, certificate, html: renderHtml(held) };
  const files = await world.archive.results.put(state.capture.id, results);
  const { timestampUrl: url } = state.settings;
  await sealCertificate(certificate, world, url === undefined ? null : { url, asker });
  return files;
}

/** All that is asked of the judged pages together, in one pass. */
function lookOver(assessment: Assessment): {
  summary: AssessmentSummary;
  refused: RefusedPages;
  differing: GrowingNumbers;
} {
  const [refused, differing] = [new RefusedPages(), new GrowingNumbers(Uint32Array)];
  let number = 0;
  const summary = summarise(assessment, (page) => {
    refused.see(page);
    if (differs(page)) differing.push(number);
    number++;
  });
  return { summary, refused, differing };
}

function differs({ verdict }: PageAssessment): boolean {
  return verdict === "changed" || verdict === "self-varying" || verdict === "gone";
}

/** A page that is gone was there before t*: links to it then lead nowhere. */
function judgeDifferences(
  run: CaptureRun,
  assessment: Assessment,
  differing: GrowingNumbers,
): Promise<JudgedChanges> {
  const { archive, logger } = run.world;
  const known = {
    before: shownPages(assessment, ({ page }) => !page.late),
    after: shownPages(assessment, ({ verdict }) => verdict !== "gone"),
  };
  // Gone through twice: what many pages show alike is known after the first time only.
  const pages = { [Symbol.iterator]: () => pagesAt(differing, assessment) };
  return judgeChanges(pages, {
    warcs: archive.warcs,
    asOf: assessment.asOf,
    known,
    ruleSet: ruleSetOf(run.state.capture),
    logger,
    isInterrupted: () => run.stop.isInterrupted,
  });
}

function* pagesAt(numbers: GrowingNumbers, { evidence }: Assessment): Generator<DifferingPage> {
  for (const number of numbers.view()) {
    const { url } = evidence.pages.at(number)!;
    yield { url, sightings: evidence.sightingsOf(url) };
  }
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
