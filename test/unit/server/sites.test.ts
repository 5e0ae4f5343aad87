// Sites as the API tells of them: lists in pieces, titles and pictures of front pages, directories from the index.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { surt } from "#formats/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import {
  siteCapturesSchema,
  siteLifeSchema,
  siteListSchema,
  siteSchema,
  treeSchema,
  type TreeLevel,
} from "#server/sites-schema.js";
import { treeLevel } from "#server/sites/site-tree.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";

const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";
const FRONT = "http://demo.example/" as PageUrl;
const DAY_MS = 86_400_000;
const HOSTILE = `</title><script>alert(1)</script>"'`;

function reportOf(site: string, day: number, share = 0.5) {
  const at = AS_OF + day * DAY_MS;
  return makeReport(
    { pages: 10, verdictOf: (i) => (i < 10 * share ? "sharp" : "failed") },
    { capture: `${site}-${day}`, site, seeds: [`http://${site}/`], startedAt: at - 1000, asOf: at },
  );
}

const index = new MemoryIndex();
index.add(FRONT, AS_OF + DAY_MS, HTML, `<title> The  &lt;b&gt; town\n paper </title>`);
const archive = memoryArchive(index, {
  reports: [reportOf("demo.example", 0), reportOf("demo.example", 1, 1), reportOf("other.example", 2)],
});
let servers: RunningServers;

beforeAll(async () => {
  await archive.descriptions.put(
    { kind: "site", site: "other.example" },
    { title: [HOSTILE] },
    instant(AS_OF),
  );
  servers = await startServers({ archive, port: 0, replayPort: 0 });
});
afterAll(() => servers.close());

async function get(path: string): Promise<{ status: number; json: unknown }> {
  const { status, body } = await ask(servers.uiUrl, path);
  return { status, json: JSON.parse(body) };
}

describe("the list of sites", () => {
  it("names those captured last first, each by what people or its front page call it", async () => {
    const { sites, next } = siteListSchema.parse((await get("/api/sites")).json);
    expect(sites.map(({ site, title, captures }) => [site, title, captures])).toEqual([
      ["other.example", HOSTILE, 1],
      ["demo.example", "The <b> town paper", 2],
    ]);
    expect(next).toBeNull();
    expect(sites[1]!.shares).toEqual([
      { at: AS_OF, share: 0.5 },
      { at: AS_OF + DAY_MS, share: 1 },
    ]);
    expect(sites.map(({ trouble }) => trouble)).toEqual(["many-failures", null]);
  });

  it("is read on by its cursor, and searched by a part of a name", async () => {
    const first = siteListSchema.parse((await get("/api/sites?limit=1")).json);
    expect(first.sites.map(({ site }) => site)).toEqual(["other.example"]);
    const on = siteListSchema.parse(
      (await get(`/api/sites?limit=1&cursor=${encodeURIComponent(first.next!)}`)).json,
    );
    expect([on.sites.map(({ site }) => site), on.next]).toEqual([["demo.example"], null]);
    const found = siteListSchema.parse((await get("/api/sites?q=DEMO")).json);
    expect(found.sites.map(({ site }) => site)).toEqual(["demo.example"]);
  });

  it("refuses what is no such list", async () => {
    for (const query of ["limit=0", "limit=501", "limit=x", "from=x", `q=${"x".repeat(301)}`])
      expect((await get(`/api/sites?${query}`)).status, query).toBe(404);
  });
});

describe("a site", () => {
  it("tells what its newest capture was asked for, where it begins, and what is said of it", async () => {
    const told = siteSchema.parse((await get("/api/sites/other.example")).json);
    expect(told).toMatchObject({
      seeds: ["http://other.example/"],
      roots: ["http://other.example/"],
      description: [["title", HOSTILE]],
      replayUrl: servers.replayUrl,
    });
    expect((await get("/api/sites/nowhere.example")).status).toBe(404);
    expect(siteLifeSchema.parse((await get("/api/sites/other.example/life")).json)).toEqual({
      pages: 0,
      steps: [],
    });
  });

  it("lists captures within a span, newest first", async () => {
    const ids = async (query: string): Promise<string[]> =>
      siteCapturesSchema
        .parse((await get(`/api/sites/demo.example/captures?${query}`)).json)
        .captures.map(({ id }) => id);
    expect(await ids("")).toEqual(["demo.example-1", "demo.example-0"]);
    expect(await ids(`from=${AS_OF}&to=${AS_OF}`)).toEqual(["demo.example-0"]);
    expect(await ids("limit=1&cursor=demo.example-1")).toEqual(["demo.example-0"]);
  });
});

