// Which pages will have changed: scores before any fetch, sharpened by what the first fetches show.
import type { DirectoryTree, PageChanges } from "#model/index.js";
import { INSERTED } from "#model/index.js";
import { ChangeMemory } from "./change-memory.js";
import { FeatureBlocks, LiftModel } from "./lift-model.js";
import { PAGE_BLOCKS, pageFeatures } from "./page-features.js";
import { EVIDENCE_BLOCKS, ProbeEvidence } from "./probe-evidence.js";

/** Log-lift at and above which a page is fetched without asking further (e times its share of the changes). */
const CERTAIN = 1;

/** A page fetched in the first round has this score in the second. */
export const FETCHED = Infinity;

/** The pages of a period with their scores; `rows` of the arrays count. */
export interface Forecast {
  readonly rows: number;
  readonly pages: Int32Array;
  /** Log-lift before any fetch. */
  readonly scores: Float64Array;
  /** 1 for the rows to fetch first. */
  readonly first: Uint8Array;
}

/**
 * Learns from whole past periods, one after the other, and forecasts the next: `forecast`, fetch the first
 * round, `sharpen` with its outcome, decide, and `learn` when the period's changes are known.
 */
export class ChangeForecast {
  readonly memory: ChangeMemory;
  readonly #own: LiftModel;
  readonly #evidence: LiftModel;
  readonly #pageBlocks: FeatureBlocks;
  readonly #evidenceBlocks: FeatureBlocks;
  readonly #pages: Int32Array;
  readonly #rowOf: Int32Array;
  readonly #scores: Float64Array;
  readonly #first: Uint8Array;
  readonly #changed: Uint8Array;
  readonly #sharpened: Float64Array;
  #rows = 0;

  constructor(tree: DirectoryTree) {
    const pages = tree.pageCount;
    this.memory = new ChangeMemory(tree);
    this.#pageBlocks = new FeatureBlocks(PAGE_BLOCKS, pages);
    this.#evidenceBlocks = new FeatureBlocks(EVIDENCE_BLOCKS, pages);
    this.#own = new LiftModel(this.#pageBlocks.size);
    this.#evidence = new LiftModel(this.#evidenceBlocks.size);
    this.#pages = new Int32Array(pages);
    this.#rowOf = new Int32Array(pages);
    this.#scores = new Float64Array(pages);
    this.#first = new Uint8Array(pages);
    this.#changed = new Uint8Array(pages);
    this.#sharpened = new Float64Array(pages);
  }

  /** Scores the pages alive and picks the first round; valid until the next call. */
  forecast(): Forecast {
    const { alive } = this.memory;
    let rows = 0;
    for (let page = 0; page < alive.length; page++) {
      if (alive[page] === 0) continue;
      this.#pages[rows] = page;
      this.#rowOf[page] = rows;
      pageFeatures(this.memory, page, this.#pageBlocks, rows);
      this.#scores[rows] = this.#own.score(this.#pageBlocks, rows);
      rows++;
    }
    this.#rows = rows;
    const forecast = { rows, pages: this.#pages, scores: this.#scores, first: this.#first };
    new ProbeEvidence(this.memory, forecast).markFirstRound(CERTAIN, this.#first);
    return forecast;
  }

  /**
   * Scores after the first round; `hasChanged` is asked about first-round pages only. The memory of the
   * answers serves `learn` as well.
   */
  sharpen(hasChanged: (page: number) => boolean): Float64Array {
    const scored = { rows: this.#rows, pages: this.#pages, scores: this.#scores };
    const probes = new ProbeEvidence(this.memory, scored);
    for (let row = 0; row < this.#rows; row++) {
      this.#changed[row] = this.#first[row] === 1 && hasChanged(this.#pages[row]!) ? 1 : 0;
    }
    probes.read(this.#first, this.#changed);
    for (let row = 0; row < this.#rows; row++) {
      probes.features(this.#evidenceBlocks, row);
      const more = this.#evidence.score(this.#evidenceBlocks, row);
      this.#sharpened[row] = this.#first[row] === 1 ? FETCHED : this.#scores[row]! + more;
    }
    return this.#sharpened;
  }

  /** Learns the period that was forecast and sharpened, and moves on to the next. */
  learn(changes: PageChanges): void {
    this.#changed.fill(0, 0, this.#rows);
    for (let i = 0; i < changes.pages.length; i++) {
      // An inserted page has no row: it was not alive when the period began.
      if (changes.kinds[i] !== INSERTED) this.#changed[this.#rowOf[changes.pages[i]!]!] = 1;
    }
    const lesson = { rows: this.#rows, changed: this.#changed, base: null, without: null };
    this.#evidence.learn(this.#evidenceBlocks, { ...lesson, base: this.#scores, without: this.#first });
    this.#own.learn(this.#pageBlocks, lesson);
    this.memory.observe(changes);
  }
}
