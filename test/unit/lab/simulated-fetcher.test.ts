import { describe, expect, it } from "vitest";
import {
  createLivingSite,
  SimulatedFetcher,
  simulateLivingSite,
  VirtualClock,
  type Simulation,
} from "#lab/index.js";
import { instant, parsePageUrl, type Instant, type PageUrl } from "#model/index.js";
import type { Exchange, FetchRequest } from "#ports/index.js";
import { readResponse } from "../../support/samples/http-message.js";

const START = instant(Date.UTC(2026, 0, 5, 9));

async function exchangeOf(
  { fetcher }: Pick<Simulation, "fetcher">,
  request: FetchRequest,
): Promise<Exchange> {
  const result = await fetcher.fetch(request);
  if (result.kind !== "response") throw new Error(result.message);
  return result.exchange;
}

/** Fetches every page some times from several tasks at once; gives all bytes and times. */
async function crawl(simulation: Simulation, tasks: number): Promise<string[]> {
  const { site, clock, url } = simulation;
  const seen: string[] = [];
  const work = async (task: number): Promise<void> => {
    for (let i = task; i < site.pages.length * 2; i += tasks) {
      const path = site.pages[i % site.pages.length]!.path;
      const { times, responseBytes } = await exchangeOf(simulation, { url: parsePageUrl(path, url)! });
      seen.push(JSON.stringify([path, times, Buffer.from(responseBytes).toString("base64")]));
      await clock.sleepUntil(instant(clock.now() + 250));
    }
  };
  await Promise.all(Array.from({ length: tasks }, (_, task) => work(task)));
  return seen;
}

describe("simulated fetcher", () => {
  it("repeats a crawl byte for byte and instant for instant, also with several tasks at once", async () => {
    for (const tasks of [1, 4]) {
      const runs = [1, 2].map(() =>
        crawl(simulateLivingSite({ seed: 3, preset: "everything", pages: 40 }), tasks),
      );
      expect(await runs[0]).toEqual(await runs[1]);
    }
  });

  it("takes hours of virtual time", async () => {
    const simulation = simulateLivingSite({ seed: 3, pages: 10 });
    for (let i = 0; i < 200; i++) {
      await exchangeOf(simulation, { url: simulation.url });
      await simulation.clock.sleepUntil(instant(simulation.clock.now() + 60_000));
    }
    expect(simulation.clock.now() - simulation.site.startAt).toBeGreaterThan(200 * 60_000);
  });

  it("sends a request that carries its profile and its conditions", async () => {
    const simulation = simulateLivingSite({ seed: 3, pages: 10 });
    const lastModified = instant(Date.UTC(2026, 0, 5, 8, 30, 15));
    const { requestBytes } = await exchangeOf(simulation, {
      url: "http://living.test/?x=1" as PageUrl,
      conditional: { etag: '"abc"', lastModified },
    });
    expect(Buffer.from(requestBytes).toString()).toBe(
      [
        "GET /?x=1 HTTP/1.1",
        "Host: living.test",
        ...Object.entries(simulation.fetcher.profile).map(([name, value]) => `${name}: ${value}`),
        'If-None-Match: "abc"',
        "If-Modified-Since: Mon, 05 Jan 2026 08:30:15 GMT",
        "",
        "",
      ].join("\r\n"),
    );
  });

  it("gets 304 with the validators of an earlier answer", async () => {
    const simulation = simulateLivingSite({ seed: 3, pages: 10, changes: { staticDocumentShare: 1 } });
    const first = readResponse((await exchangeOf(simulation, { url: simulation.url })).responseBytes);
    const conditional = { etag: first.headers.get("etag")! };
    const again = readResponse(
      (await exchangeOf(simulation, { url: simulation.url, conditional })).responseBytes,
    );
    expect([again.status, again.payload.length]).toEqual([304, 0]);
  });

  it("spends the latency before the choice, before the first byte and during the body", async () => {
    const latency = { beforeChoice: [100, 100], afterChoice: [30, 30], body: [50, 50] } as const;
    const simulation = simulateLivingSite({ seed: 3, pages: 10, habits: { latency } });
    const { times } = await exchangeOf(simulation, { url: simulation.url });
    const afterSending = (at: Instant): number => at - times.sentAt;
    expect(afterSending(simulation.site.log.requests[0]!.chosenAt!)).toBe(100);
    expect(afterSending(times.firstByteAt)).toBe(130);
    expect(afterSending(times.lastByteAt)).toBe(180);
  });

  it("says where a response was cut", async () => {
    const simulation = simulateLivingSite({
      seed: 3,
      pages: 10,
      habits: { faults: { unavailable: 0, cut: 1 } },
    });
    const { truncated, responseBytes } = await exchangeOf(simulation, { url: simulation.url });
    const { headers, payload } = readResponse(responseBytes);
    expect(truncated).toBe("disconnect");
    expect(payload.length).toBeLessThan(Number(headers.get("content-length")));
  });

  it("knows several sites by their origins and fails for others as a value", async () => {
    const clock = new VirtualClock({ startAt: START });
    const sites = Object.fromEntries(
      [1, 2].map((seed) => [`http://site${seed}.test`, createLivingSite({ seed, pages: 5, startAt: START })]),
    );
    const fetcher = new SimulatedFetcher({ clock, sites });
    const digests = [];
    for (const origin of Object.keys(sites)) {
      const { responseBytes } = await exchangeOf({ fetcher }, { url: `${origin}/` as PageUrl });
      digests.push(readResponse(responseBytes).contentDigest);
    }
    expect(new Set(digests).size).toBe(2);
    const failed = await fetcher.fetch({ url: "http://site3.test/" as PageUrl });
    expect(failed).toMatchObject({ kind: "failed", code: "dns" });
  });

  it("stops at an abort and leaves no request in flight", async () => {
    const simulation = simulateLivingSite({ seed: 3, pages: 10 });
    const controller = new AbortController();
    const fetched = simulation.fetcher.fetch({ url: simulation.url }, controller.signal);
    controller.abort(new Error("enough"));
    expect(await fetched).toMatchObject({ kind: "failed", code: "aborted" });
    await exchangeOf(simulation, { url: simulation.url });
    expect(simulation.site.log.maxInFlight).toBe(1);
  });
});

describe("request log", () => {
  it("tells pauses and requests in flight", async () => {
    const latency = { beforeChoice: [100, 100], afterChoice: [0, 0], body: [0, 0] } as const;
    const simulation = simulateLivingSite({ seed: 3, pages: 10, habits: { latency } });
    const { clock, site, url } = simulation;
    await exchangeOf(simulation, { url });
    await clock.sleepUntil(instant(clock.now() + 250));
    await exchangeOf(simulation, { url });
    expect(site.log.pausesMs()).toEqual([250]);
    expect(site.log.maxInFlight).toBe(1);
    const both = [exchangeOf(simulation, { url }), exchangeOf(simulation, { url })];
    await Promise.all(both);
    expect(site.log.pausesMs()).toEqual([250, 0, -100]);
    expect(site.log.maxInFlight).toBe(2);
    expect(site.log.requests.map((request) => request.inFlight)).toEqual([1, 1, 1, 2]);
  });
});
