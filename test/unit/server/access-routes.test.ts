// Memento and CDX on the access origin: who is answered, in twenty spellings, and what is said when the index is damaged.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IndexEntry } from "#ports/index.js";
import { formatCdxLine, openArchive } from "#store/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { ACCESS_ROUTES } from "#server/replay/access-routes.js";
import { siteLabel } from "#server/replay/site-origins.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { fillArchive } from "../../support/archives/filled-archive.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";

const TOKEN = "a-token-of-some-length";
const URL_HELD = "http://a.example/";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const index = new MemoryIndex();
// A time that no notice gives as an example.
index.add(URL_HELD, Date.UTC(2019, 2, 4, 5, 6, 7, 8), HTML, "a");
const archive = memoryArchive(index);
const pictureNamed = (name: string) =>
  Object.assign(
    index.add(
      `urn:step-${name}:${URL_HELD}`,
      Date.UTC(2019, 2, 4, 5, 6, 7, 8),
      HTML,
      Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1"),
    ),
    { recordType: "resource" },
  );
const PICTURE = pictureNamed("found");
pictureNamed("stray");
const SHOWN = { document: URL_HELD, at: PICTURE.at, requests: [], steps: [{ pictures: ["found", "lost"] }] };
archive.catalog.renderings.ofDocument = (capture, url) =>
  Promise.resolve(capture === "c1" && url === URL_HELD ? (SHOWN as never) : null);
/** One address for each route. */
const PATHS: Readonly<Record<string, string>> = {
  "/timegate/": `/timegate/${URL_HELD}`,
  "/timemap/": `/timemap/link/${URL_HELD}`,
  "/cdx?": "/cdx?url=a.example",
  "/cdx/search/cdx?": "/cdx/search/cdx?url=a.example",
  "/oai?": "/oai?verb=ListRecords&metadataPrefix=oai_dc",
  "/facts/": `/facts/20190304050607008/${URL_HELD}`,
  "/outlined/": `/outlined/20190304050607008/${URL_HELD}`,
  // Views that there are: test/unit/server/view/view-log.test.ts.
  "/served/": "/served/unknown",
  "/step-picture/": `/step-picture/c1/found/${URL_HELD}`,
};

