// The literature's measures of what an archive holds; read, never written.
import { UsageError } from "#errors.js";
import { blended } from "#mine/index.js";
import {
  isOfMoment,
  isTestimony,
  isRefresh,
  type Capture,
  type Measures,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import {
  archiveMeasures,
  assessCapture,
  assessRefresh,
  captureMeasures,
  siteMeasures,
  type PageKnowledge,
} from "#quality/index.js";
import { pageImportance, type ImportanceChoice } from "./page-importance.js";
import { pastEvidence, sightingsByPage } from "./past-evidence.js";
import { capturesOfSite } from "./site-captures.js";
import { mineInputOfArchive } from "./site-knowledge.js";

/** The measures of one capture that has ended. */
export async function measureCapture(
  capture: Capture,
  archive: Archive,
  choice: ImportanceChoice | null,
): Promise<Measures> {
  if (isTestimony(capture))
    throw new UsageError("USAGE", `${capture.id} is a testimony: measures are of looks, and it holds none`);
  const evidence = await pastEvidence(capture, archive);
  const assessment = isRefresh(capture) ? assessRefresh(evidence) : assessCapture(evidence);
  const urls = Array.from(evidence.pages, ({ url }) => url);
  const sightings = new Map(urls.map((url) => [url, evidence.sightingsOf(url)] as const));
  const knowledge = await knowledgeOf(capture.site, sightings, archive, choice);
  return captureMeasures(assessment, capture.finishedAt ?? capture.startedAt, knowledge);
}

/** The measures of all that the archive holds of a site, and of the archive with all its sites. */
export async function measureSite(
  site: string,
  archive: Archive,
  choice: ImportanceChoice | null,
): Promise<readonly [site: Measures, archive: Measures]> {
  const captures = await archive.catalog.captures.list();
  const all = new Map<string, Measures>();
  for (const name of new Set(captures.map((capture) => capture.site))) {
    const own = (await capturesOfSite(name, archive)).filter((one) => !isTestimony(one)).reverse();
    if (own.length === 0) continue;
    const sightings = await sightingsByPage(own, archive);
    const queryTimes = own.filter(isOfMoment).flatMap(({ asOf }) => asOf ?? []);
    const knowledge = await knowledgeOf(name, sightings, archive, choice);
    all.set(name, siteMeasures(name, sightings, queryTimes, knowledge));
  }
  const measured = all.get(site);
  if (!measured)
    throw new UsageError("NOT_FOUND", `no look of ours at ${site}: what others tell is not measured`);
  return [measured, archiveMeasures([...all.values()])];
}

async function knowledgeOf(
  site: string,
  sightings: ReadonlyMap<PageUrl, readonly Sighting[]>,
  archive: Archive,
  choice: ImportanceChoice | null,
): Promise<PageKnowledge> {
  const weights = choice && (await pageImportance(choice, sightings, archive));
  const rates = await ratesPerDay(site, archive);
  return {
    importance: weights?.importance ?? null,
    importanceOf: weights?.importanceOf ?? (() => 1),
    ratePerDayOf: (url) => rates.get(url) ?? null,
  };
}

/** Estimated changes per day, page by page; pages that are gone or never showed a state have none. */
export async function ratesPerDay(site: string, archive: Archive): Promise<Map<string, number>> {
  const input = await mineInputOfArchive(site, archive);
  if (!input) return new Map();
  const estimate = blended.fit(input.looks.filter((looks) => looks !== null));
  return new Map(
    input.looks.flatMap((looks, i) =>
      looks === null ? [] : [[input.paths[i]!, estimate(looks).ratePerDay] as const],
    ),
  );
}
