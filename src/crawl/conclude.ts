// The end of a capture: what is proved, written down beside the WARCs.
import { assessCapture, buildCertificate, buildReport, type Assessment } from "#quality/index.js";
import type { CaptureReport, Certificate, PageUrl } from "#model/index.js";
import { renderHtml } from "#report/index.js";
import type { CaptureRun } from "./capture-run.js";
import { judgeChanges, type JudgedChanges } from "./judge-changes.js";

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
  const judged = await judgeDifferences(run, assessment);
  const report = buildReport(assessment, {
    changes: judged,
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
  await run.update({ phase: "finished", asOf: assessment.asOf, finishedAt });
  return { report, certificate, files };
}

/** A page is gone when its last sighting says so: links to it then lead nowhere. */
function judgeDifferences(run: CaptureRun, { asOf, pages }: Assessment): Promise<JudgedChanges> {
  const shown = pages.filter(({ version }) => version !== null && version.identity.status < 400);
  const known = {
    before: shown.filter(({ page }) => !page.late).map(({ page }) => page.url),
    after: shown.filter(({ verdict }) => verdict !== "gone").map(({ page }) => page.url),
  };
  const differing = pages
    .filter(({ verdict }) => verdict === "changed" || verdict === "self-varying" || verdict === "gone")
    .map(({ page: { url }, sightings }) => ({ url, sightings }));
  const { archive, logger } = run.world;
  return judgeChanges(differing, { index: archive.index, asOf, known, logger });
}

async function requisitesOf(run: CaptureRun): Promise<Map<PageUrl, PageUrl[]>> {
  const map = new Map<PageUrl, PageUrl[]>();
  for await (const { document, requisites } of run.world.archive.requisites.requisites(run.capture.id)) {
    map.set(document, requisites);
  }
  return map;
}
