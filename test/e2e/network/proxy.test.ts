// Through a proxy: tunnels of every kind, what is on record of them, and whose fault a failure is.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { HttpFetcher, parseProxy, parseTrustedRoots, type HttpFetcherOptions } from "#fetch/index.js";
import type { PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { startLoggingSites } from "../../support/sites/logging-sites.js";
import { startProxy, type ProxyHabits, type ProxyServer } from "../../support/sites/proxy-server.js";
import { startRawServer } from "../../support/sites/raw-server.js";
import { withTempDir } from "../../support/temp-dir.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), "utf8");
const TLS = { key: fixture("localhost-key.pem"), cert: fixture("localhost-cert.pem") };
const ROOTS = parseTrustedRoots(TLS.cert, "tls");
const ANSWER = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});
function kept<T extends { close(): Promise<void> }>(one: T): T {
  open.unshift(one);
  return one;
}

const proxyOf = async (habits: ProxyHabits = {}): Promise<ProxyServer> => kept(await startProxy(habits));
const originOf = async (tls = false) =>
  kept(await startRawServer((socket) => socket.write(ANSWER), tls ? { tls: TLS } : {}));

function fetcherBy(proxy: string, options: Partial<HttpFetcherOptions> = {}): HttpFetcher {
  return kept(
    new HttpFetcher({
      clock: new SystemClock(),
      userAgent: "isochron/test",
      allowPrivate: true,
      proxy: parseProxy(proxy),
      roots: ROOTS,
      ...options,
    }),
  );
}

const exchangeOf = (result: FetchResult) => {
  if (result.kind !== "response") throw new Error(`${result.code}: ${result.message}`);
  return result.exchange;
};

describe("a tunnel", () => {
  const kinds: [string, ProxyHabits][] = [
    ["http", {}],
    ["https", { kind: "https", tls: TLS }],
    ["socks5", { kind: "socks5" }],
  ];
  for (const [name, habits] of kinds)
    for (const tls of [false, true])
      for (const login of [undefined, "us er:p:w%"])
        it(`through ${name} to ${tls ? "https" : "http"}${login ? " with a login" : ""} carries the very bytes`, async () => {
          const origin = await originOf(tls);
          const proxy = await proxyOf({ ...habits, ...(login && { login }) });
          const secret = login ? "us%20er:p%3Aw%25@" : "";
          const fetcher = fetcherBy(proxy.address.replace("://", `://${secret}`));
          const exchange = exchangeOf(await fetcher.fetch({ url: origin.url("/a?b") }));
          await fetcher.fetch({ url: origin.url("/again") }); // on the same tunnel
          expect(proxy.log).toEqual([`127.0.0.1:${origin.port}`]);
          expect(origin.requests).toHaveLength(2);
          expect(Buffer.from(exchange.requestBytes)).toEqual(origin.requests[0]);
          expect(Buffer.from(exchange.requestBytes).toString()).toMatch(/^GET \/a\?b HTTP\/1\.1\r\n/);
          expect(Buffer.from(exchange.responseBytes).toString()).toBe(ANSWER);
          // The other end of the socket is the proxy: it is not passed off as the server's address.
          expect(exchange.remoteAddress).toBeNull();
          expect(exchange.connection).toEqual({
            client: "127.0.0.1",
            resolved: [],
            proxy: proxy.address,
            tls: tls ? { protocol: "TLSv1.3", chain: ROOTS.sha256 } : null,
          });
          expect(JSON.stringify([exchange.connection, fetcher.path])).not.toContain("p:w");
        });

  it("leaves names to the proxy", async () => {
    for (const kind of ["http", "socks5"] as const) {
      const origin = await originOf();
      const proxy = await proxyOf({ kind, names: { "only.proxy.test": "127.0.0.1" } });
      const resolve = async (): Promise<never> => Promise.reject(new Error("asked here"));
      const fetcher = fetcherBy(proxy.address, { resolve, allowPrivate: false });
      const url = `http://only.proxy.test:${origin.port}/` as PageUrl;
      expect(await fetcher.fetch({ url })).toMatchObject({ kind: "response" });
      expect(proxy.log).toEqual([`only.proxy.test:${origin.port}`]);
    }
  });

  it("through socks5 to an address names it byte by byte", async () => {
    const proxy = await proxyOf({ kind: "socks5", refuses: () => 5 });
    const fetcher = fetcherBy(proxy.address);
    for (const host of ["[2001:db8::1:0:9]", "[::1]", "192.0.2.7"])
      await fetcher.fetch({ url: `http://${host}:81/` as PageUrl });
    expect(proxy.heads).toEqual([
      "0501000420010db8000000000000000100000009" + "0051",
      "05010004" + "0".repeat(31) + "1" + "0051",
      "05010001c0000207" + "0051",
    ]);
  });

  it("is not asked for where a name or an address is a private one", async () => {
    const proxy = await proxyOf();
    const fetcher = fetcherBy(proxy.address, { allowPrivate: false });
    const hosts = [
      "127.0.0.1",
      "[::1]",
      "10.1.2.3",
      "[::ffff:192.168.0.1]",
      "localhost",
      "x.LOCALHOST.",
      "intranet",
    ];
    for (const host of [...hosts, "db.internal", "printer.local", "router.home.arpa"])
      expect(await fetcher.fetch({ url: `http://${host}/` as PageUrl })).toMatchObject({
        kind: "refused",
        code: "private-address",
      });
    expect(proxy.log).toEqual([]);
  });

  it("does not vouch for a server: its certificate is looked at as always", async () => {
    const origin = await originOf(true);
    const proxy = await proxyOf();
    const fetcher = kept(
      new HttpFetcher({
        clock: new SystemClock(),
        userAgent: "isochron/test",
        allowPrivate: true,
        proxy: parseProxy(proxy.address),
      }),
    );
    expect(await fetcher.fetch({ url: origin.url() })).toMatchObject({ kind: "failed", code: "tls" });
  });
});

