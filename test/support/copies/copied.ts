// Copies made by the command line, and what their manifests say.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { AbsentAddress, CopyCounts, CopyHead, CopyPage } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { captureWeb, ScriptedWeb, type ScriptedPage } from "../sites/scripted-web.js";
import { runCli } from "../test-io.js";

/** manifest.json of a copy. */
export interface Manifest extends CopyHead {
  readonly counts: CopyCounts;
  readonly pages: readonly CopyPage[];
  readonly absent: readonly AbsentAddress[];
}

/** A copy in a folder. */
export interface Copied {
  readonly place: string;
  readonly manifest: Manifest;
  /** What was printed. */
  readonly out: string;
  readonly pageOf: (url: string) => CopyPage;
}

/** Makes a copy of what is in an archive. */
export async function copyArchive(archive: string, place: string, ...flags: string[]): Promise<Copied> {
  const { code, out, err } = await runCli(["export", "files", "--archive", archive, ...flags, place]);
  // On a busy machine it tells how far it has come.
  expect([code, err.replace(/^\d+ of \d+ pages copied\n/gm, "")]).toEqual([0, ""]);
  const manifest = JSON.parse(readFileSync(join(place, "manifest.json"), "utf8")) as Manifest;
  const pageOf = (url: string): CopyPage => {
    const page = manifest.pages.find((one) => one.url === url);
    if (!page) throw new Error(`not in the copy: ${url}`);
    return page;
  };
  return { place, manifest, out, pageOf };
}

/** Captures a scripted web and makes a copy of it; the first address is the seed. */
export async function copyWeb(
  dir: string,
  pages: Record<string, ScriptedPage>,
  ...flags: string[]
): Promise<Copied> {
  const archive = await openArchive(join(dir, "archive"), { software: "isochron-test" });
  try {
    const seeds = Object.keys(pages).slice(0, 1);
    await captureWeb(new ScriptedWeb(pages), archive, { seeds });
  } finally {
    await archive.close();
  }
  return copyArchive(join(dir, "archive"), join(dir, "copy"), ...flags);
}
