import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ResponseFramer } from "#fetch/response-framer.js";
import { parseHttpResponse } from "#formats/index.js";

const LIMITS = { maxHeadBytes: 1000, maxResponseBytes: 10_000 };

/** A framer that keeps what it gives. */
class KeepingFramer extends ResponseFramer {
  readonly #given: Uint8Array[];

  constructor(limits: typeof LIMITS) {
    const given: Uint8Array[] = [];
    super(limits, (bytes) => given.push(bytes));
    this.#given = given;
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#given);
  }
}

function frame(parts: readonly Uint8Array[], limits = LIMITS): KeepingFramer {
  const framer = new KeepingFramer(limits);
  for (const part of parts) framer.push(part);
  return framer;
}

const WHOLE = [
  "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
  "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5;x\nhello\n0\nA: b\n\n",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n",
  "HTTP/1.1 304 Not Modified\r\nContent-Length: 50\r\n\r\n",
  "HTTP/1.1 204\r\n\r\n",
];

describe("the end of a response", () => {
  test.each(WHOLE)("is found at the same byte however %j arrives", (text) => {
    const bytes = Buffer.from(text, "latin1");
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const framer = frame(at.slice(1).map((end, i) => bytes.subarray(at[i], end)));
        expect(framer.state).toBe("done");
        expect(framer.isReusable).toBe(true);
        expect(Buffer.from(framer.bytes())).toEqual(bytes);
      }),
      { seed: 3 },
    );
  });

  test.each(WHOLE)("is not seen before the last byte of %j", (text) => {
    const framer = frame([Buffer.from(text.slice(0, -1), "latin1")]);
    expect(framer.state === "head" || framer.state === "body").toBe(true);
    framer.end();
    expect(framer.state).not.toBe("done");
  });

  test("is the close when no length is declared", () => {
    const framer = frame([Buffer.from("HTTP/1.0 200 OK\r\n\r\nabc")]);
    expect(framer.state).toBe("body");
    framer.end();
    expect(framer.state).toBe("done");
    expect(framer.isReusable).toBe(false);
  });

  test("cuts off bytes beyond it, and the connection is not used again", () => {
    const framer = frame([
      Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 200 OK\r\n\r\n"),
    ]);
    expect(Buffer.from(framer.bytes()).toString()).toBe("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab");
    expect(framer.isReusable).toBe(false);
  });

  test.each([
    ["HTTP/1.1 200 OK\r\nConnection: x, Close\r\nContent-Length: 0\r\n\r\n", false],
    ["HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n", false],
    ["HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 0\r\n\r\n", true],
    ["HTTP/1.1 101 Switching Protocols\r\n\r\n", false],
  ])("of %j leaves a connection to be kept: %s", (text, isReusable) => {
    const framer = frame([Buffer.from(text)]);
    expect(framer.state).toBe("done");
    expect(framer.isReusable).toBe(isReusable);
  });
});

test("interim responses and blank lines are left out of the bytes", () => {
  const text = "\r\nHTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n";
  const framer = frame([Buffer.from(text)]);
  expect(framer.length).toBe(0);
  framer.push(Buffer.from(WHOLE[0]!));
  expect(Buffer.from(framer.bytes()).toString()).toBe(WHOLE[0]);
});

test.each(["<html>", "\0\0", "HTTP", "HTTP/1.1 OK\r\n\r\n", "SSH-2.0-x\r\n"])(
  "%j is bad once it is clear",
  (text) => {
    const framer = frame([Buffer.from(text)]);
    expect(framer.state).toBe(text === "HTTP" ? "head" : "bad");
  },
);

test("a head beyond its limit is bad, also as a flood of interim ones", () => {
  expect(frame([Buffer.from(`HTTP/1.1 200 OK\r\n${"A: b\r\n".repeat(500)}`)]).state).toBe("bad");
  expect(frame([Buffer.from("HTTP/1.1 100 Continue\r\n\r\n".repeat(100))]).state).toBe("bad");
  expect(frame([Buffer.from("\r\n".repeat(1000))]).state).toBe("bad");
});

test("a response beyond its limit is cut there", () => {
  const framer = frame([Buffer.from("HTTP/1.1 200 OK\r\n\r\n"), Buffer.alloc(100)], {
    maxHeadBytes: 50,
    maxResponseBytes: 60,
  });
  expect(framer.state).toBe("full");
  expect(framer.bytes()).toHaveLength(60);
});

test("broken chunks are kept until the close, and the parser calls the response incomplete", () => {
  const framer = frame([
    Buffer.from("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\nrest"),
  ]);
  expect(framer.state).toBe("body");
  framer.end();
  expect(framer.state).toBe("done");
  expect(parseHttpResponse(framer.bytes())).toMatchObject({ ok: true, complete: false });
});

test("framer and parser agree on where any response ends", () => {
  const part = fc.constantFrom(
    "Content-Length: 3",
    "Transfer-Encoding: chunked",
    "X: y",
    "Connection: close",
    "Content-Length: x",
  );
  const body = fc.stringMatching(/^[0-9a-f\r\n;x]{0,40}$/);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), body, fc.nat(80), (headers, text, cut) => {
      const bytes = Buffer.from(`HTTP/1.1 200 OK\r\n${headers.map((h) => `${h}\r\n`).join("")}\r\n${text}`);
      const framer = frame([bytes.subarray(0, cut), bytes.subarray(cut)]);
      framer.end();
      const parsed = parseHttpResponse(framer.bytes());
      if (!parsed.ok) throw new Error("the head was well-formed");
      const lostFraming = parsed.findings.some(({ code }) =>
        ["chunks-broken", "chunked-not-chunked", "content-length-invalid"].includes(code),
      );
      if (!lostFraming) expect(parsed.complete).toBe(framer.state === "done");
      expect(parsed.findings.map((f) => f.code)).not.toContain(lostFraming ? "none" : "surplus-bytes");
    }),
    { seed: 4, numRuns: 500 },
  );
});
