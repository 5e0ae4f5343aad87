// Small text files that the user names: cookies, certificates, credentials.
import { readFile, stat } from "node:fs/promises";
import { UsageError } from "#errors.js";

const LARGEST_BYTES = 1_000_000;

/** A small text file, byte by byte; `name` is how messages call it. @throws UsageError */
export async function readSmall(file: string, name: string): Promise<string> {
  try {
    if ((await stat(file)).size > LARGEST_BYTES) throw new Error("too large");
    return await readFile(file, "latin1");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError("BAD_INPUT", `${name}: ${why}`, { cause: error });
  }
}

/** The same for secrets: refused where others may read them too. @throws UsageError */
export async function readOwn(file: string, name: string): Promise<string> {
  const text = await readSmall(file, name);
  const { mode } = await stat(file);
  // Windows keeps no such mode.
  if (process.platform !== "win32" && (mode & 0o077) !== 0) {
    const octal = (mode & 0o777).toString(8);
    throw new UsageError("BAD_INPUT", `${name}: others may read it (mode ${octal}); chmod 600 it first`);
  }
  return text;
}
