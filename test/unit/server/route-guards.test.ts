// Every route in twenty spellings: none is answered without the token, none to a page of another origin.
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Certificate } from "#model/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { guardedBy, guardRoutes } from "#server/route-guards.js";
import { makeUiServer } from "#server/ui-server.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { SampleCluster } from "../../support/cluster/cluster-samples.js";
import { newsItem } from "../../support/news/news-samples.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";
import { watchedPage, watchedStatus, watchOf } from "../../support/watch/watch-samples.js";
import { SPELLINGS, TOKEN } from "../../support/ui/spellings.js";

// A stream that should have been refused would never end.
vi.setConfig({ testTimeout: 20_000 });

const report = makeReport({ pages: 12, verdictOf: () => "sharp" });
const certificate = {
  format: "isochron-certificate/1",
  capture: report.capture,
  pages: [] as Certificate["pages"],
} as Certificate;
const archive = memoryArchive(new MemoryIndex(), { reports: [report], certificates: [certificate] });
const news = {
  list: async () => [{ no: 1, item: newsItem(1, { url: null, captureId: report.capture }) }],
  find: async () => null,
  counts: async () => ({ waiting: 1, delivered: 0, givenUp: 0, repeated: 0 }),
};
const PATHS: Readonly<Record<string, string>> = {
  "/api/captures": "/api/captures",
  "/api/cluster": "/api/cluster",
  "/api/captures/:id": `/api/captures/${report.capture}`,
  "/api/captures/:id/certificate": `/api/captures/${report.capture}/certificate`,
  "/api/captures/:id/head": `/api/captures/${report.capture}/head`,
  "/api/captures/:id/figures": `/api/captures/${report.capture}/figures`,
  "/api/captures/:id/pages": `/api/captures/${report.capture}/pages`,
  "/api/captures/:id/files/:name": `/api/captures/${report.capture}/files/report.json`,
  "/api/page": "/api/page?url=http://demo.example/",
  "/api/page/certificate": `/api/page/certificate?url=http://demo.example/&capture=${report.capture}`,
  "/api/page/change": "/api/page/change?url=http://demo.example/&from=1&to=2",
  "/api/page/declaration": `/api/page/declaration?url=http://demo.example/&capture=${report.capture}`,
  "/api/page/extract": "/api/page/extract?url=http://demo.example/",
  "/api/page/picture": "/api/page/picture?url=http://demo.example/&at=1",
  "/api/page/similar": "/api/page/similar?url=http://demo.example/",
  "/api/page/why": `/api/page/why?url=http://demo.example/&capture=${report.capture}`,
  "/api/search": "/api/search?q=demo",
  "/api/diff": "/api/diff?url=http://demo.example/&from=1&to=2",
  "/api/addresses": "/api/addresses?prefix=demo.example",
  "/api/live": "/api/live",
  "/api/watch": "/api/watch",
  "/api/watch/news": "/api/watch/news",
  "/api/watch/sites/:name": `/api/watch/sites/${report.site}`,
  "/api/watch/sites/:name/page": `/api/watch/sites/${report.site}/page?url=http://demo.example/`,
  "/api/sites": "/api/sites",
  "/api/sites/:site": `/api/sites/${report.site}`,
  "/api/sites/:site/captures": `/api/sites/${report.site}/captures`,
  "/api/sites/:site/habits": `/api/sites/${report.site}/habits`,
  "/api/sites/:site/life": `/api/sites/${report.site}/life`,
  "/api/sites/:site/thumbnail": `/api/sites/${report.site}/thumbnail`,
  "/api/sites/:site/tree": `/api/sites/${report.site}/tree?prefix=http://demo.example/`,
  "/api/captures/:id/wacz": `/api/captures/${report.capture}/wacz`,
  "/api/session": "/api/session",
  "/feeds/:name": "/feeds/all.atom",
  "/metrics": "/metrics",
};

