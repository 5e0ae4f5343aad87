// What was kept out of the frontier: counted by rule and shape with a few examples, in bounded memory.
import { urlHash } from "#formats/traps/link-rules.js";
import { KEPT_EXAMPLES, type RefusalCode, type RefusedShape } from "#model/index.js";
import { DistinctUrls } from "./distinct-urls.js";

const MOST_SHAPES = 2_000;
const OTHER_SHAPES = "(other shapes)";
const LONGEST_TEXT = 500;

interface Row {
  readonly code: RefusalCode;
  readonly shape: string;
  readonly urls: DistinctUrls;
  readonly examples: string[];
  /** What came since the changes were last taken. */
  added: { hashes: number[]; examples: string[] };
}

/** What changed since the last time. */
export interface RefusalChanges {
  /** The changed rules and shapes, all that is counted of them. */
  readonly rows: readonly RefusedShape[];
  /** Of the same, only what was added. */
  readonly added: readonly RefusedShape[];
}

/** The refusals of one capture. */
export class RefusalTally {
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<Row>();

  /** Goes on with what an earlier process counted. */
  constructor(held: readonly RefusedShape[] = []) {
    for (const { code, shape, hashes, examples } of held)
      this.#rows.set(`${code} ${shape}`, newRow(code, shape, new DistinctUrls(hashes), [...examples]));
  }

  /** Counts one URL; once is enough however often it is found. */
  add(code: RefusalCode, shape: string, url: string): void {
    const row = this.#rowOf(code, shape.slice(0, LONGEST_TEXT));
    if (!row.urls.add(url)) return;
    row.added.hashes.push(urlHash(url));
    const example = url.slice(0, LONGEST_TEXT);
    if (row.examples.length < KEPT_EXAMPLES && !row.examples.includes(example)) {
      row.examples.push(example);
      row.added.examples.push(example);
    }
    this.#changed.add(row);
  }

  /** What changed since the last call, to be kept. */
  takeChanges(): RefusalChanges {
    const changed = [...this.#changed];
    this.#changed.clear();
    const changes = {
      rows: changed.map(toShape),
      added: changed.map(({ code, shape, added }) => ({ code, shape, ...added })),
    };
    for (const row of changed) row.added = { hashes: [], examples: [] };
    return changes;
  }

  /** Everything counted, as it is kept. */
  shapes(): RefusedShape[] {
    return [...this.#rows.values()].map(toShape);
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
    if (!row) this.#rows.set(key, (row = newRow(code, kept, new DistinctUrls(), [])));
    return row;
  }
}

function newRow(code: RefusalCode, shape: string, urls: DistinctUrls, examples: string[]): Row {
  return { code, shape, urls, examples, added: { hashes: [], examples: [] } };
}

function toShape({ code, shape, urls, examples }: Row): RefusedShape {
  return { code, shape, hashes: [...urls.hashes], examples: [...examples] };
}
