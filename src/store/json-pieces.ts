// A document with a long list of pages as JSON text, piece by piece: never whole in memory.
import type { Streamed } from "#model/index.js";

const PIECE_CHARACTERS = 65_536;

/** The JSON of a document (with more members than its pages), indented by two, its pages last. */
export function* jsonPieces({
  pages,
  ...head
}: Streamed<{ readonly pages: readonly unknown[] }>): Generator<Buffer> {
  let text = `${JSON.stringify(head, null, 2).slice(0, -"\n}".length)},\n  "pages": [`;
  let first = true;
  for (const page of pages) {
    text += `${first ? "" : ","}\n    ${JSON.stringify(page, null, 2).replaceAll("\n", "\n    ")}`;
    first = false;
    if (text.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(`${text}${first ? "" : "\n  "}]\n}\n`);
}
