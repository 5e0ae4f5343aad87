// `--max-bytes` holds: the response that would pass it is cut there, and its page is counted under the limit.
import { createCipheriv } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ByteLimit } from "#crawl/admission/byte-limit.js";
import { OpenLooks } from "#crawl/admission/open-looks.js";
import { ResponseFramer } from "#fetch/response-framer.js";
import type { CaptureSettings, PageUrl } from "#model/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { captureWeb, linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const MAX_BYTES = 1_000_000;
const REASON = "max-bytes: over the limit of bytes (the response was cut there)";

let drawn = 0;

/** Bytes that no compression makes shorter, others each time. */
function page(bytes: number) {
  const stream = createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16, ++drawn));
  return { type: "image/png", body: stream.update(Buffer.alloc(bytes)) };
}

interface Ended {
  readonly sizeBytes: number;
  readonly reasons: Readonly<Record<string, string | null>>;
  readonly verdicts: Readonly<Record<string, string>>;
}

/** A capture within the limit, verified, and rebuilt from its WARC files to the same. */
function captured(web: ScriptedWeb, settings: Partial<CaptureSettings> = {}): Promise<Ended> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    const asked = { manners: { maxBytes: MAX_BYTES }, maxPages: 1000, ...settings };
    const { report } = await captureWeb(web, archive, { seeds: [HOME], settings: asked });
    const files = await archive.warcs.files(report.capture);
    await archive.close();
    const path = join(dir, "captures", report.capture, "certificate.json");
    expect((await verifyCertificate(path, { root: dir })).findings).toEqual([]);
    const before = await sightings(dir);
    await loseAndReindex(dir);
    expect(await sightings(dir)).toEqual(before);
    return {
      sizeBytes: files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0),
      reasons: Object.fromEntries(report.pages.map(({ url, reason }) => [url, reason])),
      verdicts: Object.fromEntries(report.pages.map(({ url, verdict }) => [url, verdict])),
    };
  });
}

const sightings = async (dir: string): Promise<unknown> => (await catalogDump(dir))["sightings"];

it.each([1, 2] as const)("a page longer than all that is allowed is cut, in %i passes", async (passes) => {
  const long = `${HOME}long`;
  const web = new ScriptedWeb({ [HOME]: linksTo(long, `${HOME}after`), [long]: page(5_000_000) });
  const { sizeBytes, reasons, verdicts } = await captured(web, { passes });
  expect(sizeBytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(sizeBytes).toBeGreaterThan(0.95 * MAX_BYTES);
  expect(verdicts[long]).toBe("failed");
  expect(reasons[long]).toBe(REASON);
  expect(reasons[`${HOME}after`]).toMatch(/^max-bytes: /);
});

it("many hosts side by side keep it together, though all looks before were short", async () => {
  const short = Array.from({ length: 40 }, (_, i) => `${HOME}${i}`);
  const urls = Array.from({ length: 200 }, (_, i) => `http://h${i}.test/p.png`);
  const flood = `${HOME}flood`;
  const web = new ScriptedWeb({
    [HOME]: linksTo(...short, flood),
    ...Object.fromEntries(short.map((url) => [url, "short"])),
    [flood]: urls.map((url) => `<img src="${url}">`).join(""),
    ...Object.fromEntries(urls.map((url) => [url, page(60_000)])),
  });
  const { sizeBytes, reasons } = await captured(web);
  expect(sizeBytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(Object.values(reasons).filter((reason) => reason?.startsWith("max-bytes: ")).length).toBeGreaterThan(
    180,
  );
});

it("a second answer that is equal is not cut, however little is left", async () => {
  const long = `${HOME}long`;
  const web = new ScriptedWeb({ [HOME]: linksTo(long), [long]: page(900_000) });
  const { sizeBytes, verdicts } = await captured(web);
  expect(verdicts[long]).toBe("sharp");
  expect(sizeBytes).toBeLessThanOrEqual(MAX_BYTES);
});

it("a second answer that differs and does not fit is cut, and proves nothing", async () => {
  const long = `${HOME}long`;
  const web = new ChangingWeb({ [HOME]: linksTo(long), [long]: page(700_000) }, long);
  const { sizeBytes, verdicts } = await captured(web);
  expect(verdicts[long]).toBe("seen");
  expect(sizeBytes).toBeLessThanOrEqual(MAX_BYTES);
});

class ChangingWeb extends ScriptedWeb {
  readonly #url: string;

  constructor(pages: ScriptedWeb["pages"], url: string) {
    super(pages);
    this.#url = url;
  }

  override async fetch(request: FetchRequest): Promise<FetchResult> {
    const result = await super.fetch(request);
    if (request.url === this.#url) this.pages[request.url] = page(700_000);
    return result;
  }
}

it("what comes over the network is taken no further than may be kept, asked as it comes", () => {
  let mostBytes = 1000;
  const given: number[] = [];
  const limits = { maxHeadBytes: 1000, maxResponseBytes: 1_000_000 };
  const framer = new ResponseFramer(
    limits,
    (bytes) => given.push(bytes.length),
    () => mostBytes,
  );
  framer.push(Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"));
  framer.push(Buffer.alloc(500));
  mostBytes = 600;
  framer.push(Buffer.alloc(500));
  expect(framer.state).toBe("full");
  expect(given.reduce((sum, bytes) => sum + bytes)).toBe(600);
});

it("a look that was answered and is not written yet leaves the others only the rest", () => {
  const open = new OpenLooks();
  const [one, other] = ["http://a.test/", "http://b.test/"] as [PageUrl, PageUrl];
  const seen = { size: 0, looks: 0, warcBytes: 0 };
  const settings = { delayMs: 0, strategy: "bfs-fifo", maxPages: 1, threshold: 0 };
  const limit = new ByteLimit(MAX_BYTES, {
    state: { isVisiting: false, settings },
    seen,
    open,
    notesBytes: () => 0,
  });
  for (const url of [one, other]) open.begin(url, { isFirst: true, bytes: 0 });
  expect(limit.claim(one, 600_000)).toBe(true);
  expect(limit.claim(other, 600_000)).toBe(false);
  expect(limit.roomFor(other)).toBeLessThan(400_000);
  expect(limit.roomFor(other)).toBeGreaterThan(380_000);
  open.end(one);
  expect(limit.claim(other, 600_000)).toBe(true);
});

it("a response that does not fit waits for those under way to leave room, and is cut when none will", async () => {
  const open = new OpenLooks();
  const urls = ["http://a.test/", "http://b.test/", "http://c.test/"] as PageUrl[];
  const seen = { size: 0, looks: 0, warcBytes: 0 };
  const settings = { delayMs: 0, strategy: "bfs-fifo", maxPages: 1, threshold: 0 };
  const limit = new ByteLimit(MAX_BYTES, {
    state: { isVisiting: false, settings },
    seen,
    open,
    notesBytes: () => 0,
  });
  for (const url of urls) open.begin(url, { isFirst: true, bytes: 0 });
  expect(await limit.claimInTime(urls[0]!, 600_000)).toBe(true);
  const [second, third] = [limit.claimInTime(urls[1]!, 500_000), limit.claimInTime(urls[2]!, 990_000)];
  seen.warcBytes = 30_000; // compressed to a twentieth of what it had claimed
  open.end(urls[0]!);
  expect(await second).toBe(true);
  seen.warcBytes += 500_000;
  open.end(urls[1]!);
  expect(await third).toBe(false);
});
