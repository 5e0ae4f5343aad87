import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { HttpFetcher, type FetchLimits } from "#fetch/index.js";
import { parseHttpResponse } from "#formats/index.js";
import type { FetchResult } from "#ports/index.js";
import { CHUNKED, flooding, HOSTILITIES, OK, stopDripping, type Hostility } from "#lab/index.js";
import { startRawServer } from "../../support/sites/raw-server.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  stopDripping();
  for (const closing of open.splice(0)) await closing.close();
});

// Wide where time is not the subject, so that a busy machine changes no outcome.
const LIMITS: Partial<FetchLimits> = { maxHeadBytes: 4096, maxResponseBytes: 50_000 };

async function meet(hostility: Hostility): Promise<FetchResult> {
  const { behaviour = () => undefined, onConnect, limits } = hostility;
  const server = await startRawServer(behaviour, onConnect ? { onConnect } : {});
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
    limits: { ...LIMITS, ...limits },
  });
  open.push(fetcher, server);
  return fetcher.fetch({ url: server.url() });
}

/** One word for the outcome: a failure's code, or how the response ended and whether the parser finds it complete. */
function outcomeOf(result: FetchResult): string {
  const { sentAt, lastByteAt } = result.kind === "response" ? result.exchange.times : result.times;
  expect(sentAt).toBeLessThanOrEqual(lastByteAt);
  if (result.kind !== "response") return result.code;
  const { responseBytes, truncated } = result.exchange;
  expect(responseBytes.length).toBeLessThanOrEqual(50_000);
  const parsed = parseHttpResponse(responseBytes);
  if (!parsed.ok) return parsed.reason;
  return `${parsed.status} ${truncated ?? (parsed.complete ? "complete" : "incomplete")}`;
}

describe("a server that", () => {
  test.each(Object.entries(HOSTILITIES))("%s", async (_name, { outcome, ...hostility }) => {
    expect(outcomeOf(await meet(hostility))).toMatch(
      outcome instanceof RegExp ? outcome : new RegExp(`^${outcome}$`),
    );
  });
});

test("a body cut at the limit has exactly that many bytes", async () => {
  const result = await meet({ behaviour: flooding(`${OK}\r\n`, "x") });
  expect(result.kind === "response" && result.exchange.responseBytes.length).toBe(50_000);
});

test("a host that does not take the connection runs into the connect limit", async () => {
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
    limits: { connectMs: 50 },
    // A resolver that never answers stands for every stage before the connection.
    resolve: () => new Promise(() => undefined),
  });
  open.push(fetcher);
  expect(await fetcher.fetch({ url: "http://slow.test/" as never })).toMatchObject({
    code: "connect-timeout",
  });
});

test("TLS that never finishes runs into the connect limit", async () => {
  const server = await startRawServer(() => undefined, { onConnect: () => false });
  const limits = { connectMs: 80 };
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
    limits,
  });
  open.push(fetcher, server);
  const url = server.url().replace("http:", "https:") as never;
  expect(await fetcher.fetch({ url })).toMatchObject({ code: "connect-timeout" });
});

test("whatever a server said before, the next answer is the one to the next request", async () => {
  const pieces = fc.constantFrom(
    OK,
    CHUNKED,
    "HTTP/1.1 304 Not Modified\r\n",
    "HTTP/1.1 100 Continue\r\n\r\n",
    "Content-Length: 5\r\n",
    "Connection: close\r\n",
    "Transfer-Encoding: chunked\r\n",
    "\r\n",
    "hello",
    "5\r\nhello\r\n",
    "0\r\n\r\n",
    "\0",
  );
  let bad = "";
  let isLast = false;
  const server = await startRawServer((socket, request) => {
    const path = request.toString().split(" ")[1]!;
    if (path.startsWith("/good")) socket.write(`${OK}Content-Length: ${path.length}\r\n\r\n${path}`);
    else if (isLast || bad === "") socket.end(bad);
    else socket.write(bad);
  });
  const limits = { ...LIMITS, idleMs: 20 };
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
    limits,
  });
  open.push(fetcher, server);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 6 }), fc.boolean(), async (said, ends) => {
      bad = said.join("");
      isLast = ends;
      outcomeOf(await fetcher.fetch({ url: server.url("/bad") }));
      const path = `/good/${count++}`;
      const result = await fetcher.fetch({ url: server.url(path) });
      const parsed = parseHttpResponse(
        result.kind === "response" ? result.exchange.responseBytes : new Uint8Array(),
      );
      expect(parsed.ok && Buffer.from(parsed.body).toString()).toBe(path);
    }),
    { seed: 11, numRuns: 150 },
  );
});
