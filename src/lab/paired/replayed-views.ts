// Views of an archive held against the life of the site: did a document and its parts, as shown, ever stand together?
import { SeededRandom } from "#adapters/index.js";
import { chooseMoment, type MomentEvidence, type Wish } from "#access/index.js";
import {
  coverageSteps,
  instant,
  isCaptured,
  provedIntervals,
  standingAt,
  type CapturedSighting,
  type Instant,
  type PageUrl,
  type Sighting,
  type Standing,
  type StandingTier,
} from "#model/index.js";
import type { Recaptured } from "./paired-captures.js";
import { TrueLives } from "./true-lives.js";

/** How the parts of a page are chosen: at one moment for all, or each by itself. */
export type Choice = "coherent" | "nearest" | "first-after";

/** How often what was shown had never stood together. */
export interface ViewTally {
  readonly views: number;
  readonly falseViews: Readonly<Record<Choice, number>>;
  /** Of which no choice of what is held could have been true. */
  readonly unavoidable: number;
  /** Of the coherent ones, by the weakest tier among their parts. */
  readonly byTier: Readonly<Record<StandingTier, { readonly views: number; readonly falseViews: number }>>;
  /** False views labelled observed in which a part changed and changed back between two looks. */
  readonly returned: number;
}

/** How views are drawn. */
export interface ViewOptions {
  readonly views: number;
  readonly seed: number;
  readonly patienceMs: number;
}

/** Looks at random documents at random times of the archive's life, chosen in three ways. */
export async function replayedViews(recaptured: Recaptured, options: ViewOptions): Promise<ViewTally> {
  const held = await heldOf(recaptured);
  const lives = new TrueLives(recaptured.living!.truth(recaptured.endedAt!));
  const random = new SeededRandom(options.seed);
  const tally = new Tally();
  for (let i = 0; i < options.views; i++) {
    const document = held.documents[Math.floor(random.next() * held.documents.length)]!;
    const at = instant(Math.floor(held.from + random.next() * (held.to - held.from)));
    tally.see(viewsOf(held, document, { at, patienceMs: options.patienceMs }), lives);
  }
  return tally;
}

interface Held {
  readonly sightings: ReadonlyMap<PageUrl, readonly Sighting[]>;
  readonly requisites: ReadonlyMap<PageUrl, readonly PageUrl[]>;
  readonly documents: readonly PageUrl[];
  readonly site: MomentEvidence["site"];
  readonly from: number;
  readonly to: number;
}

async function heldOf({ archive, endedAt }: Recaptured): Promise<Held> {
  const sightings = new Map<PageUrl, Sighting[]>();
  const requisites = new Map<PageUrl, readonly PageUrl[]>();
  const captures = (await archive.catalog.captures.list()).reverse();
  for (const { id } of captures) {
    for await (const seen of archive.catalog.sightings.ofCapture(id))
      sightings.set(seen.url, [...(sightings.get(seen.url) ?? []), seen]);
    for await (const needed of archive.catalog.requisites.requisites(id))
      requisites.set(needed.document, needed.requisites);
  }
  const intervals = [...sightings.values()].flatMap((seen) =>
    provedIntervals(seen).map((interval) => ({ ...interval, weight: 1 })),
  );
  const steps = coverageSteps(intervals);
  const site = { at: steps.map(({ at }) => at), known: steps.map(({ weight }) => weight) };
  const documents = [...requisites.keys()].filter((url) => sightings.get(url)?.some(isCaptured)).sort();
  return { sightings, requisites, documents, site, from: captures[0]!.startedAt, to: endedAt! };
}

interface Views {
  readonly parts: readonly (readonly CapturedSighting[])[];
  readonly coherent: readonly Standing[];
  readonly nearest: readonly CapturedSighting[];
  readonly firstAfter: readonly CapturedSighting[];
}

function viewsOf({ sightings, requisites, site }: Held, document: PageUrl, wish: Wish): Views {
  const parts = [document, ...(requisites.get(document) ?? [])]
    .map((url) => sightings.get(url) ?? [])
    .filter((seen) => seen.some(isCaptured));
  const { at } = chooseMoment({ parts, site }, wish);
  return {
    parts: parts.map((seen) => seen.filter(isCaptured)),
    coherent: parts.map((seen) => standingAt(seen, at)!),
    nearest: parts.map((seen) => nearest(seen.filter(isCaptured), wish.at)),
    firstAfter: parts.map((seen) => firstAfter(seen.filter(isCaptured), wish.at)),
  };
}

const WEAKEST_FIRST = ["possible", "attested", "seen", "observed"] as const;

class Tally implements ViewTally {
  views = 0;
  returned = 0;
  unavoidable = 0;
  readonly falseViews = { coherent: 0, nearest: 0, "first-after": 0 };
  readonly byTier = {
    observed: { views: 0, falseViews: 0 },
    seen: { views: 0, falseViews: 0 },
    attested: { views: 0, falseViews: 0 },
    possible: { views: 0, falseViews: 0 },
  };

  see({ parts, coherent, nearest: near, firstAfter: after }: Views, lives: TrueLives): void {
    this.views++;
    if (!lives.couldStandTogether(parts)) this.unavoidable++;
    const isFalse = (shown: readonly CapturedSighting[]): boolean => !lives.stoodTogether(shown);
    if (isFalse(near)) this.falseViews.nearest++;
    if (isFalse(after)) this.falseViews["first-after"]++;
    const tier = WEAKEST_FIRST.find((one) => coherent.some((standing) => standing.tier === one))!;
    this.byTier[tier].views++;
    if (!isFalse(coherent.map(({ sighting }) => sighting))) return;
    // No pair of looks can tell of a page that changed and changed back between them: it is counted apart.
    if (tier === "observed" && coherent.some((standing) => lives.returnedWithin(standing))) this.returned++;
    else this.byTier[tier].falseViews++;
    this.falseViews.coherent++;
  }
}

function nearest(seen: readonly CapturedSighting[], at: Instant): CapturedSighting {
  const distance = ({ times }: Sighting): number => Math.abs(times.sentAt - at);
  return seen.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function firstAfter(seen: readonly CapturedSighting[], at: Instant): CapturedSighting {
  return seen.find(({ times }) => times.sentAt >= at) ?? seen.at(-1)!;
}
