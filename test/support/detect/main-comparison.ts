// Blocks from the tree and from layout on the labelled pages: which of them puts the main block first, and whether both
// say the same of changes.
import { SeededRandom } from "#adapters/index.js";
import { compareVersions, layoutSegmenter, readPage, scrubRules, TREE_SEGMENTER } from "#detect/index.js";
import type { Block, Comparison, PageModel, Segmenter } from "#detect/index.js";
import type { LayoutBox, Renderer } from "#ports/index.js";
import { LABELS, undressed } from "./evaluation.js";
import { scoreMain, type MainScore } from "./main-measure.js";
import type { MainLabel } from "./main-sample.js";
import { boxesOf } from "./page-looks.js";
import { PACKS, shortHash, versionPairs, type Pack, type VersionPair } from "./page-packs.js";

/** The tree's blocks, neighbours of one role joined: tells what comes of larger blocks alone. */
const JOINED_SEGMENTER: Segmenter = {
  name: "joined",
  segment(root, context) {
    const joined: Block[] = [];
    for (const block of TREE_SEGMENTER.segment(root, context)) {
      const last = joined.at(-1);
      if (last?.role !== block.role) joined.push(block);
      else joined[joined.length - 1] = { ...last, elements: [...last.elements, ...block.elements] };
    }
    return joined;
  },
};

/** Scores of one page by way of cutting; "nameless" ways are not told landmarks, roles, ids and classes. */
export type WayScores = Readonly<Record<string, MainScore>>;

/** Cuts one page in every way. The boxes are those of the page with its names: they are looks, not words. */
export async function scoreWays(renderer: Renderer, html: string, label: MainLabel): Promise<WayScores> {
  const styled = await boxesOf(renderer, html, label.pack);
  const bare = await boxesOf(renderer, html, "bare");
  const score = (text: string, segmenter: Segmenter): MainScore => scoreMain(read(text, segmenter), label);
  const ways = (text: string, look: (boxes: readonly LayoutBox[]) => LayoutBox[]): WayScores => ({
    tree: score(text, TREE_SEGMENTER),
    "tree, joined": score(text, JOINED_SEGMENTER),
    layout: score(text, layoutSegmenter(look(styled))),
    "layout, unstyled": score(text, layoutSegmenter(look(bare))),
  });
  const nameless = Object.entries(ways(undressed(html), (boxes) => boxes.map(namelessBox)));
  return {
    ...ways(html, (boxes) => [...boxes]),
    ...Object.fromEntries(nameless.map(([way, scored]) => [`nameless ${way}`, scored])),
  };
}

/** As `undressed` renames elements. */
function namelessBox(box: LayoutBox): LayoutBox {
  const isLandmark = /^(?:main|nav|header|footer|aside|section|article)$/.test(box.name);
  return isLandmark ? { ...box, name: "div" } : box;
}

function read(html: string, segmenter: Segmenter): PageModel {
  return readPage(Buffer.from(html), { url: "https://site.example/", contentType: "text/html", segmenter });
}

/** Means over pages, as they are printed. */
export function meansOf(scores: readonly MainScore[]): Readonly<Record<keyof MainScore, number>> {
  const mean = (of: (score: MainScore) => number): number =>
    Number((scores.reduce((sum, score) => sum + of(score), 0) / Math.max(1, scores.length)).toFixed(3));
  return {
    isFirst: mean(({ isFirst }) => Number(isFirst)),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    isPartFirst: mean(({ isPartFirst }) => Number(isPartFirst)),
    importanceShare: mean(({ importanceShare }) => importanceShare),
  };
}

const AGREEMENT_SEED = 20261118;

/** Pairs of versions out of the labelled changes, by chance. */
export async function drawChanges(count: number): Promise<VersionPair[]> {
  const random = new SeededRandom(AGREEMENT_SEED);
  const drawn = LABELS.filter(({ kind }) => kind !== "removed" && kind !== "markup")
    .map((label) => ({ label, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count);
  const wanted = new Set(drawn.map(({ label: l }) => `${l.pack} ${l.path} ${l.to} ${l.after}`));
  const pairs: VersionPair[] = [];
  for (const pack of PACKS)
    for await (const pair of versionPairs(pack))
      if (wanted.has(`${pack} ${pair.path} ${pair.to} ${shortHash(pair.after ?? "")}`)) pairs.push(pair);
  return pairs;
}

/** What both ways of cutting say of one change. */
export async function compareWays(
  renderer: Renderer,
  { pack, before, after }: VersionPair,
): Promise<Readonly<Record<"tree" | "layout", Comparison>>> {
  const rules = scrubRules();
  const laid = async (html: string): Promise<PageModel> =>
    read(html, layoutSegmenter(await boxesOf(renderer, html, pack as Pack)));
  const [older, newer] = [before, after ?? ""];
  const [old, now] = [await laid(older), await laid(newer)];
  return {
    tree: compareVersions(read(older, TREE_SEGMENTER), read(newer, TREE_SEGMENTER), { rules }),
    layout: compareVersions(old, now, { rules }),
  };
}

/** Of all pairs of changes that both tell apart, the share that both order alike. */
export function orderedAlike(changes: readonly Readonly<Record<"tree" | "layout", Comparison>>[]): number {
  let [alike, told] = [0, 0];
  for (const [at, a] of changes.entries())
    for (const b of changes.slice(at + 1)) {
      const tree = Math.sign(a.tree.importance - b.tree.importance);
      const layout = Math.sign(a.layout.importance - b.layout.importance);
      if (tree === 0 || layout === 0) continue;
      told++;
      if (tree === layout) alike++;
    }
  return told === 0 ? 1 : alike / told;
}
