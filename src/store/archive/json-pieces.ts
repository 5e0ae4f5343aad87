// A document with a long list of pages as JSON text, piece by piece: never whole in memory.
import type { Streamed } from "#model/index.js";

const PAGES_PER_PIECE = 32;

/** The JSON of a document (with more members than its pages), indented by two, its pages last. */
export function* jsonPieces({
  pages,
  ...head
}: Streamed<{ readonly pages: readonly unknown[] }>): Generator<Buffer> {
  const opening = `${JSON.stringify(head, null, 2).slice(0, -"\n}".length)},\n  "pages": [`;
  let isEmpty = true;
  for (const some of inGroups(pages)) {
    yield Buffer.from(`${isEmpty ? opening : ","}\n    ${indented(some)}`);
    isEmpty = false;
  }
  yield Buffer.from(isEmpty ? `${opening}]\n}\n` : "\n  ]\n}\n");
}

/** Items as they stand in a list within an object: two levels deep. */
function indented(items: readonly unknown[]): string {
  return JSON.stringify([items], null, 2).slice("[\n  [\n    ".length, -"\n  ]\n]".length);
}

function* inGroups(pages: Iterable<unknown>): Generator<unknown[]> {
  let group: unknown[] = [];
  for (const page of pages) {
    group.push(page);
    if (group.length < PAGES_PER_PIECE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
