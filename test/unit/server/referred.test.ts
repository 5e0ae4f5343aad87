// Paths from the root that scripts ask for, and our own script in replayed pages.
import { Script } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { Capabilities } from "#server/replay/capabilities.js";
import { siteLabel } from "#server/replay/site-origins.js";
import { SHIM, SHIM_PATH } from "#server/replay/shim/shim.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { ask, type Answer } from "../../support/sites/ask.js";

const TOKEN = "a-token-of-some-length";
const TS = "20261115123107412";
const A = siteLabel("http://a.example/");
const B = siteLabel("http://b.example/");
const own = new Capabilities(TOKEN).prefixOf(A);
const index = new MemoryIndex();
index.add("http://a.example/", AS_OF, "HTTP/1.1 200 OK\nContent-Type: text/html", "<!doctype html><p>page");
const archive = memoryArchive(index, { reports: [makeReport({ pages: 1, verdictOf: () => "sharp" })] });

let open: RunningServers;
let guarded: RunningServers;
beforeAll(async () => {
  open = await startServers({ archive, port: 0, replayPort: 0 });
  guarded = await startServers({ archive, port: 0, replayPort: 0, token: TOKEN });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

/** Asks a site's origin for a path, on behalf of a page on an origin. */
function askFor(path: string, page: string, { at = open, of = A, dest = "empty" } = {}): Promise<Answer> {
  const name = (label: string): string => `${label}.localhost:${new URL(at.replayUrl).port}`;
  return ask(at.replayUrl, path, {
    host: name(A),
    referer: `http://${name(of)}${page}`,
    "sec-fetch-dest": dest,
    "sec-fetch-site": "same-origin",
  });
}

it("a path from the root is that of the page that asks, at its moment", async () => {
  const { status, headers } = await askFor("/api/list?x=1", `/${TS}if_/http://a.example/dir/`);
  expect([status, headers.location]).toEqual([307, `/${TS}/http://a.example/api/list?x=1`]);
});

it("it is so for what a style sheet of the page asks for", async () => {
  const { headers } = await askFor("/i.png", `/${TS}/https://a.example/css/x.css`, { dest: "image" });
  expect(headers.location).toBe(`/${TS}/https://a.example/i.png`);
});

it("without a page of this origin it is none", async () => {
  const page = `/${TS}if_/http://a.example/`;
  expect((await askFor("/api", page, { of: B })).status).toBe(404);
  expect((await askFor("/api", "/elsewhere")).status).toBe(404);
  expect((await askFor("/api", "not a path at all")).status).toBe(404);
});

it("where there is a token, only a page that is shown under its secret is told it", async () => {
  const page = `/${TS}if_/http://a.example/`;
  const { headers } = await askFor("/api", own + page, { at: guarded });
  expect(headers.location).toBe(`${own}/${TS}/http://a.example/api`);
  for (const prefix of ["", "/~wrong", `/~${B}~wrong`])
    expect((await askFor("/api", prefix + page, { at: guarded })).status).toBe(401);
});

it("our script stands at the beginning of pages in frames, and of nothing else", async () => {
  const path = `/${TS}if_/http://a.example/`;
  const shown = await askFor(path, path, { dest: "iframe" });
  expect(shown.body).toBe(
    `<!doctype html><script src="${SHIM_PATH}" data-shim="${SHIM_PATH}" data-prefix="" data-stamp="${TS}" ` +
      `data-clock="1794745867000" data-url="http://a.example/"></script><p>page`,
  );
  // Chance and clock are those of the record, whenever it is asked for.
  const later = "/20261118000000000if_/http://a.example/";
  expect((await askFor(later, later, { dest: "iframe" })).body).toContain('data-clock="1794745867000"');
  expect((await askFor(path, path)).body).toBe("<!doctype html><p>page");
  expect((await ask(open.replayUrl, `/${TS}/http://a.example/`)).body).toBe("<!doctype html><p>page");
});

it("our script is a script, and needs no secret", async () => {
  const { status, body, headers } = await askFor(SHIM_PATH, "/", { at: guarded, dest: "script" });
  expect([status, body, headers["content-type"]]).toEqual([200, SHIM, "text/javascript; charset=utf-8"]);
  // Read as a script, not run.
  expect(() => new Script(SHIM)).not.toThrow();
  const refused = await askFor(SHIM_PATH, "/", { dest: "serviceworker" });
  expect(refused.status).toBe(403);
});
