// Files that a verb writes for the user: what is there already is somebody's, and is replaced only when that is asked for.
import { existsSync } from "node:fs";
import { Option } from "commander";
import { UsageError } from "#errors.js";
/** The option that allows it. */
export function forceOption() {
    return new Option("--force", "replace the file when it is there already");
}
/** Refuses to write over a file, unless told. */
export function requireNewFile(output, force) {
    if (force === true || !existsSync(output))
        return;
    const name = JSON.stringify(output);
    throw new UsageError("BAD_INPUT", `--output ${name} is there already: name another file, or add --force`);
}
