// What can be said of other tools' records: pages, times, what servers attest; never more than that.
import { isImport, type Capture, type CaptureReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { assessImport, buildReport, summarise } from "#quality/index.js";
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
    const report = await reportOf(archive, capture);
    await archive.results.putReport(capture.id, { report, html: renderHtml(report) });
  }
}

async function reportOf(archive: Archive, capture: Capture): Promise<CaptureReport> {
  const assessment = assessImport(await pastEvidence(capture, archive));
  const files = await archive.warcs.files(capture.id);
  const summary = summarise(assessment);
  const streamed = buildReport(
    assessment,
    {
      finishedAt: capture.finishedAt ?? capture.startedAt,
      strategy: "imported",
      delayMs: 0,
      requests: await sightingsIn(archive, capture.id),
      bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      warcs: files.map(({ file }) => file),
      notes: [NOTE],
      changes: NO_CHANGES,
      imported: true,
    },
    summary,
  );
  const { asOf } = assessment;
  await archive.catalog.captures.update(capture.id, { plannedAsOf: asOf, asOf });
  return { ...streamed, pages: [...streamed.pages] };
}

async function sightingsIn(archive: Archive, captureId: string): Promise<number> {
  let sightings = 0;
  for await (const one of archive.catalog.sightings.ofCapture(captureId)) sightings += one ? 1 : 0;
  return sightings;
}
