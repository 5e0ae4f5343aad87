// Connections, look-ups and what happens when this machine has none left: bounded, and never the server's fault.
import { afterEach, expect, it } from "vitest";
import { connectionsWithin, SystemClock } from "#adapters/index.js";
import { HttpFetcher, type FetchLimits } from "#fetch/index.js";
import type { PageUrl } from "#model/index.js";
import { startRawServer, type RawServer } from "../../support/sites/raw-server.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});

const LOOPBACK = [{ address: "127.0.0.1", family: 4 }];
const ANSWER = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

async function serve(): Promise<{ server: RawServer; most: () => number }> {
  let [now, most] = [0, 0];
  const server = await startRawServer((socket) => setImmediate(() => socket.write(ANSWER)), {
    onConnect: (socket) => {
      most = Math.max(most, ++now);
      socket.on("close", () => now--);
      return true;
    },
  });
  open.push(server);
  return { server, most: () => most };
}

type Resolve = NonNullable<ConstructorParameters<typeof HttpFetcher>[0]["resolve"]>;

function fetcherWith(limits: Partial<FetchLimits>, resolve: Resolve = async () => LOOPBACK): HttpFetcher {
  const clock = new SystemClock();
  const fetcher = new HttpFetcher({ clock, userAgent: "isochron/test", allowPrivate: true, limits, resolve });
  open.push(fetcher);
  return fetcher;
}

const failing = (code: string): Error => Object.assign(new Error(`${code}: none left`), { code });

it("opens no more connections at a time than it may, over many hosts, idle ones included", async () => {
  const { server, most } = await serve();
  const fetcher = fetcherWith({ maxConnections: 8 });
  const urls = Array.from({ length: 300 }, (_, i) => `http://h${i}.test:${server.port}/` as PageUrl);
  const results = await Promise.all(urls.map((url) => fetcher.fetch({ url })));
  expect(results.filter(({ kind }) => kind === "response").length).toBe(300);
  // The server sees an end later than the client: one more may be on its way out for each.
  expect(most()).toBeLessThanOrEqual(16);
});

it("looks up no more names at a time than it may", async () => {
  const { server } = await serve();
  let [now, most] = [0, 0];
  const fetcher = fetcherWith({ maxLookups: 2 }, async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    return LOOPBACK;
  });
  const urls = Array.from({ length: 20 }, (_, i) => `http://h${i}.test:${server.port}/` as PageUrl);
  await Promise.all(urls.map((url) => fetcher.fetch({ url })));
  expect(most).toBe(2);
});

it.each(["EMFILE", "ENFILE", "ENOBUFS", "EADDRNOTAVAIL", "EAI_AGAIN"])(
  "waits out a passing lack of means (%s) and asks again; no limit runs meanwhile",
  async (code) => {
    const { server } = await serve();
    let [tries, waits] = [0, 0];
    const fetcher = fetcherWith({}, async () => {
      if (++tries < 3) throw failing(code);
      return LOOPBACK;
    });
    const patiently = <T>(wait: Promise<T>): Promise<T> => (waits++, wait);
    const url = `http://h.test:${server.port}/` as PageUrl;
    expect(await fetcher.fetch({ url, patiently })).toMatchObject({ kind: "response" });
    expect(tries).toBe(3);
    expect(waits).toBeGreaterThanOrEqual(2);
  },
);

it("stops with a clear error when there is nothing left for long", async () => {
  const fetcher = fetcherWith({ ownMeansMs: 120 }, async () => {
    throw failing("EMFILE");
  });
  await expect(fetcher.fetch({ url: "http://h.test/" as PageUrl })).rejects.toMatchObject({
    code: "OUT_OF_MEANS",
    message: expect.stringContaining("ulimit -n") as string,
  });
});

it("calls a lasting lack that may lie elsewhere a failure of our own, not of the host", async () => {
  const fetcher = fetcherWith({ ownMeansMs: 120 }, async () => {
    throw failing("EAI_AGAIN");
  });
  const result = await fetcher.fetch({ url: "http://h.test/" as PageUrl });
  expect(result).toMatchObject({ kind: "failed", code: "own-means" });
});

it.each([
  [null, 64, 64],
  [1024, 64, 64],
  [1024, 2000, 462],
  [200, 64, 50],
  [64, 64, 4],
])("with %s descriptors %i connections become %i", (limit, wanted, allowed) => {
  expect(connectionsWithin(limit, wanted)).toBe(allowed);
});
