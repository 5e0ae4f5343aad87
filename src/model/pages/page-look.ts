// What looks at a page showed, as far as its text goes: which text stood from when to when.
import type { Instant } from "../time/instant.js";

/** What a text was taken from. */
export const TEXT_FORMS = ["html", "text", "xml", "pdf"] as const;
/** One of them. */
export type TextForm = (typeof TEXT_FORMS)[number];

/** One look at a page. */
export interface PageLook {
  /** When it was sent, by which captures are found and chosen everywhere else. */
  readonly at: Instant;
  readonly captureId: string;
  readonly site: string;
  /** The text that it showed, by its key; `null` for a state of the page that has none. */
  readonly text: string | null;
  /** Where a browser showed it: the pages that it asked for, as its text may be made of theirs. */
  readonly parts?: readonly string[];
}

/** Looks that showed the same, without another state of the page in between. */
export interface LookRun {
  readonly text: string | null;
  readonly looks: readonly PageLook[];
  /** The instants to which one of its looks is nearest: above the first, up to the second. */
  readonly nearestAfter: number;
  readonly nearestUntil: number;
}

/** Groups looks, which come oldest first, into runs. Of two looks equally near to an instant the earlier one is meant. */
export function lookRuns(looks: readonly PageLook[]): LookRun[] {
  const runs: PageLook[][] = [];
  for (const look of looks) {
    const last = runs.at(-1);
    if (last && last[0]!.text === look.text) last.push(look);
    else runs.push([look]);
  }
  return runs.map((run, i) => ({
    text: run[0]!.text,
    looks: run,
    nearestAfter: i === 0 ? -Infinity : midway(runs[i - 1]!.at(-1)!, run[0]!),
    nearestUntil: i === runs.length - 1 ? Infinity : midway(run.at(-1)!, runs[i + 1]![0]!),
  }));
}

function midway(a: PageLook, b: PageLook): number {
  return Math.floor((a.at + b.at) / 2);
}

/**
 * The same looks with none in the middle of a row that one capture saw alike: what they tell of a time and of who may
 * know of it, its first and its last do.
 */
export function thinnedLooks(looks: readonly PageLook[]): PageLook[] {
  const isSame = (a: PageLook | undefined, b: PageLook): boolean =>
    a !== undefined && a.text === b.text && a.captureId === b.captureId;
  return looks.filter((look, i) => !(isSame(looks[i - 1], look) && isSame(looks[i + 1], look)));
}
