import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, identifyResponse, parseHttpResponse, readResponse } from "#formats/index.js";
import { KEPT_CONTENT_BYTES } from "#formats/http/response-reading.js";

const MIB = 1024 * 1024;

/** The bytes in pieces, cut at the given places. */
function inPieces(bytes: Buffer, cuts: readonly number[]) {
  const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
  return async function* () {
    for (const [i, end] of at.slice(1).entries()) yield bytes.subarray(at[i], end);
  };
}

/** What the in-memory reader says of the same bytes. */
function wholly(bytes: Buffer) {
  const response = parseHttpResponse(bytes);
  if (!response.ok) return response;
  const { ok, status, headers, headerEnd, complete } = response;
  return { ok, status, headers, headerEnd, complete, ...identifyResponse(response) };
}

const chunked = (body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from("\r\n0\r\nX-Trailer: 1\r\n\r\n"),
  ]);

const CODINGS: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body),
  "x-gzip": (body) => Buffer.concat([gzipSync(body), gzipSync(body)]),
  deflate: (body) => deflateSync(body),
  "deflate, identity": (body) => deflateRawSync(body),
  br: (body) => brotliCompressSync(body),
  "gzip, br": (body) => brotliCompressSync(gzipSync(body)),
  "br, gzip": (body) => body,
  zstd: (body) => body,
  "gzip,gzip,gzip,gzip,gzip": (body) => body,
};
const SPOILED: Record<string, (body: Buffer) => Buffer> = {
  whole: (body) => body,
  cut: (body) => body.subarray(0, Math.max(0, body.length - 3)),
  "with zeros after it": (body) => Buffer.concat([body, Buffer.alloc(9)]),
  "with junk after it": (body) => Buffer.concat([body, Buffer.from("junk")]),
  empty: () => Buffer.alloc(0),
};
const FRAMES: Record<string, (body: Buffer) => [string, Buffer]> = {
  length: (body) => [`Content-Length: ${body.length}\r\n`, body],
  "length too long": (body) => [`Content-Length: ${body.length + 4}\r\n`, body],
  "length too short": (body) => [`Content-Length: ${Math.max(0, body.length - 4)}\r\n`, body],
  "two lengths": (body) => [`Content-Length: 1\r\nContent-Length: 2\r\n`, body],
  close: (body) => ["", body],
  chunks: (body) => ["Transfer-Encoding: chunked\r\n", chunked(body)],
  "cut chunks": (body) => ["Transfer-Encoding: chunked\r\n", chunked(body).subarray(0, -4)],
  "broken chunks": (body) => [
    "Transfer-Encoding: chunked\r\n",
    Buffer.concat([Buffer.from("2\r\nab\r\nzz\r\n"), body]),
  ],
  "chunks that are none": (body) => ["Transfer-Encoding: chunked\r\n", body],
  "chunks that are none, with a length": (body) => [
    `Transfer-Encoding: chunked\r\nContent-Length: ${body.length}\r\n`,
    body,
  ],
  "unknown transfer coding": (body) => ["Transfer-Encoding: gzip\r\n", body],
};

describe("a response read in pieces", () => {
  test("says the same as the response in one piece, however it is framed, coded and cut", async () => {
    const cases = fc.record({
      status: fc.constantFrom("200 OK", "204 No Content", "302 Found\r\nLocation: /x", "404 No"),
      coding: fc.constantFrom(...Object.keys(CODINGS)),
      spoiling: fc.constantFrom(...Object.keys(SPOILED)),
      frame: fc.constantFrom(...Object.keys(FRAMES)),
      body: fc.uint8Array({ maxLength: 300 }),
      cuts: fc.array(fc.nat(700), { maxLength: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ status, coding, spoiling, frame, body, cuts }) => {
        const [fields, framed] = FRAMES[frame]!(SPOILED[spoiling]!(CODINGS[coding]!(Buffer.from(body))));
        const head = `HTTP/1.1 ${status}\r\nContent-Type: a/b\r\nContent-Encoding: ${coding}\r\n${fields}\r\n`;
        const bytes = Buffer.concat([Buffer.from(head), framed]);
        const expected = wholly(bytes);
        const streamed = await readResponse({ first: bytes, pieces: inPieces(bytes, cuts) });
        expect(JSON.stringify(streamed)).toContain(`"status":${Number(status.slice(0, 3))}`);
        expect(streamed).toMatchObject(withBytes(expected));
        expect(await readResponse({ first: bytes, pieces: null })).toMatchObject(withBytes(expected));
      }),
      { seed: 21, numRuns: 600 },
    );
  });

  test("that is no HTTP is malformed", async () => {
    const bytes = Buffer.from("<html>");
    expect(await readResponse({ first: bytes, pieces: inPieces(bytes, [2]) })).toMatchObject({
      reason: "not-http",
    });
  });
});

function withBytes(reading: ReturnType<typeof wholly>) {
  if (!reading.ok || reading.kind === "undecodable") return reading;
  return {
    ...reading,
    content: expect.toSatisfy((own: Uint8Array) => Buffer.from(own).equals(reading.content)),
  };
}

describe("a content longer than is kept", () => {
  const text = Buffer.from("é".repeat(KEPT_CONTENT_BYTES / 2 + MIB));

  test("keeps its beginning, cut between characters, and the digest of all of it", async () => {
    const small = gzipSync(text);
    const head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n";
    const bytes = Buffer.concat([Buffer.from(head), small]);
    const expected = wholly(bytes);
    const reading = await readResponse({ first: bytes, pieces: null });
    if (!reading.ok || reading.kind !== "identified") throw new Error("not identified");
    expect(reading.identity).toEqual(expected.ok && expected.kind === "identified" && expected.identity);
    expect(reading.contentBytes).toBe(text.length);
    expect(reading.content.length).toBeLessThanOrEqual(KEPT_CONTENT_BYTES);
    expect(reading.content.length).toBeGreaterThan(KEPT_CONTENT_BYTES - 8);
    expect(decodeText(reading.content, "text/html").charset).toBe("utf-8");
  });

  test("of an image or film keeps little", async () => {
    const bytes = Buffer.concat([Buffer.from("HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\n\r\n"), text]);
    const reading = await readResponse({ first: bytes.subarray(0, MIB), pieces: inPieces(bytes, [5]) });
    expect(reading.ok && reading.kind === "identified" && reading.content.length).toBeLessThan(MIB);
    expect(reading.ok && reading.payloadBytes).toBe(text.length);
  });
});

test("a bomb inside a bomb is stopped at the limit", async () => {
  const bomb = gzipSync(gzipSync(Buffer.alloc(64 * MIB)));
  const head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\n\r\n";
  const bytes = Buffer.concat([Buffer.from(head), bomb]);
  for (const pieces of [null, inPieces(bytes, [100])]) {
    expect(await readResponse({ first: bytes, pieces })).toMatchObject({ code: "content-too-large" });
  }
});
