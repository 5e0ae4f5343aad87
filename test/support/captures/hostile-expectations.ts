// What must hold of every capture among hostile servers, whichever of them it met.
import { expect } from "vitest";
import { PRIVATE, type Hostile } from "#lab/index.js";
import type { HostileRun } from "./hostile-run.js";

/** Most that the process may grow by, whatever it meets: bombs are made and met in it too. */
const MOST_GROWN_BYTES = 900 * 1024 * 1024;

/** Holds a run against what the suite says. */
export function expectHeld(entries: readonly Hostile[], run: HostileRun): void {
  const wrong: string[] = [];
  for (const { name, record, boundMs, boundBytes } of entries) {
    const met = run.met.get(name)!;
    if (!record.test(met.record)) wrong.push(`${name}: ${met.record}, not ${record.source}`);
    if (met.longestMs > boundMs) wrong.push(`${name}: a look took ${met.longestMs} ms`);
    if (met.bytes > boundBytes) wrong.push(`${name}: ${met.bytes} bytes on record`);
  }
  for (const name of Object.keys(PRIVATE))
    if (run.met.get(name)!.record !== "refused") wrong.push(`${name}: ${run.met.get(name)!.record}`);
  expect(wrong).toEqual([]);
  expect(run.grownBytes).toBeLessThan(MOST_GROWN_BYTES);
  expectTrue(run);
}

function expectTrue({ verification, second, damage, outcome }: HostileRun): void {
  expect(verification.findings).toEqual([]);
  expect(verification.ok).toBe(true);
  // Python cannot decode brotli; nothing else may stay unjudged.
  expect(second.line, second.out.slice(-2000) + second.err.slice(-500)).toMatch(
    /^TRUE|pages? of .* cannot be judged/,
  );
  expect(damage).toEqual([]);
  const { pages } = outcome.certificate;
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
  for (const { url } of pages) {
    expect(url).toMatch(/^https?:\/\//);
    expect(url).not.toMatch(/@|passwd\b.*:|[^\x21-\x7e]/);
  }
}
