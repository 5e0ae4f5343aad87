// The live stream and the metrics of an archive that another opening of it writes to.
import { request, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { liveProgressSchema, liveSnapshotSchema, type LiveSnapshot } from "#server/api-schema.js";
import { startServers, type RunningServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { pageUrl, someCapture, someSighting, temporaryDirectory } from "../../support/archives/archives.js";

let writer: Archive;
let reader: Archive;
let servers: RunningServers;
const streams: IncomingMessage[] = [];

beforeEach(async () => {
  const dir = temporaryDirectory();
  writer = await openArchive(dir);
  reader = await openArchive(dir, { mode: "read" });
  servers = await startServers({ archive: reader, port: 0, replayPort: 0, webDir: dir });
});

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy();
  await servers.close();
  await reader.close();
  await writer.close();
});

function open(
  path: string,
  headers: Record<string, string> = {},
  base = servers.uiUrl,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const asked = request({ host: hostname, port, path, headers, agent: false }, (response) => {
      streams.push(response);
      resolve(response);
    });
    asked.on("error", reject);
    asked.end();
  });
}

async function text(path: string): Promise<string> {
  let body = "";
  for await (const chunk of await open(path)) body += String(chunk);
  return body;
}

/** Snapshots as they come. */
async function* snapshots(stream: IncomingMessage): AsyncGenerator<LiveSnapshot> {
  let buffered = "";
  for await (const chunk of stream) {
    buffered += String(chunk);
    for (let end = buffered.indexOf("\n\n"); end !== -1; end = buffered.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(buffered.slice(0, end))?.[1];
      buffered = buffered.slice(end + 2);
      if (data !== undefined) yield liveSnapshotSchema.parse(JSON.parse(data));
    }
  }
}

async function beginCapture(): Promise<void> {
  await writer.catalog.captures.create(someCapture("c1"));
  const page = {
    url: pageUrl("/a"),
    kind: "document",
    depth: 0,
    via: null,
    state: "known",
    reason: null,
  } as const;
  await writer.catalog.frontier.add("c1", [{ ...page, late: false }]);
  await writer.catalog.runStatus.put("c1", {
    state: "running",
    at: instant(1_700_000_000_000),
    progress: {
      pass: "visit",
      done: 3,
      total: 8,
      url: pageUrl("/a"),
      figures: {
        elapsedMs: 1000,
        pagesPerSecond: 1.5,
        bytesPerSecond: 900,
        etaMs: 3300,
        requests: 4,
        bytes: 4000,
        failures: 1,
        sharp: null,
        slowestHost: { host: "example.org", meanMs: 12 },
      },
    },
    editsApplied: 0,
    notes: [],
  });
}

describe("GET /api/live", () => {
  it("sends what is there at once, and again when something has changed", async () => {
    await beginCapture();
    const stream = await open("/api/live");
    expect(stream.headers["content-type"]).toContain("text/event-stream");
    expect(stream.headers["x-frame-options"]).toBe("DENY");
    const events = snapshots(stream);
    const first = (await events.next()).value as LiveSnapshot;
    expect(first.captures).toMatchObject([{ id: "c1", state: "running", sightings: 0, pages: { known: 1 } }]);
    expect(liveProgressSchema.parse(first.captures[0]!.progress)).toMatchObject({ done: 3, total: 8 });
    await writer.catalog.sightings.add(someSighting("c1", 0, { url: pageUrl("/a") }));
    await writer.catalog.frontier.setState("c1", pageUrl("/a"), "visited", null);
    let next = (await events.next()).value as LiveSnapshot;
    while (next.captures[0]!.pages.visited === 0) next = (await events.next()).value as LiveSnapshot;
    expect(next.captures[0]).toMatchObject({ sightings: 1, recent: [{ url: pageUrl("/a"), pass: "visit" }] });
  });

  it("calls a capture interrupted that nobody is running, and tells of one that has just ended", async () => {
    await beginCapture();
    await writer.catalog.captures.create(
      someCapture("c0", { phase: "finished", finishedAt: instant(Date.now()), asOf: instant(Date.now()) }),
    );
    await writer.close();
    const { value } = (await snapshots(await open("/api/live")).next()) as { value: LiveSnapshot };
    expect(value.captures).toMatchObject([{ id: "c1", state: "interrupted" }]);
    expect(value.ended).toEqual([{ id: "c0", site: "example.org", phase: "finished" }]);
  });

  it("lets a bounded number watch, and others once some have left", async () => {
    const watching = await Promise.all(Array.from({ length: 32 }, () => open("/api/live")));
    expect(watching.map(({ statusCode }) => statusCode)).toEqual(watching.map(() => 200));
    expect((await open("/api/live")).statusCode).toBe(503);
    for (const stream of watching.slice(0, 3)) stream.destroy();
    await expect.poll(async () => (await open("/api/live")).statusCode).toBe(200);
  });

  it("is for the own UI only, and for those with the token", async () => {
    const guarded = await startServers({
      archive: reader,
      port: 0,
      replayPort: 0,
      token: "0123456789abcdef",
    });
    try {
      for (const path of ["/api/live", "/metrics"]) {
        expect((await open(path, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
        expect((await open(path, {}, guarded.uiUrl)).statusCode).toBe(401);
        expect((await open(`${path}?token=0123456789abcdef`, {}, guarded.uiUrl)).statusCode).toBe(200);
      }
    } finally {
      for (const stream of streams.splice(0)) stream.destroy();
      await guarded.close();
    }
  });
});

describe("GET /metrics", () => {
  it("gives the archive's figures and those of the run, each name with one head", async () => {
    await beginCapture();
    await writer.catalog.captures.create(someCapture("c0", { phase: "finished", site: 'a"b\\c' }));
    await writer.catalog.sightings.add(someSighting("c1", 0));
    const lines = (await text("/metrics")).trimEnd().split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        'isochron_captures{phase="finished"} 1',
        'isochron_captures{phase="visiting"} 1',
        'isochron_pages{state="known"} 1',
        "isochron_sightings 1",
        "# TYPE isochron_run_pages_done gauge",
        'isochron_run{capture="c1",site="example.org",phase="visiting",state="running"} 1',
        'isochron_run_pages_done{capture="c1",site="example.org"} 3',
        'isochron_run_pages_per_second{capture="c1",site="example.org"} 1.5',
      ]),
    );
    expect(lines.filter((line) => line.startsWith("# TYPE isochron_captures "))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith("isochron_run_sharp_pages"))).toBe(false);
    for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) isochron_|isochron_\w+(\{.*\})? \d)/);
  });

  it("counts what runs and what has ended since, though sums of ended captures are kept", async () => {
    const sightings = async (): Promise<string | undefined> =>
      (await text("/metrics")).split("\n").find((line) => line.startsWith("isochron_sightings "));
    await beginCapture();
    await writer.catalog.captures.create(someCapture("c0", { phase: "finished" }));
    await writer.catalog.sightings.add(someSighting("c0", 0));
    expect(await sightings()).toBe("isochron_sightings 1");
    await writer.catalog.sightings.add(someSighting("c1", 0));
    expect(await sightings()).toBe("isochron_sightings 2");
    await writer.catalog.captures.update("c1", { phase: "cancelled", finishedAt: instant(5) });
    expect(await sightings()).toBe("isochron_sightings 2");
    await writer.catalog.captures.create(someCapture("c2", { phase: "failed" }));
    await writer.catalog.sightings.add(someSighting("c2", 0));
    expect(await sightings()).toBe("isochron_sightings 3");
  });
});
