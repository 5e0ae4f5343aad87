// What a check of replay found, in sentences.
import { counted } from "#formats/index.js";
import type { ReplayCheck, ReplayResult } from "#model/index.js";

/** What each result means. */
export const RESULT_WORDS: Readonly<Record<ReplayResult, string>> = {
  same: "the same",
  "text-differs": "text differs",
  "missing-parts": "missing parts",
  "could-not-be-shown": "could not be shown",
};

/** The one sentence: how many pages replay shows as their stored bytes do. */
export function replayHeadline({ counts, pages }: ReplayCheck): string {
  const verb = pages.length === 1 ? "is" : "are";
  return `${counts.same} of ${counted(pages.length, "page")} ${verb} shown by replay as from their stored bytes`;
}

/** What stands below it. */
export function replayNotes(check: ReplayCheck): string[] {
  const { pages, documents, isByLot, asOf, browser } = check;
  const lacking = pages.filter(({ notHeld }) => notHeld.length > 0);
  const missing = new Set(lacking.flatMap(({ notHeld }) => notHeld)).size;
  const leaving = new Set(pages.flatMap(({ wouldHaveLeft }) => wouldHaveLeft)).size;
  const unsteady = pages.filter(({ isUnsteady }) => isUnsteady).length;
  return [
    `${isByLot ? `${pages.length} of ${documents} documents, drawn by lot` : `every page of ${counted(documents, "document")}`}; ${
      asOf === null ? "each at its own record" : `as of ${asOf}`
    }; shown by ${browser} without a network`,
    lacking.length === 0
      ? "nothing that they ask for is missing from the archive"
      : `${counted(lacking.length, "page")} asked for parts that the archive does not hold (${addresses(missing)}): missing both ways, and no doing of replay`,
    leaving === 0
      ? "nothing would have gone to the live web"
      : `${addresses(leaving)} would have gone to the live web: stopped here, but a fault of replay`,
    ...(unsteady === 0
      ? []
      : [`${counted(unsteady, "page")} of those that differ also differ from themselves when shown twice`]),
  ];
}

function addresses(count: number): string {
  return count === 1 ? "1 address" : `${count} addresses`;
}
