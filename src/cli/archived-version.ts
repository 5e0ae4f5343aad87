// One version of a page for comparison: a file, standard input, or a capture in the archive.
import { existsSync, readFileSync } from "node:fs";
import { UsageError } from "#errors.js";
import { decodeContent, parseHttpResponse } from "#formats/index.js";
import { toIso, type Instant } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";

/** Content as decoded, with what is known about it. */
export interface PageVersion {
  readonly content: Uint8Array;
  readonly contentType: string | null;
  readonly label: string;
  readonly url: string | null;
}

/** Reads a file, or standard input for `-`; `null` when there is no such file. */
export function versionFromFile(what: string): PageVersion | null {
  if (what !== "-" && !existsSync(what)) return null;
  try {
    return { content: readFileSync(what === "-" ? 0 : what), contentType: null, label: what, url: null };
  } catch (cause) {
    throw new UsageError("BAD_INPUT", `cannot read ${what}: ${(cause as Error).message}`, { cause });
  }
}

/** Reads the page that an index entry points to. */
export async function versionFromArchive(index: CaptureIndex, entry: IndexEntry): Promise<PageVersion> {
  const response = parseHttpResponse((await index.read(entry)).httpBytes);
  if (!response.ok)
    throw new UsageError("BAD_INPUT", `the capture of ${entry.url} at ${toIso(entry.at)} is not HTTP`);
  const decoded = decodeContent(response.body, response.headers);
  const content = decoded.kind === "ok" ? decoded.content : response.body;
  const label = `${entry.url} ${toIso(entry.at)}`;
  return { content, contentType: response.header("content-type"), label, url: entry.url };
}

/** The capture nearest to the instant; ties go to the earlier one. */
export function nearestEntry(entries: readonly IndexEntry[], at: Instant): IndexEntry | null {
  const distance = (entry: IndexEntry): number => Math.abs(entry.at - at);
  return entries.reduce<IndexEntry | null>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    null,
  );
}
