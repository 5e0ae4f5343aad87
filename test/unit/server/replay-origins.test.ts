// Who gets what on the access origin and on the origins of archived sites, by what browsers say of their requests.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { Capabilities } from "#server/replay/capabilities.js";
import { siteLabel } from "#server/replay/site-origins.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { ask, type Answer } from "../../support/sites/ask.js";

const TOKEN = "a-token-of-some-length";
const TS = "20261115123107412";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const A = siteLabel("http://a.example/");
const B = siteLabel("http://b.example/");
const index = new MemoryIndex();
index.add("http://a.example/", AS_OF, HTML, `<a href="/x">x</a><iframe src="http://b.example/"></iframe>`);
index.add("http://b.example/", AS_OF, HTML, "b");
index.add(
  "http://b.example/f.css",
  AS_OF,
  "HTTP/1.1 200 OK\nContent-Type: text/css",
  "p{background:url(i.png)}",
);
index.add("http://b.example/font", AS_OF, "HTTP/1.1 200 OK\nAccess-Control-Allow-Origin: *", "font");
for (const [path, leave] of Object.entries({
  "for-a": "https://a.example",
  "for-c": "http://c.example",
  "for-two": "*\nAccess-Control-Allow-Origin: *",
  "for-null": "null",
}))
  index.add(
    `http://b.example/${path}`,
    AS_OF,
    `HTTP/1.1 200 OK\nAccess-Control-Allow-Origin: ${leave}`,
    path.replace("-", " "),
  );
index.add("http://b.example/moved", AS_OF, "HTTP/1.1 302 Found\nLocation: http://a.example/");
const archive = memoryArchive(index, { reports: [makeReport({ pages: 2, verdictOf: () => "sharp" })] });

let open: RunningServers;
let guarded: RunningServers;
let still: RunningServers;
beforeAll(async () => {
  const places = { archive, port: 0, replayPort: 0 };
  open = await startServers({ ...places, replayDomain: "https://archive.example.org" });
  guarded = await startServers({ ...places, token: TOKEN });
  still = await startServers({ ...places, replayDomain: "none" });
});
afterAll(() => Promise.all([open.close(), guarded.close(), still.close()]));

const portOf = ({ replayUrl }: RunningServers): string => new URL(replayUrl).port;

/** Asks the access origin (`""`) or a site's, as a browser that says what the request is for. */
function browse(
  label: string,
  path: string,
  dest: string,
  { from = "same-origin", at = open } = {},
): Promise<Answer> {
  const host = label === "" ? new URL(at.replayUrl).host : `${label}.localhost:${portOf(at)}`;
  return ask(at.replayUrl, path, { host, "sec-fetch-dest": dest, "sec-fetch-site": from });
}

const policyOf = ({ headers }: Answer): string => String(headers["content-security-policy"]);

describe("the access origin", () => {
  it("gives windows the page around an archived page, which keeps the frame on the site's origin", async () => {
    const framing = await browse("", `/${TS}/http://a.example/`, "document", { from: "none" });
    expect(framing.status).toBe(200);
    expect(framing.body).toContain("<bdi>http://a.example/</bdi></code> as captured at");
    expect(framing.body).toMatch(
      new RegExp(
        `data-framed="http://${A}\\.localhost:${portOf(open)}/~![\\w-]{22}/${TS}if_/http://a\\.example/"`,
      ),
    );
    expect(policyOf(framing)).toContain(`frame-src http://${A}.localhost:${portOf(open)}; `);
    expect(policyOf(framing)).toContain("default-src 'none'; script-src 'sha256-");
    expect(policyOf(framing)).toContain(`connect-src ${open.replayUrl}/served/; `);
    expect(policyOf(framing)).toContain("frame-ancestors 'none'");
  });

  it("gives every other client the memento itself, in which nothing runs", async () => {
    const memento = await ask(open.replayUrl, `/${TS}/http://b.example/`);
    expect([memento.status, memento.body]).toEqual([200, "b"]);
    expect(memento.headers["memento-datetime"]).toBeDefined();
    expect(policyOf(memento)).toContain("script-src 'none'");
    expect(policyOf(memento)).not.toContain("allow-scripts");
  });

  it("answers no page of another origin", async () => {
    for (const dest of ["image", "script", "empty", "iframe", "worker"])
      for (const from of ["cross-site", "same-site"])
        expect((await browse("", `/${TS}/http://b.example/`, dest, { from })).status).toBe(403);
  });

  it("tells windows what is not there without a frame", async () => {
    expect((await browse("", `/${TS}/http://c.example/`, "document")).status).toBe(404);
  });
});

