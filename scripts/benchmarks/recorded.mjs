// The figures that were last recorded, in bench/support/told/recorded.json, and what today's are beside them.

/** A ratio that is lower than the recorded one by more than this share of it has fallen. */
export const MOST_FALL = 0.15;

/** Today's figures of a benchmark beside the recorded ones: `change` is `null` where nothing was recorded. */
export function compared(name, figures, recorded) {
  const before = new Map((recorded[name]?.figures ?? []).map((figure) => [figure.what, figure]));
  return figures.map((figure) => {
    const last = before.get(figure.what) ?? null;
    const change = last === null ? null : figure.ratio / last.ratio - 1;
    const isMissed = figure.aim !== null && figure.ratio < figure.aim;
    return { name, ...figure, last, change, isFallen: change !== null && change < -MOST_FALL, isMissed };
  });
}

/** The record with a benchmark's figures of today: those of other sizes stay, each with its own day. */
export function recordedWith(recorded, name, figures, taken) {
  const today = new Map(figures.map((figure) => [figure.what, { ...figure, taken }]));
  const others = (recorded[name]?.figures ?? []).filter(({ what }) => !today.has(what));
  const all = [...others, ...today.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
  return Object.fromEntries(
    Object.entries({ ...recorded, [name]: { figures: all } }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The figures that a benchmark told, one line of JSON each. */
export function readFigures(text) {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
