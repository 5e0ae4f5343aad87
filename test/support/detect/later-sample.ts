// The second labelled sample: pairs drawn by chance from the later half of each history, read and labelled by hand.
import { readFileSync } from "node:fs";
import { SeededRandom } from "#adapters/index.js";
import { changedWordShare, type ChangeKind } from "./change-labeller.js";
import { PACKS, shortHash, versionPairs, type Pack, type VersionPair } from "./page-packs.js";

export const LATER_SEED = 20261116;

/** Where the later half of each history begins: the middle of its window, Unix seconds. */
const MIDDLE: Readonly<Record<Pack, number>> = {
  "apache-www": 1_753_518_009,
  "rust-blog-html": 1_638_893_921,
};
const WANTED: Readonly<Record<Pack, number>> = { "apache-www": 110, "rust-blog-html": 80 };
/** Most changes are small: as many more are drawn among those of at least this share of the page's words. */
const [WANTED_LARGE, LARGE_SHARE] = [20, 0.05];
/** The same edit over and over tells little: few pairs per page, and few of one second. */
const MOST_PER_PAGE = 4;
const MOST_PER_SECOND = 6;
/** Both front pages change far more often than any other page. */
const MOST_PER_FRONT_PAGE = 16;
const FRONT_PAGES = new Set(["output/index.html", "index.html"]);

/** What identifies a drawn pair; no page content. */
export interface LaterPair {
  readonly pack: Pack;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  /** A third may be looked at while the detector is tuned; the rest is held out. */
  readonly part: "tuning" | "held-out";
}

/** A drawn pair with what reading it gave. */
export interface LaterLabel extends LaterPair {
  readonly kind: ChangeKind;
  readonly significant: boolean;
  /** Words of the page's own change / words of the page; 0 for what is insignificant. */
  readonly share: number;
  /** What the reader saw. */
  readonly seen: string;
}

const FIXTURES = `${import.meta.dirname}/../../fixtures/detect`;

/** The committed labels, in the order drawn. */
export function laterLabels(): LaterLabel[] {
  return linesOf("later-labels.jsonl") as LaterLabel[];
}

function linesOf(file: string): unknown[] {
  const text = readFileSync(`${FIXTURES}/${file}`, "utf8").trim();
  return text.split("\n").map((line) => JSON.parse(line) as unknown);
}

interface Candidate {
  readonly order: number;
  readonly pair: Omit<LaterPair, "part">;
  readonly versions: VersionPair;
}

/** Draws the sample: the same seed draws the same pairs, none of them one of the first sample. */
export async function drawLater(): Promise<{ pair: LaterPair; versions: VersionPair }[]> {
  const drawn: { pair: LaterPair; versions: VersionPair }[] = [];
  for (const pack of PACKS) {
    const pool = await candidates(pack);
    const any = varied(pool, MOST_PER_SECOND).slice(0, WANTED[pack]);
    const rest = pool.filter((candidate) => !any.includes(candidate)).filter(isLarge);
    const large = varied(rest, 2).slice(0, WANTED_LARGE);
    for (const stratum of [any, large])
      stratum.forEach(({ pair, versions }, i) =>
        drawn.push({ pair: { ...pair, part: i % 3 === 0 ? "tuning" : "held-out" }, versions }),
      );
  }
  return drawn;
}

/** The pairs of a pack's later half that the first sample does not hold, in an order of chance. */
async function candidates(pack: Pack): Promise<Candidate[]> {
  const first = new Set((linesOf("labels.jsonl") as LaterPair[]).map(keyOf));
  const random = new SeededRandom(LATER_SEED);
  const pool: Candidate[] = [];
  for await (const versions of versionPairs(pack)) {
    const { path, from, to } = versions;
    if (to < MIDDLE[pack]) continue;
    const [before, after] = [shortHash(versions.before), shortHash(versions.after ?? "")];
    const pair = { pack, path, from, to, before, after };
    const order = random.next();
    if (before !== after && !first.has(keyOf(pair))) pool.push({ order, versions, pair });
  }
  return pool.sort((a, b) => a.order - b.order);
}

function isLarge({ versions }: Candidate): boolean {
  return versions.after !== null && changedWordShare(versions) >= LARGE_SHARE;
}

function varied(pool: readonly Candidate[], mostPerSecond: number): Candidate[] {
  const counts = new Map<string | number, number>();
  return pool.filter(({ pair: { path, to } }) => {
    const most = FRONT_PAGES.has(path) ? MOST_PER_FRONT_PAGE : MOST_PER_PAGE;
    const [ofPage, ofSecond] = [counts.get(path) ?? 0, counts.get(to) ?? 0];
    if (ofPage >= most || ofSecond >= mostPerSecond) return false;
    counts.set(path, ofPage + 1).set(to, ofSecond + 1);
    return true;
  });
}

/** Names a pair within both samples. */
export function keyOf({ pack, path, to, before, after }: Omit<LaterPair, "part" | "from">): string {
  return `${pack} ${path} ${to} ${before} ${after}`;
}
