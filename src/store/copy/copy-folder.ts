// A copy as a folder: written beside its place and put there when it is whole, so that nobody ever opens a part of one
// for the whole, and nothing that lies in the place already, links included, is written through.
import { lstatSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "#errors.js";
import type { CopyFile } from "#ports/index.js";
import { withStagingFolder } from "../staging-folder.js";
import { isCopy } from "./copy-mark.js";
import { copyFailure } from "./copy-failure.js";
import { requireCopyPath } from "./copy-path.js";

/** What is told of a copy that was written. */
export interface WrittenCopy {
  readonly files: number;
  readonly bytes: number;
}

/** Refuses a place for a copy in which something lies, unless it is a copy that may be replaced. */
export function requireCopyFolder(dir: string, overwrite: boolean): void {
  if (!isThere(dir)) return;
  const name = JSON.stringify(dir);
  const real = realFolder(dir);
  if (real === null)
    throw new UsageError("BAD_INPUT", `${name} is a file: name a folder, or a file that ends in .zip`);
  if (readdirSync(real).length === 0) return;
  if (!isCopy(real))
    throw new UsageError("BAD_INPUT", `${name} holds other files than a copy: name another folder`);
  if (!overwrite)
    throw new UsageError(
      "BAD_INPUT",
      `${name} holds a copy already: name another folder, or add --overwrite`,
    );
}

function isThere(dir: string): boolean {
  try {
    return lstatSync(dir, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw copyFailure(error, dir);
  }
}

/** Writes all files and puts the folder in its place, instead of an earlier copy that is there. */
export async function writeCopyFolder(dir: string, files: AsyncIterable<CopyFile>): Promise<WrittenCopy> {
  const place = realFolder(dir) ?? resolve(dir);
  try {
    return await withStagingFolder(place, async (staged) => {
      const written = await writeAll(staged, files);
      putInPlace(staged, place);
      await rm(earlierName(place), { recursive: true, force: true });
      return written;
    });
  } catch (error) {
    throw copyFailure(error, dir);
  }
}

async function writeAll(staged: string, files: AsyncIterable<CopyFile>): Promise<WrittenCopy> {
  const made = new Set<string>();
  let [count, bytes] = [0, 0];
  for await (const { path, content } of files) {
    const file = join(staged, requireCopyPath(path));
    const folder = dirname(file);
    if (!made.has(folder)) await mkdir(folder, { recursive: true });
    made.add(folder);
    bytes += await writeOne(file, content);
    count++;
  }
  return { files: count, bytes };
}

/** A name is given once: a second file of it is a fault, not a replacement. */
async function writeOne(file: string, content: CopyFile["content"]): Promise<number> {
  const handle = await open(file, "wx");
  let bytes = 0;
  try {
    for await (const piece of content) {
      await handle.writeFile(piece);
      bytes += piece.length;
    }
  } finally {
    await handle.close();
  }
  return bytes;
}

/** At once, so that no stop comes between. */
function putInPlace(staged: string, place: string): void {
  const before = lstatSync(place, { throwIfNoEntry: false });
  if (before === undefined) return renameSync(staged, place);
  if (readdirSync(place).length === 0) {
    rmdirSync(place);
    return renameSync(staged, place);
  }
  // A process that was killed here has left the copy before the earlier one.
  rmSync(earlierName(place), { recursive: true, force: true });
  renameSync(place, earlierName(place));
  try {
    renameSync(staged, place);
  } catch (error) {
    renameSync(earlierName(place), place);
    throw error;
  }
}

/** The earlier copy while the new one takes its place. */
function earlierName(place: string): string {
  return `${place}.old.part`;
}

/** The folder that a name stands for; `null` when it is none, or not there. */
function realFolder(dir: string): string | null {
  try {
    const real = realpathSync(dir);
    return lstatSync(real).isDirectory() ? real : null;
  } catch {
    return null;
  }
}
