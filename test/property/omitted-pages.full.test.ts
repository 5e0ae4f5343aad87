// Honest captures of living sites, whatever befalls them, leave nothing out: verify reads every document again, and
// finds every link listed, outside the scope, or kept out by a rule on record.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { captureSite } from "#crawl/index.js";
import { HOST_SCOPE, type CaptureSettings, type ScopeRules } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { DISTURBED, HONEST_MODES, UNDISTURBED } from "../support/scenes/modes.js";
import { makeScene, play, type Scene } from "../support/scenes/scene.js";
import { withTempDir } from "../support/temp-dir.js";

const LEAST_CAPTURES = 60;
let [captures, documents, links, trapped] = [0, 0, 0, 0];

/** Seed 0: a sitemap and a maze of traps. Seed 1: two hosts. */
const SEEDS = [0, 1];

const scoped = (rules: Partial<ScopeRules>): Partial<CaptureSettings> => ({
  scope: { ...HOST_SCOPE, ...rules },
});

const SELECTIONS: Readonly<Record<string, Partial<CaptureSettings>>> = {
  shallow: scoped({ maxDepth: 1 }),
  "one folder": scoped({ kind: "prefix" }),
  "some left out": scoped({ exclude: ["/news/", "[.]css$"] }),
  "some asked for": scoped({ include: ["/$", "e"] }),
  "a hop out": scoped({ kind: "surt", surtPrefixes: ["http://(test,living,"], hops: 1 }),
  "few of a shape": { manners: { shapeBudget: 2 } },
  "not obeying robots.txt": { manners: { robots: "ignore", robotsReason: "a test" } },
};

afterAll(() => {
  console.log(
    `nothing omitted in ${captures} captures: ${links} links in ${documents} documents, ${trapped} kept out by rules`,
  );
  expect(captures).toBeGreaterThanOrEqual(LEAST_CAPTURES);
  expect(trapped).toBeGreaterThan(0);
});

async function verifyAll(
  run: (scene: Scene) => Promise<void>,
  seed: number,
  isHonest: boolean,
): Promise<void> {
  await withTempDir(async (dir) => {
    await run(makeScene(seed, dir, { isHonest }));
    const ids = readdirSync(join(dir, "captures"));
    for (const id of ids.filter((one) => existsSync(join(dir, "captures", one, "certificate.json")))) {
      const path = join(dir, "captures", id, "certificate.json");
      const { findings, denominator } = await verifyCertificate(path, { root: dir });
      expect(findings).toEqual([]);
      expect(denominator).toMatchObject({ isChecked: true, omitted: 0, named: [] });
      if (!denominator.isChecked) continue;
      captures++;
      documents += denominator.documents;
      links += denominator.links;
      trapped += denominator.trapped;
    }
  });
}

describe("an honest capture omits nothing", () => {
  const { reindexed: _, ...disturbed } = DISTURBED; // leaves no certificate
  for (const [mode, run] of Object.entries({ ...UNDISTURBED, ...disturbed }))
    it.each(SEEDS)(`${mode}, of site %d`, (seed) => verifyAll(run, seed, HONEST_MODES.includes(mode)));

  for (const [name, settings] of Object.entries(SELECTIONS))
    it.each(SEEDS)(`with ${name}, of site %d`, (seed) =>
      verifyAll(
        (scene) =>
          play(scene, (world, watcher) =>
            captureSite({ site: scene.site, settings: { ...scene.settings, ...settings } }, world, watcher),
          ),
        seed,
        false,
      ),
    );
});
