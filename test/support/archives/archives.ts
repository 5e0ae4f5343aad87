// Temporary directories, and what goes into archives.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { LogLevel, Logger } from "#ports/index.js";

export * from "../samples/exchanges.js";

/** A fresh directory, removed when the test ends. */
export function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), "isochron-store-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A logger that remembers. */
export class MemoryLogger implements Logger {
  readonly lines: { level: LogLevel; message: string; fields: Readonly<Record<string, unknown>> }[] = [];

  log(level: LogLevel, message: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level, message, fields });
  }
}

/** All that an async iterable gives. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
