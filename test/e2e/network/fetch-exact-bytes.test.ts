import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { HttpFetcher, parseTrustedRoots, type HttpFetcherOptions } from "#fetch/index.js";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { Clock, FetchResult } from "#ports/index.js";
import { startRawServer, type Behaviour, type RawServer } from "../../support/sites/raw-server.js";

const fingerprintOf = (pem: string) =>
  new X509Certificate(pem).fingerprint256.replaceAll(":", "").toLowerCase();
const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), "utf8");
const TLS = { key: fixture("localhost-key.pem"), cert: fixture("localhost-cert.pem") };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});

function fetcherWith(options: Partial<HttpFetcherOptions> = {}): HttpFetcher {
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test (+http://contact.test/)",
    allowPrivate: true,
    ...options,
  });
  open.push(fetcher);
  return fetcher;
}

async function serve(...[behaviour, options]: Parameters<typeof startRawServer>): Promise<RawServer> {
  const server = await startRawServer(behaviour, options);
  open.unshift(server);
  return server;
}

function exchangeOf(result: FetchResult) {
  if (result.kind !== "response") throw new Error(`${result.code}: ${result.message}`);
  return result.exchange;
}

/** Answers the nth request of a connection with the nth text, in pieces of the given size. */
const answering =
  (texts: readonly string[], pieceBytes = 1 << 20): Behaviour =>
  (socket, _request, nth) => {
    const bytes = Buffer.from(texts[nth % texts.length]!, "latin1");
    for (let at = 0; at < bytes.length; at += pieceBytes) socket.write(bytes.subarray(at, at + pieceBytes));
    if (!/content-length|chunked/i.test(texts[nth % texts.length]!)) socket.end();
  };

const RESPONSES = {
  "declared length": "HTTP/1.1 200 OK\r\nX-Odd:   spaced \xe9\r\ncontent-LENGTH: 5\r\n\r\nhello",
  chunked:
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n00005 ; ext=1\r\nhello\r\n1\r\n!\r\n0\r\nTrailer: x\r\n\r\n",
  "lines ended by LF": "HTTP/1.1 200 OK\nContent-Length: 2\n\nhi",
  "a folded header": "HTTP/1.1 200 OK\r\nA: b\r\n  c\r\nContent-Length: 0\r\n\r\n",
};

