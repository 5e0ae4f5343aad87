// Words and figures that the mine reporters share.
import type { MineReport } from "#model/index.js";

/** Monday first, as hours of the week are counted. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** `Sat 02:00 UTC`. */
export function weekHour(hour: number): string {
  const at = ((hour % 168) + 168) % 168;
  return `${WEEKDAYS[Math.floor(at / 24)]} ${String(at % 24).padStart(2, "0")}:00 UTC`;
}

/** A rate as people say it: per day, or days per change. */
export function rateWords(perDay: number): string {
  if (perDay >= 1) return `${perDay.toFixed(1)} a day`;
  if (perDay < 1 / 3650) return "hardly ever";
  const days = 1 / perDay;
  return days < 60
    ? `every ${days.toFixed(days < 10 ? 1 : 0)} days`
    : `every ${(days / 30.44).toFixed(0)} months`;
}

/** What the pattern means for the next capture. */
export function quietWords({ quiet, pattern }: MineReport): string {
  if (!pattern.present || quiet === null)
    return "No pattern of the week shows in what was seen: any time is as good.";
  const share = (quiet.ratio * 100).toFixed(0);
  return `Quietest from ${weekHour(quiet.startHour)} for ${quiet.hours} hours: ${share} % of the average rate of change.`;
}

/** The root directory needs a name. */
export function directoryName(path: string): string {
  return path === "" ? "(root)" : path;
}
