// The queue and the log of an archive directory.
import { join } from "node:path";
import { openManagementFile } from "../catalog/local-catalog.js";
const FILE = "manage.sqlite";
/** Opens them; any number of processes may, also while a capture writes to the archive. */
export function openManagement(dir) {
    return openManagementFile(join(dir, FILE));
}
