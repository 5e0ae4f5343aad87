// The seeded sample of version pairs: quotas over all kinds of change, few pairs per page, halves by chance.
import { SeededRandom } from "#adapters/index.js";
import {
  BulkEdits,
  changeOf,
  isSignificant,
  labelOf,
  type ChangeKind,
  type Label,
  type PairChange,
} from "./change-labeller.js";
import { PACKS, versionPairs, type Pack } from "./page-packs.js";

export const SAMPLE_SEED = 20261115;

/** One labelled pair, as committed: no page content. */
export interface LabelledPair {
  readonly pack: string;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  readonly kind: ChangeKind;
  readonly significant: boolean;
  readonly share: number;
  readonly revert: boolean;
  readonly half: "tuning" | "unseen";
}

/** Wanted pairs per pack and stratum; a stratum with fewer gives all it has. */
const QUOTAS: Readonly<Record<string, number>> = {
  markup: 18, template: 36, date: 24, featured: 48, "front-page": 30,
  "specific-small": 44, "specific-large": 44, revert: 16, removed: 6,
}; // prettier-ignore
const MOST_PER_PAGE = 4;

export type Judged = PairChange & Label;

/** Every pair of the packs with what the rule says of it. */
export async function judgeAll(packs: readonly Pack[] = PACKS): Promise<Judged[]> {
  const changes: PairChange[] = [];
  const bulk = new BulkEdits();
  for (const pack of packs)
    for await (const pair of versionPairs(pack)) {
      const change = changeOf(pair);
      changes.push(change);
      bulk.add(change);
    }
  return changes.map((change) => ({ ...change, ...labelOf(change, bulk) }));
}

function stratumOf(pair: Judged): string {
  const frontPage = pair.pack === "apache-www" && pair.path === "output/index.html";
  if (frontPage && isSignificant(pair.kind)) return "front-page";
  return pair.revert && pair.kind !== "featured" ? "revert" : pair.kind;
}

/** The stream of a stratum, fixed with the labels: it must not move when the project's own streams do. */
function streamSeed(stratum: string): number {
  let hash = 0x811c9dc5 ^ SAMPLE_SEED;
  for (let i = 0; i < stratum.length; i++) hash = Math.imul(hash ^ stratum.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Draws the sample; the same seed draws the same pairs and halves. */
export function drawSample(judged: readonly Judged[]): (Judged & { readonly half: "tuning" | "unseen" })[] {
  const chosen: (Judged & { half: "tuning" | "unseen" })[] = [];
  for (const pack of PACKS)
    for (const [stratum, quota] of Object.entries(QUOTAS)) {
      const random = new SeededRandom(streamSeed(`${pack} ${stratum}`));
      const pool = judged
        .filter((pair) => pair.pack === pack && stratumOf(pair) === stratum)
        .map((pair) => ({ pair, order: random.next() }))
        .sort((a, b) => a.order - b.order);
      const drawn = fewPerPage(
        pool.map(({ pair }) => pair),
        stratum,
      ).slice(0, quota);
      drawn.forEach((pair, i) => chosen.push({ ...pair, half: i % 2 === 0 ? "tuning" : "unseen" }));
    }
  return chosen;
}

function fewPerPage(pairs: readonly Judged[], stratum: string): Judged[] {
  if (stratum === "featured" || stratum === "front-page") return [...pairs];
  const taken = new Map<string, number>();
  return pairs.filter((pair) => {
    const count = (taken.get(pair.path) ?? 0) + 1;
    taken.set(pair.path, count);
    return count <= MOST_PER_PAGE;
  });
}

/** A label that reading the change overruled. */
export interface Reading {
  readonly pack: string;
  readonly path: string;
  readonly to: number;
  readonly kind: ChangeKind;
  readonly why: string;
}

/** The sample as committed: one JSON line per pair, no page content. */
export function labelLines(judged: readonly Judged[], readings: readonly Reading[]): string {
  const lines = drawSample(judged).map((pair) => {
    const { pack, path, from, to, beforeHash: before, afterHash: after, revert, half } = pair;
    const read = readings.find((r) => r.pack === pack && r.path === path && r.to === to);
    const kind = read?.kind ?? pair.kind;
    const share = isSignificant(kind) ? Number(pair.share.toFixed(4)) : 0;
    const significant = isSignificant(kind);
    return JSON.stringify({
      pack,
      path,
      from,
      to,
      before,
      after,
      kind,
      significant,
      share,
      revert,
      half,
    } satisfies LabelledPair);
  });
  return `${lines.join("\n")}\n`;
}