let open: RunningServers;
let guarded: RunningServers;
beforeAll(async () => {
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  open = await startServers(places);
  guarded = await startServers({ ...places, token: TOKEN });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const percent = (char: string): string => `%${char.charCodeAt(0).toString(16)}`;
const letter = (at: number, spell: (char: string) => string) => (path: string) =>
  path.slice(0, at) + spell(path[at]!) + path.slice(at + 1);
const SPELLINGS: Readonly<Record<string, (path: string, host: string) => string>> = {
  plain: (path) => path,
  "first letter encoded": letter(1, percent),
  "second letter encoded": letter(2, percent),
  "upper case digits": letter(2, (char) => percent(char).toUpperCase()),
  "every letter encoded": (path) => path.replace(/(?<=^\/[a-z]*)[a-z]/g, percent),
  "slash encoded": (path) => `/%2f${path.slice(1)}`,
  "two slashes": (path) => `/${path}`,
  "a dot before": (path) => `/.${path}`,
  "an encoded dot before": (path) => `/%2e${path}`,
  "up and down": (path) => `/x/..${path}`,
  "encoded up": (path) => `/x/%2e%2e${path}`,
  "upper case": (path) => path.replace(/^\/[a-z]*/, (own) => own.toUpperCase()),
  "a semicolon": (path) => path.replace(/^\/[a-z]*/, "$&;x=1"),
  "absolute form": (path, host) => `http://${host}${path}`,
  "absolute form, https": (path, host) => `https://${host}${path}`,
  "twice encoded": letter(1, (char) => percent(char).replace("%", "%25")),
  "a wrong secret": (path) => `/~wrong${path}`,
  "an empty secret": (path) => `/~${path}`,
  "the token as a secret": (path) => `/~${TOKEN}${path}`,
  "the token in the query": (path) => `${path}${path.includes("?") ? "&" : "?"}token=${TOKEN}`,
  "behind a memento's path": (path) => `/20261115123107412${path}`,
};

it("asks all the routes there are, each with a guard", () => {
  expect(ACCESS_ROUTES.map(({ path }) => path)).toEqual(Object.keys(PATHS));
  for (const { guard } of ACCESS_ROUTES) expect(guard).toBe("clients");
});

describe.each(Object.keys(PATHS))("%s", (route) => {
  const path = PATHS[route]!;

  it.each(Object.keys(SPELLINGS))("tells nothing without the secret: %s", async (spelling) => {
    const spelt = SPELLINGS[spelling]!(path, new URL(guarded.replayUrl).host);
    for (const method of ["GET", "HEAD"]) {
      const { status, body, headers } = await ask(
        guarded.replayUrl,
        spelt,
        { authorization: `Bearer ${TOKEN}` },
        method,
      );
      expect(status).toBe(401);
      expect(body + String(headers["link"]) + String(headers["location"])).not.toContain("201903");
    }
  });

  it.each(Object.keys(SPELLINGS))(
    "tells nothing to pages of other origins, nor to what stands in a page: %s",
    async (spelling) => {
      const spelt = SPELLINGS[spelling]!(path, new URL(open.replayUrl).host);
      for (const [dest, from] of [
        ["empty", "cross-site"],
        ["script", "same-site"],
        ["iframe", "cross-site"],
        ["image", "same-origin"],
        ["iframe", "same-origin"],
      ]) {
        const { status, body, headers } = await ask(open.replayUrl, spelt, {
          "sec-fetch-dest": dest!,
          "sec-fetch-site": from!,
        });
        expect([403, 404]).toContain(status);
        expect(body + String(headers["link"])).not.toContain("201903");
      }
    },
  );

  it("is there for clients and for readers' windows, and can only be read", async () => {
    const { pathname } = new URL(guarded.replayUrl);
    const expected = { "/timegate/": 302, "/served/": 404 }[route] ?? 200;
    for (const headers of [
      {},
      { "sec-fetch-dest": "document", "sec-fetch-site": "none" },
      { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" },
    ]) {
      expect((await ask(open.replayUrl, path, headers)).status).toBe(expected);
      expect((await ask(guarded.replayUrl, pathname + path, headers)).status).toBe(expected);
    }
    // A repository takes forms too, which are another way to read.
    const posted = route === "/oai?" ? 200 : 405;
    expect((await ask(open.replayUrl, path, {}, "POST")).status).toBe(posted);
    for (const method of ["PUT", "DELETE"])
      expect((await ask(open.replayUrl, path, {}, method)).status).toBe(405);
    const head = await ask(open.replayUrl, path, {}, "HEAD");
    expect([head.status, head.body]).toEqual([expected, ""]);
  });

  it("is not on the origins of archived sites, and runs nothing", async () => {
    const host = `${siteLabel(URL_HELD)}.localhost:${new URL(open.replayUrl).port}`;
    expect((await ask(open.replayUrl, path, { host })).status).toBe(404);
    const { headers } = await ask(open.replayUrl, path);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("mementos tell of TimeGate and TimeMap", () => {
  it("on the access origin, and never the secret of the access origin elsewhere", async () => {
    const { pathname } = new URL(guarded.replayUrl);
    const memento = await ask(guarded.replayUrl, `${pathname}/20261115123107412/${URL_HELD}`);
    expect(memento.headers["link"]).toContain(`<${guarded.replayUrl}/timegate/${URL_HELD}>; rel="timegate"`);
    const label = siteLabel(URL_HELD);
    const host = `${label}.localhost:${new URL(open.replayUrl).port}`;
    const framed = await ask(open.replayUrl, `/20261115123107412if_/${URL_HELD}`, {
      host,
      "sec-fetch-dest": "iframe",
    });
    expect(framed.headers["memento-datetime"]).toBeDefined();
    expect(String(framed.headers["link"])).not.toContain("timegate");
    expect(String(framed.headers["link"])).not.toContain("127.0.0.1");
  });

  it("also where the address names another second than the one that was captured", async () => {
    const { headers } = await ask(open.replayUrl, `/2020/${URL_HELD}`);
    expect(headers["memento-datetime"]).toBe("Mon, 04 Mar 2019 05:06:07 GMT");
  });
});

describe("addresses", () => {
  it("take a URL as it is, with one slash, or percent-encoded", async () => {
    for (const url of [URL_HELD, "http:/a.example/", encodeURIComponent(URL_HELD)])
      expect((await ask(open.replayUrl, `/timegate/${url}`)).headers["location"]).toBe(
        `/20190304050607008/${URL_HELD}`,
      );
  });

  it("that are none are refused in one line", async () => {
    for (const path of [
      "/timegate/",
      "/timegate/a.example",
      "/timemap/link/",
      "/timemap/json/ftp://a.example/",
      "/timegate/http%3A%2F%2F%zz",
    ]) {
      const { status, body } = await ask(open.replayUrl, path);
      expect([status, body.split("\n").length]).toEqual([400, 2]);
      expect(body).toContain("must be a whole URL");
    }
    expect((await ask(open.replayUrl, `/timemap/xml/${URL_HELD}`)).body).toContain("/timemap/link/");
    expect((await ask(open.replayUrl, `/timemap/link/0/${URL_HELD}`)).status).toBe(404);
    const missing = await ask(open.replayUrl, "/cdx");
    expect([missing.status, missing.body.startsWith("url is missing")]).toEqual([400, true]);
  });

  it("with a word that nobody knows are answered, and the word is told", async () => {
    const { status, headers } = await ask(open.replayUrl, "/cdx?url=a.example&form=2020&gzip=false");
    expect([status, headers["x-isochron-ignored"]]).toEqual([200, "form, gzip"]);
  });
});

describe("an index that is damaged", () => {
  /** An archive whose index is made wrong before it is asked. */
  async function served(
    damage: (lines: string[]) => string[] | Buffer,
    key = "site.cdxj",
  ): Promise<RunningServers> {
    const dir = temporaryDirectory();
    const report = makeReport({ pages: 1, verdictOf: () => "sharp", urlOf: () => URL_HELD });
    const writing = await openArchive(dir);
    await fillArchive(writing, report, [{ url: URL_HELD, head: HTML, body: "a" }]);
    await writing.close();
    const entry: Omit<IndexEntry, "at"> = {
      surt: "example,a)/",
      url: URL_HELD,
      status: 200,
      mime: "text/html",
      digest: null,
      file: "warcs/x.warc.gz",
      offset: 0,
      length: 1,
      recordType: "response",
    };
    const lines = Array.from({ length: 3000 }, (_, i) =>
      formatCdxLine({ ...entry, at: (1000 * i) as IndexEntry["at"] }),
    );
    const damaged = damage(lines);
    writeFileSync(join(dir, "indexes", key), Buffer.isBuffer(damaged) ? damaged : `${damaged.join("\n")}\n`);
    const reading = await openArchive(dir, { mode: "read" });
    return startServers({ archive: reading, port: 0, replayPort: 0, webDir: "/nonexistent" });
  }

  it.each([
    ["a line that is none", (lines: string[]) => ["example,a)/ 1970 {", ...lines]],
    ["not sorted", (lines: string[]) => [...lines.slice(10, 20), ...lines]],
    ["in blocks that cannot be read", () => gzipSync("example,a)/").subarray(0, 12)],
  ])("is told as that by every route, and never as an empty list: %s", async (name, damage) => {
    const isBlocks = name.includes("blocks");
    const servers = await served(damage, isBlocks ? "z.idx" : "site.cdxj");
    for (const path of [
      ...Object.values(PATHS).filter((path) => !/^\/(served|step-picture)\//.test(path)),
      `/20190304050607008/${URL_HELD}`,
      "/cdx?url=*.a.example&showNumPages=true",
      "/cdx?url=a.example&sort=reverse&limit=2",
    ]) {
      const { status, body } = await ask(servers.replayUrl, path);
      expect([path, status]).toEqual([path, 503]);
      expect(body).toContain("isochron reindex");
    }
    await servers.close();
  });

  it("breaks a long list off instead of ending it early", async () => {
    const whole = await served((lines) => lines);
    expect((await ask(whole.replayUrl, "/cdx?url=a.example")).body.match(/\n/g)).toHaveLength(3002);
    const head = await ask(whole.replayUrl, "/cdx?url=a.example", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body]).toEqual([200, undefined, ""]);
    await whole.close();
    const torn = await served((lines) => [...lines.slice(0, 2800), lines[5]!, ...lines.slice(2800)]);
    const answer = await fetch(`${torn.replayUrl}/cdx?url=a.example`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow("terminated");
    await torn.close();
  });

  it("is not doubted where it is whole", async () => {
    expect((await ask(open.replayUrl, "/cdx?url=nowhere.test")).status).toBe(200);
  });
});

describe("a picture that a step took", () => {
  it("is sent by the type that its bytes are, and runs nothing", async () => {
    const { status, headers } = await ask(open.replayUrl, PATHS["/step-picture/"]!);
    expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([
      200,
      "image/png",
      "nosniff",
    ]);
    expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  });

  it.each([
    ["of another capture", `c2/found/${URL_HELD}`],
    ["of another page", "c1/found/http://a.example/other"],
    ["that is not stored", `c1/lost/${URL_HELD}`],
    ["that no step took", `c1/stray/${URL_HELD}`],
    ["by a name that is none", `c1/found%3A/${URL_HELD}`],
    ["of nothing", "c1/found/"],
  ])("is not there: one %s", async (_, rest) => {
    expect((await ask(open.replayUrl, `/step-picture/${rest}`)).status).toBe(404);
  });
});
