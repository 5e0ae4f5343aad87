// Which WARC files each capture has, and how far they are known to be safe on disk.
import type { SqliteCaptureStore } from "./capture-table.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";

/** One WARC file as the catalog knows it. */
export interface WarcFileRow {
  /** Relative to the archive, with forward slashes. */
  readonly file: string;
  readonly captureId: string;
  readonly number: number;
  /** Bytes known to survive power loss; the whole size once finished. */
  readonly syncedBytes: number;
  /** Of the whole file; `null` while it is being written. */
  readonly sha256: string | null;
}

const SELECT = "SELECT w.*, c.id AS capture_id FROM warc_files w JOIN captures c ON c.no = w.capture_no";

/** The WARC files of one catalog. */
export class WarcFileTable {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  readonly #insert: Statement;
  readonly #setSynced: Statement;
  readonly #finish: Statement;
  readonly #delete: Statement;
  readonly #ofCapture: Statement;
  readonly #unfinished: Statement;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    this.#insert = driver.prepare("INSERT INTO warc_files VALUES (?, ?, ?, 0, NULL)");
    this.#setSynced = driver.prepare("UPDATE warc_files SET synced_bytes = ? WHERE file = ?");
    this.#finish = driver.prepare("UPDATE warc_files SET synced_bytes = ?, sha256 = ? WHERE file = ?");
    this.#delete = driver.prepare("DELETE FROM warc_files WHERE file = ?");
    this.#ofCapture = driver.prepare(`${SELECT} WHERE w.capture_no = ? ORDER BY w.number`);
    this.#unfinished = driver.prepare(`${SELECT} WHERE w.sha256 IS NULL ORDER BY w.file`);
  }

  /** Before the file is made, so that a file nobody knows of cannot exist. */
  begin(captureId: string, file: string, number: number): void {
    this.#insert.run(file, this.#captures.numberOf(captureId), number);
  }

  /** Call after the file was synced; the catalog itself is made durable too. */
  checkpoint(file: string, syncedBytes: number): void {
    this.#setSynced.run(syncedBytes, file);
    this.#driver.prepare("PRAGMA wal_checkpoint(PASSIVE)").all();
  }

  finish(file: string, sizeBytes: number, sha256: string): void {
    this.#finish.run(sizeBytes, sha256, file);
  }

  forget(file: string): void {
    this.#delete.run(file);
  }

  ofCapture(captureId: string): WarcFileRow[] {
    return this.#ofCapture.all(this.#captures.numberOf(captureId)).map(toWarcFileRow);
  }

  unfinished(): WarcFileRow[] {
    return this.#unfinished.all().map(toWarcFileRow);
  }
}

function toWarcFileRow(row: Row): WarcFileRow {
  return {
    file: String(row["file"]),
    captureId: String(row["capture_id"]),
    number: Number(row["number"]),
    syncedBytes: Number(row["synced_bytes"]),
    sha256: row["sha256"] as string | null,
  };
}
