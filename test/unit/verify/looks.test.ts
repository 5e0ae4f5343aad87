// Which records the verifier believes as looks at a page: made by hand, one member each.
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { DECODE_LIMITS, sha256Digest } from "#formats/index.js";
import { Evidence } from "#verify/read/evidence.js";
import { inMemory } from "#verify/read/range-source.js";
import { withFarArenas } from "../../support/far-arenas.js";

const [SENT, FIRST, LAST] = [
  "2026-01-05T09:00:00.000Z",
  "2026-01-05T09:00:00.010Z",
  "2026-01-05T09:00:00.020Z",
];
const EARLIER = "2025-01-05T09:00:00.000Z";
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

async function addBeside(
  evidence: Evidence,
  id: string,
  times: readonly string[],
  fields = "",
): Promise<void> {
  const [sentAt, firstByteAt, lastByteAt] = times;
  const block = `pass: visit\r\nsentAt: ${sentAt}\r\nfirstByteAt: ${firstByteAt}\r\nlastByteAt: ${lastByteAt}\r\n${fields}`;
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

it("not a revisit of an id that stands for another record of its own files, whatever another file lends", async () => {
  const lent = "lent";
  const member = (more: readonly string[], block: string, date = EARLIER): Buffer => {
    const head = ["WARC/1.1", ...more, `WARC-Date: ${date}`, `Content-Length: ${block.length}`];
    return gzipSync(`${head.join("\r\n")}\r\n\r\n${block}\r\n\r\n`);
  };
  const block = `${HEAD}body`;
  const named = [`WARC-Target-URI: ${A}`, `WARC-Block-Digest: ${sha256Digest(Buffer.from(block))}`];
  const original = member(["WARC-Type: response", `WARC-Record-ID: ${lent}`, ...named], block);
  const borrow = async (own: string | null): Promise<Evidence> => {
    const evidence = gathered();
    const more = [`WARC-Refers-To: ${lent}`, `WARC-Payload-Digest: ${PAYLOAD}`];
    const refers = [`WARC-Refers-To-Target-URI: ${A}`, `WARC-Refers-To-Date: ${EARLIER}`];
    await add(evidence, "one", { type: "revisit", block: HEAD, more: [...more, ...refers] });
    const borrowed = JSON.stringify({ file: "other.warc.gz", blockDigest: sha256Digest(Buffer.from(block)) });
    await addBeside(evidence, "one", [SENT, FIRST, LAST], `borrowed: ${borrowed}\r\n`);
    if (own !== null) await add(evidence, lent, { type: own, date: EARLIER, block: "software: x\r\n" });
    await evidence.borrow(Date.parse(SENT), async () => [inMemory("other.warc.gz", [original])]);
    return evidence;
  };
  expect((await borrow(null)).find("one")).toMatchObject({
    shown: { kind: "state" },
    borrowed: { id: lent },
  });
  for (const type of ["warcinfo", "request", "metadata", "resource", "response"])
    expect((await borrow(type)).find("one")).toHaveProperty("problem");
});

it("no note with a field that is longer than any", async () => {
  const evidence = gathered();
  const block = `pass: visit\r\nlabel: ${"x".repeat(70_000)}\r\n`;
  await add(evidence, "one", { type: "metadata", block, more: ["WARC-Concurrent-To: two"] });
  expect(evidence.damage).toMatchObject([{ message: expect.stringContaining("longer than any") as string }]);
});

it("looks by another name, as many as there are", async () => {
  const evidence = gathered();
  const note = (pass: string, n: number): string => {
    const at = (ms: number): string => new Date(Date.parse(SENT) + 1000 * n + ms).toISOString();
    return `pass: ${pass}\r\nsentAt: ${at(0)}\r\nfirstByteAt: ${at(10)}\r\nlastByteAt: ${at(20)}\r\n`;
  };
  const fetched = async (id: string, pass: string, n: number, target: string): Promise<void> => {
    const date = new Date(Date.parse(SENT) + 1000 * n).toISOString();
    await add(evidence, id, { type: "response", target, date, block: `${HEAD}body` });
    const more = [`WARC-Concurrent-To: ${id}`];
    await add(evidence, `${id}-note`, { type: "metadata", target, date, block: note(pass, n), more });
    await add(evidence, `${id}-request`, {
      type: "request",
      target,
      date,
      block: "GET / HTTP/1.1\r\n\r\n",
      more,
    });
  };
  await fetched("before", "source", 0, A);
  await fetched("look", "visit", 1, A);
  await fetched("behind", "source", 2, A);
  await fetched("elsewhere", "source", 3, "http://site.test/b");
  await fetched("knock", "knock", 4, "http://site.test/c");
  await fetched("other-host", "knock", 5, "http://other.test/c");
  expect([...evidence.heldLooks()].map(({ look }) => look.id)).toEqual(["look", "behind", "knock"]);
  expect([...evidence.heldLooks("source")].map(({ look }) => look.id)).toEqual([
    "before",
    "behind",
    "elsewhere",
  ]);
});

it("each of its own, beyond four gigabytes of others", () =>
  withFarArenas(async () => {
    const evidence = gathered();
    for (const id of ["one", "two", "three"]) await addResponse(evidence, id, `http://site.test/${id}`);
    for (const id of ["one", "two", "three"])
      expect(evidence.find(id)).toMatchObject({
        id,
        url: `http://site.test/${id}`,
        sentAt: Date.parse(SENT),
      });
  }));
