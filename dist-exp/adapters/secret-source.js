// Secrets from the environment or a file, read when they are needed: they lie in no plan, no log and no memory between.
import { open } from "node:fs/promises";
import { UsageError, unreadableFile } from "#errors.js";
const MOST_BYTES = 4096;
/** Reads secrets of this machine. */
export function secretReader(environment) {
    return async (source) => {
        const value = "env" in source ? environment[source.env] : await fileText(source.file);
        // Editors end files with a line's end.
        const secret = value?.replace(/\r?\n$/, "") ?? "";
        if (secret !== "")
            return secret;
        throw new UsageError("BAD_INPUT", `a secret is missing: ${placeOf(source)}`);
    };
}
function placeOf(source) {
    return "env" in source ? `set the variable ${source.env}` : `${source.file} is empty`;
}
async function fileText(path) {
    const bytes = await firstBytes(path, MOST_BYTES + 1).catch((error) => {
        throw unreadableFile(path, error);
    });
    if (bytes.length <= MOST_BYTES)
        return bytes.toString("utf8");
    throw new UsageError("BAD_INPUT", `${path} is no secret: it has more than ${MOST_BYTES} bytes`);
}
async function firstBytes(path, most) {
    const file = await open(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}