describe("the bytes of an exchange are those on the wire", () => {
  test.each(Object.entries(RESPONSES))("with %s", async (_name, text) => {
    const server = await serve(answering([text]));
    const exchange = exchangeOf(await fetcherWith().fetch({ url: server.url("/a?b=c") }));
    expect(Buffer.from(exchange.responseBytes).toString("latin1")).toBe(text);
    expect(Buffer.from(exchange.requestBytes)).toEqual(server.requests[0]);
    expect(exchange).toMatchObject({ truncated: null, remoteAddress: "127.0.0.1" });
  });

  test("with a body that ends with the connection", async () => {
    const text = "HTTP/1.1 200 OK\r\n\r\nuntil the end\0";
    const server = await serve(answering([text]));
    const exchange = exchangeOf(await fetcherWith().fetch({ url: server.url() }));
    expect(Buffer.from(exchange.responseBytes).toString("latin1")).toBe(text);
    expect(exchange.truncated).toBeNull();
  });

  test.each([undefined, TLS])("over a kept connection, also under TLS", async (tls) => {
    const texts = Object.values(RESPONSES);
    const server = await serve(answering(texts), tls ? { tls } : {});
    const fetcher = fetcherWith(tls ? { roots: parseTrustedRoots(tls.cert, "tls") } : {});
    for (const text of [...texts, ...texts]) {
      const exchange = exchangeOf(await fetcher.fetch({ url: server.url() }));
      expect(Buffer.from(exchange.responseBytes).toString("latin1")).toBe(text);
      expect(Buffer.from(exchange.requestBytes)).toEqual(server.requests.at(-1));
      // The same connection tells the same facts, each time.
      expect(exchange.connection).toMatchObject({
        client: expect.stringMatching(/127\.0\.0\.1$/),
        resolved: expect.arrayContaining(["127.0.0.1"]),
        tls: tls ? { protocol: "TLSv1.3", chain: [fingerprintOf(tls.cert)] } : null,
      });
    }
    expect(server.connections()).toBe(1);
  });

  test("however the network cuts them", async () => {
    const texts = Object.values(RESPONSES);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (pieceBytes) => {
        const server = await serve(answering(texts, pieceBytes));
        const fetcher = fetcherWith();
        for (const text of texts) {
          const exchange = exchangeOf(await fetcher.fetch({ url: server.url() }));
          expect(Buffer.from(exchange.responseBytes).toString("latin1")).toBe(text);
        }
      }),
      { seed: 5, numRuns: 15 },
    );
  });

  test("with a large body", async () => {
    const body = Buffer.alloc(3_000_000, "0123456789abcdef");
    const head = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`);
    const server = await serve((socket) => {
      socket.write(head);
      socket.write(body);
    });
    const exchange = exchangeOf(await fetcherWith().fetch({ url: server.url() }));
    expect(Buffer.concat([head, body]).equals(exchange.responseBytes)).toBe(true);
  });
});

describe("the request", () => {
  test("carries the fixed profile and nothing else", async () => {
    const server = await serve(answering([RESPONSES.chunked]));
    const fetcher = fetcherWith();
    await fetcher.fetch({ url: server.url("/p%20q?x=%C3%A9") });
    expect(server.requests[0]!.toString("latin1")).toBe(
      `GET /p%20q?x=%C3%A9 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
        "User-Agent: isochron/test (+http://contact.test/)\r\n" +
        "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\nAccept-Encoding: gzip\r\n\r\n",
    );
    expect(Object.keys(fetcher.profile)).toEqual(["User-Agent", "Accept", "Accept-Encoding"]);
  });

  test("is conditional when validators are given", async () => {
    const server = await serve(answering(["HTTP/1.1 304 Not Modified\r\nContent-Length: 7\r\n\r\n"]));
    const conditional = { etag: 'W/"x"', lastModified: instant(784111777000) };
    const exchange = exchangeOf(await fetcherWith().fetch({ url: server.url(), conditional }));
    expect(Buffer.from(exchange.requestBytes).toString()).toContain(
      'If-None-Match: W/"x"\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n',
    );
    expect(exchange.truncated).toBeNull();
  });

  test("refuses header values that would break the line", async () => {
    expect(() => fetcherWith({ userAgent: "x\r\nCookie: y" })).toThrow("User-Agent");
    const wrong = fetcherWith().fetch({
      url: "http://127.0.0.1:1/" as PageUrl,
      conditional: { etag: '"\r\nX: y"' },
    });
    await expect(wrong).rejects.toThrow("If-None-Match");
  });
});

describe("time stamps", () => {
  /** Each reading is one millisecond later, so that readings are in the order they were made. */
  class CountingClock implements Clock {
    #ms = 1000;
    now(): Instant {
      return instant((this.#ms += 10));
    }
    async sleepUntil(): Promise<void> {}
  }

  test("lie around what the server did", async () => {
    const clock = new CountingClock();
    const served: number[] = [];
    const server = await serve((socket) => {
      served.push(clock.now());
      socket.write("HTTP/1.1 103 Early Hints\r\n\r\n", () => {
        served.push(clock.now());
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na", () => {
          served.push(clock.now());
          socket.write("b");
        });
      });
    });
    const { times } = exchangeOf(await fetcherWith({ clock }).fetch({ url: server.url() }));
    expect(times.sentAt).toBeLessThan(served[0]!);
    expect(times.firstByteAt).toBeGreaterThan(served[1]!);
    expect(times.lastByteAt).toBeGreaterThan(served[2]!);
    expect(times.lastByteAt).toBeGreaterThanOrEqual(times.firstByteAt);
  });

  test("end after the millisecond that the clock was cut to", async () => {
    const clock: Clock = { now: () => instant(5000), sleepUntil: async () => undefined };
    const server = await serve(answering([RESPONSES.chunked]));
    const { times } = exchangeOf(await fetcherWith({ clock }).fetch({ url: server.url() }));
    expect(times).toEqual({ sentAt: 5000, firstByteAt: 5001, lastByteAt: 5001 });
  });
});

