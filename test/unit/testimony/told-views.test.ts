// Testimonies beside a crawl: every view says whose word a version is, and none adds one to the other.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ArchiveEvidence, choicesAt, momentFor, searchArchive } from "#access/index.js";
import { type Instant, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { startServers } from "#server/index.js";
import { pageSchema } from "#server/page-schema.js";
import { openArchive } from "#store/index.js";
import { indexTexts } from "#study/index.js";
import { ask } from "../../support/sites/ask.js";
import { runCli } from "../../support/test-io.js";
import { after, mixedArchive, type MixedArchive } from "../../support/testimony/mixed-archive.js";
import { minute, toldUrl } from "../../support/testimony/telling.js";

let dir: string;
let ids: MixedArchive;
let archive: Archive;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-told-"));
  ids = await mixedArchive(dir);
  const writing = await openArchive(dir);
  await indexTexts(writing);
  await writing.close();
  archive = await openArchive(dir, { mode: "read" } as never);
});

afterAll(async () => {
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

const cli = (...argv: string[]) => runCli([...argv, "--archive", dir]);

async function shownAt(
  path: string,
  at: Instant,
): Promise<{ tier: string; capture: string | null; said: unknown }> {
  const { catalog, index } = archive;
  const evidence = new ArchiveEvidence({ catalog, captures: () => catalog.captures.list() });
  const url = toldUrl(path);
  const servedBy = { choice: "coherent", evidenceOf: (page: PageUrl) => evidence.ofPage(page) } as const;
  for await (const { evidence: said } of choicesAt(
    await index.lookup(url),
    { url, at, within: null },
    servedBy,
  ))
    return { tier: said.tier, capture: said.captureId, said };
  throw new Error("nothing is shown");
}

describe("a view of an instant", () => {
  it("shows what looks prove first, then what was served, then what the owner says", async () => {
    expect(await shownAt("/", minute(7))).toMatchObject({ tier: "observed", capture: ids.crawl });
    expect(await shownAt("/", minute(12))).toMatchObject({ tier: "observed", capture: ids.crawl });
    expect(await shownAt("/", after(3))).toMatchObject({ tier: "served", capture: ids.served });
    expect(await shownAt("/", after(0))).toMatchObject({ tier: "source", capture: ids.source });
    expect(await shownAt("/", minute(25))).toMatchObject({ tier: "source", capture: ids.source });
    const { said } = await shownAt("/", after(3));
    expect(said).toMatchObject({ answers: 214, interval: { from: minute(1), to: minute(9) } });
  });

  it("shows a page that only the owner knows, and says so of times that nobody tells of", async () => {
    expect(await shownAt("/forgotten", minute(9))).toMatchObject({ tier: "source" });
    expect(await shownAt("/withdrawn", minute(20))).toMatchObject({ tier: "nearest" });
  });

  it("is at the time asked for where what is told answers for it, at the nearest told one else", async () => {
    const { catalog } = archive;
    const evidence = new ArchiveEvidence({ catalog, captures: () => catalog.captures.list() });
    const near = async (path: string, at: Instant) =>
      (await momentFor(evidence, toldUrl(path), { at, before: null, after: null } as never))?.at;
    expect(await near("/forgotten", minute(9))).toBe(minute(9));
    expect(await near("/withdrawn", minute(20))).toBe(minute(2));
    expect(await near("/", minute(25))).toBe(minute(25));
  });
});

describe("a page's history", () => {
  it("has what is told beside the versions that were seen", async () => {
    const servers = await startServers({ archive, port: 0, replayPort: 0 });
    try {
      const answer = await ask(
        servers.uiUrl,
        `/api/page?${new URLSearchParams({ url: toldUrl("/") }).toString()}`,
      );
      const history = pageSchema.parse(JSON.parse(answer.body));
      expect(history).toMatchObject({ totalVersions: 1, looks: 3, totalTold: 4 });
      expect(history.captures.map(({ id }) => id)).toEqual([ids.crawl]);
      expect(history.told.map(({ tier, from }) => [tier, from])).toEqual([
        ["served", minute(11)],
        ["source", minute(10)],
        ["served", minute(1)],
        ["source", minute(0)],
      ]);
      expect(history.told[2]).toMatchObject({ count: 214 });
    } finally {
      await servers.close();
    }
  });
});

describe("a search", () => {
  it("says of a text whether it was seen or told", async () => {
    const find = async (query: string, at?: Instant) =>
      (await searchArchive(archive, { query, offset: 0, limit: 9, ...(at !== undefined && { at }) })).hits;
    expect(await find("nobody links here", minute(20))).toMatchObject([{ told: "all", standing: "told" }]);
    const [seen] = await find("only here");
    expect(seen).not.toHaveProperty("told");
    expect((await cli("search", "nobody")).out).toContain("told of 2023-11-14");
  });
});

describe("the command line", () => {
  it("lists testimonies by their kind", async () => {
    const { out } = await cli("captures");
    expect(out).toContain("the owner's own record: 3 pages, 4 versions");
    expect(out).toContain("recorded before the server: 1 page, 2 versions, 221 answers");
    expect(out).not.toContain("0 of 3 pages sharp");
  });

  it("reports a testimony without a word of sharpness, and takes none for the newest capture", async () => {
    const { out } = await cli("report", ids.source);
    expect(out).toContain("The owner's own record: 3 pages, 4 versions");
    expect(out).toContain("No look of ours stands behind it");
    expect(out).not.toMatch(/sharp|identical before and after/);
    expect((await cli("report", ids.source, "--html")).out).toContain("Testimony");
    expect((await cli("report", ids.source, "--measures")).code).toBe(2);
  });

  it("shows the tiers side by side over time, and proves no more than before", async () => {
    const view = JSON.parse((await cli("report", "--archive-view", "told.example", "--json")).out);
    expect(view).toMatchObject({ captures: 1, pages: 2, best: { pages: 1 } });
    expect(view.told).toMatchObject([
      { tier: "served", testimonies: 1, pages: 1, versions: 2 },
      { tier: "source", testimonies: 1, pages: 3, versions: 4 },
    ]);
    const { out } = await cli("report", "--archive-view", "told.example");
    expect(out).toContain("source (the owner's own record; nothing of it is proved by looks)");
    expect((await cli("report", "--archive-view", "told.example", "--html")).out).toContain(
      "Served to visitors",
    );
  });

  it("compares what was seen with what is told, and ends with 1 where they differ", async () => {
    const { code, out } = await cli("compare", "told.example", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      format: "isochron-compare/1",
      captures: 1,
      testimonies: { source: 1, served: 1 },
      agree: { source: 2, served: 2 },
      differ: { count: 2 },
      stale: { count: 1, first: [{ url: toldUrl("/"), told: { tier: "source" } }] },
      forgotten: { count: 1, first: [toldUrl("/forgotten")] },
      notInSource: { count: 1, first: [toldUrl("/crawled")] },
    });
    const words = (await cli("compare", "told.example")).out;
    expect(words).toMatch(/2 differ: looks that showed another content/);
    expect(words).toContain(ids.crawl);
  });

  it("lists, compares and exports what is told like anything else", async () => {
    const cdx = (await cli("cdx", toldUrl("/"))).out;
    expect(cdx.trim().split("\n").length).toBeGreaterThanOrEqual(7);
    const [t1, t2] = ["2023-11-14T22:14:00Z", "2023-11-14T22:40:00Z"];
    const diff = await cli("diff", toldUrl("/"), t1, t2, "--json");
    expect([diff.code, diff.err]).toEqual([0, ""]);
    const copy = await cli("export", "files", join(dir, "copy"), "--site", "told.example", "--as-of", t2);
    expect([copy.code, copy.err]).toEqual([0, ""]);
    const wacz = await cli("export", "wacz", "--output", join(dir, "told.wacz"), "--site", "told.example");
    expect([wacz.code, wacz.err]).toEqual([0, ""]);
  });

  it("says in one line what is wrong where nothing is told", async () => {
    const { code, err } = await cli("compare", "nowhere.example");
    expect([code, err.trim().split("\n").length]).toEqual([2, 1]);
  });

  it("says why of what is told, and whom to ask where the capture does not know the page", async () => {
    const { out } = await cli("why", toldUrl("/forgotten"));
    expect(out).toContain(`testimony ${ids.source} (source) tells of it`);
    const told = await cli("why", toldUrl("/forgotten"), "--capture", ids.source);
    expect(told.out).toMatch(/until 2023-11-14T22:43:20\.000Z/);
  });
});
