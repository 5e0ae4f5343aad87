// Sorted lines with where they begin and end: of an archive's many indexes, one for each site, a look-up then asks the
// few that may hold the key, and not all of them.
import type { LineEnds, LineSource } from "./line-source.js";

/** A source and its ends. */
export interface SpannedSource extends LineEnds {
  readonly lines: LineSource;
}

/** Reads both ends of a source. An index that is not sorted or cannot be read is asked always: it says so. */
export async function spanned(lines: LineSource): Promise<SpannedSource> {
  try {
    const ends = await lines.ends();
    const { first, last } = ends;
    if (first === null || last === null || first <= last) return { lines, ...ends };
  } catch {
    // As for ends in the wrong order.
  }
  return { lines, first: "", last: null };
}

/** Whether there can be lines that begin so, from one of them on where that is given. */
export function mayHold({ first, last }: LineEnds, prefix: string, from = prefix): boolean {
  if (first === null || (last !== null && last < from)) return false;
  return first < prefix || first.startsWith(prefix);
}
