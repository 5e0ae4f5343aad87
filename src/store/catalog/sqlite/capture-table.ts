// Captures, by id for callers and by a small number inside the catalog.
import {
  instant,
  type Capture,
  type CapturePhase,
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

/** Asked with: site, start and number of the one behind which it begins, both ends of a span, how many, 1 for unfinished ones. */
const SOME = `SELECT * FROM captures
  WHERE (?1 IS NULL OR site = ?1) AND (?2 IS NULL OR (started_at, no) < (?2, ?3))
    AND (?4 IS NULL OR coalesce(as_of, started_at) >= ?4) AND (?5 IS NULL OR coalesce(as_of, started_at) <= ?5)
    AND (?7 = 0 OR phase IN ('visiting', 'revisiting'))
  ORDER BY started_at DESC, no DESC LIMIT ?6`;

/** Asked with: a part of the name, time and name of the one behind which it begins, how many, the whole name. */
const SITES = `SELECT site, count(*) AS captures, min(started_at) AS first_at, max(started_at) AS last_at
  FROM captures WHERE instr(lower(site), lower(?1)) > 0 AND (?5 IS NULL OR site = ?5) GROUP BY site
  HAVING ?2 IS NULL OR max(started_at) < ?2 OR (max(started_at) = ?2 AND site > ?3)
  ORDER BY last_at DESC, site LIMIT ?4`;

/** The captures of one catalog. */
export class SqliteCaptureStore implements CaptureStore {
  readonly #driver: SqliteDriver;
  readonly #byId: Statement;
  readonly #newestFirst: Statement;
  readonly #some: Statement;
  readonly #sites: Statement;
  readonly #byNumber: Statement;
  readonly #numbers = new Map<string, number>();
  readonly #ids = new Map<number, string>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.#byId = driver.prepare("SELECT * FROM captures WHERE id = ?");
    this.#byNumber = driver.prepare("SELECT id FROM captures WHERE no = ?");
    this.#newestFirst = driver.prepare("SELECT * FROM captures ORDER BY started_at DESC, no DESC");
    this.#some = driver.prepare(SOME);
    this.#sites = driver.prepare(SITES);
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

  async list(): Promise<Capture[]> {
    return this.#newestFirst.all().map(toCapture);
  }

  async some({ site, behind, from, to, unfinished, limit }: CapturesAsked): Promise<Capture[]> {
    const last = behind === undefined ? undefined : this.#byId.get(behind);
    if (behind !== undefined && !last) return [];
    const place = [last?.["started_at"] ?? null, last?.["no"] ?? null];
    const span = [from ?? null, to ?? null];
    return this.#some.all(site ?? null, ...place, ...span, limit, unfinished ? 1 : 0).map(toCapture);
  }

  async sites({ contains, named, behind, limit }: SitesAsked): Promise<SiteEntry[]> {
    const place = [behind?.lastAt ?? null, behind?.site ?? null];
    const rows = this.#sites.all(contains ?? "", ...place, limit, named ?? null);
    return rows.map((row) => ({
      site: String(row["site"]),
      captures: Number(row["captures"]),
      firstAt: instant(Number(row["first_at"])),
      lastAt: instant(Number(row["last_at"])),
    }));
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
