// Why a page under watch was, or was not, looked at, in lines for people. Nothing is said for a reason that is not one.
import { counted } from "#formats/index.js";
import { TOLD_CHOICES } from "#model/index.js";
import type { WatchWhy } from "./watch-why.js";

/** Spans in which nothing was looked at that are told. */
const TOLD_IDLE = 5;

/** One watch's answer. */
export function watchWhyLines(why: WatchWhy): string[] {
  const { site, state, addedAt, from, to, turns, wholes, condition } = why;
  const standing = state === "watched" ? "under watch" : `${state} now`;
  const isOdd = condition !== "watching" && condition !== "spent";
  return [
    `  watch    ${standing} in ${site}${isOdd ? ` (${condition})` : ""}, known there since ${addedAt}`,
    `  turns    ${counted(turns, "turn")} of looks and ${wholes} of whole captures from ${from} to ${to}`,
    ...chosenLines(why),
    ...idleLines(why.idle),
    ...(why.round === null || why.round.isVerified
      ? []
      : [`  round    unverified: not looked at since the round began at ${why.round.beganAt}`]),
  ];
}

function chosenLines({ chosen, chosenInAll, perhaps, turns, ...why }: WatchWhy): string[] {
  const told = chosen.map(
    ({ at, because, index }) => `  chosen   ${at}  ${because}, index ${index.toPrecision(2)}`,
  );
  const more = chosenInAll > chosen.length ? [`  chosen   ${chosenInAll} times in all`] : [];
  const unsure =
    perhaps === 0
      ? []
      : [
          `  chosen   perhaps in ${perhaps} more: they chose more than the ${TOLD_CHOICES} pages that are on record of each`,
        ];
  const none = chosenInAll > 0 || turns === 0 || perhaps === turns ? [] : [noneLine(why, perhaps > 0)];
  return [...told, ...more, ...unsure, ...none];
}

/** Why no turn of looks chose it: others may have been worth more only where it could have been chosen. */
function noneLine({ state, round, bar }: Pick<WatchWhy, "state" | "round" | "bar">, isPart: boolean): string {
  const none = `  chosen   in none of ${isPart ? "the others" : "them"}`;
  if (state === "asleep")
    return `${none}: it sleeps now, since looks at it failed for long, and is tried once in a month`;
  if (state === "gone") return `${none}: it is gone now, and is looked at when a link leads to it again`;
  if (round !== null) return `${none}: rounds pass over pages that have probably not changed`;
  const needed = bar === null ? "" : `; the latest took pages from an index of ${bar.toPrecision(2)} on`;
  return `${none}: others were worth more${needed}`;
}

function idleLines(idle: WatchWhy["idle"]): string[] {
  const told = idle
    .slice(0, TOLD_IDLE)
    .map(({ from, until, turns, because }) =>
      turns === 1
        ? `  idle     ${from}  ${because}`
        : `  idle     ${from} to ${until}, ${turns} turns  ${because}`,
    );
  const more = idle.length - told.length;
  return more === 0 ? told : [...told, `  idle     ${more} more times; --json lists all`];
}
