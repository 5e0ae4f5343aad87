// What a browser laid out when pages were captured is kept, and `diff` and `detect` cut by it.
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ChangeResult } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { fixedRenderer } from "../../support/render/fixed-renderer.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const SITE = "http://laid.test/";
const page = (price: number): string =>
  `<title>t</title><body><h2>A</h2><p>${"text ".repeat(60)}</p><h2>B</h2><p>the price is ${price}</p></body>`;

/** Captures of a page whose price changes; shown in a browser as is said. */
async function captured(dir: string, ...captures: [price: number, isShown: boolean][]): Promise<void> {
  const web = new ScriptedWeb({});
  const archive = await openArchive(dir, { software: "test" });
  try {
    for (const [price, isShown] of captures) {
      web.pages[SITE] = page(price);
      const settings = { browser: { mode: isShown ? ("always" as const) : ("never" as const) } };
      const openRenderer = fixedRenderer({ [SITE]: { isLaidOut: true } });
      await captureWeb(web, archive, { seeds: [SITE], settings, world: { openRenderer } });
    }
  } finally {
    await archive.close();
  }
}

it("diff and detect cut by layout where both versions were shown", () =>
  withTempDir(async (dir) => {
    await captured(dir, [10, true], [11, true]);
    const json = await runCli(["diff", SITE, "--json", "--archive", dir]);
    expect(json.code, json.err).toBe(0);
    expect((JSON.parse(json.out) as ChangeResult).cutBy).toBe("layout");
    const told = await runCli(["diff", SITE, "--archive", dir]);
    expect(told.out).toContain("blocks by layout, as a browser showed both versions");
    const files = readdirSync(join(dir, "warcs"), { recursive: true }) as string[];
    const warcs = files.filter((name) => name.endsWith(".warc.gz"));
    const text = warcs.map((name) => gunzipSync(readFileSync(join(dir, "warcs", name))).toString("latin1"));
    expect(text.join("").match(/WARC-Target-URI: urn:layout:http:\/\/laid\.test\//g)).toHaveLength(2);
  }));

it("by the tree where one was not, and says so", () =>
  withTempDir(async (dir) => {
    await captured(dir, [10, true], [11, false]);
    const { out } = await runCli(["diff", SITE, "--archive", dir]);
    expect(out).toContain("blocks by the document's tree, not by layout: the newer version was not shown");
  }));

it("a later look at the same bytes has the layout of the one that was shown", () =>
  withTempDir(async (dir) => {
    await captured(dir, [10, true], [11, true], [11, false]);
    const { out } = await runCli(["detect", `${SITE}@20260601000000`, SITE, "--json", "--archive", dir]);
    expect((JSON.parse(out) as ChangeResult).cutBy).toBe("layout");
  }));
