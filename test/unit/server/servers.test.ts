import { createServer, type Server } from "node:http";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Certificate } from "#model/index.js";
import { captureListSchema, reportSchema } from "#server/api-schema.js";
import { startServers, type RunningServers } from "#server/index.js";
import { ask } from "../../support/sites/ask.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";

const report = makeReport({ pages: 12, verdictOf: (i) => (i === 3 ? "changed" : "sharp") });
const certificate = { format: "isochron-certificate/1", capture: report.capture } as Certificate;
const index = new MemoryIndex();
index.add(
  "http://demo.example/a%zz",
  AS_OF,
  "HTTP/1.1 200 OK\nContent-Type: text/plain\nSet-Cookie: a=b\nContent-Security-Policy: default-src *\nStrict-Transport-Security: max-age=9",
  "hello",
);
index.add("http://demo.example/old", AS_OF, "HTTP/1.1 301 Moved\nLocation: /new?x=1#y");
index.add("http://demo.example/br", AS_OF, "HTTP/1.1 200 OK\nContent-Encoding: br", "not brotli");
const archive = memoryArchive(index, { reports: [report], certificates: [certificate] });
const REPLAY = "/20261115123107412/http://demo.example";

let webDir: string;
let servers: RunningServers;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "isochron-web-"));
  await mkdir(join(webDir, "web", "assets"), { recursive: true });
  await writeFile(join(webDir, "secret.txt"), "secret");
  await writeFile(join(webDir, "web", "index.html"), "<!doctype html><title>ui</title>");
  await writeFile(join(webDir, "web", "assets", "main-1234.js"), "1");
  servers = await startServers({ archive, port: 0, replayPort: 0, webDir: join(webDir, "web") });
});

afterAll(async () => {
  await servers.close();
  await rm(webDir, { recursive: true, force: true });
});

