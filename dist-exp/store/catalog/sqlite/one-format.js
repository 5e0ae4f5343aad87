// Databases beside the catalog that have had one format so far: made when they are new, refused when they are newer.
import { StoreError } from "#errors.js";
/** Makes the tables where there are none yet. @throws ARCHIVE_NEWER */
export function prepareTables(driver, path, { tables, format }) {
    const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
    if (version === 0)
        driver.exec(`${tables} PRAGMA user_version = ${format};`);
    if (version > format)
        throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${format}: use a newer version of isochron`);
}
