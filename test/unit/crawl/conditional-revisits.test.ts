// Conditional revisits: a 304 attests, never observes; a sample is checked; a lie costs the host its word.
import { expect, it } from "vitest";
import type { CaptureOutcome } from "#crawl/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { secondOpinion } from "../../support/second-verifier.js";
import {
  captureWeb,
  linksTo,
  ScriptedWeb,
  verdicts,
  type ScriptedPage,
} from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const SETTINGS = { conditionalAbove: 0 };

/** A site of so many pages beside its home page, all made by one recipe. */
function siteOf(count: number, page: (i: number) => ScriptedPage): Record<string, ScriptedPage> {
  const urls = Array.from({ length: count }, (_, i) => `http://site.test/${i}`);
  const home = { body: linksTo(...urls), headers: { ETag: '"constant"' } };
  return { [HOME]: home, ...Object.fromEntries(urls.map((url, i) => [url, page(i)])) };
}

const tagged = (body: string): ScriptedPage => ({ body, headers: { ETag: '"constant"' } });

/** Captures a scripted site into a real archive and has both verifiers check what is claimed. */
async function captureChecked(web: ScriptedWeb): Promise<CaptureOutcome> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    try {
      const outcome = await captureWeb(web, archive, { seeds: [HOME], settings: SETTINGS });
      const { findings } = await verifyCertificate(outcome.files.certificate, { root: dir });
      expect(findings).toEqual([]);
      expect(secondOpinion(outcome.files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
      return outcome;
    } finally {
      await archive.close();
    }
  });
}

const count = (outcome: CaptureOutcome, verdict: string): number =>
  Object.values(verdicts(outcome)).filter((one) => one === verdict).length;

it("makes pages attested by 304s, and those of the sample sharp by a full answer", async () => {
  const web = new ScriptedWeb(siteOf(60, (i) => ({ body: `page ${i}`, headers: { ETag: `"${i}"` } })));
  const outcome = await captureChecked(web);
  const is304 = outcome.certificate.pages.filter(({ evidence }) => evidence === "attested:304");
  expect(is304.length + count(outcome, "sharp")).toBe(61);
  expect(is304.length).toBeGreaterThan(40);
  // One in ten, and the first of the host.
  expect(count(outcome, "sharp")).toBeGreaterThan(1);
  expect(outcome.report.notes.join()).toContain(`61 asked so, 61 answered 304`);
  expect(outcome.report.expectedSharp!).toBeLessThan(20);
  expect(outcome.certificate.hosts[0]).toMatchObject({ notModified: "trusted" });
});

it("asks in full below the limit, and without a validator that can be trusted", async () => {
  const pages = siteOf(6, (i) => ({
    body: "x".repeat(i < 3 ? 10 : 3000),
    // Without a Date no bound of the host's clock is known: its Last-Modified is not asked with.
    headers: i % 3 === 0 ? { "Last-Modified": "Mon, 05 Jan 2026 09:00:00 GMT" } : { ETag: `"${i}"` },
  }));
  const web = new ScriptedWeb(pages);
  await withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    await captureWeb(web, archive, { seeds: [HOME], settings: { conditionalAbove: 2000 } });
    await archive.close();
  });
  const conditional = web.asked.filter((one) => one.isConditional).map(({ url }) => url);
  expect(conditional.sort()).toEqual(["http://site.test/4", "http://site.test/5"]);
});

/** All pages change when so many conditional requests were made, and nobody is told. */
class LyingWeb extends ScriptedWeb {
  readonly #after: number;
  #conditional = 0;

  constructor(pages: number, after: number) {
    super(siteOf(pages, (i) => tagged(`page ${i}`)));
    this.#after = after;
  }

  override fetch(request: FetchRequest): Promise<FetchResult> {
    if (request.conditional && ++this.#conditional === this.#after)
      for (const url of Object.keys(this.pages)) this.pages[url] = tagged(`new ${url}`);
    return super.fetch(request);
  }
}

it("catches a lying host by the first check and asks for everything else in full", async () => {
  const web = new LyingWeb(12, 1);
  const outcome = await captureChecked(web);
  expect(count(outcome, "attested")).toBe(0);
  expect(web.asked.filter((one) => one.isConditional).length).toBe(1);
  const [host] = outcome.certificate.hosts;
  expect(host).toMatchObject({ notModified: "distrusted" });
  expect(outcome.report.notes.join()).toContain("its 304s count for nothing");
});

it("takes back the 304s of a host caught later, and asks those pages again in full", async () => {
  const web = new LyingWeb(80, 12);
  const outcome = await captureChecked(web);
  expect(count(outcome, "attested")).toBe(0);
  // A 304 is no revisit in the report: every page has a full answer after t*.
  expect(outcome.report.pages.filter(({ revisitAt }) => revisitAt === null)).toEqual([]);
  // Some 304s went unchecked before the lie came out: their pages were looked at once more.
  expect(web.asked.filter((one) => one.isConditional).length).toBeGreaterThanOrEqual(12);
  const { records } = outcome.certificate.hosts[0]!;
  const types = outcome.certificate.pages
    .flatMap((page) => page.records)
    .filter(({ id }) => records.includes(id));
  expect(types.map(({ type }) => type)).toContain("revisit");
});

it("does not take an answer to another request for a second sighting", async () => {
  const web = new ScriptedWeb(
    siteOf(8, (i) => ({ body: `page ${i}`, headers: { ETag: `"${i}"` }, ignoresConditions: true })),
  );
  const outcome = await captureChecked(web);
  expect(count(outcome, "sharp")).toBeGreaterThanOrEqual(8);
  // After the first answer in full the host is asked plainly.
  expect(web.asked.filter((one) => one.isConditional).length).toBeLessThanOrEqual(2);
});

it.each([1, 2, 3, 4])(
  "is verified, and rebuilt from the WARC files, on living sites (seed %i)",
  async (seed) => {
    await withTempDir(async (dir) => {
      const preset = seed % 2 === 0 ? "plain" : "everything";
      const options = { seed, preset, pages: 25 } as const;
      const { files } = await captureInto(dir, options, {
        ...SETTINGS,
        strategy: "optimal-online",
        delayMs: 300,
      });
      expect((await verifyCertificate(files.certificate, { root: dir })).findings).toEqual([]);
      expect(secondOpinion(files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
      const before = await catalogDump(dir);
      await loseAndReindex(dir);
      expect(await catalogDump(dir)).toEqual(before);
    });
  },
);
