// Change histories as commits: one for every second in which something changed, contents made of their hashes.
import { gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import type { MadeCommit } from "./git-repository.js";

/** One line of a history: `null` where the page went away. */
export interface HistoryLine {
  readonly second: number;
  readonly path: string;
  readonly content: string | null;
}

/** Reads a history file, without any code of the program. */
export function historyLines(file: string): HistoryLine[] {
  const paths = new Map<string, string>();
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [second, op, id, hash, path] = line.split("\t");
      if (path !== undefined) paths.set(id!, path);
      return { second: Number(second), path: paths.get(id!)!, content: op === "D" ? null : hash! };
    });
}

/** A commit for each run of lines that change different files within one second. */
export function* commitsOf(
  lines: readonly HistoryLine[],
  contentOf: (line: HistoryLine) => string,
): Generator<MadeCommit> {
  let files: Record<string, string | null> = {};
  let at = lines[0]!.second;
  for (const line of lines) {
    if (line.second !== at || line.path in files) {
      yield { atSeconds: at, files };
      [files, at] = [{}, line.second];
    }
    files[line.path] = line.content === null ? null : contentOf(line);
  }
  yield { atSeconds: at, files };
}

/** What must be told: from each line to the millisecond before the next of its page; none that lived no second. */
export interface ExpectedVersion {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
  readonly content: string;
}

/** The life spans of a history, line by line. */
export function expectedVersions(lines: readonly HistoryLine[], takenAt: number): ExpectedVersion[] {
  const byPath = new Map<string, HistoryLine[]>();
  for (const line of lines) byPath.set(line.path, [...(byPath.get(line.path) ?? []), line]);
  return [...byPath].flatMap(([path, own]) =>
    own.flatMap(({ second, content }, i) => {
      const next = own[i + 1];
      const to = next ? next.second * 1000 - 1 : takenAt;
      if (content === null || to < second * 1000) return [];
      return [{ path, from: second * 1000, to, isCurrent: next === undefined, content }];
    }),
  );
}
