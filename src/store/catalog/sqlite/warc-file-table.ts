// Which WARC files each capture has, and how far they are known to be safe on disk.
import type { ListedWarcFile, WarcFileList } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";

const SELECT = "SELECT w.*, c.id AS capture_id FROM warc_files w JOIN captures c ON c.no = w.capture_no";

/** The WARC files of one catalog. */
export class WarcFileTable implements WarcFileList {
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

  async begin(captureId: string, file: string, number: number): Promise<void> {
    this.#insert.run(file, this.#captures.numberOf(captureId), number);
  }

  async checkpoint(file: string, syncedBytes: number): Promise<void> {
    this.#setSynced.run(syncedBytes, file);
    this.#driver.prepare("PRAGMA wal_checkpoint(PASSIVE)").all();
  }

  async finish(file: string, sizeBytes: number, sha256: string): Promise<void> {
    this.#finish.run(sizeBytes, sha256, file);
  }

  async forget(file: string): Promise<void> {
    this.#delete.run(file);
  }

  async ofCapture(captureId: string): Promise<ListedWarcFile[]> {
    return this.#ofCapture.all(this.#captures.numberOf(captureId)).map(toListed);
  }

  async unfinished(): Promise<ListedWarcFile[]> {
    return this.#unfinished.all().map(toListed);
  }
}

function toListed(row: Row): ListedWarcFile {
  return {
    file: String(row["file"]),
    captureId: String(row["capture_id"]),
    number: Number(row["number"]),
    syncedBytes: Number(row["synced_bytes"]),
    sha256: row["sha256"] as string | null,
  };
}
