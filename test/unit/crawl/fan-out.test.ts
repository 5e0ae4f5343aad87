// One page with pictures on thousands of hosts: every limit holds over all hosts together, and what is asked side by
// side stays bounded.
import { expect, it } from "vitest";
import { memoryArchive } from "#lab/index.js";
import type { CaptureSettings, PageUrl } from "#model/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { captureWeb, linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOSTS = 1500;
const MANY_HOSTS = 5000;
const PICTURE = Buffer.alloc(2600, 7);

/** The seed's own pages, found before the pictures of many hosts and waiting for their one host. */
const OWN = Array.from({ length: 20 }, (_, i) => `http://seed.test/${i}`);

class FanOutWeb extends ScriptedWeb {
  inFlight = 0;
  mostInFlight = 0;
  pageRequests = 0;

  constructor(hosts: number, own: readonly string[] = []) {
    const flood = Array.from({ length: hosts }, (_, i) => `<img src="http://h${i}.test/p.png">`).join("\n");
    const isAlone = own.length === 0;
    super({ "http://seed.test/": isAlone ? flood : linksTo("http://seed.test/flood", ...own) });
    for (const url of own) this.pages[url] = `page ${url}`;
    if (!isAlone) this.pages["http://seed.test/flood"] = flood;
  }

  override async fetch(request: FetchRequest): Promise<FetchResult> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/robots.txt") this.pageRequests++;
    if (pathname === "/p.png") this.pages[request.url] = { type: "image/png", body: PICTURE };
    this.mostInFlight = Math.max(this.mostInFlight, ++this.inFlight);
    try {
      return await super.fetch(request);
    } finally {
      this.inFlight--;
    }
  }
}

function capture(web: FanOutWeb, settings: Partial<CaptureSettings>) {
  return captureWeb(web, memoryArchive(), {
    seeds: ["http://seed.test/"],
    settings: { maxPages: 100_000, ...settings },
  });
}

it("asks for exactly as many pages as it may", async () => {
  const web = new FanOutWeb(HOSTS);
  const { report } = await capture(web, { maxPages: 100 });
  expect(web.addresses.length).toBe(100);
  expect(report.pages.filter(({ verdict }) => verdict === "skipped").length).toBe(HOSTS + 1 - 100);
  expect(web.asked.filter(({ url }) => url.endsWith("/robots.txt")).length).toBeLessThanOrEqual(100);
});

it("makes exactly as many requests as it may, visits and revisits together", async () => {
  const web = new FanOutWeb(HOSTS);
  await capture(web, { budget: { maxRequests: 50 } });
  expect(web.pageRequests).toBe(50);
});

it("has no more requests under way than may be, over all hosts, and asks them all", async () => {
  const web = new FanOutWeb(MANY_HOSTS);
  await capture(web, { passes: 1 });
  expect(web.addresses.length).toBe(MANY_HOSTS + 1);
  expect(web.mostInFlight).toBe(64);
});

it("stops before the WARC records are larger than they may be", () =>
  withTempDir(async (dir) => {
    const web = new FanOutWeb(3000);
    const archive = await openArchive(dir);
    const settings = { maxPages: 100_000, manners: { maxBytes: 400_000 }, passes: 1 };
    const { report } = await captureWeb(web, archive, { seeds: ["http://seed.test/"], settings });
    const files = await archive.warcs.files(report.capture);
    await archive.close();
    const bytes = files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0);
    expect(web.addresses.length).toBeGreaterThan(20);
    // The run's last notes, of thousands of pages not asked for, come after the last page.
    expect(bytes).toBeLessThanOrEqual(400_000);
    expect(bytes).toBeGreaterThan(300_000);
  }));

it("gives places in the order of discovery: a flood does not take those of pages found before it", async () => {
  const web = new FanOutWeb(HOSTS, OWN);
  await capture(web, { maxPages: 50, delayMs: 1000 });
  for (const url of OWN) expect(web.addresses).toContain(url);
  expect(web.addresses.length).toBe(50);
});

it("lets later pages in when earlier ones left their places", async () => {
  const web = new FanOutWeb(0, [...OWN, "http://seed.test/last"]);
  web.pages["http://seed.test/robots.txt"] = { type: "text/plain", body: "User-agent: *\nDisallow: /1" };
  await capture(web, { maxPages: 12 });
  expect(web.addresses.length).toBe(12);
  expect(web.addresses).toContain("http://seed.test/last" as PageUrl);
});
