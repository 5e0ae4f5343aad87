// What can be said of other tools' records: pages, times, what servers attest; never more than that.
import { isImport, type Capture, type CaptureReport, type ReportPage, type Streamed } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import {
  assessImport,
  buildReport,
  holdReport,
  MOST_PAGES_HELD,
  reportFigures,
  reportPage,
  type RunFacts,
} from "#quality/index.js";
import { evidenceReader, type EvidenceReader, type PastEvidence } from "./past-evidence.js";

const NOTE =
  "made of other tools' records: nobody here vouches for their clocks and requests, so nothing is sharp; attested is what the servers themselves said (304, a Last-Modified that stands its test)";

/** Versions of others are not compared: that is what `diff` is for. */
const NO_CHANGES = {
  byPage: new Map<never, never>(),
  summary: {
    ruleSet: "none",
    verdicts: { identical: 0, insignificant: 0, minor: 0, major: 0, structural: 0, removed: 0 },
    unjudged: 0,
  },
};

/** Writes the report of every import that has none; how it is shown as a page is not this stage's affair. */
export async function reportImports(
  archive: Archive,
  renderHtml: (report: CaptureReport) => string,
  evidenceOf: EvidenceReader = evidenceReader(archive),
): Promise<void> {
  for (const capture of await archive.catalog.captures.list()) {
    if (!isImport(capture) || capture.phase !== "finished") continue;
    if ((await archive.results.getReportHead(capture.id)) !== null) continue;
    const { written, held } = await reportOf(archive, capture, evidenceOf);
    await archive.results.putReport(capture.id, { report: written, html: renderHtml(held) });
  }
}

/** The report as it is written, its pages made one at a time, and as it is shown. */
async function reportOf(
  archive: Archive,
  capture: Capture,
  evidenceOf: EvidenceReader,
): Promise<{ written: Streamed<CaptureReport>; held: CaptureReport }> {
  const evidence = await evidenceOf(capture);
  const assessment = assessImport(evidence);
  const files = await archive.warcs.sizes(capture.id);
  // Pages that are held anyway are made in the pass that counts them, and need not be judged once more to be written.
  const pages: ReportPage[] | null = evidence.pages.length <= MOST_PAGES_HELD ? [] : null;
  const figures = reportFigures(assessment, (page) => void pages?.push(reportPage(page)));
  const streamed = buildReport(assessment, factsOf(evidence, files), figures);
  const { asOf } = assessment;
  await archive.catalog.captures.update(capture.id, { plannedAsOf: asOf, asOf });
  if (pages === null) return { written: streamed, held: holdReport(streamed) };
  const held = { ...streamed, pages };
  return { written: held, held };
}

function factsOf(
  { capture, looks }: PastEvidence,
  files: readonly { readonly file: string; readonly sizeBytes: number }[],
): RunFacts {
  return {
    finishedAt: capture.finishedAt ?? capture.startedAt,
    strategy: "imported",
    delayMs: 0,
    requests: looks,
    bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    warcs: files.map(({ file }) => file),
    notes: [NOTE],
    changes: NO_CHANGES,
    imported: true,
  };
}