describe("kept connections", () => {
  test("that the server has closed meanwhile are replaced without a failure", async () => {
    const server = await serve((socket, _request, nth) => {
      if (nth === 0) socket.write(RESPONSES["declared length"], "latin1");
      else socket.destroy();
    });
    const fetcher = fetcherWith();
    exchangeOf(await fetcher.fetch({ url: server.url() }));
    exchangeOf(await fetcher.fetch({ url: server.url() }));
    expect(server.connections()).toBe(2);
    expect(server.requests).toHaveLength(3);
  });

  test("are not shared between origins", async () => {
    const [a, b] = [await serve(answering([RESPONSES.chunked])), await serve(answering([RESPONSES.chunked]))];
    const fetcher = fetcherWith();
    for (const server of [a, b, a, b]) exchangeOf(await fetcher.fetch({ url: server.url() }));
    expect([a.connections(), b.connections()]).toEqual([1, 1]);
  });

  test("are given up when the server says more than one answer", async () => {
    const server = await serve((socket) =>
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nxHTTP/1.1 200 OK\r\n"),
    );
    const fetcher = fetcherWith();
    for (let i = 0; i < 3; i++) {
      const { responseBytes } = exchangeOf(await fetcher.fetch({ url: server.url() }));
      expect(Buffer.from(responseBytes).toString()).toBe("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
    }
    expect(server.connections()).toBe(3);
  });

  test("serve fetches at the same time on one connection each", async () => {
    const server = await serve((socket, request) => {
      const path = request.toString().split(" ")[1]!;
      setImmediate(() => socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${path.length}\r\n\r\n${path}`));
    });
    const fetcher = fetcherWith();
    const paths = Array.from({ length: 40 }, (_, i) => `/${i}`);
    const results = await Promise.all(paths.map((path) => fetcher.fetch({ url: server.url(path) })));
    results.forEach((result, i) => {
      expect(Buffer.from(exchangeOf(result).responseBytes).toString().endsWith(`\r\n\r\n/${i}`)).toBe(true);
    });
  });
});

describe("addresses", () => {
  test.each([
    "http://127.0.0.1/",
    "http://localhost:1/",
    "http://2130706433/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::1]/",
  ])("%s is refused unless private ones are allowed", async (url) => {
    const result = await fetcherWith({ allowPrivate: false }).fetch({ url: url as PageUrl });
    expect(result).toMatchObject({ kind: "refused", code: "private-address" });
  });

  test("a name that resolves to a private address is refused and never connected to", async () => {
    const server = await serve(answering([RESPONSES.chunked]));
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const url = `http://public.test:${server.port}/` as PageUrl;
    expect(await fetcherWith({ allowPrivate: false, resolve }).fetch({ url })).toMatchObject({
      kind: "refused",
    });
    expect(server.connections()).toBe(0);
    exchangeOf(await fetcherWith({ resolve }).fetch({ url }));
    expect(server.requests[0]!.toString()).toContain(`Host: public.test:${server.port}\r\n`);
  });

  test("a name without address, or none that answers, fails with its reason", async () => {
    const fetcher = fetcherWith({
      resolve: async (name) => {
        if (name === "missing.test") throw Object.assign(new Error("no such\nname"), { code: "ENOTFOUND" });
        return [];
      },
    });
    const missing = await fetcher.fetch({ url: "http://missing.test/" as PageUrl });
    expect(missing).toMatchObject({ kind: "failed", code: "dns" });
    expect(missing.kind === "failed" && missing.message).toBe(
      "the name cannot be resolved: ENOTFOUND: no such name",
    );
    expect(await fetcher.fetch({ url: "http://empty.test/" as PageUrl })).toMatchObject({ code: "dns" });
  });

  test("a port nobody listens on refuses", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const result = await fetcherWith().fetch({ url: `http://127.0.0.1:${port}/` as PageUrl });
    expect(result).toMatchObject({ kind: "failed", code: "connect-refused" });
  });
});

describe("TLS", () => {
  test("with a certificate nobody vouches for fails", async () => {
    const server = await serve(answering([RESPONSES.chunked]), { tls: TLS });
    expect(await fetcherWith().fetch({ url: server.url() })).toMatchObject({ kind: "failed", code: "tls" });
    expect(server.requests).toHaveLength(0);
  });

  test("with a plain server fails", async () => {
    const server = await serve(answering([RESPONSES.chunked]), {
      onConnect: (socket) => {
        socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
        return false;
      },
    });
    const url = server.url().replace("http:", "https:") as PageUrl;
    expect(await fetcherWith().fetch({ url })).toMatchObject({ kind: "failed", code: "tls" });
  });
});

describe("stopping", () => {
  test.each(["before it starts", "while the server thinks", "by closing the fetcher"])(
    "a fetch %s",
    async (when) => {
      const control = new AbortController();
      const server = await serve(() => {
        if (when === "while the server thinks") control.abort();
        else void fetcher.close();
      });
      const fetcher = fetcherWith();
      if (when === "before it starts") control.abort();
      const result = await fetcher.fetch({ url: server.url() }, control.signal);
      expect(result).toMatchObject({ kind: "failed", code: "aborted" });
    },
  );
});
