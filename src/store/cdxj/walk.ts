// Walks through an archive's indexes for readers: a stretch in order, and the places at which it can be cut.
import type { IndexEntry, IndexWalk } from "#ports/index.js";
import type { ArchiveIndex } from "./archive-index.js";
import { prefixesOf } from "./query.js";

/** The entries of a stretch, some at a time. */
export async function* walkIndex(
  index: ArchiveIndex,
  walk: IndexWalk,
): AsyncGenerator<readonly IndexEntry[]> {
  const { from, before } = walk;
  for await (const lines of index.linesWith(prefixesOf(walk), from)) {
    const own = before === undefined ? lines : lines.filter((line) => line < before);
    yield own.map((line) => index.entryOf(line));
    if (own.length < lines.length) return;
  }
}

/** The marks inside a stretch, in order; that of its first line, which cuts off nothing, is none. */
export async function* marksIn(index: ArchiveIndex, walk: IndexWalk): AsyncGenerator<readonly string[]> {
  const prefixes = prefixesOf(walk);
  const first = await firstLine(index.linesWith(prefixes));
  if (first === null) return;
  for (const prefix of prefixes)
    for await (const marks of index.marksBehind(prefix)) {
      yield marks.filter((mark) => mark.startsWith(prefix) && mark > first);
      if (!(marks.at(-1) ?? prefix).startsWith(prefix)) break;
    }
}

async function firstLine(batches: AsyncIterable<readonly string[]>): Promise<string | null> {
  for await (const [line] of batches) if (line !== undefined) return line;
  return null;
}
