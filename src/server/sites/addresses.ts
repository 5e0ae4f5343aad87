// Addresses that begin as the reader typed: from the index, leaping from key to key.
import type { CaptureIndex } from "#ports/index.js";

const MOST = 20;
/** Keys looked at for one answer, those of requests that are no pages among them. */
const MOST_LEAPS = 200;

/** Some addresses of which the archive holds something, in the index's order. */
export async function addressesFrom(index: Pick<CaptureIndex, "walk">, prefix: string): Promise<string[]> {
  const found: string[] = [];
  let from = "";
  for (let leap = 0; leap < MOST_LEAPS && found.length < MOST; leap++) {
    const next = await firstFrom(index, prefix, from);
    if (next === null) break;
    if (next.method === undefined) found.push(next.url);
    // Behind all lines of this key: a sign after the space.
    from = `${next.surt}!`;
  }
  return found;
}

async function firstFrom(index: Pick<CaptureIndex, "walk">, url: string, from: string) {
  const walk = { url, match: "prefix", ...(from !== "" && { from }) } as const;
  for await (const entries of index.walk(walk)) if (entries[0]) return entries[0];
  return null;
}
