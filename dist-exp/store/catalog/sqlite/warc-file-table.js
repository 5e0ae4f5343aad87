const SELECT = "SELECT w.*, c.id AS capture_id FROM warc_files w JOIN captures c ON c.no = w.capture_no";
/** The WARC files of one catalog. */
export class WarcFileTable {
    #driver;
    #captures;
    #insert;
    #setSynced;
    #finish;
    #delete;
    #ofCapture;
    #unfinished;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        this.#insert = driver.prepare("INSERT INTO warc_files VALUES (?, ?, ?, 0, NULL)");
        this.#setSynced = driver.prepare("UPDATE warc_files SET synced_bytes = ? WHERE file = ?");
        this.#finish = driver.prepare("UPDATE warc_files SET synced_bytes = ?, sha256 = ? WHERE file = ?");
        this.#delete = driver.prepare("DELETE FROM warc_files WHERE file = ?");
        this.#ofCapture = driver.prepare(`${SELECT} WHERE w.capture_no = ? ORDER BY w.number`);
        this.#unfinished = driver.prepare(`${SELECT} WHERE w.sha256 IS NULL ORDER BY w.file`);
    }
    async begin(captureId, file, number) {
        this.#insert.run(file, this.#captures.numberOf(captureId), number);
    }
    async checkpoint(file, syncedBytes) {
        this.#setSynced.run(syncedBytes, file);
        this.#driver.prepare("PRAGMA wal_checkpoint(PASSIVE)").all();
    }
    async finish(file, sizeBytes, sha256) {
        this.#finish.run(sizeBytes, sha256, file);
    }
    async forget(file) {
        this.#delete.run(file);
    }
    async ofCapture(captureId) {
        return this.#ofCapture.all(this.#captures.numberOf(captureId)).map(toListed);
    }
    async unfinished() {
        return this.#unfinished.all().map(toListed);
    }
}
function toListed(row) {
    return {
        file: String(row["file"]),
        captureId: String(row["capture_id"]),
        number: Number(row["number"]),
        syncedBytes: Number(row["synced_bytes"]),
        sha256: row["sha256"],
    };
}
