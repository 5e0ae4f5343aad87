// The judge is judged: lies planted among true claims must be found, every one, and none excused.
import { describe, expect, it } from "vitest";
import { judge, type JudgedClaim, type Truth } from "#lab/index.js";
import { instant } from "#model/index.js";
import { seenSite } from "../support/captures/interval-runs.js";
import {
  alteredClaims,
  mergedReturns,
  moved,
  standingNoise,
  trustedCopies,
  type Lie,
} from "../support/captures/planted-lies.js";
import { observedClaims } from "../support/captures/sighted-claims.js";

const SEEDS = Array.from({ length: 12 }, (_, i) => 700 + i);
const AT_LEAST = 100;

function judged({ claim, truth }: Lie): JudgedClaim {
  return judge([claim], truth).claims[0]!;
}

function expectAllFound(kind: string, lies: readonly Lie[]): void {
  const missed = lies.filter((lie) => {
    const { outcome, faults } = judged(lie);
    return outcome !== "false" || !faults.includes(lie.fault);
  });
  console.log(`${kind}: ${lies.length - missed.length} of ${lies.length} planted lies found`);
  expect(missed.map(({ claim }) => claim)).toEqual([]);
  expect(lies.length).toBeGreaterThanOrEqual(AT_LEAST);
}

async function plant(lies: (seed: number) => Promise<Lie[]>): Promise<Lie[]> {
  const planted: Lie[] = [];
  for (const seed of SEEDS) planted.push(...(await lies(seed)));
  return planted;
}

describe("planted lies", () => {
  it("are found when a true claim is altered in any one way", async () => {
    const lies = [];
    for (const seed of SEEDS) lies.push(...(await alteredClaims(seed)));
    for (const kind of new Set(lies.map((lie) => lie.kind)))
      expectAllFound(
        kind,
        lies.filter((lie) => lie.kind === kind),
      );
  });

  it("are found when pages seen as A, B, A are merged, whether B's look is told of or not", async () => {
    expectAllFound("merged A→B→A", await plant(mergedReturns));
  });

  it("are found when copies of caches are taken for the origin's answers", async () => {
    expectAllFound("cached", await plant(trustedCopies));
  });

  it("are found when a page that varies by itself is said to have stood still", async () => {
    expectAllFound("noise", await plant(standingNoise));
  });
});

/** Written plainly, apart from the judge: whether another content lived at any instant of the interval. */
function anotherLived(claim: JudgedClaim["claim"], truth: Truth): boolean {
  const { pathname, search } = new URL(claim.url);
  const page = truth.pages.find(({ path }) => path === pathname + search)!;
  const { from, to } = claim.interval!;
  return page.versions
    .filter((version) => version.from <= to && (version.to === null || version.to > from))
    .some(({ contentDigest, status }) => contentDigest !== claim.contentDigest || status !== claim.status);
}

it("finds every interval that is false when all are made ten minutes too long", async () => {
  let [claims, untrue, found] = [0, 0, 0];
  for (const seed of SEEDS) {
    const { sightings, simulation } = (await seenSite(seed))!;
    const truth = simulation.site.truth(instant(simulation.clock.now() + 600_000));
    const long = observedClaims(sightings).map((claim) => ({ ...claim, ...moved(claim, 0, 600_000) }));
    for (const one of judge(long, truth).claims) {
      claims++;
      expect(one.outcome).toBe("false");
      if (!anotherLived(one.claim, truth)) continue;
      untrue++;
      // Not only because no look vouches for the end, but by the state itself.
      if (one.faults.some((fault) => !["to", "as-of"].includes(fault))) found++;
    }
  }
  console.log(`ten minutes too long: ${claims} claims, ${untrue} untrue, ${found} found by their state`);
  expect(found).toBe(untrue);
  expect(untrue).toBeGreaterThan(claims / 2);
});
