// Streams the page histories of ../shared/data/pages: consecutive versions of each page, in file order.
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createBrotliDecompress } from "node:zlib";

export const PACKS = ["apache-www", "rust-blog-html"] as const;
export type Pack = (typeof PACKS)[number];

/** One line of a pack. */
export interface PageEvent {
  readonly t: number;
  readonly op: "A" | "M" | "D";
  readonly path: string;
  readonly html?: string;
}

const DIRECTORY = process.env.ISOCHRON_PAGES ?? join(import.meta.dirname, "../../../../shared/data/pages");

/** Whether the histories are on this machine; tests that need them are skipped otherwise. */
export const hasPacks = PACKS.every((pack) => existsSync(fileOf(pack)));

function fileOf(pack: Pack): string {
  return join(DIRECTORY, `${pack}.jsonl.br`);
}

/** Every event of a pack, sorted by path, then time. */
export async function* pageEvents(pack: Pack): AsyncGenerator<PageEvent> {
  const input = createReadStream(fileOf(pack)).pipe(createBrotliDecompress());
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    yield JSON.parse(line) as PageEvent;
}

/** Two consecutive versions of one page; `after` is null when the page was deleted. */
export interface VersionPair {
  readonly pack: Pack;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string | null;
  /** The new version equals one seen before the old one (A→B→A). */
  readonly revert: boolean;
  /** Number of the pair within its page. */
  readonly index: number;
}

/** Every pair of consecutive versions of a pack. */
export async function* versionPairs(pack: Pack): AsyncGenerator<VersionPair> {
  let last: PageEvent | null = null;
  let seen = new Set<string>();
  let index = 0;
  for await (const event of pageEvents(pack)) {
    if (last?.path !== event.path) [last, seen, index] = [null, new Set(), 0];
    const hash = shortHash(event.html ?? "");
    if (last?.html !== undefined) {
      const { path, t: from, html: before } = last;
      const after = event.html ?? null;
      yield { pack, path, from, to: event.t, before, after, revert: seen.has(hash), index: index++ };
    }
    seen.add(hash);
    last = event;
  }
}

/** First 16 hexadecimal digits of SHA-256. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
