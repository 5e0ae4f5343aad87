// Names inside a copy: whoever made them, nothing is ever written outside of it.
import { StoreError } from "#errors.js";
/** A part of a path that is the same on every file system. */
const PART = /^[A-Za-z0-9_](?:[A-Za-z0-9._~+-]{0,120}[A-Za-z0-9_~+-])?$/;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const MOST_CHARS = 240;
/** Refuses a path that is not plain throughout. */
export function requireCopyPath(path) {
    const isPlain = path.split("/").every((part) => PART.test(part) && !RESERVED.test(part));
    if (!isPlain || path.length > MOST_CHARS)
        throw new StoreError("INTERNAL", `not a name inside a copy: ${JSON.stringify(path.slice(0, 200))}`);
    return path;
}
