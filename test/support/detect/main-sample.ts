// The seeded sample of pages whose main block was labelled by reading: spread over sites and folders, halves by chance.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SeededRandom } from "#adapters/index.js";
import { PACKS, pageEvents, shortHash, type Pack } from "./page-packs.js";

export const MAIN_SEED = 20261117;
const PAGES_PER_PACK = 50;
/** Pages with fewer words of markup-free text say nothing that could be a main block (redirects, snippets). */
const LEAST_WORDS = 120;

/** One page of the sample. */
export interface MainPage {
  readonly pack: Pack;
  readonly path: string;
  readonly t: number;
  readonly hash: string;
  readonly half: "tuning" | "held-out";
  readonly html: string;
}

/** One label as committed: the first and the last words of the main block, and no more of the page. */
export interface MainLabel extends Omit<MainPage, "html"> {
  readonly from: string;
  readonly to: string;
}

/** The committed labels. */
export function mainLabels(): MainLabel[] {
  const file = join(import.meta.dirname, "../../fixtures/detect/main-blocks.jsonl");
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as MainLabel);
}

/** Draws the pages; the same seed draws the same pages, versions and halves. */
export async function drawMainPages(): Promise<MainPage[]> {
  const drawn: MainPage[] = [];
  for (const pack of PACKS) {
    const random = new SeededRandom(MAIN_SEED).fork(pack);
    const pages = new Map<string, { t: number; html: string }>();
    const seen = new Map<string, number>();
    for await (const { path, t, html } of pageEvents(pack)) {
      if (html === undefined || wordCount(html) < LEAST_WORDS) continue;
      // Each version of a page is as likely as any other.
      const count = (seen.get(path) ?? 0) + 1;
      seen.set(path, count);
      if (random.next() * count < 1) pages.set(path, { t, html });
    }
    const chosen = spread([...pages.keys()], () => random.next()).slice(0, PAGES_PER_PACK);
    for (const [at, path] of chosen.entries()) {
      const { t, html } = pages.get(path)!;
      drawn.push({ pack, path, t, hash: shortHash(html), half: at % 2 === 0 ? "tuning" : "held-out", html });
    }
  }
  return drawn;
}

/** By turns from each folder, so that one large folder does not take all places. */
function spread(paths: readonly string[], next: () => number): string[] {
  const folders = new Map<string, string[]>();
  const shuffled = paths.map((path) => ({ path, order: next() })).sort((a, b) => a.order - b.order);
  for (const { path } of shuffled) {
    const folder = path.replace(/^output\//, "").replace(/[^/]*$/, "").split("/").slice(0, 2).join("/"); // prettier-ignore
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const lists = [...folders.values()];
  const rounds = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

function wordCount(html: string): number {
  const bare = html.replace(/<(script|style|head)\b[^]*?<\/\1>/gi, " ").replace(/<[^>]*>/g, " ");
  return bare.split(/\s+/).length;
}
