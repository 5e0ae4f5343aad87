// What can be said of other tools' records: pages, times, what servers attest; never more than that.
import { isImport, type Capture, type CaptureReport, type Streamed } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { assessImport, buildReport, holdReport, summarise } from "#quality/index.js";
import { pastEvidence } from "./past-evidence.js";

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
): Promise<void> {
  for (const capture of await archive.catalog.captures.list()) {
    if (!isImport(capture) || capture.phase !== "finished") continue;
    if ((await archive.results.getReportHead(capture.id)) !== null) continue;
    const { written, held } = await reportOf(archive, capture);
    await archive.results.putReport(capture.id, { report: written, html: renderHtml(held) });
  }
}

/** The report as it is written, its pages made one at a time, and as it is shown. */
async function reportOf(
  archive: Archive,
  capture: Capture,
): Promise<{ written: Streamed<CaptureReport>; held: CaptureReport }> {
  const evidence = await pastEvidence(capture, archive);
  const assessment = assessImport(evidence);
  const files = await archive.warcs.sizes(capture.id);
  const streamed = buildReport(
    assessment,
    {
      finishedAt: capture.finishedAt ?? capture.startedAt,
      strategy: "imported",
      delayMs: 0,
      requests: evidence.looks,
      bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      warcs: files.map(({ file }) => file),
      notes: [NOTE],
      changes: NO_CHANGES,
      imported: true,
    },
    summarise(assessment),
  );
  const { asOf } = assessment;
  await archive.catalog.captures.update(capture.id, { plannedAsOf: asOf, asOf });
  const held = holdReport(streamed);
  // Pages that are held need not be judged once more to be written.
  return { written: held.pages.length === streamed.all.pages ? held : streamed, held };
}