/** Routes to what this archive does not hold: no look at the page, no file, no picture. */
const ABSENT = /diff$|thumbnail$|files|wacz$|api\/page($|\/(?!similar|why))/;

let guarded: RunningServers;
let open: RunningServers;
beforeAll(async () => {
  const status = watchedStatus(report.site, { note: report.capture });
  const watch = await watchOf([status], [], [watchedPage("http://demo.example/")]);
  const sample = new SampleCluster();
  await sample.beat("machine-1");
  const cluster = { agreement: sample.agreement };
  const places = { archive, news, watch, cluster, port: 0, replayPort: 0, webDir: "/nonexistent" };
  guarded = await startServers({ ...places, token: TOKEN });
  open = await startServers(places);
});
afterAll(() => Promise.all([guarded.close(), open.close()]));

/** What nobody without the token may learn. */
function expectNothingToldIn(body: string): void {
  for (const told of [
    report.capture,
    "replayUrl",
    "isochron_",
    "event: live",
    "beforeLabel",
    "/~",
    "canManage",
    "nextSharpAt",
    "machine-1",
  ])
    expect(body).not.toContain(told);
}

describe.each(Object.keys(PATHS))("%s", (route) => {
  it.each(Object.keys(SPELLINGS))("tells nothing without the token: %s", async (spelling) => {
    const path = SPELLINGS[spelling]!(PATHS[route]!, new URL(guarded.uiUrl).host);
    for (const method of ["GET", "HEAD"]) {
      const { status, body } = await ask(guarded.uiUrl, path, {}, method);
      expect([400, 401, 404]).toContain(status);
      expectNothingToldIn(body);
    }
  });

  it.each(Object.keys(SPELLINGS))("tells nothing to pages of other origins: %s", async (spelling) => {
    const path = SPELLINGS[spelling]!(PATHS[route]!, new URL(open.uiUrl).host);
    for (const from of ["cross-site", "same-site", "nonsense"]) {
      const { status, body } = await ask(open.uiUrl, path, { "sec-fetch-site": from });
      expect([400, 403, 404]).toContain(status);
      expectNothingToldIn(body);
    }
  });

  it("is there for those who have the token", async () => {
    if (route === "/api/live") return; // a stream without an end: live.test.ts
    const { status } = await ask(guarded.uiUrl, PATHS[route]!, { authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(ABSENT.test(route) ? 404 : 200);
  });
});

it("an absolute target of a stranger's name is not answered, whatever Host says", async () => {
  const { host } = new URL(open.uiUrl);
  expect((await ask(open.uiUrl, "http://evil.example/api/captures", { host })).status).toBe(421);
  expect((await ask(open.uiUrl, `http://evil@${host}/api/captures`, { host })).status).toBe(421);
  expect((await ask(open.uiUrl, `http://${host}/api/captures`, { host: "evil.example" })).status).toBe(200);
});

it("asks all the routes there are", async () => {
  const unasked = () => Promise.reject(new Error("nobody asks"));
  const cluster = { reader: { look: unasked }, runs: unasked, leaseMs: 1 };
  const options = {
    archive,
    news,
    cluster,
    host: "127.0.0.1",
    token: TOKEN,
    files: null,
    replayUrl: () => "",
  };
  const server = makeUiServer({ ...options, logger: { log: () => undefined } });
  await server.ready();
  const registered = server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => /([/*]\S*) \(GET/.exec(line)?.[1] ?? []);
  await server.close();
  expect(registered).toHaveLength(Object.keys(PATHS).length + 1); // and the UI's own files
});

describe("a server", () => {
  it("is not made with a route that declares no guard", () => {
    const server = fastify();
    guardRoutes(server, { host: "127.0.0.1", token: null });
    expect(() => server.get("/new", () => "told")).toThrow("GET /new declares no guard");
    expect(() => server.get("/new", guardedBy("archive"), () => "told")).not.toThrow();
  });
});
