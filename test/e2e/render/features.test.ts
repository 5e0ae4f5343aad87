// Every feature of script-built pages in Chromium, as in the browser alone: line by line.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEATURE_GROUPS, featureLines, startFeatureServer, type FeatureServer } from "#lab/index.js";
import type { Renderer } from "#ports/index.js";
import { launchBrowser } from "../../support/browser.js";
import { loopbackAnswerer } from "../../support/render/loopback-answerer.js";
import { loopbackPage, renderingOf, testRenderer } from "../../support/render/rendering.js";

let server: FeatureServer;
let alone: Browser;
let renderer: Renderer;

beforeAll(async () => {
  server = await startFeatureServer(FEATURE_GROUPS);
  [alone, renderer] = await Promise.all([launchBrowser(), testRenderer()]);
});

afterAll(async () => {
  await Promise.all([alone?.close(), renderer?.close()]);
  await server?.close();
});

describe.each(Object.keys(FEATURE_GROUPS))("features: %s", (group) => {
  it("are as in the browser alone", async () => {
    const features = FEATURE_GROUPS[group] ?? [];
    const direct = await linesAlone(group);
    const { answer, exchanges } = loopbackAnswerer();
    const outcome = await renderer.render(await loopbackPage(server.pageOf(group), answer));
    const rendering = renderingOf(outcome);
    const ours = featureLines(rendering.tree.text, features);
    console.log(
      group,
      rendering.virtualMs,
      rendering.requests.length,
      rendering.notes,
      rendering.open.length,
    );
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(direct));
    expect([...ours.keys()]).toHaveLength(features.length);
    expect(exchanges.length).toBeGreaterThan(0);
  });
});

async function linesAlone(group: string): Promise<Map<string, string>> {
  const features = FEATURE_GROUPS[group] ?? [];
  const page = await alone.newPage();
  await page.goto(server.pageOf(group), { waitUntil: "commit" });
  await expect
    .poll(() => page.innerText("body"), { timeout: 10_000 })
    .not.toContain(": …")
    .catch(() => {});
  const lines = featureLines(await page.innerText("body"), features);
  await page.close();
  return lines;
}