describe("a site's origin", () => {
  it("shows its pages in frames, with scripts, and frames of pages in frames", async () => {
    const page = await browse(A, `/${TS}if_/http://a.example/`, "iframe");
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<iframe src="/${TS}if_/http://b.example/">`);
    expect(policyOf(page)).toContain("sandbox allow-scripts allow-same-origin allow-forms;");
    expect(policyOf(page)).toContain("connect-src 'self'");
    expect(policyOf(page)).not.toMatch(/frame-ancestors[^;]*\*(?!\.localhost:)/);
  });

  it("answers a link with our page, which asks the window to go on", async () => {
    const hop = await browse(A, `/${TS}/http://b.example/`, "iframe");
    expect(hop.body).toContain(`data-address="${TS}/http://b.example/"`);
    expect(hop.body).not.toContain(">b<");
    expect(policyOf(hop)).toContain("default-src 'none'; script-src 'sha256-");
  });

  it("shows nothing in a window without the page around it", async () => {
    const { status, headers } = await browse(A, `/${TS}if_/http://a.example/`, "document", { from: "none" });
    expect([status, headers.location]).toEqual([
      303,
      `http://127.0.0.1:${portOf(open)}/${TS}/http://a.example/`,
    ]);
  });

  it("runs nothing for a client that does not say what it is about to do", async () => {
    const host = `${A}.localhost:${portOf(open)}`;
    for (const path of [`/${TS}if_/http://a.example/`, `/${TS}/http://b.example/`])
      expect(policyOf(await ask(open.replayUrl, path, { host }))).toContain("script-src 'none'");
  });

  it("lets no script read another site, unless that let it", async () => {
    expect((await browse(A, `/${TS}/http://b.example/`, "empty")).status).toBe(403);
    expect((await browse(A, `/${TS}/http://b.example/nowhere`, "empty")).status).toBe(403);
    expect((await browse(A, `/${TS}/http://b.example/font`, "empty")).body).toBe("font");
    expect((await browse(A, `/${TS}/http://b.example/for-a`, "empty")).body).toBe("for a");
    for (const path of ["for-c", "for-two", "for-null"])
      expect((await browse(A, `/${TS}/http://b.example/${path}`, "empty")).status, path).toBe(403);
    // What it is let read comes with no leave for further origins, and runs nowhere by itself.
    const { headers } = await browse(A, `/${TS}/http://b.example/font`, "empty");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["content-security-policy"]).toContain("connect-src 'self'");
    expect((await browse(B, `/${TS}/http://b.example/`, "empty", { from: "cross-site" })).status).toBe(403);
    expect((await browse(B, `/${TS}/http://b.example/`, "empty")).body).toBe("b");
  });

  it("sends what pages embed of other sites from there, under a secret that tells who embeds it", async () => {
    const sent = await browse(A, `/${TS}/http://b.example/f.css`, "style");
    expect(sent.status).toBe(307);
    const { host, pathname } = new URL(String(sent.headers.location));
    expect(host).toBe(`${B}.localhost:${portOf(open)}`);
    const style = await browse(B, pathname, "style", { from: "cross-site" });
    expect(style.body).toContain(`url(http://${A}.localhost:${portOf(open)}/${TS}/http://b.example/i.png)`);
    expect(style.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(style.headers["access-control-allow-origin"]).toBeUndefined();
    // To read it, to frame it, under another embedder's name, or of another site: no.
    expect((await browse(B, pathname, "empty", { from: "cross-site" })).status).toBe(403);
    expect((await browse(B, pathname, "iframe", { from: "cross-site" })).status).toBe(403);
    expect((await browse(B, pathname.replace(A, B), "style", { from: "cross-site" })).status).toBe(401);
    expect((await browse(B, pathname.replace("b.example", "a.example"), "style")).status).toBe(403);
    expect((await browse(B, `/${TS}/http://b.example/f.css`, "style", { from: "cross-site" })).status).toBe(
      403,
    );
  });

  it("keeps what the original let everyone read readable, and redirects of what is embedded with the embedder", async () => {
    const font = await browse(A, `/${TS}/http://b.example/font`, "font");
    const own = new URL(String(font.headers.location)).pathname;
    const sent = await browse(B, own, "font", { from: "cross-site" });
    expect(sent.headers["access-control-allow-origin"]).toBe("*");
    const moved = await browse(B, own.replace("font", "moved"), "image", { from: "cross-site" });
    expect(String(moved.headers.location)).toMatch(new RegExp(`^http://${A}\\.localhost:\\d+/~${A}~`));
  });

  it("frames pages of other sites from their own origin", async () => {
    const { headers } = await browse(A, `/${TS}if_/http://b.example/`, "iframe");
    expect(headers.location).toBe(`http://${B}.localhost:${portOf(open)}/${TS}if_/http://b.example/`);
  });

  it("registers no service worker", async () => {
    expect((await browse(A, `/${TS}/http://a.example/`, "serviceworker")).status).toBe(403);
  });
});

