// After a capture: a sketch of every new version, off the path of requests, so that what is near a page can be
// asked at any time without reading the archive again.
import { versionSeen } from "#access/index.js";
import { readPage, scrubRules, sketchOf } from "#detect/index.js";
import { mediaType } from "#formats/index.js";
import { isCaptured, type CapturedSighting, type KeptSketch, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { inTurns } from "./in-turns.js";

/** Larger bodies and contents are no pages to be compared with others. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Kept in one transaction: one for each would take as long as all else. */
const SKETCHES_AT_ONCE = 256;

/** Keeps a sketch of each content that a capture saw and the archive has none of; returns how many. */
export async function sketchVersions(
  archive: Archive,
  captureId: string,
  signal?: AbortSignal,
): Promise<number> {
  const rules = scrubRules();
  const waiting = new Map<string, KeptSketch>();
  let made = 0;
  for await (const sighting of inTurns(archive.catalog.sightings.ofCapture(captureId))) {
    if (signal?.aborted) break;
    if (!isReadable(sighting)) continue;
    const { url, outcome } = sighting;
    const { contentDigest } = outcome.identity;
    const key = `${contentDigest} ${url}`;
    if (waiting.has(key) || (await archive.catalog.sketches.has(url, contentDigest))) continue;
    const version = await versionSeen(archive.warcs, sighting, MOST_BYTES);
    if (version === null) continue;
    const page = readPage(version.content, { url, contentType: outcome.identity.contentType, rules });
    waiting.set(key, kept(sighting, sketchOf(outcome.payloadDigest, page, rules)));
    made++;
    if (waiting.size >= SKETCHES_AT_ONCE) await keep(archive, waiting);
  }
  await keep(archive, waiting);
  return made;
}

/** What is asked for in one turn is one transaction. */
async function keep({ catalog }: Archive, waiting: Map<string, KeptSketch>): Promise<void> {
  const sketches = [...waiting.values()];
  waiting.clear();
  await Promise.all(sketches.map((sketch) => catalog.sketches.add(sketch)));
}

function isReadable(sighting: Sighting): sighting is CapturedSighting {
  if (!isCaptured(sighting) || sighting.outcome.identity.status !== 200) return false;
  const type = mediaType(sighting.outcome.identity.contentType) ?? "";
  return /^text\/(?:html|plain)$|xhtml/.test(type) && sighting.outcome.payloadBytes <= MOST_BYTES;
}

function kept(sighting: CapturedSighting, sketch: ReturnType<typeof sketchOf>): KeptSketch {
  const { url, outcome, times } = sighting;
  const { payloadDigest, textDigest, scrubbedDigest, ruleSet, signature } = sketch;
  const contentDigest = outcome.identity.contentDigest;
  return {
    url,
    contentDigest,
    at: times.sentAt,
    payloadDigest,
    textDigest,
    scrubbedDigest,
    ruleSet,
    signature,
  };
}
