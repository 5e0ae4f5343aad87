// Sorted lines that can be entered anywhere, some at a time: a look-up awaits few, a walk many.

import { whenThere, type AtHand } from "./at-hand.js";

/** A look-up wants few lines, a walk many: so many first, then ever more. */
export const FIRST_LINES = 8;
/** More than this are never at hand at once: a walk through a large index takes no more memory than a short one. */
const MOST_LINES = 2048;

/** How many lines the next batch has. */
export function moreLines(lines: number): number {
  return Math.min(4 * lines, MOST_LINES);
}

/** Some lines, and those behind them. */
export interface LineBatch {
  readonly lines: readonly string[];
  /** `null` at the end. */
  readonly more: (() => AtHand<LineBatch>) | null;
}

/** The end of every source. */
export const NO_LINES: LineBatch = { lines: [], more: null };

/** The first line, or a beginning of it, and the last. */
export interface LineEnds {
  /** `null` where there is no line. */
  readonly first: string | null;
  /** `null` where it is not known. */
  readonly last: string | null;
}

/** Sorted lines that can be entered anywhere. */
export interface LineSource {
  readonly name: string;
  /** Lines from the first that is not before `key`, in order. */
  from(key: string): AtHand<LineBatch>;
  /** Lines behind `key`, or beginnings of them, in order and about equally far from each other. */
  marks(key: string): AsyncIterable<readonly string[]>;
  /** Where its lines begin and end, by short reads alone. */
  ends(): AtHand<LineEnds>;
  close(): void;
}

/** All lines from a key on, some at a time. */
export async function* walkFrom(
  source: Pick<LineSource, "from">,
  key: string,
): AsyncGenerator<readonly string[]> {
  for (let batch = await source.from(key); ; batch = await batch.more()) {
    if (batch.lines.length > 0) yield batch.lines;
    if (batch.more === null) return;
  }
}

/** The lines that begin so, some at a time; from one of them on where that is given. */
export async function* linesFrom(
  source: LineSource,
  prefix: string,
  first = prefix,
): AsyncGenerator<readonly string[]> {
  for await (const lines of walkFrom(source, first)) {
    const own = beginning(lines, prefix);
    yield own;
    if (own.length < lines.length) return;
  }
}

/** The same all at once, without a generator: for look-ups, of which there are many. */
export function collectLines(source: LineSource, prefix: string): AtHand<readonly string[]> {
  const first = source.from(prefix);
  if (!(first instanceof Promise)) {
    const own = beginning(first.lines, prefix);
    if (own.length < first.lines.length || first.more === null) return own;
  }
  const collect = (before: readonly string[], { lines, more }: LineBatch): AtHand<readonly string[]> => {
    const own = beginning(lines, prefix);
    const all = before.length === 0 ? own : [...before, ...own];
    if (own.length < lines.length || more === null) return all;
    return whenThere(more(), (batch) => collect(all, batch));
  };
  return whenThere(first, (batch) => collect([], batch));
}

// They are sorted: when the last one begins so, all do.
function beginning(lines: readonly string[], prefix: string): readonly string[] {
  if (lines.length === 0 || lines.at(-1)!.startsWith(prefix)) return lines;
  return lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith(prefix)),
  );
}