describe("a domain for archived sites", () => {
  it("serves readers elsewhere as localhost serves those on this machine", async () => {
    const headers = { "sec-fetch-dest": "document", "sec-fetch-site": "none" };
    const path = `/${TS}/http://a.example/`;
    const framing = await ask(open.replayUrl, path, { ...headers, host: "archive.example.org" });
    expect(framing.body).toContain(`data-framed="https://${A}.archive.example.org:443/~!`);
    const site = {
      host: `${A}.archive.example.org`,
      "sec-fetch-dest": "iframe",
      "sec-fetch-site": "same-site",
    };
    expect(policyOf(await ask(open.replayUrl, `/${TS}if_/http://a.example/`, site))).toContain(
      "allow-scripts",
    );
    for (const host of ["other.archive.example.org", "x.localhost", `${A}.example.org`, `${A}.x.localhost`])
      expect((await ask(open.replayUrl, path, { host })).status).toBe(421);
  });

  it.each(["", "x", "ftp://a.b", "a.b/c", "1.2.3.4", "a b.c"])("is not %j", async (replayDomain) => {
    await expect(startServers({ archive, port: 0, replayPort: 0, replayDomain })).rejects.toMatchObject({
      code: "USAGE",
    });
  });
});

describe("without names for sites", () => {
  it("pages are shown without their scripts, in a frame on the one origin", async () => {
    const framing = await browse("", `/${TS}/http://a.example/`, "document", { from: "none", at: still });
    expect(framing.body).toContain("Shown without its scripts.");
    expect(policyOf(framing)).toContain("frame-src 'self';");
    const page = await browse("", `/${TS}if_/http://a.example/`, "iframe", { at: still });
    expect(policyOf(page)).toContain("script-src 'none'");
    expect(policyOf(page)).not.toContain("allow-scripts");
    expect((await browse("", `/${TS}/http://b.example/`, "iframe", { at: still })).body).toContain(
      "data-address",
    );
  });
});

describe("with a token", () => {
  it("each origin asks for its own secret, and none opens another", async () => {
    const capabilities = new Capabilities(TOKEN);
    const [access, a, b] = [null, A, B].map((label) => capabilities.prefixOf(label));
    expect(new Set([access, a, b]).size).toBe(3);
    const at = guarded;
    const page = `/${TS}if_/http://a.example/`;
    expect((await browse(A, a + page, "iframe", { at })).status).toBe(200);
    for (const prefix of ["", access, b, `/~${TOKEN}`, `${a}x`, "/~"])
      expect((await browse(A, prefix + page, "iframe", { at })).status).toBe(401);
    for (const prefix of ["", a, b, `/~${TOKEN}`, "/~"])
      expect((await browse("", prefix + page, "document", { at })).status).toBe(401);
    expect((await browse("", access + page, "document", { at })).body).toContain(
      `localhost:${portOf(at)}${a}!`,
    );
  });

  it("a site's page in a window does not tell the secret of the access origin", async () => {
    const capabilities = new Capabilities(TOKEN);
    const path = `${capabilities.prefixOf(A)}/${TS}/http://a.example/`;
    const answer = await browse(A, path, "document", { at: guarded, from: "none" });
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain(capabilities.prefixOf(null));
  });
});

it("hosts that read alike have different labels, a host has one with and without TLS", () => {
  expect(siteLabel("http://a-b.example/")).not.toBe(siteLabel("http://a.b.example/"));
  expect(siteLabel("http://a.example:81/")).not.toBe(siteLabel("http://a.example/"));
  expect(siteLabel("https://a.example/x")).toBe(siteLabel("http://a.example/"));
  for (const host of [
    "x".repeat(63) + ".example",
    "xn--bcher-kva.example",
    "1.2.3.4",
    "[::1]:8080",
    "-.example",
  ])
    expect(siteLabel(`http://${host}/`)).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/);
});
