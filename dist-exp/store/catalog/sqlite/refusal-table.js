/** The refusals of one catalog; their number is bounded by whoever counts them. */
export class SqliteRefusalStore {
    #driver;
    #captures;
    #replace;
    #all;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        this.#replace = driver.prepare("INSERT OR REPLACE INTO refusals VALUES (?, ?, ?, ?, ?)");
        this.#all = driver.prepare("SELECT * FROM refusals WHERE capture_no = ? ORDER BY code, shape");
    }
    async put(captureId, shapes) {
        const no = this.#captures.numberOf(captureId);
        await this.#driver.batched(() => {
            for (const { code, shape, hashes, examples } of shapes)
                this.#replace.run(no, code, shape, JSON.stringify(hashes), JSON.stringify(examples));
        });
    }
    async *ofCapture(captureId) {
        for (const row of this.#all.all(this.#captures.numberOf(captureId)))
            yield {
                code: row["code"],
                shape: String(row["shape"]),
                hashes: JSON.parse(String(row["hashes"])),
                examples: JSON.parse(String(row["examples"])),
            };
    }
}
