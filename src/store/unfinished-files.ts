// Files and folders that are being written under a name of their own until they are whole. A process that is told to stop ends
// at once and must leave none of them behind; one that is killed leaves them to whoever writes there next.
import { rmSync } from "node:fs";

let unfinished: Set<string> | null = null;

/** Names that no finished file has. */
const TEMPORARY = /\.(?:tmp|part)$/;

/** Notes a file that was begun; whatever way the process ends by itself, it is gone then. */
export function begun(path: string): void {
  if (!TEMPORARY.test(path)) return;
  if (unfinished === null) process.once("exit", removeAll);
  (unfinished ??= new Set()).add(path);
}

/** Forgets one that has its name, or is gone. */
export function ended(path: string): void {
  unfinished?.delete(path);
}

function removeAll(): void {
  for (const path of unfinished ?? []) rmSync(path, { recursive: true, force: true });
}
