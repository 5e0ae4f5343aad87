// What of an answer came is told while it comes: whoever pays for bytes pays for those of answers that break off, too.
import { afterEach, expect, it } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { startRawServer } from "../../support/sites/raw-server.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});

const HEAD = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n";

/** Asks a server that sends pieces and then closes, or keeps still; stopped as soon as so many bytes were told. */
async function told(pieces: readonly string[], ends: boolean, { most = Infinity, stopAt = Infinity } = {}) {
  const server = await startRawServer((socket) => {
    for (const piece of pieces) socket.write(piece);
    if (ends) socket.end();
  });
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
  });
  open.push(server, fetcher);
  const stop = new AbortController();
  let bytes = 0;
  const onBytes = (count: number): void => {
    bytes += count;
    if (bytes >= stopAt) stop.abort();
  };
  const request = { url: server.url(), onBytes, mostBytes: () => most };
  const result = await fetcher.fetch(request, stop.signal);
  return { bytes, result };
}

it("an answer is told as long as it is", async () => {
  const { bytes, result } = await told([HEAD, "x".repeat(1_000)], false);
  expect(result.kind).toBe("response");
  expect(bytes).toBe(HEAD.length + 1_000);
});

it("one that is cut is told up to there", async () => {
  const { bytes, result } = await told([HEAD, "x".repeat(1_000)], false, { most: 300 });
  expect(result).toMatchObject({ kind: "response", exchange: { truncated: "length" } });
  expect(bytes).toBe(300);
});

it("what came before a stop is told, although there is no answer", async () => {
  const { bytes, result } = await told([HEAD, "x".repeat(400)], false, { stopAt: HEAD.length + 400 });
  expect(result.kind).toBe("failed");
  expect(bytes).toBe(HEAD.length + 400);
});

it("a head that never ends is told as far as it came, and no further than it would be kept", async () => {
  const head = "HTTP/1.1 200 OK\r\nX-Long: 12345";
  const whole = await told([head], true);
  expect(whole.result.kind).toBe("failed");
  expect(whole.bytes).toBe(head.length);
  expect((await told([head], true, { most: 10 })).bytes).toBe(10);
});

it("one whose head there is no room for is no answer, and is told as far as it was taken", async () => {
  for (const most of [0, 1, HEAD.length - 1]) {
    const { bytes, result } = await told([HEAD, "x".repeat(1_000)], false, { most });
    expect(result).toMatchObject({ kind: "failed", code: "bad-response" });
    expect(bytes).toBe(most);
  }
  const { bytes, result } = await told([HEAD, "x".repeat(1_000)], false, { most: HEAD.length });
  expect(result).toMatchObject({ kind: "response", exchange: { truncated: "length" } });
  expect(bytes).toBe(HEAD.length);
});
