// What the looks at a page say of a text that was found: whether it answers the question, and from when to when it stood.
import { lookRuns, type Instant, type LookRun, type PageLook } from "#model/index.js";
import type { FoundText, TextQuestion } from "#ports/index.js";

/** How a text answers for an instant; told: by others than our own looks. */
export type HitStanding = "between" | "told" | "nearest";

/** Whether a capture holds what others tell. */
export type IsTestimony = (captureId: string) => boolean;

/** A text that answers the question. */
export interface Hit {
  readonly text: FoundText;
  /** The runs of looks that answer, oldest first. */
  readonly runs: readonly LookRun[];
  /** With an instant: between two looks at this text, told of it, or nearest to one. */
  readonly standing: HitStanding | null;
  /** The look to show. */
  readonly shown: PageLook;
}

/** The hit, or none where no look at the text answers. */
export function hitOf(text: FoundText, question: TextQuestion, isTold: IsTestimony): Hit[] {
  // Every state of the page bounds its neighbours, whichever site's capture saw it.
  const own = lookRuns(text.looks).filter((run) => run.text === text.key);
  const runs = own.filter((run) => answers(run, question));
  if (runs.length === 0) return [];
  const { at } = question;
  const looks = runs.flatMap((run) => run.looks.filter((look) => isOfSite(look, question)));
  const shown = at === undefined ? looks.at(-1)! : nearestTo(at, looks);
  return [{ text, runs, standing: at === undefined ? null : standingAt(at, runs, isTold), shown }];
}

/** All of it within the question's span counts, and the sites that are asked for alone. */
function answers(run: LookRun, question: TextQuestion): boolean {
  const { at, from, to } = question;
  const [first, last] = [run.looks[0]!.at, run.looks.at(-1)!.at];
  if (!run.looks.some((look) => isOfSite(look, question))) return false;
  if (at !== undefined && !(run.nearestAfter < at && at <= run.nearestUntil)) return false;
  return (from === undefined || last >= from) && (to === undefined || first <= to);
}

function isOfSite({ site }: PageLook, question: TextQuestion): boolean {
  return question.site === undefined || site === question.site;
}

/** Between looks of ours; or only between what is told, which is said as such. */
function standingAt(at: Instant, runs: readonly LookRun[], isTold: IsTestimony): HitStanding {
  const isBetween = (looks: readonly PageLook[]): boolean => {
    const [first, last] = [looks[0]?.at ?? at, looks.at(-1)?.at ?? at];
    return first < last && first <= at && at <= last;
  };
  if (runs.some(({ looks }) => isBetween(looks.filter(({ captureId }) => !isTold(captureId)))))
    return "between";
  return runs.some(({ looks }) => isBetween(looks)) ? "told" : "nearest";
}

/** Ties go to the earlier one, as everywhere. */
function nearestTo(at: Instant, looks: readonly PageLook[]): PageLook {
  return looks.reduce((best, look) => (Math.abs(look.at - at) < Math.abs(best.at - at) ? look : best));
}
