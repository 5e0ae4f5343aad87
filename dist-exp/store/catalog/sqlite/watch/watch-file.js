// What a watch remembers, in a database of its own beside the catalog: the catalog can be rebuilt from WARC files, and
// budgets, news and what was learned cannot.
import { StoreError } from "#errors.js";
import { SqliteDriver } from "../driver.js";
import { HINT_TABLES, SqliteHints } from "./hint-table.js";
import { MEMORY_TABLES, SqliteWatchMemory } from "./memory-table.js";
import { NEWS_TABLES, SqliteNews } from "./news-table.js";
import { PAUSE_TABLE, SqlitePauses } from "./pause-table.js";
const FORMAT = 1;
/** Opens the database; to write it is made when it is missing. @throws ARCHIVE_NEWER */
export function openWatchFile(path, mode) {
    const driver = new SqliteDriver(path, mode);
    try {
        if (mode === "write") {
            // Each turn writes a few pages of the file: carried over from the log in larger lots they are fewer, and together.
            driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;");
            driver.transaction(() => prepareTables(driver));
        }
        requireKnown(driver, path);
        return {
            memory: new SqliteWatchMemory(driver),
            news: new SqliteNews(driver),
            hints: new SqliteHints(driver),
            pauses: new SqlitePauses(driver),
            close: () => driver.close(),
        };
    }
    catch (error) {
        driver.close();
        throw error;
    }
}
function versionOf(driver) {
    return Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}
function prepareTables(driver) {
    if (versionOf(driver) === 0)
        driver.exec(`${MEMORY_TABLES} ${NEWS_TABLES} ${HINT_TABLES} PRAGMA user_version = ${FORMAT};`);
    // Whoever only reads never asks for it, so that older databases need no other format.
    driver.exec(PAUSE_TABLE);
}
function requireKnown(driver, path) {
    const version = versionOf(driver);
    if (version > FORMAT)
        throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${FORMAT}: use a newer version of isochron`);
}
