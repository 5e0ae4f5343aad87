// Which earlier response a second one need not be stored beside.
import type { Reading } from "#detect/index.js";
import { isCaptured, requestPartOf, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { SeenPages } from "../run/seen-pages.js";

/** The response that a revisit record refers to: with the same payload, or the one that a 304 speaks of. */
export function originalOf(
  run: Pick<CaptureRun, "state" | "seen">,
  url: PageUrl,
  { outcome, payload }: Reading,
): ReturnType<SeenPages["originalOf"]> {
  // Of one address there may be many requests, so that a revisit record could not say which of them it means.
  if (requestPartOf(url) !== null) return null;
  if (outcome.kind === "captured")
    return run.state.settings.keepBoth ? null : payload && run.seen.originalOf(url, payload.digest);
  if (outcome.kind !== "unchanged" || !outcome.asked) return null;
  const state = run.seen.of(url).findLast(isCaptured);
  return state ? run.seen.originalOf(url, state.outcome.payloadDigest) : null;
}
