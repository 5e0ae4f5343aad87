// Small text files that the user names: cookies, certificates, credentials.
import { readFile, realpath, stat } from "node:fs/promises";
import { UsageError } from "#errors.js";

const LARGEST_BYTES = 1_000_000;

/** A small text file, byte by byte; `name` is how messages call it. @throws UsageError */
export async function readSmall(file: string, name: string): Promise<string> {
  return (await readAtMost(file, name, LARGEST_BYTES)).toString("latin1");
}

/** The bytes of a file that is no longer than that. @throws UsageError */
export async function readAtMost(file: string, name: string, mostBytes: number): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > mostBytes) throw new Error(`it has ${size} bytes; at most ${mostBytes} are taken`);
    return await readFile(file);
  } catch (error) {
    throw new UsageError("BAD_INPUT", `${name}: ${whyNot(error)}`, { cause: error });
  }
}

/** What people may do something about, without the system's codes. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  ENOTDIR: "no such file",
  EISDIR: "it is a directory: name a file",
  EACCES: "it may not be read: look at its owner and mode",
};

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return WORDS[code] ?? error.message;
}

/** Where systemd and container engines put the secrets of a service: who may come to them is theirs to say. */
const GIVEN_SECRETS = ["/run/credentials", "/run/secrets"];
const OF_OTHERS = 0o077;
const WRITTEN_BY_OTHERS = 0o022;

/** The same for secrets: refused where others may read them too, but those that were given by the system. @throws UsageError */
export async function readOwn(file: string, name: string, given = GIVEN_SECRETS): Promise<string> {
  const text = await readSmall(file, name);
  const { mode } = await stat(file);
  // Windows keeps no such mode.
  const isOpen = process.platform !== "win32" && (mode & OF_OTHERS) !== 0;
  if (!isOpen || ((mode & WRITTEN_BY_OTHERS) === 0 && (await liesIn(file, given)))) return text;
  const octal = (mode & 0o777).toString(8);
  throw new UsageError("BAD_INPUT", `${name}: others may read it (mode ${octal}); chmod 600 it first`);
}

async function liesIn(file: string, folders: readonly string[]): Promise<boolean> {
  const path = await realpath(file);
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
