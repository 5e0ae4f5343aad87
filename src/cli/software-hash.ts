// A hash over the program's own files, so that a certificate says exactly which program ran.
import { createHash, hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** So many files are read in one go: whatever else there is to do comes in between. */
const AT_ONCE = 64;

/** By then a capture has long asked for its first page: a tenth of a second of reading would stand before it. */
const BEGUN_AFTER_MS = 5_000;

/**
 * SHA-256, hexadecimal, over the sorted lines `sha256  path` of all files of the program as it is installed. They are
 * read in short turns some seconds from now, or when somebody asks before: a capture that begins does not wait for it.
 */
export function softwareHash(
  root = fileURLToPath(new URL("..", import.meta.url)),
  begunAfterMs = BEGUN_AFTER_MS,
): () => Promise<string> {
  let reckoned: Promise<string> | null = null;
  const reckon = (): Promise<string> => (reckoned ??= inTurns(root));
  const begin = (): void => void reckon().catch(() => undefined); // whoever asks hears of it
  setTimeout(begin, begunAfterMs).unref();
  return reckon;
}

async function inTurns(root: string): Promise<string> {
  await nextTurn();
  const names = readdirSync(root, { recursive: true }).map(String).sort();
  const list = createHash("sha256");
  for (const [i, name] of names.filter((one) => /\.(?:js|ts)$/.test(one)).entries()) {
    if (i % AT_ONCE === 0) await nextTurn();
    const path = join(root, name);
    if (statSync(path).isFile())
      list.update(`${hash("sha256", readFileSync(path))}  ${name.replaceAll("\\", "/")}\n`);
  }
  return list.digest("hex");
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
