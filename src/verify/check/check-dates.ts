// The servers' own clocks: a capture that no server's Date comes near was not made when it says.
import type { FalseLines } from "../false-lines.js";
import { showsState, type Look } from "../read/look.js";

/** Servers' clocks are wrong by minutes, sometimes by hours; not all of them by more than a day. */
const MOST_SKEW_MS = 86_400_000;

/** Holds the times of the looks against the Dates of the answers, host by host; caches tell old ones. */
export function checkDates(looks: Iterable<Look>, lines: FalseLines): void {
  const nearest = new Map<string, number>();
  for (const look of looks) {
    const date = showsState(look) && !look.shown.validators.cacheSigns ? look.shown.validators.date : null;
    if (date === null || !URL.canParse(look.url)) continue;
    const { host } = new URL(look.url);
    const skewMs = look.sentAt - date;
    const known = nearest.get(host);
    if (known === undefined || Math.abs(skewMs) < Math.abs(known)) nearest.set(host, skewMs);
  }
  const skews = [...nearest.values()];
  if (skews.length === 0 || skews.some((skewMs) => Math.abs(skewMs) <= MOST_SKEW_MS)) return;
  const days = Math.round(Math.min(...skews.map(Math.abs)) / MOST_SKEW_MS);
  lines.add("startedAt", `every server's own Date is ${days} days or more from the times of the looks`);
}
