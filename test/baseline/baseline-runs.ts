// What seeded runs gave when it was recorded, held against what they give now: a change of structure changes nothing.
//
//   npx vitest run test/baseline                                       compares
//   ISOCHRON_DUMP_BASELINE=/some/dir npx vitest run test/baseline      writes every section in full as well: dump two
//                                                                      versions and compare them with diff -r
//   ISOCHRON_RECORD_BASELINE=1 npx vitest run test/baseline            records anew, after a change that is meant
//
// Kept are hashes and a few figures per run (test/fixtures/baseline); normalised.ts says what is not compared. Bodies
// that the sites compress hang on zlib, so that with another zlib than it was recorded with the comparison is skipped.
import type * as Crypto from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { withTempDir } from "../support/temp-dir.js";
import { headlinesOf } from "./headline.js";
import { DISTURBED, HONEST_MODES, UNDISTURBED } from "../support/scenes/modes.js";
import {
  differences,
  dump,
  isSameZlib,
  readRecorded,
  record,
  recordedRun,
  type RecordedRun,
} from "./recorded.js";
import { makeScene } from "../support/scenes/scene.js";
import { sectionsOf } from "./sections.js";

const ids = vi.hoisted(() => ({ next: 0 }));
// Where a limit of bytes cuts depends on how well record ids compress: every run gets the same ones.
vi.mock("node:crypto", async (importOriginal) => {
  const real = await importOriginal<typeof Crypto>();
  const randomUUID = (): string => {
    const hex = real.createHash("sha256").update(String(ids.next++)).digest("hex");
    return [8, 4, 4, 4, 12].map((length, i) => hex.slice(5 * i, 5 * i + length)).join("-");
  };
  return { ...real, randomUUID };
});

const { ISOCHRON_DUMP_BASELINE: DUMP, ISOCHRON_RECORD_BASELINE: RECORD } = process.env;

/** Runs one mode over the sites of the seeds and compares each with what is recorded. */
export function compareRuns(mode: string, seeds: readonly number[]): void {
  describe(`baseline: ${mode}`, () => {
    it.skipIf(RECORD !== "1" && !isSameZlib()).each(seeds)("of site %d is as recorded", async (seed) => {
      const run = await runOf(mode, seed);
      if (RECORD === "1") return record(mode, seed, run);
      expect(differences(`${mode} of site ${seed}`, readRecorded(mode)[seed], run)).toEqual([]);
    });
  });
}

function runOf(mode: string, seed: number): Promise<RecordedRun> {
  return withTempDir(async (dir) => {
    ids.next = 0;
    const scene = makeScene(seed, dir, { isHonest: HONEST_MODES.includes(mode) });
    await { ...UNDISTURBED, ...DISTURBED }[mode]!(scene);
    const sections = await sectionsOf(scene);
    if (DUMP) dump(DUMP, `${mode}-${seed}`, sections);
    return recordedRun(await headlinesOf(dir), sections);
  });
}
