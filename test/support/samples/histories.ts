// The real histories, where they are at hand; tests that need them are skipped elsewhere.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readHistoryColumns } from "#lab/histories/read-history.js";
import type { History } from "#lab/histories/history.js";

const FOLDER = join("..", "shared", "data", "histories");

/** Names of the eight histories. */
export const HISTORY_NAMES = [
  "18f",
  "apache-www",
  "curl-www",
  "freebsd",
  "kafka-site",
  "kubernetes",
  "openbsd-www",
  "ruby-lang",
] as const;

/** Whether the histories are there. */
export const haveHistories = HISTORY_NAMES.every((name) => existsSync(join(FOLDER, `${name}.tsv.gz`)));

/** Says in the report why nothing ran. */
export const NO_DATA = haveHistories ? "" : " (skipped: no data)";

/** Reads one of them. */
export function loadHistory(name: string): Promise<History> {
  return readHistoryColumns(join(FOLDER, `${name}.tsv.gz`));
}
