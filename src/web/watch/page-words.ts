// When a page under watch is probably looked at next, and how it stands.
import type { PageWatch } from "#server/watch-schema.js";

/** How a page stands, in a sentence. */
export const STATE_WORDS: Readonly<Record<PageWatch["state"], string>> = {
  watched: "This page is under watch.",
  asleep: "This page sleeps: looks at it failed for long. It is tried again once in a month.",
  gone: "This page is gone, and looked at no more unless a link leads to it again.",
};

/** After as long as it took between choices on the mean, never before the next turn; `null` where nothing tells. */
export function nextChoiceAt({
  chosen,
  nextTurnAt,
}: Pick<PageWatch, "chosen" | "nextTurnAt">): number | null {
  const [last, first] = [chosen[0], chosen.at(-1)];
  if (!last || !first || chosen.length < 2) return null;
  const meanMs = (last.at - first.at) / (chosen.length - 1);
  return Math.max(last.at + meanMs, nextTurnAt ?? 0);
}

/** Why no turn chose it, as far as that is known: others were worth more only where it could have been chosen. */
export function notChosen(
  { state, turns, perhaps, isInRounds }: Pick<PageWatch, "state" | "turns" | "perhaps" | "isInRounds">,
  none: string,
): string {
  if (turns === 0) return "There were no turns of looks yet.";
  if (perhaps === null) return `${none}, as far as you are told of them.`;
  if (state !== "watched") return `${none}.`;
  if (perhaps > 0) return `${none} among its first pages; ${perhaps} of them chose more than are on record.`;
  if (isInRounds) return `${none}: rounds pass over pages that have probably not changed.`;
  return `${none}: looks at other pages were worth more.`;
}
