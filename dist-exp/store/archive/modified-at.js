// When a file was last written, as the file system says.
import { stat } from "node:fs/promises";
/** Epoch milliseconds; minus infinity of a file that is not there yet, or no more: it tells no time. */
export function modifiedAt(path) {
    return stat(path).then(({ mtimeMs }) => mtimeMs, () => -Infinity);
}