describe("the picture of a front page", () => {
  const PNG = "\x89PNG\r\n\x1a\n rest";
  const shownAt = instant(AS_OF);
  const shown = { document: FRONT, at: shownAt, requests: [] } as never;

  async function pictureWith(bytes: string, at = AS_OF, isShown = true) {
    const own = new MemoryIndex();
    const head = "HTTP/1.1 200 OK\nContent-Type: text/html";
    const entry = own.add(`urn:thumbnail:${FRONT}`, at, head, Buffer.from(bytes, "latin1"));
    Object.assign(entry, { recordType: "resource" });
    const held = memoryArchive(own, { reports: [reportOf("demo.example", 0)] });
    if (isShown) await held.catalog.renderings.put("demo.example-0", shown);
    const running = await startServers({ archive: held, port: 0, replayPort: 0 });
    const answer = await ask(running.uiUrl, "/api/sites/demo.example/thumbnail");
    await running.close();
    return answer;
  }

  it("is sent by the type that its bytes are, and never guessed at", async () => {
    const { status, headers } = await pictureWith(PNG);
    expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([
      200,
      "image/png",
      "nosniff",
    ]);
  });

  it("is nothing that only calls itself one, and none of another look", async () => {
    expect((await pictureWith("<svg onload=alert(1)>")).status).toBe(404);
    expect((await pictureWith(PNG, AS_OF + 1)).status).toBe(404);
    expect((await pictureWith(PNG, AS_OF, false)).status).toBe(404);
  });
});

describe("a site that rules keep from readers", () => {
  it("is in no list, has no view, and leaves no gap", async () => {
    const hidden = "other.example";
    const rules = [
      {
        id: "r",
        surt: surt(`http://${hidden}/`).slice(0, -1),
        match: "prefix" as const,
        collection: null,
        from: null,
        to: null,
        groups: null,
        access: { kind: "block" as const, message: "closed" },
      },
    ];
    const reports = ["demo.example", hidden, "last.example"].map((site, i) => reportOf(site, -i));
    const held = memoryArchive(new MemoryIndex(), { reports, rules: () => rules });
    await held.descriptions.put({ kind: "site", site: hidden }, { title: ["hidden"] }, instant(AS_OF));
    const running = await startServers({ archive: held, port: 0, replayPort: 0 });
    const told = async (path: string): Promise<string> => (await ask(running.uiUrl, path)).body;
    try {
      const [first] = [siteListSchema.parse(JSON.parse(await told("/api/sites?limit=1")))];
      expect(first.sites.map(({ site }) => site)).toEqual(["demo.example"]);
      const rest = siteListSchema.parse(
        JSON.parse(await told(`/api/sites?limit=1&cursor=${encodeURIComponent(first.next!)}`)),
      );
      expect([rest.sites.map(({ site }) => site), rest.next]).toEqual([["last.example"], null]);
      for (const path of ["/api/sites", "/api/captures", "/api/captures?limit=1&cursor=demo.example-0"])
        expect(await told(path), path).not.toContain("hidden");
      for (const what of ["", "/captures", "/life", "/habits", "/thumbnail"]) {
        const body = await told(`/api/sites/${hidden}${what}`);
        expect(body, what).not.toMatch(/other\.example|"title":"hidden"/);
      }
    } finally {
      await running.close();
    }
  });
});

describe("a large archive", () => {
  it("is never read whole for a list", async () => {
    const reports = Array.from({ length: 300 }, (_, i) => reportOf(`s${i % 60}.example`, i));
    const held = memoryArchive(new MemoryIndex(), { reports });
    let heads = 0;
    const { getReportHead } = held.results;
    const watched = {
      ...held,
      results: { ...held.results, getReportHead: (id: string) => (heads++, getReportHead(id)) },
    };
    watched.catalog.captures.list = () => Promise.reject(new Error("the whole list"));
    const running = await startServers({ archive: watched, port: 0, replayPort: 0 });
    try {
      for (const path of ["/api/sites?limit=10", "/api/captures?limit=10", "/api/sites/s1.example"])
        expect((await ask(running.uiUrl, path)).status, path).toBe(200);
      expect(heads).toBeLessThanOrEqual(10 * 5 + 10 + 5);
    } finally {
      await running.close();
    }
  });
});

describe("directories from the index", () => {
  const held = new MemoryIndex();
  for (const path of [
    "",
    "News/b.html",
    "News/a.html",
    "news/2026/x",
    "about",
    "about-us",
    "list?page=2",
    "list?page=1",
  ])
    for (const at of [AS_OF, AS_OF + 5]) held.add(`http://tree.example/${path}`, at, HTML);
  held.add("http://tree.example.other/x", AS_OF, HTML);
  const names = ({ entries }: TreeLevel): string[] =>
    entries.map(({ kind, name }) => (kind === "page" ? name : `${name}/`));

  it("gives each child of a level once, and leads on", async () => {
    const root = treeSchema.parse(await treeLevel(held, "http://tree.example/"));
    expect(names(root)).toEqual(["/", "about", "about-us", "list?page=1", "list?page=2", "news/"]);
    expect(root.next).toBeNull();
    const news = await treeLevel(held, root.entries.at(-1)!.url);
    expect(names(news)).toEqual(["2026/", "a.html", "b.html"]);
    expect(news.entries[1]!.url).toBe("http://tree.example/News/a.html");
    expect(names(await treeLevel(held, news.entries[0]!.url))).toEqual(["x"]);
  });

  it("comes in pieces when a level is long", async () => {
    const wide = new MemoryIndex();
    for (let i = 1000; i < 1250; i++) wide.add(`http://wide.example/d${i}/x`, AS_OF, HTML);
    const first = await treeLevel(wide, "http://wide.example/");
    expect(first.entries).toHaveLength(200);
    const rest = await treeLevel(wide, "http://wide.example/", first.next!);
    expect([rest.entries.length, rest.next]).toEqual([50, null]);
    expect(rest.entries[0]!.name).toBe("d1200");
  });
});
