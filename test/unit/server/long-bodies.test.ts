// Long bodies over the wire: in parts, by their heads alone, and never more of them in memory than a reader takes.
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import type { CaptureIndex, StoredStream } from "#ports/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";

const PATH = "/20261115123107412/http://films.example/film.mp4";
const PIECE_BYTES = 64 * 1024;
const BODY_BYTES = 64 * 1024 * 1024;
/** What sockets of this machine and the streams between may hold. */
const ON_THE_WAY_BYTES = 24 * 1024 * 1024;
const HEAD = Buffer.from(
  `HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
);

/** A film that is made as it is read. */
let made = { bytes: 0, closed: 0 };
class FilmIndex extends MemoryIndex {
  override async open(): Promise<StoredStream> {
    const own = made;
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield HEAD;
      try {
        for (let at = 0; at < BODY_BYTES; at += PIECE_BYTES) {
          own.bytes += PIECE_BYTES;
          yield Buffer.alloc(PIECE_BYTES, at / PIECE_BYTES);
        }
      } finally {
        own.closed++;
      }
    };
    return { first: HEAD, pieces };
  }
}

let servers: RunningServers;
beforeAll(async () => {
  const index = new FilmIndex();
  index.add("http://films.example/film.mp4", AS_OF, "HTTP/1.1 200 OK\nContent-Type: video/mp4");
  const archive = memoryArchive(index satisfies CaptureIndex, {
    reports: [makeReport({ pages: 1, verdictOf: () => "sharp" })],
  });
  servers = await startServers({ archive, port: 0, replayPort: 0 });
});
afterAll(() => servers.close());
beforeEach(() => void (made = { bytes: 0, closed: 0 }));

function asked(method: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = new URL(servers.replayUrl);
  const options = { host: "127.0.0.1", port, path: PATH, method, headers, agent: false };
  return new Promise((resolve, reject) => {
    request(options, resolve).on("error", reject).end();
  });
}

it("a reader who takes it piece by piece finds all of it, and little of it is ahead of him", async () => {
  const response = await asked("GET");
  let [taken, mostAhead] = [0, 0];
  for await (const piece of response as AsyncIterable<Buffer>) {
    taken += piece.length;
    mostAhead = Math.max(mostAhead, made.bytes - taken);
  }
  expect([response.statusCode, response.headers["content-length"], taken]).toEqual([
    200,
    String(BODY_BYTES),
    BODY_BYTES,
  ]);
  expect(mostAhead).toBeLessThan(ON_THE_WAY_BYTES);
});

it("a part is as long as asked for, and nothing behind it is read", async () => {
  const first = 100 * PIECE_BYTES + 5;
  const response = await asked("GET", { range: `bytes=${first}-${first + PIECE_BYTES - 1}` });
  const pieces: Buffer[] = [];
  for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece);
  const part = Buffer.concat(pieces);
  expect([response.statusCode, response.headers["content-range"], part.length]).toEqual([
    206,
    `bytes ${first}-${first + PIECE_BYTES - 1}/${BODY_BYTES}`,
    PIECE_BYTES,
  ]);
  expect([part[0], part.at(-1)]).toEqual([100, 101]);
  await expect.poll(() => made).toEqual({ bytes: 102 * PIECE_BYTES, closed: 1 });
});

it("its head alone is told without reading it, and what was opened is closed", async () => {
  const response = await asked("HEAD", { range: "bytes=5-" });
  response.resume();
  expect([
    response.statusCode,
    response.headers["content-length"],
    response.headers["accept-ranges"],
  ]).toEqual([200, String(BODY_BYTES), "bytes"]);
  await expect.poll(() => made.closed).toBe(1);
  expect(made.bytes).toBeLessThanOrEqual(2 * PIECE_BYTES);
});

it("a part beyond its end is refused with its length, and what was opened is closed", async () => {
  const response = await asked("GET", { range: `bytes=${BODY_BYTES}-` });
  response.resume();
  expect([response.statusCode, response.headers["content-range"]]).toEqual([416, `bytes */${BODY_BYTES}`]);
  await expect.poll(() => made.closed).toBe(1);
});
