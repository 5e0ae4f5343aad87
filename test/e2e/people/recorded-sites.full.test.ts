// Sites that other tools recorded, opened in Chromium: their pages have text, and nothing is asked of the world, where
// every name but ours leads into a trap.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toTimestamp17 } from "#model/index.js";
import { startServers } from "#server/index.js";
import { importFiles, openArchive } from "#store/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { independentRecords } from "../../support/archives/independent-warc.js";
import { launchBrowser } from "../../support/browser.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

const BASE = join(sharedData ?? "", "conformance", "warc");
const FILES = ["iipc-deduplication", "ipwb", "warcio"].flatMap((folder) =>
  sharedData === null
    ? []
    : readdirSync(join(BASE, folder))
        .filter((name) => /\.w?arc(?:\.gz)?(?:\.bad)?$/.test(name))
        .map((name) => `${folder}/${name}`),
);
/** Pages of one file that are opened. */
const MOST_PAGES = 6;
/** Whoever a browser asks of its own accord. */
const BROWSERS_OWN = /(?:^|\.)(?:google|googleapis|gstatic|gvt1)\.com(?::\d+)?$/;

/** What a browser says of parts that nobody recorded: a notice is served for them. */
const MISSING =
  /^(?:Refused to (?:execute script|apply style) from .* because its MIME type|Failed to load resource: (?:the server responded with a status of 404|net::ERR_BLOCKED_BY_RESPONSE))/;

let shown = 0;
let [browser, trap]: [Browser, TrapServer] = [] as never;
beforeAll(async () => {
  trap = await startTrapServer(/./);
  browser = await launchBrowser(trap.browserArgs);
});
afterAll(async () => {
  await browser?.close();
  await trap?.close();
});

/** Responses with 200 and HTML, those nearest to the root of their site first. */
async function pagesIn(archive: Archive, path: string): Promise<IndexEntry[]> {
  const targets = new Set(independentRecords(path).map(({ record }) => record.target ?? ""));
  const found: IndexEntry[] = [];
  for (const target of targets)
    for (const entry of target === "" ? [] : await archive.index.lookup(target))
      if (entry.status === 200 && entry.mime === "text/html" && entry.recordType === "response")
        found.push(entry);
  return found.sort((a, b) => a.url.length - b.url.length).slice(0, MOST_PAGES);
}

interface Opened {
  readonly text: string;
  /** Addresses that were asked for elsewhere than of the server. */
  readonly outside: readonly string[];
  readonly errors: readonly string[];
}

async function opened(page: Page, address: string): Promise<Opened> {
  const { port } = new URL(address);
  const inside = new RegExp(`^http://(?:127\\.0\\.0\\.1|[\\w-]+\\.localhost):${port}/`);
  const [outside, errors]: [string[], string[]] = [[], []];
  page.on("request", (request) => {
    // What the policy of a page refuses has no answer and never leaves: the trap is who knows.
    if (!inside.test(request.url()) && !/^(?:data|blob|about):/.test(request.url()))
      outside.push(request.url());
  });
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  await page.goto(address);
  const frame = (await (await page.waitForSelector("iframe")).contentFrame())!;
  await frame.waitForFunction("location.protocol !== 'about:' && document.readyState === 'complete'");
  const text = await frame.evaluate<string>("document.documentElement.innerText.trim()");
  return { text, outside, errors };
}

describe.skipIf(!sharedData)("recorded sites in a browser (skipped: no data)", () => {
  it.each(FILES)("%s", async (file) => {
    const dir = temporaryDirectory();
    await importFiles(dir, [join(BASE, file)], {
      readOutcome: async () => ({ kind: "refused", reason: "not read here" }),
    });
    const archive = await openArchive(dir, { mode: "read" });
    const servers = await startServers({ archive, port: 0, replayPort: 0, webDir: "/nonexistent" });
    try {
      trap.hosts.length = 0;
      for (const { url, at } of await pagesIn(archive, join(BASE, file))) {
        const page = await browser.newPage();
        const { text, outside, errors } = await opened(
          page,
          `${servers.replayUrl}/${toTimestamp17(at)}/${url}`,
        );
        await page.close();
        console.log(
          `${file}: ${url}: ${text.length} characters, ${errors.length} errors`,
          ...new Set(errors),
        );
        expect([url, text.length > 0, outside]).toEqual([url, true, []]);
        // A link that was not led into the archive would be refused by the page's policy, and told.
        expect(errors.filter((error) => !MISSING.test(error))).toEqual([]);
        shown++;
      }
      expect(trap.hosts.filter((host) => !BROWSERS_OWN.test(host))).toEqual([]);
    } finally {
      await servers.close();
      await archive.close();
    }
  });

  it("were pages, most of them", () => expect(shown).toBeGreaterThan(20));
});
