// What the browser alone prints of every feature: the record that rendered pages are held to.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  FEATURE_GROUPS,
  featureLines,
  startFeatureServer,
  type FeatureServer,
} from "#lab/script-built/index.js";
import { launchBrowser } from "../../support/browser.js";
import { FEATURES_ALONE } from "../../support/render/features-alone.js";

let server: FeatureServer;
let alone: Browser;

beforeAll(async () => {
  server = await startFeatureServer(FEATURE_GROUPS);
  alone = await launchBrowser();
});

afterAll(async () => {
  await alone?.close();
  await server?.close();
});

it.each(Object.keys(FEATURE_GROUPS))("the browser alone prints what is on record: %s", async (group) => {
  const page = await alone.newPage();
  await page.goto(server.pageOf(group), { waitUntil: "commit" });
  await expect.poll(() => page.innerText("body")).not.toContain(": …");
  const lines = featureLines(await page.innerText("body"), FEATURE_GROUPS[group] ?? []);
  await page.close();
  expect(Object.fromEntries(lines)).toEqual(FEATURES_ALONE[group]);
});
