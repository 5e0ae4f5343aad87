// Captures taken out of a catalog with all that it has of them, to be brought back from their WARC files.
import { SqliteDriver } from "../driver.js";
import { migrate } from "../schema.js";
import { CAPTURE_TABLES } from "./capture-tables.js";
/** Forgets these captures, all or none. */
export function forgetCaptures(path, ids) {
    const driver = new SqliteDriver(path, "write");
    try {
        migrate(driver, path);
        driver.transaction(() => {
            for (const id of ids)
                forget(driver, id);
        });
    }
    finally {
        driver.close();
    }
}
function forget(driver, id) {
    const no = "(SELECT no FROM captures WHERE id = ?)";
    for (const { name } of CAPTURE_TABLES)
        driver.prepare(`DELETE FROM ${name} WHERE capture_no = ${no}`).run(id);
    driver.prepare("DELETE FROM captures WHERE id = ?").run(id);
}
