// Files and folders that are being written under a name of their own until they are whole. A process that is told to stop ends
// at once and must leave none of them behind; one that is killed leaves them to whoever writes there next.
import { rmSync } from "node:fs";
let unfinished = null;
let told = null;
/** Names that no finished file has. */
const TEMPORARY = /\.(?:tmp|part)$/;
/** Notes a file that was begun; whatever way the process ends by itself, it is gone then. */
export function begun(path) {
    if (!TEMPORARY.test(path))
        return;
    if (unfinished === null)
        process.once("exit", removeAll);
    (unfinished ??= new Set()).add(path);
    told?.({ path, isBegun: true });
}
/** Forgets one that has its name, or is gone. */
export function ended(path) {
    if (unfinished?.delete(path))
        told?.({ path, isBegun: false });
}
/** A thread that is ended from outside cannot put anything in order: whoever may end it hears of its files. */
export function tellOfUnfinished(listener) {
    told = listener;
}
/** Removes what an ended thread has left. */
export function removeUnfinished(paths) {
    for (const path of paths)
        if (TEMPORARY.test(path))
            rmSync(path, { force: true, recursive: true, maxRetries: 5, retryDelay: 20 });
}
function removeAll() {
    removeUnfinished(unfinished ?? []);
}
