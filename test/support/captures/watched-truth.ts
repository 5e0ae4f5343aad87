// Looks of a watch at living sites, each "same" and each "changed" held against the site's own record.
import { expect } from "vitest";
import { makeWorld, openRefresh, type PageLooked } from "#crawl/index.js";
import { simulateLivingSite, type Simulation } from "#lab/index.js";
import { instant, pathAndQueryOf, provedIntervals, type PageUrl } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { ALL, SETTINGS } from "../sites/refreshed-web.js";
import { withTempDir } from "../temp-dir.js";

const [DAYS, TURNS_A_DAY, HOUR_MS] = [3, 3, 3_600_000];

type TruthOfPage = ReturnType<Simulation["site"]["truth"]>["pages"][number];
type Answer = TruthOfPage["answers"][number];

/** What became of all looks at one page, and what the page's own record says of them. */
interface Judged {
  readonly looks: readonly PageLooked[];
  readonly truth: TruthOfPage;
}

async function watched(seed: number): Promise<Judged[]> {
  return withTempDir(async (dir) => {
    const preset = (["plain", "everything"] as const)[seed % 2]!;
    const simulation = simulateLivingSite({ seed, pages: 25, ...(preset === "everything" && { preset }) });
    const { clock, site, url } = simulation;
    const archive = await openArchive(dir, { software: "isochron-test" });
    try {
      const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
      const request = { site: siteFromSeeds([url]), settings: SETTINGS };
      const known = new Set<PageUrl>([url]);
      const looks: PageLooked[] = [];
      for (let day = 0; day < DAYS; day++) {
        const refreshing = await openRefresh({ ...request, isKnown: (one) => known.has(one) }, world);
        for (let turn = 0; turn < TURNS_A_DAY; turn++) {
          const wishes = [...known].map((one) => ({
            url: one,
            kind: "document" as const,
            depth: 1,
            via: null,
          }));
          const outcomes = await refreshing.look(wishes, ALL);
          looks.push(...outcomes.looked);
          for (const { links, movedTo } of outcomes.looked)
            for (const found of [...links.map((page) => page.url), ...(movedTo ? [movedTo] : [])])
              known.add(found);
          await clock.sleepUntil(instant(clock.now() + HOUR_MS));
        }
        const { report } = await refreshing.conclude();
        expect(report.all).toMatchObject({ sharp: 0, attested: 0 });
      }
      const truth = site.truth(clock.now());
      return truth.pages.map((page) => ({
        truth: page,
        looks: looks.filter((look) => pathAndQueryOf(look.url) === page.path && look.url.startsWith(url)),
      }));
    } finally {
      await archive.close();
    }
  });
}

/** The answer that a look shows: chosen between its sending and its last byte. */
function answerTo({ sighting }: PageLooked, { answers }: TruthOfPage): Answer {
  const { sentAt, lastByteAt } = sighting!.times;
  const chosen = answers.filter(({ chosenAt }) => {
    const at = Date.parse(chosenAt);
    return at >= sentAt && at <= lastByteAt;
  });
  expect(chosen).toHaveLength(1);
  return chosen[0]!;
}

function identityOf({ status, location, contentType, contentDigest }: Answer): string {
  return JSON.stringify([status, location, contentType, contentDigest]);
}

/** How often looks found what, and how many intervals between looks were held against versions' lives. */
export type LookCounts = Record<PageLooked["found"] | "proved", number>;

/** Watches one living site per seed; every claim that is not so fails the test. */
export async function looksAgainstTruth(seeds: readonly number[]): Promise<LookCounts> {
  const counts = { first: 0, same: 0, changed: 0, gone: 0, failed: 0, refused: 0, proved: 0 };
  for (const seed of seeds)
    for (const page of await watched(seed)) {
      holdFindings(page, counts, seed);
      if (!page.truth.noisy && !page.truth.cached) counts.proved += holdIntervals(page);
    }
  return counts;
}

function holdFindings({ looks, truth }: Judged, counts: LookCounts, seed: number): void {
  let last: Answer | null = null;
  for (const look of looks) {
    counts[look.found]++;
    if (look.sighting?.outcome.kind !== "captured") continue;
    const answer = answerTo(look, truth);
    expect(look.found, `seed ${seed}, ${look.url} at ${look.at}`).toBe(findingOf(answer, last));
    if (look.found === "changed") expect(look.verdict, look.explanation).not.toBeNull();
    last = answer;
  }
}

function findingOf(answer: Answer, last: Answer | null): PageLooked["found"] {
  if (answer.status === 404 || answer.status === 410) return "gone";
  if (last === null) return "first";
  return identityOf(last) === identityOf(answer) ? "same" : "changed";
}

/** An observed interval between looks lies inside the life of one version, unless the page went and came back. */
function holdIntervals({ looks, truth }: Judged): number {
  const proved = provedIntervals(looks.flatMap(({ sighting }) => sighting ?? []));
  for (const { from, to } of proved) {
    const alive = truth.versions.find(
      (version) => Date.parse(version.from) <= from && (version.to === null || to < Date.parse(version.to)),
    );
    expect(alive !== undefined || truth.returns > 0, `${truth.path} ${from}–${to}`).toBe(true);
  }
  return proved.length;
}
