// What the run put on record of itself: its plan, its course, the pages it found, what it kept out, where it went on.
import { strictJson, strictJsonObject } from "#formats/index.js";
import type { StringTable } from "#packed/index.js";
import { FoundPages } from "./found-pages.js";
import { RecordedRenderings } from "./recorded-renderings.js";
import { RunClocks } from "./run-clocks.js";
import { Views } from "./views.js";

/** A process that went on: looks before it with these places were never acknowledged. */
interface Resume {
  /** Records read before it. */
  readonly at: number;
  readonly nextSeq: number;
  readonly missing: ReadonlySet<number>;
}

type Fields = Readonly<Record<string, string>>;

/** The notes of one run, in the order of its records. */
export class RunNotes {
  readonly plans: Fields[] = [];
  readonly changes: Fields[] = [];
  readonly clocks = new RunClocks();
  /** Pages that the run says it knew. */
  readonly pages: FoundPages;
  /** Pictures, texts and facts of pages as a browser showed them. */
  readonly views = new Views();
  /** What showing documents brought. */
  readonly renderings = new RecordedRenderings();
  /** Hashes of URLs kept out, by rule and shape. */
  readonly refusals = new Map<string, Set<number>>();
  readonly #resumes: Resume[] = [];
  #isBefore = true;

  /** @param urls addresses that are known already, by number */
  constructor(urls?: StringTable) {
    this.pages = new FoundPages(urls);
  }

  /** From now on pages are found by looking. */
  noteLook(): void {
    this.#isBefore = false;
  }

  /** Takes one note; `at` is the number of records before it. Returns what in it cannot be read. */
  take(fields: Fields, at: number): string[] {
    this.clocks.take(fields, at);
    if ("isochron-plan" in fields) this.plans.push(fields);
    if ("isochron-resume" in fields) this.#takeResume(fields, at);
    if ("isochron-change" in fields) this.#takeChange(fields);
    const isChange = strictJsonObject(fields["isochron-change"] ?? "{}") !== null;
    const arePages = this.#takePages(fields);
    const isRendering = this.renderings.take(fields["isochron-rendering"]);
    const refusals = rowsOf(fields["isochron-refusals"]);
    for (const row of refusals ?? []) this.#takeRefusal(row);
    return [
      ...(isChange ? [] : ["change"]),
      ...(arePages ? [] : ["pages"]),
      ...(isRendering ? [] : ["rendering"]),
      ...(refusals ? [] : ["links kept out"]),
    ];
  }

  /** Whether more than one process ran it. */
  get wasResumed(): boolean {
    return this.#resumes.length > 0;
  }

  /** Whether a look at this place, with so many records before it, was never acknowledged: its page was asked for again. */
  isVoid(at: number, seq: number): boolean {
    return this.#resumes.some((one) => at < one.at && (seq >= one.nextSeq || one.missing.has(seq)));
  }

  /** A resumed run puts all it knew on record again: what a killed process found and never kept is no part of it. */
  #takeResume(fields: Fields, at: number): void {
    this.pages.clear();
    this.renderings.resume();
    this.refusals.clear();
    this.#isBefore = true;
    const missing = (rowsOf(fields["missing"]) ?? []).map(Number);
    this.#resumes.push({ at, nextSeq: Number(fields["isochron-resume"]), missing: new Set(missing) });
  }

  /** Before a phase begins, its change is written; other changes tell of clocks and times. */
  #takeChange(fields: Fields): void {
    this.changes.push(fields);
    if ("phase" in (strictJsonObject(fields["isochron-change"] ?? "") ?? {})) this.#isBefore = false;
  }

  /** The pages found, where the note names any; `false` when they cannot be read. */
  #takePages(fields: Fields): boolean {
    if (!("isochron-frontier" in fields)) return true;
    const pages = pagesNamed(fields["pages"] ?? "[]");
    for (const row of pages ?? []) this.#takePage(row);
    return pages !== null;
  }

  #takePage([url, kind, depth, via]: PageRow): void {
    this.pages.set(url, {
      kind: String(kind),
      depth: Number(depth),
      via: typeof via === "string" ? via : null,
      isEarly: this.#isBefore,
    });
  }

  #takeRefusal(row: unknown): void {
    const [code, shape, hashes] = Array.isArray(row) ? (row as unknown[]) : [];
    const key = `${String(code)} ${String(shape)}`;
    const held = this.refusals.get(key) ?? new Set();
    this.refusals.set(key, held);
    for (const hash of Array.isArray(hashes) ? (hashes as unknown[]) : []) held.add(Number(hash));
  }
}

/** An address and how it was found. */
type PageRow = readonly [string, ...unknown[]];

/** The rows of a record of pages found; `null` when it is not shaped so. */
function pagesNamed(text: string): PageRow[] | null {
  const rows = rowsOf(text);
  const isNamed = (row: unknown): row is PageRow => Array.isArray(row) && typeof row[0] === "string";
  return rows?.every(isNamed) ? rows : null;
}

/** The rows of a list on record; `null` when it is none. */
function rowsOf(text: string | undefined): unknown[] | null {
  const read = strictJson(text ?? "[]");
  return read.ok && Array.isArray(read.value) ? read.value : null;
}
