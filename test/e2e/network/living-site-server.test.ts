import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { HttpFetcher } from "#fetch/index.js";
import {
  AcceleratedClock,
  judge,
  startLivingSite,
  TRUTH_PATH,
  type RunningSite,
  type StartOptions,
  type Truth,
} from "#lab/index.js";
import { instant } from "#model/index.js";
import { readResponse } from "../../support/samples/http-message.js";
import { observe } from "../../support/captures/observer.js";

const running: RunningSite[] = [];

async function start(options: Partial<StartOptions>): Promise<RunningSite> {
  const site = await startLivingSite({ seed: 1, pages: 40, ...options });
  running.push(site);
  return site;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

/** Sends bytes on one connection and gives all that comes back until it closes. */
function exchange(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts)));
  });
}

const get = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, "Host: x", ...lines, "Connection: close", "", ""].join("\r\n");

describe("living site over a socket", () => {
  it("serves its pages and the truth about them", async () => {
    const started = await start({ preset: "demo" });
    const { port, site } = started;
    for (const page of site.pages) {
      const response = readResponse(await exchange(port, get(page.path, "Accept-Encoding: gzip")));
      const entry = started.truth().pages.find((candidate) => candidate.path === page.path)!;
      if (entry.noisy) continue;
      const chosenAt = site.log.requests.at(-1)!.chosenAt!;
      const alive = entry.versions.find(
        (v) => Date.parse(v.from) <= chosenAt && (v.to === null || chosenAt < Date.parse(v.to)),
      )!;
      expect([page.path, response.status, response.contentDigest]).toEqual([
        page.path,
        alive.status,
        alive.contentDigest,
      ]);
    }
    const served = JSON.parse(
      readResponse(await exchange(port, get(TRUTH_PATH))).content.toString(),
    ) as Truth;
    expect(served.pages).toHaveLength(40);
    expect(served.pages[0]!.versions[0]).toMatchObject({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      payloadDigest: expect.stringMatching(/^sha-256:[0-9a-f]{64}$/),
    });
  });

  it("is understood by an ordinary client on a kept connection", async () => {
    const { port, site } = await start({
      preset: "everything",
      habits: { faults: { unavailable: 0, cut: 0 } },
    });
    const { Agent } = await import("node:http");
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const page of site.pages.slice(0, 20)) {
      const status = await new Promise((resolve, reject) => {
        const request = httpRequest({ port, path: page.path, agent }, (response) => {
          response.resume();
          response.on("end", () => resolve(response.statusCode));
        });
        request.on("error", reject).end();
      });
      expect([200, 302, 404, 410]).toContain(status);
    }
    agent.destroy();
  });

  it("serves robots.txt, 404 for unknown paths, and refuses what is not a request", async () => {
    const { port } = await start({});
    expect(readResponse(await exchange(port, get("/robots.txt"))).content.toString()).toContain(
      "Disallow: /private/",
    );
    expect(readResponse(await exchange(port, get("/no/such/page"))).status).toBe(404);
    expect(readResponse(await exchange(port, "nonsense\r\n\r\n")).status).toBe(400);
    expect(readResponse(await exchange(port, "x".repeat(40_000))).status).toBe(400);
    expect(readResponse(await exchange(port, get("/").replace("GET", "DELETE"))).status).toBe(405);
  });

  it("breaks the connection within a body when told to", async () => {
    const { port } = await start({ habits: { faults: { unavailable: 0, cut: 1 } } });
    const answer = await exchange(port, get("/")).catch((error: NodeJS.ErrnoException) => error.code);
    if (answer instanceof Buffer) {
      const { headers, payload } = readResponse(answer);
      expect(payload.length).toBeLessThan(Number(headers.get("content-length")));
    } else expect(answer).toBe("ECONNRESET");
  });

  it("logs requests with their pauses and how many were in flight", async () => {
    const { port, site } = await start({
      habits: { latency: { beforeChoice: [20, 20], afterChoice: [0, 0], body: [0, 0] } },
    });
    await Promise.all([exchange(port, get("/")), exchange(port, get("/"))]);
    await exchange(port, get("/"));
    expect(site.log.total).toBe(3);
    expect(site.log.maxInFlight).toBe(2);
    expect(site.log.requests.map((request) => request.status)).toEqual([200, 200, 200]);
    expect(site.log.pausesMs()).toHaveLength(2);
    expect(site.log.pausesMs()[1]).toBeGreaterThanOrEqual(0);
  });

  it("writes the truth to a file", async () => {
    const dir = await mkdtemp(join(tmpdir(), "isochron-truth-"));
    const site = await start({});
    await site.writeTruth(join(dir, "truth.json"));
    const written = JSON.parse(await readFile(join(dir, "truth.json"), "utf8")) as Truth;
    expect(written.pages.map((page) => page.path)).toEqual(site.site.pages.map((page) => page.path));
    await rm(dir, { recursive: true });
  });

  it("lives a history again, list by list", async () => {
    const dir = await mkdtemp(join(tmpdir(), "isochron-history-"));
    const file = join(dir, "h.tsv");
    await writeFile(file, "1000\tA\t0\taaaaaaaaaaaa\ta.html\n2000\tM\t0\tbbbbbbbbbbbb\n");
    const { port } = await start({ history: { file } });
    const hrefs = async (path: string): Promise<string> =>
      readResponse(await exchange(port, get(path))).content.toString();
    expect(await hrefs("/")).toContain('href="/all-pages/"');
    expect(await hrefs("/all-pages/")).toContain('href="1.html"');
    expect(await hrefs("/all-pages/1.html")).toContain('href="/a.html"');
    expect(await hrefs("/a.html")).toContain("revision 1<");
    await rm(dir, { recursive: true });
  });

  it("is never wrong about what a real fetcher saw on the same, accelerated clock", async () => {
    const clock = new AcceleratedClock({ startAt: instant(Date.UTC(2026, 0, 5, 9)), factor: 20 });
    const { site, url } = await start({ preset: "everything", pages: 60, clock });
    const fetcher = new HttpFetcher({ clock, userAgent: "isochron-test", allowPrivate: true });
    const paths = site.pages.map((page) => page.path);
    const claims = await observe({ fetcher, clock, url, paths, delayMs: 50 });
    await fetcher.close();
    const { counts } = judge(claims, site.truth(clock.now()));
    expect(counts.false + counts.unjudged).toBe(0);
    expect(counts.held).toBeGreaterThan(15);
    expect(site.log.maxInFlight).toBe(1);
  });

  it("says that a port is taken", async () => {
    const { port } = await start({});
    await expect(start({ port })).rejects.toMatchObject({ code: "PORT_TAKEN" });
  });
});
