// Small text files that the user names: cookies, certificates, credentials.
import { readFile, stat } from "node:fs/promises";
import { UsageError } from "#errors.js";
const LARGEST_BYTES = 1_000_000;
/** A small text file, byte by byte; `name` is how messages call it. @throws UsageError */
export async function readSmall(file, name) {
    return (await readAtMost(file, name, LARGEST_BYTES)).toString("latin1");
}
/** The bytes of a file that is no longer than that. @throws UsageError */
export async function readAtMost(file, name, mostBytes) {
    try {
        const { size } = await stat(file);
        if (size > mostBytes)
            throw new Error(`it has ${size} bytes; at most ${mostBytes} are taken`);
        return await readFile(file);
    }
    catch (error) {
        throw new UsageError("BAD_INPUT", `${name}: ${whyNot(error)}`, { cause: error });
    }
}
/** What people may do something about, without the system's codes. */
const WORDS = {
    ENOENT: "no such file",
    ENOTDIR: "no such file",
    EISDIR: "it is a directory: name a file",
    EACCES: "it may not be read: look at its owner and mode",
};
function whyNot(error) {
    if (!(error instanceof Error))
        return String(error);
    const code = "code" in error ? String(error.code) : "";
    return WORDS[code] ?? error.message;
}
/** The same for secrets: refused where others may read them too. @throws UsageError */
export async function readOwn(file, name) {
    const text = await readSmall(file, name);
    const { mode } = await stat(file);
    // Windows keeps no such mode.
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
        const octal = (mode & 0o777).toString(8);
        throw new UsageError("BAD_INPUT", `${name}: others may read it (mode ${octal}); chmod 600 it first`);
    }
    return text;
}
