// The browser's own folder: made for it, removed with it; what a killed process of ours left is removed by the next.
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "isochron-browser-";

/** Makes an empty folder that belongs to the browser's user. */
export async function makeProfileFolder(asUser: number | null, parent: string = tmpdir()): Promise<string> {
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  if (asUser !== null) await chown(folder, asUser, asUser);
  return folder;
}

/** Removes it with all that is in it; a browser that is just ending may still be writing. */
export async function removeProfileFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

async function removeLeftovers(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const [, pid] = /^isochron-browser-(\d{1,10})-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    // It may be somebody else's to remove.
    await removeProfileFolder(join(parent, name)).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
