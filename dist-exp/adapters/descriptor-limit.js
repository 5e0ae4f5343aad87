// How many files and connections the system lets this process have open.
import { readFileSync } from "node:fs";
/** Kept for the archive's own files. */
const KEPT_FOR_FILES = 100;
const FEWEST = 4;
/** The soft limit of open files, where the system tells (Linux); `null` elsewhere. */
export function descriptorLimit() {
    try {
        const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
        return soft === undefined ? null : Number(soft);
    }
    catch {
        return null;
    }
}
/** As many connections as were asked for, or as fit: a long response has a file in the spool beside its connection. */
export function connectionsWithin(limit, wanted) {
    if (limit === null)
        return wanted;
    return Math.max(FEWEST, Math.min(wanted, Math.floor((limit - KEPT_FOR_FILES) / 2)));
}
