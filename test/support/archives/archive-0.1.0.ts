// The archives made by version 0.1.0, unpacked to be worked with.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const FIXTURE = fileURLToPath(new URL("../../fixtures/archive-0.1.0/", import.meta.url));

/** One with a capture of every kind that has ended, and two as kill -9 left them. */
export type OldArchive = "ended" | "killed-in-visits" | "killed-in-revisits";

/** Copies an archive to a directory, every file as version 0.1.0 left it. */
export function unpackOldArchive(name: OldArchive, dir: string): void {
  const from = join(FIXTURE, name);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const isPacked = !path.endsWith(".warc.gz");
    const to = join(dir, relative(from, isPacked ? path.slice(0, -".gz".length) : path));
    mkdirSync(dirname(to), { recursive: true });
    const bytes = readFileSync(path);
    writeFileSync(to, isPacked ? gunzipSync(bytes) : bytes);
  }
}

/** When the process that made the archive was killed. */
export function killedAt(name: OldArchive): number {
  return Number(gunzipSync(readFileSync(join(FIXTURE, `${name}.txt.gz`))).toString());
}
