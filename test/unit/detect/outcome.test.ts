// What one answer says of its page: a state, a 304, or nothing.
import { expect, it } from "vitest";
import { readExchange } from "#detect/index.js";
import { instant, type Outcome } from "#model/index.js";
import type { SpooledBytes, Truncation } from "#ports/index.js";

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly length?: number;
  readonly asked?: string;
  readonly truncated?: Truncation | null;
  /** Further header lines. */
  readonly fields?: string;
  /** Through the spool, as a long response goes. */
  readonly inPieces?: boolean;
}

function spooled(text: string): SpooledBytes {
  const bytes = Buffer.from(text);
  return {
    length: bytes.length,
    async *read() {
      for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
    },
    discard: async () => undefined,
  } as unknown as SpooledBytes;
}

async function outcomeOf({
  status = 200,
  body = "abcd",
  length,
  asked = "",
  truncated = null,
  fields = "",
  inPieces = false,
}: Answer): Promise<Outcome> {
  const head = `HTTP/1.1 ${status} X\r\nContent-Type: text/plain\r\nContent-Length: ${length ?? body.length}\r\n${fields}\r\n`;
  const now = instant(0);
  const { outcome } = await readExchange({
    times: { sentAt: now, firstByteAt: now, lastByteAt: now },
    requestBytes: Buffer.from(`GET /a HTTP/1.1\r\nHost: site.test\r\n${asked}\r\n`),
    responseBytes: Buffer.from(inPieces ? head : head + body),
    ...(inPieces ? { spooled: spooled(head + body) } : {}),
    truncated,
    remoteAddress: "192.0.2.1",
  });
  return outcome;
}

it.each([200, 204, 301, 302, 404, 410])("status %i is a state like any other", async (status) => {
  const body = status === 204 ? "" : "abcd";
  expect(await outcomeOf({ status, body })).toMatchObject({ kind: "captured", identity: { status } });
});

it.each([400, 429, 500, 502, 503])("status %i proves nothing", async (status) => {
  expect(await outcomeOf({ status })).toMatchObject({ kind: "failed", code: `http-${status}` });
});

it.each([401, 402, 403, 407, 451])("status %i is a refusal", async (status) => {
  expect((await outcomeOf({ status })).kind).toBe("blocked");
});

it("a response that was cut short, or is shorter than it says, proves nothing", async () => {
  expect(await outcomeOf({ truncated: "disconnect" })).toMatchObject({ kind: "failed", code: "truncated" });
  expect(await outcomeOf({ length: 9 })).toMatchObject({ kind: "failed", code: "truncated" });
});

it.each([
  ["cut short (disconnect)", { truncated: "disconnect" as const }],
  ["shorter than it says", { length: 9 }],
  ["does not say truly where it ends", { fields: "Content-Length: 7\r\n" }],
  [
    "does not say truly where it ends",
    { fields: "Transfer-Encoding: chunked\r\n", body: "2\r\nab\r\nzz\r\n" },
  ],
  ["does not say truly where it ends", { fields: "Transfer-Encoding: sponge\r\n" }],
  ["shorter than it says", { fields: "Transfer-Encoding: chunked\r\n", body: "9\r\nab" }],
])("says why a response is not whole: %s", async (why, answer) => {
  for (const inPieces of [false, true]) {
    const outcome = await outcomeOf({ ...answer, inPieces });
    expect(outcome).toMatchObject({ kind: "failed", code: "truncated" });
    expect(outcome.kind === "failed" && outcome.message).toContain(why);
  }
});

it("an answer to a conditional request is marked as one", async () => {
  expect(await outcomeOf({ asked: 'If-None-Match: "1"\r\n' })).toMatchObject({
    kind: "captured",
    conditional: true,
  });
  expect(await outcomeOf({})).not.toHaveProperty("conditional");
});

it("a 304 attests only what was asked for", async () => {
  const not = { status: 304, body: "" };
  expect(await outcomeOf(not)).toMatchObject({ kind: "unchanged", asked: false });
  expect(await outcomeOf({ ...not, asked: 'If-None-Match: "1"\r\n' })).toMatchObject({
    asked: true,
    by: "etag",
  });
});