describe("a proxy that fails", () => {
  const page = "http://a.test/" as PageUrl;

  it("is no failure of the server where it makes no way to one", async () => {
    for (const [kind, no] of [
      ["http", 502],
      ["http", 403],
      ["socks5", 5],
    ] as const) {
      const proxy = await proxyOf({ kind, refuses: () => no });
      const result = await fetcherBy(proxy.address).fetch({ url: page });
      expect(result).toMatchObject({ kind: "failed", code: "proxy" });
      expect((result as { message: string }).message).toContain(`the proxy ${proxy.address}: `);
    }
  });

  it("ends the run with one line when it wants a login, or another one", async () => {
    for (const kind of ["http", "socks5"] as const) {
      const proxy = await proxyOf({ kind, login: "u:right" });
      const fetched = fetcherBy(proxy.address).fetch({ url: page });
      await expect(fetched).rejects.toMatchObject({
        code: "PROXY",
        message: expect.stringMatching(/asks for a user name/),
      });
      const wrong = fetcherBy(proxy.address.replace("://", "://u:wr0ng@")).fetch({ url: page });
      await expect(wrong).rejects.toMatchObject({
        code: "PROXY",
        message: expect.stringMatching(/does not take the user name/),
      });
      await expect(wrong).rejects.not.toThrow(/wr0ng/);
    }
  });

  it("ends the run at once when it was never there", async () => {
    const gone = await startProxy();
    await gone.close();
    await expect(fetcherBy(gone.address).fetch({ url: page })).rejects.toMatchObject({
      code: "PROXY",
      message: `the proxy ${gone.address}: it cannot be reached: the host refused the connection`,
    });
    const untrusted = await proxyOf({
      kind: "https",
      tls: { key: TLS.key, cert: fixture("wrong-name-cert.pem") },
    });
    await expect(fetcherBy(untrusted.address).fetch({ url: page })).rejects.toMatchObject({ code: "PROXY" });
  });

  it("is waited for when it went away in between, and only so long", async () => {
    const origin = await originOf();
    const proxy = await startProxy();
    const fetcher = fetcherBy(proxy.address, { limits: { ownMeansMs: 200 } });
    expect(await fetcher.fetch({ url: origin.url() })).toMatchObject({ kind: "response" });
    await proxy.close();
    let waits = 0;
    const patiently = <T>(wait: Promise<T>): Promise<T> => (waits++, wait);
    const again = fetcher.fetch({ url: "http://b.test/" as PageUrl, patiently });
    await expect(again).rejects.toMatchObject({ code: "PROXY" });
    expect(waits).toBeGreaterThan(2);
  });

  it("that never answers is given up with the time for connecting", async () => {
    const silent = kept(await startRawServer(() => undefined));
    const fetcher = fetcherBy(`http://127.0.0.1:${silent.port}`, { limits: { connectMs: 50 } });
    expect(await fetcher.fetch({ url: page })).toMatchObject({ kind: "failed", code: "proxy" });
    expect(silent.connections()).toBe(1);
  });

  it("that says more than it was asked is not believed", async () => {
    const chatty = kept(await startRawServer((socket) => socket.write(`HTTP/1.1 200 OK\r\n\r\n${ANSWER}`)));
    const fetcher = fetcherBy(`http://127.0.0.1:${chatty.port}`);
    expect(await fetcher.fetch({ url: page })).toMatchObject({ kind: "failed", code: "bad-response" });
    const endless = kept(
      await startRawServer((socket) => socket.write(`HTTP/1.1 200 OK\r\nA: ${"x".repeat(40_000)}`)),
    );
    const other = fetcherBy(`http://127.0.0.1:${endless.port}`);
    expect(await other.fetch({ url: page })).toMatchObject({ kind: "failed", code: "proxy" });
  });
});

