// Parts of mementos: which bytes are meant, and that they are the right ones of what was decoded.
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { replay, type ReplayQuery } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { cutOut, rangeIn } from "../../../src/access/byte-range.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

describe("the part that is meant", () => {
  it.each([
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=2-", { first: 2, last: 9 }],
    ["bytes=2-99", { first: 2, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-99", { first: 0, last: 9 }],
    ["Bytes= 1-2 ", { first: 1, last: 2 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=3-2", "whole"],
    ["bytes=0-1,4-5", "whole"],
    ["bytes=-", "whole"],
    ["lines=1-2", "whole"],
    [`bytes=${"9".repeat(99)}-`, "whole"],
  ])("%s", (asked, meant) => {
    expect(rangeIn(asked, 10)).toEqual(meant);
  });

  it("of nothing there is none", () => {
    expect(["bytes=0-", "bytes=-1"].map((asked) => rangeIn(asked, 0))).toEqual([
      "unsatisfiable",
      "unsatisfiable",
    ]);
  });
});

describe("cutting out", () => {
  it("gives exactly those bytes, wherever pieces end, and reads no further", async () => {
    const whole = Buffer.from(Array.from({ length: 200 }, (_, i) => i));
    const numbers = fc.integer({ min: 0, max: 199 });
    await fc.assert(
      fc.asyncProperty(numbers, numbers, fc.integer({ min: 1, max: 50 }), async (a, b, size) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        let read = 0;
        const pieces = (async function* () {
          for (; read < whole.length; read += size) yield whole.subarray(read, read + size);
        })();
        const got: Uint8Array[] = [];
        for await (const piece of cutOut(pieces, { first, last })) got.push(piece);
        expect(Buffer.concat(got)).toEqual(whole.subarray(first, last + 1));
        expect(read).toBeLessThanOrEqual(last);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it("fails where the body ends within the part", async () => {
    const pieces = (async function* () {
      yield Buffer.from("abc");
    })();
    const cut = cutOut(pieces, { first: 1, last: 5 });
    expect(Buffer.from((await cut.next()).value!).toString()).toBe("bc");
    await expect(cut.next()).rejects.toThrow("ended after 3 bytes");
  });
});

describe("a part of a memento", () => {
  const AT = Date.UTC(2026, 10, 15);
  const URL_ = "http://site.test/film.mp4" as PageUrl;
  let index: MemoryIndex;
  beforeEach(() => {
    index = new MemoryIndex();
  });

  async function part(query: Partial<ReplayQuery> = {}) {
    const asked = { url: URL_, at: instant(AT), within: null, prefix: "", ...query };
    const replayed = await replay(index, asked);
    if (replayed.kind !== "memento") throw new Error(replayed.kind);
    const got: Uint8Array[] = [];
    for await (const piece of replayed.body instanceof Uint8Array ? [replayed.body] : replayed.body)
      got.push(piece);
    return { status: replayed.status, headers: new Map(replayed.headers), bytes: Buffer.concat(got) };
  }
  const range = (text: string, ifRange: string | null = null) => ({ range: { range: text, ifRange } });

  const SHORT = Buffer.from("0123456789".repeat(100));
  const LONG = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 7 + (i >> 8)) & 0xff));
  const chunked = (body: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n0\r\n\r\n")]);
  const VIDEO = "HTTP/1.1 200 OK\nContent-Type: video/mp4";

  it.each([
    ["short", SHORT, VIDEO, SHORT],
    ["short and gzipped", SHORT, `${VIDEO}\nContent-Encoding: gzip`, gzipSync(SHORT)],
    ["long", LONG, `${VIDEO}\nContent-Length: ${LONG.length}`, LONG],
    ["long and chunked", LONG, `${VIDEO}\nTransfer-Encoding: chunked`, chunked(LONG)],
    ["long and gzipped", LONG, `${VIDEO}\nContent-Encoding: gzip`, gzipSync(LONG, { level: 0 })],
  ])("%s: is of the decoded content, with its whole length", async (_, content, head, stored) => {
    index.add(URL_, AT, head, stored);
    const [first, last] = [Math.floor(content.length / 3), content.length - 7];
    for (let again = 0; again < 2; again++) {
      const { status, headers, bytes } = await part(range(`bytes=${first}-${last}`));
      expect([status, headers.get("content-range"), headers.get("content-length")]).toEqual([
        206,
        `bytes ${first}-${last}/${content.length}`,
        String(last + 1 - first),
      ]);
      expect(bytes.equals(content.subarray(first, last + 1))).toBe(true);
    }
    const whole = await part();
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    expect(whole.bytes.equals(content)).toBe(true);
  });

  it("beyond its end there is none, which is said with its length", async () => {
    index.add(URL_, AT, VIDEO, SHORT);
    const { status, headers, bytes } = await part(range("bytes=1000-"));
    expect([status, headers.get("content-range"), bytes.length]).toEqual([416, "bytes */1000", 0]);
  });

  it("is given with If-Range to whoever has a part of this very record, else the whole is", async () => {
    index.add(URL_, AT, VIDEO, SHORT);
    const tag = (await part()).headers.get("etag")!;
    expect((await part(range("bytes=0-1", tag))).status).toBe(206);
    for (const other of ['"other"', `W/${tag}`, "Sun, 15 Nov 2026 00:00:00 GMT"])
      expect((await part(range("bytes=0-1", other))).status).toBe(200);
    index.add(URL_, AT - 1000, VIDEO, SHORT);
    expect((await part({ at: instant(AT - 1000) })).headers.get("etag")).not.toBe(tag);
  });

  it.each(["text/html", "text/css", "text/javascript"])(
    "there is none of what is rewritten: %s",
    async (type) => {
      index.add(URL_, AT, `HTTP/1.1 200 OK\nContent-Type: ${type}`, "a{}".repeat(9));
      const { status, headers } = await part(range("bytes=0-1"));
      expect([status, headers.get("accept-ranges"), headers.get("etag")]).toEqual([
        200,
        undefined,
        undefined,
      ]);
    },
  );

  it("a stored part that is everything is the whole; another says which it is", async () => {
    const PART = "HTTP/1.1 206 Partial Content\nContent-Type: video/mp4\nContent-Range: bytes";
    index.add(URL_, AT, `${PART} 0-999/1000`, SHORT);
    expect((await part()).status).toBe(200);
    expect((await part(range("bytes=0-4"))).bytes.toString()).toBe("01234");
    index = new MemoryIndex();
    index.add(URL_, AT, `${PART} 500-999/1000`, SHORT.subarray(500));
    const { status, headers } = await part(range("bytes=0-4"));
    expect([status, headers.get("content-range")]).toEqual([206, "bytes 500-999/1000"]);
  });

  it("what cannot be decoded to its end has no parts", async () => {
    const broken = gzipSync(LONG, { level: 0 }).subarray(0, 2_000_000);
    index.add(URL_, AT, `${VIDEO}\nContent-Encoding: gzip`, broken);
    await expect(part(range("bytes=10-20"))).rejects.toThrow();
  });
});
