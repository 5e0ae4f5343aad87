// An archive that a capture made and then put nothing into: its first address was refused.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What is there before anything was archived. */
const OWN = /^(?:catalog\.sqlite(?:-wal|-shm)?|writer\.lock|captures\/[^/]+\/asked\.json)$/;

/** Removes a directory that holds nothing but an archive without a record; any other file keeps all of it. */
export function removeEmptyArchive(dir: string): boolean {
  if (!existsSync(dir)) return false;
  if (![...filesBelow(dir, "")].every((file) => OWN.test(file))) return false;
  rmSync(dir, { recursive: true, force: true });
  return true;
}

function* filesBelow(dir: string, prefix: string): Generator<string> {
  for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(dir, `${path}/`);
    else yield path;
  }
}
