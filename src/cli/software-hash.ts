// A hash over the program's own files, so that a certificate says exactly which program ran.
import { createHash, hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** So many files are read in one go: whatever else there is to do comes in between. */
const AT_ONCE = 64;

/**
 * SHA-256, hexadecimal, over the sorted lines `sha256  path` of all files of the program as it is installed. They are
 * read from now on in short turns: a capture that begins does not wait for it.
 */
export function softwareSha256(root = fileURLToPath(new URL("..", import.meta.url))): Promise<string> {
  const reckoned = inTurns(root);
  reckoned.catch(() => undefined); // whoever waits for it hears of it
  return reckoned;
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
