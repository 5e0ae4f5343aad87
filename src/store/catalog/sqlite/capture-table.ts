// Captures, by id for callers and by a small number inside the catalog.
import {
  instant,
  phasesOf,
  type Capture,
  type CapturePhase,
  type CapturePhases,
  type CapturesAsked,
  type KeptCookie,
  type PageUrl,
  type RunClock,
  type SiteEntry,
  type SitesAsked,
} from "#model/index.js";
import type { CapturePatch, CaptureStore } from "#ports/index.js";
import { StoreError } from "#errors.js";
import { requireCaptureId } from "../capture-id.js";
import type { Row, SqliteDriver, SqlValue, Statement } from "./driver.js";

const PATCH_COLUMNS: Readonly<Record<keyof CapturePatch, string>> = {
  phase: "phase",
  plannedAsOf: "planned_as_of",
  asOf: "as_of",
  finishedAt: "finished_at",
  expectedSharp: "expected_sharp",
  upperBound: "upper_bound",
  runs: "runs",
  cookies: "cookies",
};

/** A condition and its values. A question names only what is asked: a condition that may be idle uses no index. */
type Condition = readonly [sql: string, ...values: SqlValue[]];

/** The captures of one catalog. */
export class SqliteCaptureStore implements CaptureStore {
  readonly #driver: SqliteDriver;
  readonly #byId: Statement;
  readonly #newestFirst: Statement;
  readonly #asked = new Map<string, Statement>();
  readonly #byNumber: Statement;
  readonly #numbers = new Map<string, number>();
  readonly #ids = new Map<number, string>();
  /** What a reader listed last: ten thousand captures take some 40 ms to list, and nearly every answer needs them. */
  #listed: { readonly version: number; readonly list: readonly Capture[] } | null = null;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.#byId = driver.prepare("SELECT * FROM captures WHERE id = ?");
    this.#byNumber = driver.prepare("SELECT id FROM captures WHERE no = ?");
    this.#newestFirst = driver.prepare("SELECT * FROM captures ORDER BY started_at DESC, no DESC");
  }

  /** Prepared when it is needed: a reader's table may lack the newest column. */
  get #insert(): Statement {
    return this.#driver.prepare(
      `INSERT INTO captures (id, site, seeds, phase, started_at, planned_as_of, as_of, finished_at, settings,
         expected_sharp, upper_bound, runs, cookies) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  async create(capture: Capture): Promise<void> {
    requireCaptureId(capture.id);
    if (this.#byId.get(capture.id))
      throw new StoreError("BAD_INPUT", `capture ${capture.id} is already in the archive`);
    this.#insert.run(
      capture.id,
      capture.site,
      JSON.stringify(capture.seeds),
      capture.phase,
      capture.startedAt,
      capture.plannedAsOf,
      capture.asOf,
      capture.finishedAt,
      JSON.stringify(capture.settings),
      capture.expectedSharp,
      capture.upperBound,
      asText(capture.runs),
      asText(capture.cookies),
    );
  }

  async update(id: string, patch: CapturePatch): Promise<void> {
    const changes = (Object.keys(PATCH_COLUMNS) as (keyof CapturePatch)[]).filter(
      (key) => patch[key] !== undefined,
    );
    const no = this.numberOf(id);
    if (changes.length === 0) return;
    const assignments = changes.map((key) => `${PATCH_COLUMNS[key]} = ?`).join(", ");
    const values = changes.map((key): SqlValue =>
      key === "runs" || key === "cookies" ? asText(patch[key]) : (patch[key] ?? null),
    );
    this.#driver.prepare(`UPDATE captures SET ${assignments} WHERE no = ?`).run(...values, no);
  }

  async get(id: string): Promise<Capture | null> {
    const row = this.#byId.get(id);
    return row ? toCapture(row) : null;
  }

  async list(): Promise<readonly Capture[]> {
    const version = this.#driver.version();
    if (version !== null && this.#listed?.version === version) return this.#listed.list;
    const list = this.#newestFirst.all().map(toCapture);
    if (version !== null) this.#listed = { version, list };
    return list;
  }

  async some(asked: CapturesAsked): Promise<Capture[]> {
    const { behind, limit } = asked;
    const last = behind === undefined ? undefined : this.#byId.get(behind);
    if (behind !== undefined && !last) return [];
    const conditions = conditionsOf(asked, last);
    // Few have ended of late: they are found by their ends, and put in order then.
    const by = asked.endedFrom === undefined ? "started_at" : "+started_at";
    const sql = `SELECT * FROM captures ${joined("WHERE", conditions)} ORDER BY ${by} DESC, no DESC LIMIT ?`;
    return this.#ask(sql, conditions, limit).map(toCapture);
  }

  async sites({ contains, named, behind, limit }: SitesAsked): Promise<SiteEntry[]> {
    const which: Condition[] = [];
    if (named !== undefined) which.push(["site = ?", named]);
    if (contains !== undefined) which.push(["instr(lower(site), lower(?)) > 0", contains]);
    const place: Condition[] = behind
      ? [
          [
            "(max(started_at) < ? OR (max(started_at) = ? AND site > ?))",
            behind.lastAt,
            behind.lastAt,
            behind.site,
          ],
        ]
      : [];
    const sql = `SELECT site, count(*) AS captures, min(started_at) AS first_at, max(started_at) AS last_at
      FROM captures ${joined("WHERE", which)} GROUP BY site ${joined("HAVING", place)}
      ORDER BY last_at DESC, site LIMIT ?`;
    return this.#ask(sql, [...which, ...place], limit).map((row) => ({
      site: String(row["site"]),
      captures: Number(row["captures"]),
      firstAt: instant(Number(row["first_at"])),
      lastAt: instant(Number(row["last_at"])),
    }));
  }

  async phases(): Promise<CapturePhases> {
    const rows = this.#ask("SELECT phase, count(*) AS captures FROM captures GROUP BY phase LIMIT ?", [], -1);
    return phasesOf(rows.map((row) => [row["phase"] as CapturePhase, Number(row["captures"])]));
  }

  #ask(sql: string, conditions: readonly Condition[], limit: number): Row[] {
    let statement = this.#asked.get(sql);
    if (!statement) this.#asked.set(sql, (statement = this.#driver.prepare(sql)));
    return statement.all(...conditions.flatMap(([, ...values]) => values), limit);
  }

  /** The number that stands for a capture in the other tables. */
  numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const row = this.#byId.get(id);
    if (!row) throw new StoreError("NOT_FOUND", `no capture ${id} in the archive`);
    const no = Number(row["no"]);
    this.#numbers.set(id, no);
    return no;
  }

  /** The id of the capture that a number stands for, which never changes. */
  idOf(no: number): string {
    const known = this.#ids.get(no);
    if (known !== undefined) return known;
    const row = this.#byNumber.get(no);
    if (!row)
      throw new StoreError("ARCHIVE_BROKEN", `the catalog has looks of a capture that it does not know`);
    const id = String(row["id"]);
    this.#ids.set(no, id);
    return id;
  }
}

function conditionsOf(
  { site, from, to, unfinished, ofMoment, endedFrom }: CapturesAsked,
  last: Row | undefined,
): Condition[] {
  const conditions: Condition[] = [];
  if (site !== undefined) conditions.push(["site = ?", site]);
  if (last) conditions.push(["(started_at, no) < (?, ?)", last["started_at"]!, last["no"]!]);
  if (from !== undefined) conditions.push(["coalesce(as_of, started_at) >= ?", from]);
  if (to !== undefined) conditions.push(["coalesce(as_of, started_at) <= ?", to]);
  if (unfinished) conditions.push(["phase IN ('visiting', 'revisiting')"]);
  if (ofMoment)
    conditions.push([
      "coalesce(settings ->> 'patchOf', settings ->> 'refresh', settings ->> 'testimony', 0) = 0",
    ]);
  if (endedFrom !== undefined) conditions.push(["finished_at >= ?", endedFrom]);
  return conditions;
}

function joined(word: "WHERE" | "HAVING", conditions: readonly Condition[]): string {
  return conditions.length === 0 ? "" : `${word} ${conditions.map(([sql]) => sql).join(" AND ")}`;
}

function toCapture(row: Row): Capture {
  return {
    id: String(row["id"]),
    site: String(row["site"]),
    seeds: JSON.parse(String(row["seeds"])) as PageUrl[],
    phase: row["phase"] as CapturePhase,
    startedAt: instant(Number(row["started_at"])),
    plannedAsOf: toInstant(row["planned_as_of"]),
    asOf: toInstant(row["as_of"]),
    finishedAt: toInstant(row["finished_at"]),
    settings: JSON.parse(String(row["settings"])) as Capture["settings"],
    expectedSharp: row["expected_sharp"] as number | null,
    upperBound: row["upper_bound"] as number | null,
    ...(typeof row["runs"] === "string" && { runs: JSON.parse(row["runs"]) as RunClock[] }),
    ...(typeof row["cookies"] === "string" && { cookies: JSON.parse(row["cookies"]) as KeptCookie[] }),
  };
}

function asText(list: Capture["runs"] | Capture["cookies"]): string | null {
  return list === undefined ? null : JSON.stringify(list);
}

function toInstant(value: SqlValue | undefined): Capture["asOf"] {
  return value === null || value === undefined ? null : instant(Number(value));
}
