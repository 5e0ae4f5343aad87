// Every known way out of a page, tried from a copy: without scripts none leads out, with scripts those that are told.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { launchBrowser } from "../../support/browser.js";
import { copyWeb } from "../../support/copies/copied.js";
import { escapingSite, SITE } from "../../support/copies/escaping-site.js";
import { OUTWARD } from "../../support/escapes/escapes.js";
import { startTrap, type Trap } from "../../support/escapes/trap.js";

const AT_ONCE = 12;
const PATIENCE_MS = 900;

let browser: Browser;
let trap: Trap;

beforeAll(async () => {
  trap = await startTrap();
  browser = await launchBrowser(trap.browserArgs);
});

afterAll(async () => {
  await browser?.close();
  await trap?.close();
});

async function contactsOf(ids: readonly string[], ...flags: string[]): Promise<string[]> {
  const { place, pageOf } = await copyWeb(temporaryDirectory(), escapingSite(ids, trap), ...flags);
  trap.contacts.clear();
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await Promise.all(
      ids.slice(i, i + AT_ONCE).map(async (id) => {
        const context = await browser.newContext();
        try {
          const page = await context.newPage();
          const address = pathToFileURL(join(place, pageOf(`${SITE}${id}`).file)).href;
          await page.goto(address, { waitUntil: "commit" }).catch(() => undefined);
          await page.waitForTimeout(PATIENCE_MS);
        } finally {
          // A page that the browser itself ends for what it tries has reached nothing.
          await context.close().catch(() => undefined);
        }
      }),
    );
  return [...trap.contacts.keys()];
}

it("lets none out of a copy", async () => expect(await contactsOf(Object.keys(OUTWARD))).toEqual([]));

it("lets out, where scripts may run, what leads the window elsewhere, and nothing that a page loads", async () => {
  const contacts = await contactsOf(
    ["location-assign", "fetch", "xhr", "image", "script", "iframe"],
    "--scripts",
  );
  expect(contacts.filter((id) => !id.startsWith("connection"))).toEqual(["location-assign"]);
});
