// Ids of captures become file names.
import { StoreError } from "#errors.js";
/** Refuses what could not be a file's name everywhere. */
export function requireCaptureId(id) {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(id))
        throw new StoreError("BAD_INPUT", `not a capture id: ${JSON.stringify(id)}`);
}
