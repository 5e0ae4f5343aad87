// Every verb once, on the archive of one small capture, as a user would run them one after the other.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { runCli } from "../../support/test-io.js";

let dir: string;
let archive: string;
let site: RunningSite;
let summary: {
  capture: string;
  site: string;
  pages: number;
  sharp: number;
  warcs: string[];
  certificate: string;
};

const run = (...argv: string[]) => runCli([...argv, "--archive", archive]);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-test-"));
  archive = join(dir, "archive");
  // Several changes a second on every page that is not static: however fast the capture is, some page differs.
  const changes = {
    rates: { kind: "log-uniform", minPerDay: 200_000, maxPerDay: 1_000_000 },
    staticDocumentShare: 0.6,
  } as const;
  site = await startLivingSite({ preset: "plain", pages: 25, seed: 3, changes });
  const { code, out, err } = await run("capture", site.url, "--allow-private", "--delay", "10ms", "--json");
  expect(code, err).toBe(0);
  summary = JSON.parse(out) as typeof summary;
});

afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

describe("verbs on an archive", () => {
  it("captures lists it", async () => {
    expect((await run("captures")).out).toContain(`${summary.sharp} of ${summary.pages} pages sharp`);
    expect(JSON.parse((await run("captures", "--json")).out)).toMatchObject({
      captures: [{ capture: summary.capture }],
    });
  });

  it("report says the same for people, programs and browsers", async () => {
    expect((await run("report")).out).toContain(`${summary.sharp} of ${summary.pages} pages seen identical`);
    expect(JSON.parse((await run("report", summary.capture, "--json")).out)).toMatchObject({
      all: { sharp: summary.sharp },
    });
    expect((await run("report", "--html")).out).toMatch(/^<!doctype html>/i);
  });

  it("report shows how much of the site is proved at every instant, and over the best interval", async () => {
    const view = JSON.parse(
      (await run("report", "--archive-view", summary.site, "--span", "1ms", "--json")).out,
    ) as {
      pages: number;
      steps: { pages: number }[];
      best: { pages: number; spoilers: string[] };
      span: { pages: number };
    };
    expect(view.best.pages).toBe(Math.max(...view.steps.map(({ pages }) => pages)));
    expect(view.best.pages).toBeGreaterThanOrEqual(summary.sharp);
    expect(view.best.pages + view.best.spoilers.length).toBe(view.pages);
    expect(view.span.pages).toBeGreaterThan(0);
    expect(view.span.pages).toBeLessThanOrEqual(view.best.pages);
    const text = (await run("report", "--archive-view", summary.site)).out;
    expect(text).toContain(`best instant: `);
    expect(await run("report", "--archive-view", "nowhere")).toMatchObject({ code: 2, out: "" });
    expect(await run("report", "--archive-view", summary.site, "--span", "soon")).toMatchObject({ code: 2 });
  });

  it("verify finds the certificate true, and a tampered one false", async () => {
    expect(await run("verify", summary.capture)).toMatchObject({ code: 0 });
    const { readFile } = await import("node:fs/promises");
    const text = await readFile(summary.certificate, "utf8");
    const tampered = join(archive, "captures", summary.capture, "tampered.json");
    await writeFile(tampered, text.replace(/"verdict":(\s*)"changed"/, '"verdict":$1"sharp"'));
    expect(text).toMatch(/"verdict":\s*"changed"/);
    expect(await run("verify", tampered)).toMatchObject({ code: 1 });
    await rm(tampered);
  });

  it("warc ls, warc check and warc check --all read what was written", async () => {
    const listed = await runCli(["warc", "ls", ...summary.warcs, "--json"]);
    const { files } = JSON.parse(listed.out) as { files: { records: unknown[]; findings: unknown[] }[] };
    expect(files[0]!.records.length).toBeGreaterThan(100);
    expect(await run("warc", "check", ...summary.warcs)).toMatchObject({ code: 0 });
    expect(await run("warc", "check", "--all")).toMatchObject({ code: 0 });
    const broken = join(dir, "broken.warc");
    await writeFile(broken, "this is no WARC\r\n");
    expect(await run("warc", "check", broken)).toMatchObject({ code: 1 });
  });

  it("cdx finds the seed and surt says under which key", async () => {
    const { captures } = JSON.parse((await run("cdx", site.url, "--json")).out) as {
      captures: { url: string }[];
    };
    expect(captures.length).toBeGreaterThanOrEqual(2);
    expect(captures.every(({ url }) => url === site.url)).toBe(true);
    expect((await run("cdx", site.url, "--match", "host")).out.split("\n").length).toBeGreaterThan(40);
    expect((await runCli(["surt", "http://www.example.org/a"])).out).toMatch(/^org,example/);
  });

  it("reindex rebuilds the index from the WARCs alone and import takes other files in", async () => {
    const before = (await run("cdx", site.url, "--match", "host")).out;
    expect(await run("reindex")).toMatchObject({ code: 0 });
    expect((await run("cdx", site.url, "--match", "host")).out).toBe(before);
    const other = join(dir, "other");
    const imported = await runCli(["import", ...summary.warcs, "--archive", other]);
    expect(imported, imported.err).toMatchObject({ code: 0 });
    expect((await runCli(["cdx", site.url, "--archive", other])).out).not.toBe("");
  });

  it("export writes a package that check finds in order", async () => {
    const wacz = join(dir, "site.wacz");
    expect(await run("export", "wacz", "--output", wacz)).toMatchObject({ code: 0 });
    const checked = await run("warc", "check", wacz);
    expect(checked, checked.out).toMatchObject({ code: 0 });
  });

  it("diff says what changed between two captures of a page, detect between two files", async () => {
    const report = JSON.parse((await run("report", "--json")).out) as {
      pages: { url: string; verdict: string; contentType: string }[];
    };
    const changed = report.pages.find(
      (page) => page.verdict === "changed" && page.contentType.startsWith("text/html"),
    )!;
    expect(changed).toBeDefined();
    const diff = await run("diff", changed.url, "--json");
    expect(diff, diff.err).toMatchObject({ code: 0 });
    expect(JSON.parse(diff.out)).toMatchObject({
      verdict: expect.stringMatching(/^(insignificant|minor|major|structural)$/),
    });
    const [a, b] = [join(dir, "a.html"), join(dir, "b.html")];
    await writeFile(a, "<p>The price is 10 euros.</p>");
    await writeFile(b, "<p>The price is 12 euros.</p>");
    const detected = JSON.parse((await run("detect", a, b, "--json")).out) as {
      verdict: string;
      importance: number;
    };
    expect(detected.importance).toBeGreaterThan(0);
    expect(detected.importance).toBeLessThanOrEqual(1);
    expect(JSON.parse((await run("detect", a, a, "--json")).out)).toMatchObject({
      verdict: "identical",
      importance: 0,
    });
    expect(await run("detect", a, join(dir, "none.html"))).toMatchObject({ code: 2, out: "" });
  });

  it("mine shows how the site changes", async () => {
    const mined = await run("mine", summary.site, "--json");
    expect(mined, mined.err).toMatchObject({ code: 0 });
    expect(JSON.parse(mined.out)).toMatchObject({ site: summary.site });
    expect(await run("mine", "nowhere")).toMatchObject({ code: 2, out: "" });
  });

  it("plan gives an order, its expectation and its bound", async () => {
    const pages = join(dir, "pages.jsonl");
    await writeFile(
      pages,
      '{"id":"a","ratePerSlot":0.5}\n{"id":"b","ratePerSlot":0.01}\n{"id":"c","ratePerSlot":0.1}\n',
    );
    const { out } = await runCli(["plan", "--input", pages, "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      strategy: "optimal",
      model: "papers",
      pages: 3,
      visits: expect.any(Array),
      ratio: expect.closeTo(1, 9),
    });
  });
});
