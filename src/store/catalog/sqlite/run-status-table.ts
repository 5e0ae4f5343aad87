// What runs say of themselves, one row per capture, and figures counted from the other tables.
import {
  instant,
  type CaptureCounts,
  type FrontierState,
  type Outcome,
  type PageUrl,
  type Pass,
  type RecentSighting,
  type RunState,
  type RunStatus,
} from "#model/index.js";
import type { RunStatusStore } from "#ports/index.js";
import { recentSighting } from "../recent-sighting.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";

/** The run states of one catalog. */
export class SqliteRunStatusStore implements RunStatusStore {
  readonly #captures: SqliteCaptureStore;
  readonly #put: Statement;
  readonly #get: Statement;
  readonly #states: Statement;
  readonly #sightings: Statement;
  readonly #warcBytes: Statement;
  readonly #recent: Statement;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#captures = captures;
    this.#put = driver.prepare("INSERT OR REPLACE INTO run_status VALUES (?, ?, ?, ?, ?, ?)");
    this.#get = driver.prepare("SELECT * FROM run_status WHERE capture_no = ?");
    this.#states = driver.prepare(
      "SELECT state, count(*) AS pages FROM frontier WHERE capture_no = ? GROUP BY state",
    );
    this.#sightings = driver.prepare("SELECT count(*) AS sightings FROM sightings WHERE capture_no = ?");
    this.#warcBytes = driver.prepare(
      "SELECT sum(synced_bytes) AS bytes FROM warc_files WHERE capture_no = ?",
    );
    this.#recent = driver.prepare(
      "SELECT seq, url, pass, last_byte_at, outcome FROM sightings WHERE capture_no = ? ORDER BY seq DESC LIMIT ?",
    );
  }

  async put(captureId: string, status: RunStatus): Promise<void> {
    this.#put.run(
      this.#captures.numberOf(captureId),
      status.state,
      status.at,
      status.progress === null ? null : JSON.stringify(status.progress),
      status.editsApplied,
      JSON.stringify(status.notes),
    );
  }

  async get(captureId: string): Promise<RunStatus | null> {
    const row = this.#get.get(this.#captures.numberOf(captureId));
    return row ? toStatus(row) : null;
  }

  async counts(captureId: string): Promise<CaptureCounts> {
    const no = this.#captures.numberOf(captureId);
    const pages: Record<FrontierState, number> = { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 };
    for (const row of this.#states.all(no)) pages[row["state"] as FrontierState] = Number(row["pages"]);
    return {
      pages,
      sightings: Number(this.#sightings.get(no)?.["sightings"] ?? 0),
      warcBytes: Number(this.#warcBytes.get(no)?.["bytes"] ?? 0),
    };
  }

  async recent(captureId: string, most: number): Promise<RecentSighting[]> {
    return this.#recent.all(this.#captures.numberOf(captureId), most).map(toRecent);
  }
}

function toStatus(row: Row): RunStatus {
  const progress = row["progress"];
  return {
    state: row["state"] as RunState,
    at: instant(Number(row["at"])),
    progress: typeof progress === "string" ? (JSON.parse(progress) as RunStatus["progress"]) : null,
    editsApplied: Number(row["edits_applied"]),
    notes: JSON.parse(String(row["notes"])) as string[],
  };
}

function toRecent(row: Row): RecentSighting {
  const sighting = {
    seq: Number(row["seq"]),
    url: row["url"] as PageUrl,
    pass: row["pass"] as Pass,
    outcome: JSON.parse(String(row["outcome"])) as Outcome,
  };
  return recentSighting(sighting, instant(Number(row["last_byte_at"])));
}
