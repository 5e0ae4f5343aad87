// A page scrubbed: what a reader sees of it, without what the rules say varies by itself. No region learned from
// sightings plays a part: a scrubbed comparison may rest only on rules fixed before the visits (docs/evidence.md, scrubbing rules).
import { sha256Digest } from "#formats/index.js";
import type { Digest } from "#model/index.js";
import { elementsOf } from "../page/page-model.js";
import { readPage, type ReadOptions } from "../page/read-page.js";

/** Digest of all text, links, images and the title in reading order, scrubbed; `null` for what cannot be read. */
export function scrubbedDigest(content: Uint8Array, options: ReadOptions): Digest | null {
  const page = readPage(content, options);
  if (page.form === "binary") return null;
  const lines = elementsOf(page).map(({ kind, value }) => `${kind} ${value}`);
  return sha256Digest(Buffer.from(lines.join("\n")));
}
