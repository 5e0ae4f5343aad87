// A package of ours in an unmodified service-worker player, in a real browser: the site itself is gone by then.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { instant, toTimestamp17 } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { checkWacz, exportWacz, openArchive, queryCdx } from "#store/index.js";
import { httpBytes, pageUrl, someCapture, someExchange } from "../../support/samples/exchanges.js";
import { launchBrowser } from "../../support/browser.js";
import { playPage, startPlayerServer, type PlayerServer } from "../../support/sites/player-server.js";
import { runCli } from "../../support/test-io.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

let dir: string;
let illustrated: { entry: IndexEntry; html: string };
let trap: TrapServer;
let browser: Browser;
let player: PlayerServer;
let context: BrowserContext;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-player-"));
  const archive = join(dir, "archive");
  const site = await startLivingSite({ preset: "demo", pages: 60, seed: 5 });
  const argv = ["capture", site.url, "--allow-private", "--delay", "2ms", "--archive", archive, "--json"];
  const { code, err } = await runCli(argv);
  expect(code, err).toBe(0);
  await site.close();
  illustrated = await findIllustrated(archive, site.url);
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
  player = await startPlayerServer(dir);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await player?.close();
  await trap?.close();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  asked.length = 0;
  context = await browser.newContext();
  context.on("request", (request) => asked.push(request.url()));
  page = await context.newPage();
});

afterEach(() => context.close());

/** A stored page with a picture. */
async function findIllustrated(dir: string, url: string): Promise<{ entry: IndexEntry; html: string }> {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    for await (const entry of queryCdx(dir, { url, match: "host" })) {
      if (entry.status !== 200 || entry.mime !== "text/html" || entry.recordType !== "response") continue;
      const html = Buffer.from((await archive.index.read(entry)).httpBytes).toString();
      if (html.includes("<img")) return { entry, html };
    }
  } finally {
    await archive.close();
  }
  throw new Error("no page with a picture");
}

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly maxWidth: string;
  readonly pictureWidths: readonly number[];
}

function shownIn(frame: Frame): Promise<Shown> {
  return frame.evaluate(`({
    title: document.title,
    text: document.body.innerText,
    maxWidth: getComputedStyle(document.body).maxWidth,
    pictureWidths: [...document.images].map((image) => image.naturalWidth),
  })`);
}

/** Nobody was asked but the player's own server. */
function expectNobodyElseAsked(): void {
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== player.origin)).toEqual([]);
  expect(trap.hosts).toEqual([]);
}

/** The illustrated page as it was captured: text, style sheet, picture. */
function expectIllustrated(shown: Shown): void {
  const { html } = illustrated;
  expect(html).toContain(`<title>${shown.title}</title>`);
  expect(shown.text).toContain(/<h1>(.*?)<\/h1>/.exec(html)![1]);
  // 46rem, from the style sheet.
  expect(shown.maxWidth).toBe("736px");
  expect(shown.pictureWidths.length).toBeGreaterThan(0);
  expect(Math.min(...shown.pictureWidths)).toBeGreaterThan(0);
}

it.each([
  ["plain", "plain.wacz", {}],
  ["compressed", "blocks.wacz", { largeIndexBytes: 0 }],
])(
  "shows a captured page with text, style sheet and picture from a %s index",
  async (_, wacz, options) => {
    const { pages, missing } = await exportWacz(join(dir, "archive"), join(dir, wacz), options);
    expect(pages).toBeGreaterThan(20);
    expect(missing.count).toBe(0);
    expect(await checkWacz(join(dir, wacz))).toEqual([]);
    const { entry } = illustrated;
    const frame = await playPage(page, player.origin, {
      wacz,
      url: entry.url,
      timestamp: toTimestamp17(entry.at),
    });
    expectIllustrated(await shownIn(frame));
    expectNobodyElseAsked();
  },
  60_000,
);

it("shows the extract of one page, with all that the page needs, which verify finds true", async () => {
  const { entry } = illustrated;
  const output = join(dir, "extract.wacz");
  const archive = join(dir, "archive");
  const made = await runCli(["certificate", "extract", entry.url, "--output", output, "--archive", archive]);
  expect(made.code, made.err).toBe(0);
  expect((await runCli(["verify", output])).out).toMatch(/^TRUE /);
  const played = { wacz: "extract.wacz", url: entry.url, timestamp: toTimestamp17(entry.at) };
  expectIllustrated(await shownIn(await playPage(page, player.origin, played)));
  expectNobodyElseAsked();
}, 60_000);

it("shows a page whose body lies in an earlier capture's WARC", async () => {
  const archiveDir = join(dir, "revisited");
  const archive = await openArchive(archiveDir);
  const T0 = 1_700_000_000_000;
  await archive.catalog.captures.create(someCapture("first"));
  await archive.catalog.captures.create(someCapture("second"));
  const body = httpBytes("<!doctype html><title>Unchanged</title><h1>Still the same words</h1>");
  const first = await archive.warcs.open("first");
  const [, original] = await first.writeExchange(someExchange(pageUrl("/a"), T0, body));
  const refersTo = { id: original!.id, date: instant(T0) };
  const second = await archive.warcs.open("second");
  await second.writeExchange(someExchange(pageUrl("/a"), T0 + 86_400_000, body, { refersTo }));
  await archive.close();
  const summary = await exportWacz(archiveDir, join(dir, "second.wacz"), { capture: "second" });
  expect(summary).toMatchObject({ warcs: 2, pages: 1, originals: 1, missing: { count: 0 } });
  const timestamp = toTimestamp17(instant(T0 + 86_400_000));
  const played = { wacz: "second.wacz", url: pageUrl("/a"), timestamp };
  const shown = await shownIn(await playPage(page, player.origin, played));
  expect(shown).toMatchObject({ title: "Unchanged", text: "Still the same words" });
  expectNobodyElseAsked();
}, 60_000);
