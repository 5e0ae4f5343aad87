// One version of a page as the archive holds it, decoded: for comparison, not for replay.
import { UsageError } from "#errors.js";
import { decodeContent, parseHttpResponse, SHOW_LIMITS } from "#formats/index.js";
import { toIso, type CapturedSighting, type Instant, type KeptLayout } from "#model/index.js";
import type { CaptureIndex, IndexEntry, WarcStore } from "#ports/index.js";

/** Versions read to learn from; the learner forgets older ones anyway. */
const MOST_EARLIER = 8;

/** Content as decoded, with what is known about it. */
export interface PageVersion {
  readonly content: Uint8Array;
  readonly contentType: string | null;
  readonly label: string;
  readonly url: string | null;
  /** As a browser laid it out at capture; left out where none did. */
  readonly layout?: KeptLayout;
}

/** Reads the page that an index entry points to. */
export async function versionFromArchive(index: CaptureIndex, entry: IndexEntry): Promise<PageVersion> {
  return decodedVersion((await index.read(entry)).httpBytes, entry, SHOW_LIMITS.maxOutputBytes);
}

/** Reads the page as it was seen; `null` when the archive does not hold it any more. */
export async function versionSeen(
  warcs: Pick<WarcStore, "read">,
  sighting: CapturedSighting,
  mostContentBytes: number,
): Promise<PageVersion | null> {
  const bytes = await warcs.read(sighting);
  const place = { url: sighting.url, at: sighting.times.sentAt };
  return bytes && decodedVersion(bytes, place, mostContentBytes);
}

/** Content that grows beyond the limit is left as it was sent. */
function decodedVersion(
  httpBytes: Uint8Array,
  { url, at }: Pick<IndexEntry, "url" | "at">,
  maxOutputBytes: number,
): PageVersion {
  const label = `${url} ${toIso(at)}`;
  const response = parseHttpResponse(httpBytes);
  if (!response.ok) throw new UsageError("BAD_INPUT", `the capture of ${url} at ${toIso(at)} is not HTTP`);
  const decoded = decodeContent(response.body, response.headers, { ...SHOW_LIMITS, maxOutputBytes });
  const content = decoded.kind === "ok" ? decoded.content : response.body;
  return { content, contentType: response.header("content-type"), label, url };
}

/** Earlier captures with other content than the next, oldest first: what volatile regions are learned from. */
export async function earlierVersions(
  index: CaptureIndex,
  entries: readonly IndexEntry[],
  before: Pick<IndexEntry, "at" | "digest">,
): Promise<Uint8Array[]> {
  const earlier = entries.filter((entry) => entry.at < before.at && entry.status === 200);
  const chosen = earlier
    .filter((entry, i) => entry.digest !== (earlier[i + 1] ?? before).digest)
    .slice(-MOST_EARLIER);
  return Promise.all(chosen.map(async (entry) => (await versionFromArchive(index, entry)).content));
}

/** The capture nearest to the instant; ties go to the earlier one. */
export function nearestEntry(entries: readonly IndexEntry[], at: Instant): IndexEntry | null {
  const distance = (entry: IndexEntry): number => Math.abs(entry.at - at);
  return entries.reduce<IndexEntry | null>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    null,
  );
}
