// The recorded runs of one mode: read, compared, recorded anew, dumped.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Headline } from "./headline.js";
import { sha256, type Sections } from "./sections.js";

const FOLDER = fileURLToPath(new URL("../fixtures/baseline/", import.meta.url));

const ZLIB = join(FOLDER, "zlib-version.txt");

/** What is kept of a run: readable figures of its captures, and a hash of every section. */
export interface RecordedRun {
  readonly captures: readonly Headline[];
  readonly sections: Readonly<Record<string, string>>;
}

/** What a mode's file holds, by seed. */
type RecordedRuns = Record<string, RecordedRun>;

/** A run as it is kept. */
export function recordedRun(captures: readonly Headline[], sections: Sections): RecordedRun {
  const hashes = Object.entries(sections).map(([name, text]) => [name, sha256(text)]);
  return { captures, sections: Object.fromEntries(hashes) as Record<string, string> };
}

/** The recorded runs of a mode. */
export function readRecorded(mode: string): RecordedRuns {
  const path = join(FOLDER, `${mode}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as RecordedRuns) : {};
}

/** Keeps a run as what is to be. */
export function record(mode: string, seed: number, run: RecordedRun): void {
  mkdirSync(FOLDER, { recursive: true });
  const runs = { ...readRecorded(mode), [seed]: run };
  writeFileSync(ZLIB, `${process.versions.zlib}\n`);
  writeFileSync(join(FOLDER, `${mode}.json`), `${JSON.stringify(runs, null, 1)}\n`);
}

/** Whether bodies come out compressed as they did when the runs were recorded. */
export function isSameZlib(): boolean {
  return existsSync(ZLIB) && readFileSync(ZLIB, "utf8").trim() === process.versions.zlib;
}

/** Writes the sections in full. */
export function dump(folder: string, name: string, sections: Sections): void {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [section, text] of Object.entries(sections))
    writeFileSync(join(folder, name, `${section}.txt`), `${text}\n`);
}

/** Every section and figure that is not as recorded, in words. */
export function differences(name: string, was: RecordedRun | undefined, is: RecordedRun): string[] {
  if (!was) return [`${name}: not recorded`];
  const sections = [...new Set([...Object.keys(was.sections), ...Object.keys(is.sections)])]
    .filter((section) => was.sections[section] !== is.sections[section])
    .map((section) => `${name}: section ${section} differs`);
  return [...sections, ...headlineDifferences(name, was.captures, is.captures)];
}

function headlineDifferences(name: string, was: readonly Headline[], is: readonly Headline[]): string[] {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i).flatMap((i) => {
    const [before, after] = [was[i] ?? {}, is[i] ?? {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((figure) => before[figure] !== after[figure])
      .map((figure) => `${name}: capture ${i + 1}: ${figure} was ${before[figure]}, is ${after[figure]}`);
  });
}
