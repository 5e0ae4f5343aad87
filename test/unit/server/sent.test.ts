// Requests by POST: scripts of a site's own pages are answered what was captured, nobody else is answered anything.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { siteLabel } from "#server/replay/site-origins.js";
import type { Archive } from "#ports/index.js";
import { importFiles, openArchive } from "#store/index.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { ask, type Answer } from "../../support/sites/ask.js";

const PATH = "/20140610000900000/http://httpbin.org/post";
let [dir, archive, servers]: [string, Archive, RunningServers] = [] as never;

interface Sent {
  readonly dest?: string;
  readonly from?: string;
  readonly host?: string;
  readonly method?: string;
  readonly body?: string;
  readonly path?: string;
}

function send(sent: Sent = {}): Promise<Answer> {
  const { dest = "empty", from = "same-origin", host, method = "POST", body = "foo=bar&test=abc" } = sent;
  const { host: access, port } = new URL(servers.replayUrl);
  const headers = {
    host: host === "access" ? access : `${siteLabel(host ?? "http://httpbin.org/")}.localhost:${port}`,
    "sec-fetch-dest": dest,
    "sec-fetch-site": from,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  return ask(servers.replayUrl, sent.path ?? PATH, headers, { method, body });
}

describe.skipIf(!sharedData)("requests by POST (skipped: no data)", () => {
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "isochron-sent-"));
    await importFiles(dir, [join(sharedData!, "conformance/warc/warcio/post-test.warc.gz")], {
      readOutcome: async () => ({ kind: "refused", reason: "not read here" }),
    });
    archive = await openArchive(dir, { mode: "read" });
    servers = await startServers({ archive, port: 0, replayPort: 0 });
  });
  afterAll(async () => {
    await servers?.close();
    await archive?.close();
    await rm(dir, { recursive: true, force: true });
  });

  it("get what was answered to the same body", async () => {
    const { status, body } = await send();
    expect([status, (JSON.parse(body) as { form: unknown }).form]).toEqual([
      200,
      { foo: "bar", test: "abc" },
    ]);
    expect((await send({ body: "foo=else" })).status).toBe(404);
    expect((await send({ method: "PUT" })).status).toBe(404);
  });

  it("are answered to nothing but scripts, the site's own and those whom the answer lets read it", async () => {
    for (const dest of ["iframe", "document", "image"]) expect((await send({ dest })).status).toBe(405);
    expect((await send({ host: "access" })).status).toBe(405);
    expect((await send({ from: "cross-site" })).status).toBe(403);
    // Its record says `Access-Control-Allow-Origin: *`.
    expect((await send({ host: "http://other.example/" })).status).toBe(200);
    expect((await send({ method: "DELETE" })).status).toBe(405);
  });

  it("are led from the root by who asks, and stay what they are", async () => {
    const { port } = new URL(servers.replayUrl);
    const host = `${siteLabel("http://httpbin.org/")}.localhost:${port}`;
    const headers = {
      host,
      referer: `http://${host}/20140610000900000if_/http://httpbin.org/`,
      "sec-fetch-dest": "empty",
      "sec-fetch-site": "same-origin",
      "content-length": "3",
    };
    const { status, headers: told } = await ask(servers.replayUrl, "/post", headers, {
      method: "POST",
      body: "a=1",
    });
    expect([status, told.location]).toEqual([307, PATH]);
  });

  it("are refused when they are longer than anything that is looked up", async () => {
    expect((await send({ body: "x".repeat(1024 * 1024 + 1) })).status).toBe(413);
  });
});
