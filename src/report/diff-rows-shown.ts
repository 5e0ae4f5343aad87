// Which rows of a diff are shown: the changes with a little of what surrounds them.
import type { DiffRow } from "#model/index.js";

/** A run of rows to show, or how many are left out. */
export type DiffPart = { readonly rows: readonly DiffRow[] } | { readonly skipped: number };

/** Keeps changed rows and `context` unchanged ones on either side. */
export function shownParts(rows: readonly DiffRow[], context: number): DiffPart[] {
  const isNear = new Uint8Array(rows.length);
  rows.forEach((row, i) => {
    if (row.change !== "kept") isNear.fill(1, Math.max(0, i - context), i + context + 1);
  });
  const parts: DiffPart[] = [];
  for (let from = 0; from < rows.length;) {
    let to = from;
    while (to < rows.length && isNear[to] === isNear[from]) to++;
    parts.push(isNear[from] === 1 ? { rows: rows.slice(from, to) } : { skipped: to - from });
    from = to;
  }
  return parts;
}