describe("a capture through a proxy", () => {
  it("says so in settings, connections, notes and what is not recorded; both verifiers agree", async () => {
    const sites = kept(await startLoggingSites(["127.0.0.2"], () => ({ body: "<p>here</p>" })));
    const proxy = await proxyOf({ login: "u:s3cr3t", names: { "one.test": "127.0.0.2" } });
    await withTempDir(async (dir) => {
      const outcome = await captureLoopback({
        dir,
        seeds: [`http://one.test:${sites.portOf("127.0.0.2")}/`],
        names: {},
        fetcher: { proxy: parseProxy(proxy.address.replace("://", "://u:s3cr3t@")), roots: ROOTS },
      });
      const { certificate } = outcome;
      expect(outcome.report.all.sharp).toBe(1);
      expect(certificate.settings["network"]).toEqual({ proxy: proxy.address, trusted: ROOTS.sha256 });
      expect(certificate.vantage.servers).toEqual([]);
      expect(certificate.vantage.connections.map(({ proxy: through }) => through)).toEqual([proxy.address]);
      expect(certificate.vantage.notRecorded.join()).toMatch(/a proxy looked the names up/);
      expect(certificate.notes.join()).toMatch(/asked through the proxy http:.*root certificates trusted/);
      const path = outcome.files.certificate;
      expect(await verifyCertificate(path, { root: dir })).toMatchObject({ ok: true, findings: [] });
      expect(secondOpinion(path, "--archive", dir)).toMatchObject({ code: 0, err: "" });
    });
  });

  it("lists pages that the proxy makes no way to as failed, and blames no host", async () => {
    const sites = kept(
      await startLoggingSites(["127.0.0.2"], () => ({ body: `<a href="http://two.test/">x</a>` })),
    );
    const proxy = await proxyOf({
      names: { "one.test": "127.0.0.2" },
      refuses: (host) => (host === "two.test" ? 502 : null),
    });
    await withTempDir(async (dir) => {
      const { report } = await captureLoopback({
        dir,
        seeds: [`http://one.test:${sites.portOf("127.0.0.2")}/`, "http://two.test/"],
        names: {},
        fetcher: { proxy: parseProxy(proxy.address) },
      });
      const two = report.pages.find(({ url }) => url === "http://two.test/");
      expect(two).toMatchObject({
        verdict: "failed",
        reason: expect.stringContaining("it answers 502 to CONNECT two.test:80"),
      });
      expect(report.all.sharp).toBe(1);
    });
  });
});
