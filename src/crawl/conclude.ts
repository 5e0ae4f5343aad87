// The end of a capture: what is proved, written down beside the WARCs.
import { assessCapture, buildCertificate, buildReport } from "#quality/index.js";
import type { CaptureReport, Certificate, PageUrl } from "#model/index.js";
import { renderHtml } from "#report/index.js";
import type { CaptureRun } from "./capture-run.js";
import { learnFromCapture } from "./learn-rates.js";

/** What a finished capture leaves. */
export interface CaptureOutcome {
  readonly report: CaptureReport;
  readonly certificate: Certificate;
  readonly files: { readonly report: string; readonly certificate: string; readonly html: string };
}

/** Judges every page, writes index, report and certificate, and marks the capture as finished. */
export async function conclude(run: CaptureRun): Promise<CaptureOutcome> {
  const { archive, clock, fetcher, software } = run.world;
  await run.sink.sync();
  await run.sink.close();
  await archive.indexCapture(run.capture.id);
  const assessment = assessCapture({
    capture: run.capture,
    plannedAsOf: run.plannedAsOf,
    pages: run.frontier.pages(),
    sightings: run.sightings,
    requisites: await requisitesOf(run),
  });
  const warcs = await archive.warcFiles(run.capture.id);
  const finishedAt = clock.now();
  const sightings = [...run.sightings.values()].flat();
  const report = buildReport(assessment, {
    finishedAt,
    strategy: run.settings.strategy,
    delayMs: run.settings.delayMs,
    requests: sightings.filter((s) => s.outcome.kind !== "refused").length,
    bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    warcs: warcs.map(({ file }) => file),
    notes: run.notes,
  });
  const certificate = await buildCertificate(
    assessment,
    {
      finishedAt,
      strategy: run.settings.strategy,
      scope: run.scope.rule,
      requestProfile: fetcher.profile,
      software,
      warcs,
      notes: run.notes,
    },
    (bytes) => archive.sign(bytes),
  );
  const files = await archive.putResults(run.capture.id, { report, certificate, html: renderHtml(report) });
  await learnFromCapture(run, assessment);
  await run.update({ phase: "finished", asOf: assessment.asOf, finishedAt });
  return { report, certificate, files };
}

async function requisitesOf(run: CaptureRun): Promise<Map<PageUrl, PageUrl[]>> {
  const map = new Map<PageUrl, PageUrl[]>();
  for await (const { document, requisites } of run.world.archive.requisites.requisites(run.capture.id)) {
    map.set(document, requisites);
  }
  return map;
}
