// Sorted lines with where they begin and end: of an archive's many indexes, one for each site, a look-up then asks the
// few that may hold the key, and not all of them.
import type { LineSource } from "./line-source.js";

/** A source and its ends. */
export interface SpannedSource {
  readonly lines: LineSource;
  /** `null` where there is no line. */
  readonly first: string | null;
  /** `null` where it is not known. */
  readonly last: string | null;
}

/** Reads both ends of a source. An index that cannot be read is asked always: whoever looks into it is told so. */
export async function spanned(lines: LineSource): Promise<SpannedSource> {
  try {
    const [first = null] = (await lines.from("")).lines;
    const last = await lines.lastLine();
    return { lines, first, last: last !== null && first !== null && last < first ? null : last };
  } catch {
    return { lines, first: "", last: null };
  }
}

/** Whether there can be lines that begin so, from one of them on where that is given. */
export function mayHold({ first, last }: SpannedSource, prefix: string, from = prefix): boolean {
  if (first === null || (last !== null && last < from)) return false;
  return first < prefix || first.startsWith(prefix);
}
