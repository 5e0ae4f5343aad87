// Views of an archive held against the life of the site: did a document and its parts, as shown, ever stand together?
import { SeededRandom } from "#adapters/index.js";
import { ArchiveEvidence, choicesAt, momentFor, type ServedTier, type Wish } from "#access/index.js";
import {
  instant,
  isCaptured,
  type CapturedSighting,
  type Instant,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import type { Recaptured } from "./paired-captures.js";
import { TrueLives, type Shown } from "./true-lives.js";

/** How the parts of a page are chosen: at one moment for all, or each by itself. */
export type Choice = "coherent" | "nearest" | "first-after";

/** How often what was shown had never stood together. */
export interface ViewTally {
  readonly views: number;
  readonly falseViews: Readonly<Record<Choice, number>>;
  /** Of which no choice of what is held could have been true. */
  readonly unavoidable: number;
  /** Of the coherent ones, by the weakest tier among their parts. */
  readonly byTier: Readonly<Record<ServedTier, { readonly views: number; readonly falseViews: number }>>;
  /** Of the coherent ones: how far from the wish, on average. */
  readonly meanDistanceMs: number;
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
    tally.see(await viewsOf(held, document, { at, patienceMs: options.patienceMs }), lives);
  }
  return tally;
}

interface Held {
  readonly evidence: ArchiveEvidence;
  readonly sightings: ReadonlyMap<PageUrl, readonly Sighting[]>;
  readonly documents: readonly PageUrl[];
  readonly from: number;
  readonly to: number;
}

async function heldOf({ archive, endedAt }: Recaptured): Promise<Held> {
  const { catalog } = archive;
  const sightings = new Map<PageUrl, Sighting[]>();
  const documents = new Set<PageUrl>();
  const captures = (await catalog.captures.list()).toReversed();
  for (const { id } of captures) {
    for await (const seen of catalog.sightings.ofCapture(id))
      sightings.set(seen.url, [...(sightings.get(seen.url) ?? []), seen]);
    for await (const { document } of catalog.requisites.requisites(id)) documents.add(document);
  }
  return {
    evidence: new ArchiveEvidence({ catalog, captures: async () => captures }),
    sightings,
    documents: [...documents].filter((url) => sightings.get(url)?.some(isCaptured)).sort(),
    from: captures[0]!.startedAt,
    to: endedAt!,
  };
}

interface Views {
  /** Between the wish and the moment that was chosen for it. */
  readonly distanceMs: number;
  readonly parts: readonly (readonly CapturedSighting[])[];
  readonly coherent: readonly ShownPart[];
  readonly nearest: readonly CapturedSighting[];
  readonly firstAfter: readonly CapturedSighting[];
}

/** A part as a server of the archive would give it. */
interface ShownPart extends Shown {
  readonly tier: ServedTier;
}

async function viewsOf({ evidence, sightings }: Held, document: PageUrl, wish: Wish): Promise<Views> {
  const { at } = (await momentFor(evidence, document, wish))!;
  const parts = (await evidence.partsOf(document, wish.at))
    .map((url) => (sightings.get(url) ?? []).filter(isCaptured))
    .filter((looks) => looks.length > 0);
  return {
    distanceMs: Math.abs(at - wish.at),
    parts,
    coherent: await Promise.all(parts.map((looks) => servedAt(evidence, looks, at))),
    nearest: parts.map((looks) => nearest(looks, wish.at)),
    firstAfter: parts.map((looks) => firstAfter(looks, wish.at)),
  };
}

/** Chooses as the server does, from an index of the looks. */
async function servedAt(
  evidence: ArchiveEvidence,
  looks: readonly CapturedSighting[],
  at: Instant,
): Promise<ShownPart> {
  const { url } = looks[0]!;
  const servedBy = { choice: "coherent", evidenceOf: (page: PageUrl) => evidence.ofPage(page) } as const;
  for await (const served of choicesAt(looks.map(entryOf), { url, at, within: null }, servedBy)) {
    const { tier, interval, storedAt } = served.evidence;
    return { tier, interval, sighting: looks.find(({ times }) => times.sentAt === storedAt)! };
  }
  throw new Error(`nothing is served for ${url}`);
}

function entryOf({ url, times, outcome, records }: CapturedSighting): IndexEntry {
  const { status } = outcome.identity;
  const { file, offset, length } = records.find(({ type }) => type === "response" || type === "revisit")!;
  const place = { file, offset, length, recordType: "response" } as const;
  return { surt: url, url, at: times.sentAt, status, mime: null, digest: null, ...place };
}

const WEAKEST_FIRST = ["nearest", "possible", "source", "attested", "served", "seen", "observed"] as const;

class Tally implements ViewTally {
  views = 0;
  returned = 0;
  unavoidable = 0;
  #distanceMs = 0;
  readonly falseViews = { coherent: 0, nearest: 0, "first-after": 0 };
  readonly byTier = {
    observed: { views: 0, falseViews: 0 },
    seen: { views: 0, falseViews: 0 },
    served: { views: 0, falseViews: 0 },
    attested: { views: 0, falseViews: 0 },
    source: { views: 0, falseViews: 0 },
    possible: { views: 0, falseViews: 0 },
    nearest: { views: 0, falseViews: 0 },
  };

  get meanDistanceMs(): number {
    return this.#distanceMs / this.views;
  }

  see({ distanceMs, parts, coherent, nearest: near, firstAfter: after }: Views, lives: TrueLives): void {
    this.views++;
    this.#distanceMs += distanceMs;
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
