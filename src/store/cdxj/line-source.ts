// Sorted lines that can be entered anywhere, some at a time: a look-up awaits few, a walk many.

/** A look-up wants few lines, a walk many: so many first, then ever more. */
export const FIRST_LINES = 8;

/** Some lines, and those behind them. */
export interface LineBatch {
  readonly lines: readonly string[];
  /** `null` at the end. */
  readonly more: (() => LineBatch | Promise<LineBatch>) | null;
}

/** The end of every source. */
export const NO_LINES: LineBatch = { lines: [], more: null };

/** Sorted lines that can be entered anywhere. */
export interface LineSource {
  readonly name: string;
  /** Lines from the first that is not before `key`, in order. */
  from(key: string): Promise<LineBatch>;
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

/** The lines that begin so, some at a time. */
export async function* linesFrom(source: LineSource, prefix: string): AsyncGenerator<readonly string[]> {
  for await (const lines of walkFrom(source, prefix)) {
    const own = beginning(lines, prefix);
    yield own;
    if (own.length < lines.length) return;
  }
}

/** The same all at once, without a generator: for look-ups, of which there are many. */
export async function collectLines(source: LineSource, prefix: string): Promise<string[]> {
  const all: string[] = [];
  for (let batch = await source.from(prefix); ; batch = await batch.more()) {
    const own = beginning(batch.lines, prefix);
    all.push(...own);
    if (own.length < batch.lines.length || batch.more === null) return all;
  }
}

// They are sorted: when the last one begins so, all do.
function beginning(lines: readonly string[], prefix: string): readonly string[] {
  if (lines.length === 0 || lines.at(-1)!.startsWith(prefix)) return lines;
  return lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith(prefix)),
  );
}
