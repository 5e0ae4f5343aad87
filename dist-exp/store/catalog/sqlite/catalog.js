// The SQLite catalog: an index over the WARC files, rebuilt from them when lost.
import { IsochronError } from "#errors.js";
import { SqliteCaptureStore } from "./capture-table.js";
import { SqliteDriver } from "./driver.js";
import { SqliteFrontierStore } from "./frontier-table.js";
import { SqliteRefusalStore } from "./refusal-table.js";
import { SqliteRateStore } from "./rate-table.js";
import { SqliteRenderingStore } from "./rendering-table.js";
import { SqliteRequisiteStore } from "./requisite-table.js";
import { migrate, requireCurrent } from "./schema.js";
import { SqliteRunStatusStore } from "./run-status-table.js";
import { SqliteSightingStore } from "./sighting-table.js";
import { SqliteSketchStore } from "./sketch-table.js";
import { SqliteStandingStore } from "./standing-table.js";
import { sqliteUpkeep } from "./upkeep.js";
import { readableFile } from "./still-file.js";
import { WarcFileTable } from "./warc-file-table.js";
/** Opens the catalog file; a writer makes or migrates it, a reader changes nothing. */
export function openCatalog(path, mode) {
    const file = mode === "read" ? readableFile(path) : { name: path, release: () => undefined };
    const driver = openDriver(path, mode, file);
    try {
        if (mode === "read") {
            requireCurrent(driver, path);
        }
        else {
            // Readers go on while a capture writes; commits survive kill -9, checkpoints survive power loss.
            // A checkpoint waits for the disk twice, and all work with it: every 16 MB of the log instead of every 4.
            driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;");
            migrate(driver, path);
        }
        const catalog = catalogOn(driver);
        return { ...catalog, close: () => closeBoth(driver, file) };
    }
    catch (error) {
        closeBoth(driver, file);
        throw error;
    }
}
/** Whether all of a catalog can be read and its tables agree with their indexes; asks every page of the file. */
export function isWholeCatalog(path) {
    try {
        const driver = new SqliteDriver(path, "read");
        try {
            return driver.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"] === "ok";
        }
        finally {
            driver.close();
        }
    }
    catch (error) {
        if (error instanceof IsochronError && error.code === "ARCHIVE_BROKEN")
            return false;
        throw error;
    }
}
function openDriver(path, mode, file) {
    try {
        return new SqliteDriver(path, mode, file.name);
    }
    catch (error) {
        file.release();
        throw error;
    }
}
function closeBoth(driver, file) {
    driver.close();
    file.release();
}
/** The tables on an open database. */
export function catalogOn(driver) {
    const captures = new SqliteCaptureStore(driver);
    const frontier = new SqliteFrontierStore(driver, captures);
    const requisites = new SqliteRequisiteStore(driver, captures);
    const sightings = new SqliteSightingStore(driver, captures);
    return {
        captures,
        frontier,
        requisites,
        sightings,
        renderings: new SqliteRenderingStore(driver, captures),
        refusals: new SqliteRefusalStore(driver, captures),
        rates: new SqliteRateStore(driver),
        sketches: new SqliteSketchStore(driver),
        standing: new SqliteStandingStore(driver, captures),
        runStatus: new SqliteRunStatusStore(driver, captures),
        upkeep: sqliteUpkeep({ sightings, frontier, warcFiles: new WarcFileTable(driver, captures) }),
        keepLook: ({ sighting, requisites: needs, state }) => driver.whole(() => {
            const { captureId, url } = sighting;
            sightings.insert(sighting);
            if (needs.length > 0)
                requisites.replace(captureId, url, needs);
            if (state !== null)
                frontier.updateState(captureId, url, state, null);
        }),
        close: () => driver.close(),
    };
}
