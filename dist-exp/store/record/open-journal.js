// The journal of the recorder that writes to an archive directory.
import { join } from "node:path";
import { openJournalFile } from "../catalog/local-catalog.js";
const FILE = "record.sqlite";
/** Opens it, and makes it when it is missing. */
export function openJournal(dir) {
    return openJournalFile(join(dir, FILE));
}
