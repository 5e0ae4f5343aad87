// Scrubbed comparisons around t*: reported apart, never sharp (docs/evidence.md, noise, scrubbing rules).
import type { PageVersion } from "#access/index.js";
import { scrubbedDigest } from "#detect/index.js";
import {
  certainTimes,
  isCaptured,
  type CapturedSighting,
  type Instant,
  type Sighting,
} from "#model/index.js";

/** How a sighting's content is read again. */
type ReadSighting = (sighting: CapturedSighting) => Promise<PageVersion | null>;

/**
 * Whether the last state before t* and the first after it, which differ, read the same once scrubbed. A copy from a
 * cache may be older than it looks: it is no match.
 */
export async function isScrubbedMatch(
  sightings: readonly Sighting[],
  asOf: Instant,
  read: ReadSighting,
): Promise<boolean> {
  const states = sightings.filter(isCaptured);
  const before = states.findLast((state) => certainTimes(state).lastByteAt <= asOf);
  const after = states.find((state) => certainTimes(state).sentAt >= asOf);
  if (!before || !after || after.outcome.validators.cacheSigns || !isAlikeOutside(before, after))
    return false;
  const [old, now] = [await read(before), await read(after)];
  if (!old || !now) return false;
  const [was, is] = [digestOf(old), digestOf(now)];
  return was !== null && was === is;
}

/** Status, Location and content type are compared strictly. */
function isAlikeOutside({ outcome: a }: CapturedSighting, { outcome: b }: CapturedSighting): boolean {
  return (
    a.identity.status === b.identity.status &&
    a.identity.location === b.identity.location &&
    a.identity.contentType === b.identity.contentType
  );
}

function digestOf({ content, contentType, url }: PageVersion): string | null {
  return scrubbedDigest(content, { contentType, url });
}
