// Script-built sites, shown once and kept as WARC files, in an unmodified player: names lead nowhere by then.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSites, type ScriptSite } from "#lab/script-built/sites/index.js";
import { toTimestamp17 } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { launchBrowser } from "../../support/browser.js";
import { SHOWN_AT, testRenderer } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { playPage, startPlayerServer, type PlayerServer } from "../../support/sites/player-server.js";
import { asRead, UNREAD_BY_INNER_TEXT } from "../../support/sites/shown-page.js";
import { warcOfPage } from "../../support/sites/site-warc.js";

/** What an unmodified player cannot show, and why that is none of the file's doing. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  websocket: "no file holds what a socket said",
  "service-worker": "the player is the page's only worker",
  "htmx.org": "the player gives its own page in place of the part",
  knockout: "the player's rewriting leaves an indirect eval without the window",
};

let dir: string;
let alone: Browser;
let player: PlayerServer;
let renderer: Renderer;
let sites: readonly ScriptSite[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-played-"));
  const all = scriptSites({ seed: 41, startAt: SHOWN_AT, files: await clientFiles() });
  sites = all.filter(({ name }) => !UNREAD_BY_INNER_TEXT.has(name) && !(name in NOT_PLAYED));
  renderer = await testRenderer();
  alone = await launchBrowser(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  player = await startPlayerServer(dir);
});

afterAll(async () => {
  await alone?.close();
  await renderer?.close();
  await player?.close();
  await rm(dir, { recursive: true, force: true });
});

/** Whether the played page comes to show what is declared, within some seconds. */
async function isPlayed(site: ScriptSite): Promise<boolean> {
  const page = site.pages[0]!;
  const name = `${site.name.replaceAll(/[^a-z]/g, "-")}.warc`;
  await writeFile(join(dir, name), await warcOfPage(renderer, site, page, SHOWN_AT));
  const context = await alone.newContext();
  try {
    const timestamp = toTimestamp17(SHOWN_AT).slice(0, 14);
    const frame = await playPage(await context.newPage(), player.origin, {
      wacz: name,
      url: site.origins.own + page.path,
      timestamp,
    });
    const declared = asRead(page.text(SHOWN_AT));
    await expect.poll(async () => asRead(await frame.innerText("body")), { timeout: 20_000 }).toBe(declared);
    return true;
  } catch (error) {
    console.log(site.name, String(error).slice(0, 300));
    return false;
  } finally {
    await context.close();
  }
}

it("a player shows what they showed", { timeout: 900_000 }, async () => {
  const failed: string[] = [];
  for (const site of sites) if (!(await isPlayed(site))) failed.push(site.name);
  console.log(`${sites.length - failed.length} of ${sites.length} sites play as declared`);
  expect(sites.length).toBeGreaterThanOrEqual(30);
  expect(failed).toEqual([]);
});
