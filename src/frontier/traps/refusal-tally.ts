// What was kept out of the frontier: counted by rule and shape with a few examples, in bounded memory.
import type { RefusalCode, RefusedShape } from "#model/index.js";
import { DistinctUrls } from "./distinct-urls.js";

const MOST_SHAPES = 2_000;
const MOST_EXAMPLES = 3;
const OTHER_SHAPES = "(other shapes)";
const LONGEST_TEXT = 500;

interface Row {
  readonly code: RefusalCode;
  readonly shape: string;
  readonly urls: DistinctUrls;
  readonly examples: string[];
}

/** The refusals of one capture. */
export class RefusalTally {
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<Row>();

  /** Goes on with what an earlier process counted. */
  constructor(held: readonly RefusedShape[] = []) {
    for (const { code, shape, hashes, examples } of held)
      this.#rows.set(`${code} ${shape}`, {
        code,
        shape,
        urls: new DistinctUrls(hashes),
        examples: [...examples],
      });
  }

  /** Counts one URL; once is enough however often it is found. */
  add(code: RefusalCode, shape: string, url: string): void {
    const row = this.#rowOf(code, shape.slice(0, LONGEST_TEXT));
    if (!row.urls.add(url)) return;
    if (row.examples.length < MOST_EXAMPLES) row.examples.push(url.slice(0, LONGEST_TEXT));
    this.#changed.add(row);
  }

  /** What changed since the last call, to be kept. */
  takeChanges(): RefusedShape[] {
    const changes = [...this.#changed].map(toShape);
    this.#changed.clear();
    return changes;
  }

  /** Everything counted. */
  counts(): {
    code: RefusalCode;
    shape: string;
    urls: number;
    exact: boolean;
    examples: readonly string[];
  }[] {
    return [...this.#rows.values()].map(({ code, shape, urls, examples }) => ({
      code,
      shape,
      urls: urls.count,
      exact: urls.isExact,
      examples,
    }));
  }

  #rowOf(code: RefusalCode, shape: string): Row {
    const isNew = !this.#rows.has(`${code} ${shape}`);
    const kept = isNew && this.#rows.size >= MOST_SHAPES ? OTHER_SHAPES : shape;
    const key = `${code} ${kept}`;
    let row = this.#rows.get(key);
    if (!row) this.#rows.set(key, (row = { code, shape: kept, urls: new DistinctUrls(), examples: [] }));
    return row;
  }
}

function toShape({ code, shape, urls, examples }: Row): RefusedShape {
  return { code, shape, hashes: [...urls.hashes], examples: [...examples] };
}
