// A server that asks for patience gets it (RFC 9110 section 10.2.3, RFC 6585 section 4), within reason.
import type { Reading } from "#detect/index.js";
import { parseHttpDate } from "#formats/index.js";
import { instant, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "./capture-run.js";

const DEFAULT_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Holds the page's host back after 429 and 503, as long as Retry-After says, at most five minutes. */
export function pauseFor(run: CaptureRun, url: PageUrl, { status, retryAfter }: Reading): void {
  if (status !== 429 && status !== 503) return;
  const now = run.world.clock.now();
  const askedMs = retryAfter === null ? DEFAULT_PAUSE_MS : retryAfterMs(retryAfter, now);
  run.gateOf(url).holdUntil(instant(now + Math.min(Math.max(askedMs, 0), LONGEST_PAUSE_MS)));
}

function retryAfterMs(text: string, nowMs: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = parseHttpDate(text);
  return date === null ? DEFAULT_PAUSE_MS : date - nowMs;
}
