// What a host's Date and Last-Modified are worth (evidence.md: "trust test", "Date and skew").
import {
  identityKey,
  isCaptured,
  type CapturedSighting,
  type LastModifiedTrust,
  type Sighting,
} from "#model/index.js";

/** The outcome of a host's trust test, with the reason when it failed. */
export type HostTrust =
  | { readonly kind: "trusted"; readonly trust: LastModifiedTrust }
  | { readonly kind: "distrusted"; readonly reason: string };

/** Tests all of one host's sightings, page by page; one violation distrusts the host. */
export function testHost(pages: readonly (readonly Sighting[])[]): HostTrust {
  const captured = pages.map((sightings) =>
    sightings.filter(isCaptured).filter((s) => s.outcome.identity.status === 200),
  );
  const skewUpperMs = skewUpperBound(captured.flat());
  if (skewUpperMs === null)
    return { kind: "distrusted", reason: "the host's Date gives no bound of its clock's skew" };
  for (const sightings of captured) {
    const reason = violation(sightings, skewUpperMs);
    if (reason !== null) return { kind: "distrusted", reason };
  }
  return { kind: "trusted", trust: { skewUpperMs } };
}

/** skew = our clock − the server's, in (sentAt − Date − 1 s, firstByteAt − Date], intersected over the responses. */
function skewUpperBound(sightings: readonly CapturedSighting[]): number | null {
  let lower = -Infinity;
  let upper = Infinity;
  for (const { times, outcome } of sightings) {
    const { date, cacheSigns } = outcome.validators;
    if (date === null || cacheSigns) continue;
    lower = Math.max(lower, times.sentAt - date - 1000);
    upper = Math.min(upper, times.firstByteAt - date);
  }
  return upper === Infinity || lower >= upper ? null : upper;
}

function violation(sightings: readonly CapturedSighting[], skewUpperMs: number): string | null {
  const simplyDate = sightings.find((s) => isSimplyDate(s));
  if (simplyDate) return `Last-Modified is simply the Date (${simplyDate.url})`;
  for (let i = 1; i < sightings.length; i++) {
    const reason = violatedBetween(sightings[i - 1]!, sightings[i]!, skewUpperMs);
    if (reason !== null) return reason;
  }
  return null;
}

function isSimplyDate({ outcome }: CapturedSighting): boolean {
  const { date, lastModified } = outcome.validators;
  return date !== null && lastModified !== null && Math.abs(date - lastModified) <= 1000;
}

function violatedBetween(
  older: CapturedSighting,
  newer: CapturedSighting,
  skewUpperMs: number,
): string | null {
  const [was, is] = [older.outcome.validators.lastModified, newer.outcome.validators.lastModified];
  if (identityKey(older.outcome.identity) === identityKey(newer.outcome.identity)) {
    return was === is ? null : `Last-Modified moved while the content did not (${newer.url})`;
  }
  if (is === null || is + 1000 + skewUpperMs >= older.times.sentAt) return null;
  return `the content changed without Last-Modified following (${newer.url})`;
}
