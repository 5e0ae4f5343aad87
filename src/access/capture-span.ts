// Which capture a time lies in.
import type { Capture, Instant } from "#model/index.js";

/** The span of the capture that was running at the time asked for; of several, the one begun last. */
export function captureSpan(
  captures: readonly Capture[],
  { at }: { readonly at: Instant },
): { from: Instant; to: Instant } | null {
  // One walk without lists beside it: every replayed response asks, of ten thousand captures too.
  let last: Capture | null = null;
  for (const one of captures) {
    if (one.finishedAt === null || one.startedAt > at || at > one.finishedAt) continue;
    if (last === null || one.startedAt > last.startedAt) last = one;
  }
  return last && { from: last.startedAt, to: last.finishedAt! };
}