describe("API", () => {
  it("lists captures with their figures and the replay address", async () => {
    const { status, body } = await ask(servers.uiUrl, "/api/captures");
    const list = captureListSchema.parse(JSON.parse(body));
    expect(status).toBe(200);
    expect(list.replayUrl).toBe(servers.replayUrl);
    expect(list.captures).toHaveLength(1);
    expect(list.captures[0]).toMatchObject({
      id: report.capture,
      asOf: AS_OF,
      all: { pages: 12, sharp: 11 },
    });
  });

  it("gives the report exactly as the model has it", async () => {
    const { body } = await ask(servers.uiUrl, `/api/captures/${report.capture}`);
    expect(reportSchema.parse(JSON.parse(body))).toEqual(report);
  });

  it("gives the certificate as a file", async () => {
    const { body, headers } = await ask(servers.uiUrl, `/api/captures/${report.capture}/certificate`);
    expect(JSON.parse(body)).toEqual(certificate);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${report.capture}-certificate.json"`);
  });

  it("knows no capture that is not in the catalog", async () => {
    for (const path of ["/api/captures/nope", "/api/captures/..%2f..%2fetc/certificate", "/api/else"]) {
      const { status, body } = await ask(servers.uiUrl, path);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ error: { code: "NOT_FOUND" } });
    }
  });

  it("answers no page of another origin, the replay origin included", async () => {
    for (const site of ["same-site", "cross-site"]) {
      expect((await ask(servers.uiUrl, "/api/captures", { "sec-fetch-site": site })).status).toBe(403);
    }
    expect((await ask(servers.uiUrl, "/api/captures", { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

describe("both servers", () => {
  it("answer no stranger's name, whatever it resolves to", async () => {
    for (const base of [servers.uiUrl, servers.replayUrl]) {
      const { status, body } = await ask(base, "/api/captures", { host: "evil.example:8090" });
      expect(status).toBe(421);
      expect(body).not.toContain(report.capture);
      expect((await ask(base, "/", { host: "localhost:1" })).status).not.toBe(421);
      expect((await ask(base, "/", { host: "[::1]:1" })).status).not.toBe(421);
    }
  });

  it("set no cookies and say who may read, frame and open them", async () => {
    const ui = await ask(servers.uiUrl, "/");
    expect(ui.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    const replayed = await ask(servers.replayUrl, `${REPLAY}/a%zz`);
    const policy = replayed.headers["content-security-policy"];
    expect(policy).toContain(
      "sandbox allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' data:;",
    );
    expect(policy).toContain("script-src 'none'");
    for (const { headers } of [ui, replayed]) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("read only", async () => {
    expect((await ask(servers.uiUrl, "/api/captures", {}, "POST")).status).toBe(404);
    expect((await ask(servers.replayUrl, `${REPLAY}/old`, {}, "POST")).status).toBe(405);
  });
});

describe("static files", () => {
  it("are served with type and caching", async () => {
    const page = await ask(servers.uiUrl, "/?x=1");
    expect(page.body).toContain("<title>ui</title>");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const script = await ask(servers.uiUrl, "/assets/main-1234.js");
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.headers["cache-control"]).toContain("immutable");
  });

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "//etc/passwd",
    "/assets",
  ])("cannot be escaped by %s", async (path) => {
    const { status, body } = await ask(servers.uiUrl, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain("secret\n");
  });

  it("say so when the UI was not built", async () => {
    const bare = await startServers({ archive, port: 0, replayPort: 0, webDir: join(webDir, "none") });
    try {
      expect((await ask(bare.uiUrl, "/")).body).toContain("/api/captures");
    } finally {
      await bare.close();
    }
  });
});

describe("replay", () => {
  it("gives an archived response with its Memento headers and none of its policies", async () => {
    const { status, headers, body } = await ask(servers.replayUrl, `${REPLAY}/a%zz`);
    expect([status, body, headers["content-type"]]).toEqual([200, "hello", "text/plain"]);
    expect(headers["memento-datetime"]).toBe("Sun, 15 Nov 2026 12:31:07 GMT");
    expect(headers.link).toContain('<http://demo.example/a%zz>; rel="original"');
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("keeps redirects inside the archive", async () => {
    const { status, headers } = await ask(servers.replayUrl, `${REPLAY}/old`);
    expect([status, headers.location]).toEqual([301, `${REPLAY}/new?x=1#y`]);
  });

  it("says what is not there and what is", async () => {
    const { status, body, headers } = await ask(servers.replayUrl, `${REPLAY}/<script>`);
    expect(status).toBe(404);
    expect(body).toContain("http://demo.example/%3Cscript%3E");
    expect(body).toContain("demo.example</a> <small>as of 2026-11-15T12:31:07.412Z</small>");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("says when a stored response cannot be shown", async () => {
    const { status, body } = await ask(servers.replayUrl, `${REPLAY}/br`);
    expect(status).toBe(404);
    expect(body).toContain("Stored, but not readable");
  });

  it("refuses service workers, which would outlive their page", async () => {
    const { status } = await ask(servers.replayUrl, `${REPLAY}/a%zz`, { "service-worker": "script" });
    expect(status).toBe(403);
  });

  it("explains itself at any other address", async () => {
    expect((await ask(servers.replayUrl, "/")).body).toContain("where archived pages are shown");
  });
});

describe("ports", () => {
  async function occupy(port: number): Promise<Server> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return server;
  }

  it("are refused when asked for and taken", async () => {
    const taken = await occupy(0);
    const { port } = taken.address() as { port: number };
    await expect(
      startServers({ archive, port, replayPort: 0, exactPorts: ["port"], webDir }),
    ).rejects.toMatchObject({
      code: "PORT_TAKEN",
    });
    await expect(
      startServers({ archive, port: 0, replayPort: port, exactPorts: ["replayPort"], webDir }),
    ).rejects.toMatchObject({
      code: "PORT_TAKEN",
    });
    taken.close();
  });

  it("move on otherwise and say so, and the two origins never trade places", async () => {
    const first = await startServers({ archive, webDir });
    const second = await startServers({ archive, webDir });
    const ports = [first, second].map(({ uiUrl, replayUrl }) =>
      [new URL(uiUrl).port, new URL(replayUrl).port].map(Number),
    );
    await Promise.all([first.close(), second.close()]);
    expect(second.notes.join()).toContain(`Port 8090 is in use; ${ports[1]![0]} is used instead.`);
    expect(ports[0]).not.toEqual(ports[1]);
    for (const [ui, replay] of ports) expect([ui! % 2, replay! % 2]).toEqual([0, 1]);
  });
});

describe("beyond this machine", () => {
  const token = "a-token-of-some-length";

  it("nothing is served without a token", async () => {
    await expect(
      startServers({ archive, host: "0.0.0.0", port: 0, replayPort: 0, webDir }),
    ).rejects.toMatchObject({ code: "USAGE" });
  });

  it("the API takes the token as bearer or in the query, replay a path that does not betray it", async () => {
    const open = await startServers({ archive, host: "0.0.0.0", port: 0, replayPort: 0, webDir, token });
    try {
      expect((await ask(open.uiUrl, "/api/captures")).status).toBe(401);
      expect((await ask(open.uiUrl, "/api/captures?token=wrong")).status).toBe(401);
      expect((await ask(open.uiUrl, `/api/captures?token=${token}`)).status).toBe(200);
      const { status, body } = await ask(open.uiUrl, "/api/captures", { authorization: `Bearer ${token}` });
      expect(status).toBe(200);
      const { replayUrl } = captureListSchema.parse(JSON.parse(body));
      expect(replayUrl).toBe(open.replayUrl);
      expect(replayUrl).not.toContain(token);
      expect((await ask(open.replayUrl, `${REPLAY}/old`)).status).toBe(401);
      const { pathname } = new URL(replayUrl);
      const moved = await ask(open.replayUrl, `${pathname}${REPLAY}/old`);
      expect(moved.headers.location).toBe(`${pathname}${REPLAY}/new?x=1#y`);
    } finally {
      await open.close();
    }
  });
});
