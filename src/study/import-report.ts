// What can be said of other tools' records: pages, times, what servers attest; never more than that.
import { isImport, type Capture, type CaptureReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { assessImport, buildReport, summarise } from "#quality/index.js";
import { renderHtml } from "#report/index.js";
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

/** Writes the report of every import that has none. */
export async function reportImports(archive: Archive): Promise<string[]> {
  const made: string[] = [];
  for (const capture of await archive.catalog.captures.list()) {
    if (!isImport(capture) || capture.phase !== "finished") continue;
    if ((await archive.results.getReport(capture.id)) !== null) continue;
    await reportImport(archive, capture);
    made.push(capture.id);
  }
  return made;
}

async function reportImport(archive: Archive, capture: Capture): Promise<void> {
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
  const report: CaptureReport = { ...streamed, pages: [...streamed.pages] };
  await archive.results.putReport(capture.id, { report, html: renderHtml(report) });
  const { asOf } = assessment;
  await archive.catalog.captures.update(capture.id, { plannedAsOf: asOf, asOf });
}

async function sightingsIn(archive: Archive, captureId: string): Promise<number> {
  let sightings = 0;
  for await (const one of archive.catalog.sightings.ofCapture(captureId)) sightings += one ? 1 : 0;
  return sightings;
}
