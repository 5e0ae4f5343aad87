// A file of reader groups and their tokens, for `serve --readers`.
import { UsageError } from "#errors.js";
import { strictJsonObject } from "#formats/index.js";
import { readOwn } from "./small-file.js";
/** Reads `{"reading-room": "its token", …}`; what is wrong with a token is told without showing it. */
export async function readReaders(path) {
    const read = strictJsonObject(await readOwn(path, `--readers ${path}`));
    if (read === null)
        throw new UsageError("BAD_INPUT", `--readers ${path}: expected {"group": "token", …}`);
    return Object.entries(read).map(([name, token]) => {
        if (typeof token !== "string")
            throw new UsageError("BAD_INPUT", `--readers ${path}: the token of ${JSON.stringify(name)} is no text`);
        return { name, token };
    });
}
