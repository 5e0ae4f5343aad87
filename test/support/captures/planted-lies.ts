// Lies made from true claims: each is false in one way that the judge must name.
import {
  simulateLivingSite,
  type Claim,
  type Fault,
  type SimulationOptions,
  type Truth,
} from "#lab/index.js";
import { instant, toIso, versionsOf, type PageUrl, type Sighting } from "#model/index.js";
import { seenSite } from "./interval-runs.js";
import { watch } from "./observer.js";
import { claimOf, observedClaims } from "./sighted-claims.js";

/** A false claim, the truth to hold it against, and the fault that must be found. */
export interface Lie {
  readonly claim: Claim;
  readonly truth: Truth;
  readonly fault: Fault;
}

const MINUTES_10 = 600_000;

/** From the smallest lie there is to a big one. */
const STEPS_MS = [1, 2, 250, 7_000, MINUTES_10];

type Alteration = (claim: Claim, number: number) => Partial<Claim>;

/** Lies that need nothing but a true claim. */
export const ALTERATIONS: Readonly<Record<string, { readonly fault: Fault; readonly alter: Alteration }>> = {
  "too early": { fault: "from", alter: (claim, n) => moved(claim, -STEPS_MS[n % 5]!, 0) },
  "too late": { fault: "to", alter: (claim, n) => moved(claim, 0, STEPS_MS[n % 5]!) },
  "wrong status": { fault: "status", alter: ({ status }) => ({ status: status === 404 ? 410 : 404 }) },
  "wrong type": { fault: "contentType", alter: ({ contentType }) => ({ contentType: `${contentType};v=2` }) },
  "wrong place": { fault: "location", alter: () => ({ location: "/elsewhere" }) },
  "wrong content": { fault: "contentDigest", alter: () => ({ contentDigest: `sha-256:${"0".repeat(64)}` }) },
  "wrong host": {
    fault: "host",
    alter: ({ url }, n) => ({
      url: url.replace("living.test", ["other.test", "www.living.test", "living.test:8080"][n % 3]!),
    }),
  },
  "time point outside": {
    fault: "as-of",
    alter: ({ interval }, n) => ({
      asOf: n % 2 === 0 ? shifted(interval!.from, -1) : shifted(interval!.to, 1),
    }),
  },
  "one look": {
    fault: "looks",
    alter: ({ records }) => ({
      records: records.map((record, i) => ({
        ...record,
        restsOn: record.restsOn && i === records.findIndex((one) => one.restsOn),
      })),
    }),
  },
  "looks never made": {
    fault: "looks",
    alter: ({ records }) => ({
      records: records.map((record) => ({
        ...record,
        sentAt: shifted(record.lastByteAt, 1),
        lastByteAt: shifted(record.lastByteAt, 20),
      })),
    }),
  },
};

/** The claim with its ends moved. */
export function moved({ interval }: Claim, fromMs: number, toMs: number): Pick<Claim, "interval"> {
  return { interval: { from: shifted(interval!.from, fromMs), to: shifted(interval!.to, toMs) } };
}

function shifted(iso: string, byMs: number): string {
  return toIso(instant(Date.parse(iso) + byMs));
}

/** True claims of a seeded capture, altered in every way. */
export async function alteredClaims(seed: number): Promise<(Lie & { readonly kind: string })[]> {
  const seen = await seenSite(seed);
  if (!seen) return [];
  const claims = observedClaims(seen.sightings);
  return Object.entries(ALTERATIONS).flatMap(([kind, { fault, alter }]) =>
    claims.map((claim, n) => ({ kind, fault, truth: seen.truth, claim: { ...claim, ...alter(claim, n) } })),
  );
}

/** Pages seen as A, B and A again, claimed as A throughout; half of them say nothing of the look that saw B. */
export async function mergedReturns(seed: number): Promise<Lie[]> {
  const changes = { rates: { kind: "fixed", perDay: 5000 }, revertShare: 0.9, revertAfterMs: 3000 } as const;
  const { sightings, truth } = await watched({ seed, preset: "plain", pages: 12, changes });
  return [...sightings.values()].flatMap((seen) => {
    const versions = versionsOf(seen);
    const merged = versions.flatMap((version, i) => {
      const back = versions[i + 2];
      const isReturn = back?.identity.contentDigest === version.identity.contentDigest;
      return isReturn ? [{ ...version, sightings: [...version.sightings, ...back.sightings] }] : [];
    });
    return merged.map((version, i) => {
      const known = i % 2 === 0 ? seen : version.sightings;
      const claim = claimOf(known, version, wholeSpan(version.sightings));
      return { claim, truth, fault: "differing-look" as const };
    });
  });
}

/** Copies of caches that said so, taken for the origin's own answers. */
export async function trustedCopies(seed: number): Promise<Lie[]> {
  const caches = { share: 1, nodes: 2, ttlMs: 15_000, hiddenAgeShare: 0 };
  const { sightings, truth } = await watched({ seed, preset: "plain", pages: 12, habits: { caches } });
  return [...sightings.values()].flatMap((seen) =>
    versionsOf(seen)
      .filter((version) => version.sightings.length > 1)
      .map((version) => {
        const claim = claimOf(seen, version, wholeSpan(version.sightings));
        return { claim, truth, fault: "to" as const };
      }),
  );
}

/** Pages that differ from request to request, claimed to have stood still between two looks that were alike. */
export async function standingNoise(seed: number): Promise<Lie[]> {
  const fates = { noisyShare: 0.8 };
  const habits = { noise: { rotation: 1 } };
  const { sightings, truth } = await watched({ seed, preset: "plain", pages: 12, fates, habits });
  return [...sightings.values()].flatMap((seen) => {
    const [first, ...later] = versionsOf(seen);
    const back = later.filter((version) => version.identity.contentDigest === first!.identity.contentDigest);
    return back.slice(0, 4).map((version) => {
      const both = [...first!.sightings, ...version.sightings];
      const claim = claimOf(both, { ...first!, sightings: both }, wholeSpan(both));
      return { claim, truth, fault: "differing-look" as const };
    });
  });
}

async function watched(
  options: SimulationOptions,
): Promise<{ sightings: Map<PageUrl, Sighting[]>; truth: Truth }> {
  const { clock, site, fetcher, url } = simulateLivingSite(options);
  const paths = site.pages.slice(0, 12).map(({ path }) => path);
  const sightings = await watch({ clock, fetcher, url, paths, delayMs: 150 }, 30);
  return { sightings, truth: site.truth(clock.now()) };
}

function wholeSpan(sightings: readonly Sighting[]): Parameters<typeof claimOf>[2] {
  return { from: sightings[0]!.times.lastByteAt, to: sightings.at(-1)!.times.sentAt };
}
