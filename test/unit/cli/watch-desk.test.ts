// The desk of the reading room over a real file of sites: comments stay, what is wrong changes nothing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { watchDesk } from "../../../src/cli/watch/watch-desk.js";
import { SitesFile } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";

const FILE = "# Ours.\nsites:\n  - https://a.example/ # the first\n";

function deskOver(text: string | null) {
  const path = join(temporaryDirectory(), "sites.yaml");
  if (text !== null) writeFileSync(path, text);
  return { desk: watchDesk(new SitesFile(path)), text: () => readFileSync(path, "utf8"), path };
}

it("adds, edits, pauses, resumes and takes out, and leaves the rest of the file as it is", async () => {
  const { desk, text } = deskOver(FILE);
  const done = (site: string) => ({ kind: "done", site, notes: [] });
  expect(await desk.add("https://b.example/", { "requests-per-day": "200" })).toEqual(done("b.example"));
  expect(await desk.edit("b.example", { wants: "sharp", "requests-per-day": "" })).toEqual(done("b.example"));
  const plan = (await desk.plan("b.example"))!;
  expect(plan).toMatchObject({ wants: "sharp", "requests-per-day": "500", paused: "false" });
  expect(await desk.pause("b.example")).toEqual(done("b.example"));
  expect(await desk.plan("b.example")).toMatchObject({ paused: "true" });
  expect(await desk.resume("b.example")).toEqual(done("b.example"));
  // What a form was filled with can be sent back as it is.
  const keys = ["sharp", "delay", "max-pages", "bytes-per-month", "scope", "pages-per-version"];
  const same = Object.fromEntries(keys.map((key) => [key, plan[key]!]));
  expect(await desk.edit("b.example", same)).toEqual(done("b.example"));
  expect(await desk.remove("b.example")).toEqual(done("b.example"));
  expect(text()).toBe(FILE);
});

it("says what is wrong by its key, and what is not there", async () => {
  const { desk, text } = deskOver(FILE);
  const wrong = await desk.edit("a.example", { "requests-per-day": "many" });
  expect(wrong).toMatchObject({ kind: "wrong", faults: [expect.stringMatching(/^requests-per-day: /)] });
  for (const answer of [await desk.pause("c.example"), await desk.edit("c.example", {})])
    expect(answer).toEqual({ kind: "unknown-site" });
  expect(await desk.plan("c.example")).toBeNull();
  expect(text()).toBe(FILE);
});

it("makes the file with its first site", async () => {
  const { desk, path } = deskOver(null);
  expect(await desk.plan("a.example")).toBeNull();
  expect(existsSync(path)).toBe(false);
  expect(await desk.add("https://a.example/", {})).toMatchObject({ kind: "done", site: "a.example" });
  expect(existsSync(path)).toBe(true);
});
