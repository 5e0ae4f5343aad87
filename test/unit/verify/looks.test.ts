// Which records the verifier believes as looks at a page: made by hand, one member each.
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { DECODE_LIMITS, sha256Digest } from "#formats/index.js";
import { Evidence } from "#verify/read/evidence.js";

const [SENT, FIRST, LAST] = [
  "2026-01-05T09:00:00.000Z",
  "2026-01-05T09:00:00.010Z",
  "2026-01-05T09:00:00.020Z",
];
const A = "http://site.test/a";
const PAYLOAD = sha256Digest(Buffer.from("body"));
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n";

interface Record {
  readonly type: string;
  readonly target?: string;
  readonly date?: string;
  readonly block: string;
  readonly more?: readonly string[];
}

async function add(
  evidence: Evidence,
  id: string,
  { type, target = A, date = SENT, block, more = [] }: Record,
): Promise<void> {
  const head = ["WARC/1.1", `WARC-Type: ${type}`, `WARC-Record-ID: ${id}`, `WARC-Date: ${date}`, `WARC-Target-URI: ${target}`, `Content-Length: ${block.length}`, ...more]; // prettier-ignore
  await evidence.readMember(gzipSync(`${head.join("\r\n")}\r\n\r\n${block}\r\n\r\n`), id);
}

/** A response with its request and its times. */
async function addResponse(
  evidence: Evidence,
  id: string,
  target = A,
  times: readonly string[] = [SENT, FIRST, LAST],
): Promise<void> {
  await add(evidence, id, {
    type: "response",
    target,
    block: `${HEAD}body`,
    more: [`WARC-Payload-Digest: ${PAYLOAD}`],
  });
  await addBeside(evidence, id, times);
}

async function addBeside(evidence: Evidence, id: string, times: readonly string[]): Promise<void> {
  const [sentAt, firstByteAt, lastByteAt] = times;
  const block = `pass: visit\r\nsentAt: ${sentAt}\r\nfirstByteAt: ${firstByteAt}\r\nlastByteAt: ${lastByteAt}\r\n`;
  const more = [`WARC-Concurrent-To: ${id}`];
  await add(evidence, `${id}-times`, { type: "metadata", block, more });
  await add(evidence, `${id}-request`, {
    type: "request",
    block: "GET /a HTTP/1.1\r\nHost: site.test\r\n\r\n",
    more,
  });
}

async function addRevisit(evidence: Evidence, id: string, refersTo: string): Promise<void> {
  const more = [`WARC-Refers-To: ${refersTo}`, `WARC-Payload-Digest: ${PAYLOAD}`];
  await add(evidence, id, { type: "revisit", block: HEAD, more });
  await addBeside(evidence, id, [SENT, FIRST, LAST]);
}

const gathered = (): Evidence => new Evidence(async () => null, DECODE_LIMITS);

it("a response with its three times in order", async () => {
  const evidence = gathered();
  await addResponse(evidence, "one");
  expect(evidence.damage).toEqual([]);
  expect(evidence.find("one")).toMatchObject({
    sentAt: Date.parse(SENT),
    shown: { kind: "state", payloadDigest: PAYLOAD },
  });
});

it.each([
  ["an answer before its question", [SENT, "2026-01-05T08:59:59.999Z", LAST]],
  ["a last byte before the first", [SENT, LAST, FIRST]],
])("not %s", async (_what, times) => {
  const evidence = gathered();
  await addResponse(evidence, "one", A, times);
  expect(evidence.find("one")).toMatchObject({
    problem: "no metadata record gives its three times in order",
  });
});

it("not a response whose own date is another than its sending", async () => {
  const evidence = gathered();
  await addResponse(evidence, "one", A, ["2026-01-05T08:59:59.000Z", FIRST, LAST]);
  expect(evidence.find("one")).toMatchObject({ problem: "its date is not the time of its sending" });
});

it("a revisit of a response of the same page, and of no other", async () => {
  const evidence = gathered();
  await addResponse(evidence, "own");
  await addResponse(evidence, "other", "http://site.test/b");
  await addRevisit(evidence, "good", "own");
  await addRevisit(evidence, "bad", "other");
  expect(evidence.find("good")).toMatchObject({ shown: { kind: "state", payloadDigest: PAYLOAD } });
  expect(evidence.find("bad")).toMatchObject({ problem: "it refers to a response of another page" });
});

it("not a revisit of a revisit, which holds no body, nor of what comes only later", async () => {
  const evidence = gathered();
  await addResponse(evidence, "own");
  await addRevisit(evidence, "first", "own");
  for (const [id, refersTo] of [
    ["second", "first"],
    ["third", "later"],
  ] as const) {
    // prettier-ignore
    await addRevisit(evidence, id, refersTo);
    expect(evidence.find(id)).toMatchObject({
      problem: "the response it refers to is not in the files before it",
    });
  }
});
