// What the browser alone shows of the lab's script-built sites, with a network: the declared truth is not ours alone.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  CLIENTS,
  scriptSites,
  startScriptSite,
  type ClientFiles,
  type ScriptSite,
} from "#lab/script-built/sites/index.js";
import type { Clock } from "#ports/index.js";
import { launchBrowser } from "../../support/browser.js";
import { SHOWN_AT } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { asRead, UNREAD_BY_INNER_TEXT } from "../../support/sites/shown-page.js";

/** A clock that stands: the site is as it is at one instant. */
const STANDING: Clock = { now: () => SHOWN_AT, sleepUntil: () => Promise.resolve() };
const READ = CLIENTS.map(({ name }) => name).filter((name) => !UNREAD_BY_INNER_TEXT.has(name));

let alone: Browser;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  alone = await launchBrowser();
});

afterAll(async () => {
  await alone?.close();
});

function siteNamed(name: string, origins: ScriptSite["origins"]): ScriptSite {
  const sites = scriptSites({ seed: 41, startAt: SHOWN_AT, files, originsOf: () => origins });
  return sites.find((site) => site.name === name)!;
}

it.each(READ)("the browser alone shows what is declared: %s", async (name) => {
  const { site, close } = await startScriptSite((origins) => siteNamed(name, origins), STANDING);
  const page = await alone.newPage();
  try {
    const { path, text } = site.pages[0]!;
    await page.goto(site.origins.own + path, { waitUntil: "commit" });
    await expect.poll(async () => asRead(await page.innerText("body"))).toBe(asRead(text(SHOWN_AT)));
  } finally {
    await page.close();
    await close();
  }
});
