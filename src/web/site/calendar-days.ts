// Captures by the days of a calendar, in the zone of the reader.
import type { CaptureListing } from "#server/api-schema.js";

/** A day on which something was captured. */
export interface CapturedDay {
  /** `2026-11-16`. */
  readonly day: string;
  /** Oldest first. */
  readonly captures: readonly CaptureListing[];
  /** Of the sharpest capture; `null` where none has such a figure. */
  readonly sharp: number | null;
  /** Of the capture in which most differed. */
  readonly differing: number | null;
}

/** Days with captures, in order. */
export function capturedDays(captures: readonly CaptureListing[], zone: string): CapturedDay[] {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const days = new Map<string, CaptureListing[]>();
  for (const capture of captures) {
    const day = format.format(capture.asOf ?? capture.startedAt);
    days.set(day, [capture, ...(days.get(day) ?? [])]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => ({
      day,
      captures: own,
      sharp: greatest(own, ({ all, imported, refresh, testimony }) =>
        imported || refresh !== undefined || testimony !== undefined || !all
          ? null
          : shareOf(all.sharp, all.pages),
      ),
      differing: greatest(own, ({ all, differing, imported, refresh, testimony }) => {
        if (testimony !== undefined) return null;
        if (refresh !== undefined) return refresh && shareOf(refresh.changes, refresh.looks);
        return imported || !all || differing === undefined ? null : shareOf(differing, all.pages);
      }),
    }));
}

function greatest(
  captures: readonly CaptureListing[],
  figure: (capture: CaptureListing) => number | null,
): number | null {
  const known = captures.map(figure).filter((one) => one !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Up to which share each grade of change reaches: the first is for none at all. */
const CHANGE_GRADES: readonly number[] = [0, 0.01, 0.05, 0.2];
/** From which share on each grade of sharpness begins. */
const SHARP_GRADES: readonly number[] = [0.5, 0.8, 0.95];

/** How much changed: 0 for nothing, 4 for more than a fifth; `null` where it is not known. */
export function changeGrade(share: number | null): number | null {
  return share === null ? null : CHANGE_GRADES.filter((most) => share > most).length;
}

/** How sharp: 1 to 4; `null` where it is not known. */
export function sharpGrade(share: number | null): number | null {
  return share === null ? null : 1 + SHARP_GRADES.filter((least) => share >= least).length;
}

/** The days of a month in rows of weeks, Monday first; `null` where another month's days would stand. */
export function weeksOf(year: number, month: number): (string | null)[][] {
  const first = new Date(Date.UTC(year, month, 1));
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((lead + days) / 7) * 7 }, (_, i) => {
    const day = i - lead + 1;
    return day < 1 || day > days
      ? null
      : `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
