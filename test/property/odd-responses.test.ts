// One table of framing facts: the fetcher, the readers of records and both verifiers say the same of any odd response.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { readExchange } from "#detect/index.js";
import { ResponseFramer } from "#fetch/response-framer.js";
import { readResponse } from "#formats/index.js";
import { oddResponse, type OddResponse } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { Exchange, Random } from "#ports/index.js";
import { responseFacts, type ResponseFacts } from "#verify/read/response-facts.js";
import type { WarcRecord } from "#verify/read/warc-record.js";

const COUNT = 1200;
const LIMITS = { maxHeadBytes: 256 * 1024, maxResponseBytes: 10_000_000 };

interface Received {
  readonly odd: OddResponse;
  readonly exchange: Exchange;
}

/** What the fetcher keeps of it, however it arrives; `null` when it is no answer at all. */
function received(odd: OddResponse, random: Random): Exchange | null {
  const given: Uint8Array[] = [];
  const framer = new ResponseFramer(LIMITS, (bytes) => given.push(bytes));
  for (let at = 0; at < odd.bytes.length;) {
    const end = at + 1 + Math.floor(random.next() ** 3 * odd.bytes.length);
    framer.push(odd.bytes.subarray(at, end));
    at = end;
  }
  if (odd.atEnd === "close") framer.end();
  const { state } = framer;
  if (state === "head" || state === "bad") return null;
  const truncated = state === "done" ? null : odd.atEnd === "keep" ? "time" : "disconnect";
  const at = instant(1000);
  return {
    times: { sentAt: at, firstByteAt: at, lastByteAt: at },
    requestBytes: Buffer.from("GET /page HTTP/1.1\r\nHost: odd.test\r\n\r\n"),
    responseBytes: Buffer.concat(given),
    truncated,
    remoteAddress: null,
  };
}

function recordOf({ responseBytes, truncated }: Exchange): WarcRecord {
  const fields: Record<string, string | null> = { "WARC-Truncated": truncated };
  return {
    block: Buffer.from(responseBytes),
    pieces: null,
    target: "http://odd.test/page",
    field: (name: string) => fields[name] ?? null,
  } as unknown as WarcRecord;
}

/** In the words of the certificate's format. */
async function saidByMaker(exchange: Exchange): Promise<string> {
  const { outcome, payload } = await readExchange(exchange);
  const digest = payload?.digest ?? null;
  if (outcome.kind !== "captured") return `${outcome.kind} ${digest}`;
  return `state ${JSON.stringify(outcome.identity)} ${digest}`;
}

async function saidByVerifier(exchange: Exchange): Promise<string> {
  const facts = await responseFacts(recordOf(exchange));
  if ("problem" in facts) return facts.problem;
  const { shown, payload } = facts;
  if (shown.kind !== "state") return `${shown.kind} ${payload.digest}`;
  const { status, location, contentType, contentDigest } = shown;
  return `state ${JSON.stringify({ status, location, contentType, contentDigest })} ${payload.digest}`;
}

function draws(): Received[] {
  const random = new SeededRandom(20260);
  const cuts = random.fork("cuts");
  const all = Array.from({ length: COUNT }, () => oddResponse(random));
  return all.flatMap((odd) => {
    const exchange = received(odd, cuts);
    return exchange ? [{ odd, exchange }] : [];
  });
}

const ALL = draws();

test("most odd responses are kept, and all kinds of ends are among them", async () => {
  const said = await Promise.all(ALL.map(({ exchange }) => saidByMaker(exchange)));
  const count = (word: string): number => said.filter((one) => one.startsWith(word)).length;
  expect(ALL.length).toBeGreaterThan(COUNT / 2);
  for (const word of ["state", "failed", "unchanged", "blocked"])
    expect(count(word), word).toBeGreaterThan(5);
});

test("maker and verifier say the same of each", async () => {
  for (const { exchange } of ALL)
    expect(await saidByVerifier(exchange), text(exchange)).toBe(await saidByMaker(exchange));
});

test("a reader in pieces says the same as one that has it whole", async () => {
  const random = new SeededRandom(7);
  for (const { exchange } of ALL) {
    const { responseBytes: first } = exchange;
    const step = 1 + Math.floor(random.next() * 200);
    const pieces = async function* () {
      for (let at = 0; at < first.length; at += step) yield first.subarray(at, at + step);
    };
    const [whole, split] = [
      await readResponse({ first, pieces: null }),
      await readResponse({ first, pieces }),
    ];
    expect(JSON.stringify(facts(split)), text(exchange)).toBe(JSON.stringify(facts(whole)));
  }
});

test("what the fetcher calls whole is so for the readers, unless its framing is in doubt", async () => {
  for (const { exchange } of ALL) {
    const reading = await readResponse({ first: exchange.responseBytes, pieces: null });
    if (reading.ok && reading.complete && exchange.truncated !== null)
      // Only a body that ends with the connection can look whole and not be: the record says that it was cut.
      expect(text(exchange)).not.toMatch(/\r\ncontent-length: \d+\r\n/i);
  }
});

test("the verifier in Python says the same of each", async () => {
  const tool = fileURLToPath(new URL("../support/odd_facts.py", import.meta.url));
  const whole = ALL.filter(({ exchange }) => exchange.truncated === null);
  const input = whole.map(({ exchange }) => Buffer.from(exchange.responseBytes).toString("hex")).join("\n");
  const { stdout, stderr } = spawnSync("python3", [tool], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n");
  expect(lines.length).toBe(whole.length);
  for (const [i, { exchange }] of whole.entries()) {
    const second = JSON.parse(lines[i]!) as SecondFacts;
    const first = (await responseFacts(recordOf(exchange))) as ResponseFacts;
    expect(second, text(exchange)).toEqual({
      shows: first.shown.kind,
      state: stateOf(first.shown),
      // What is not HTTP at all has none.
      payload: second.payload && first.payload.digest,
    });
  }
});

interface SecondFacts {
  readonly shows: string;
  readonly state: readonly unknown[] | null;
  readonly payload: string | null;
}

function stateOf(shown: ResponseFacts["shown"]): readonly unknown[] | null {
  if (shown.kind !== "state") return null;
  return [shown.status, shown.location, shown.contentType, shown.contentDigest];
}

type Reading = Awaited<ReturnType<typeof readResponse>>;

function facts(reading: Reading): unknown {
  if (!reading.ok) return reading.reason;
  const { status, complete, kind, payloadDigest, payloadBytes } = reading;
  const identity = reading.kind === "identified" ? reading.identity : reading.code;
  return { status, complete, kind, payloadDigest, payloadBytes, identity };
}

function text({ responseBytes }: Exchange): string {
  return JSON.stringify(Buffer.from(responseBytes).toString("latin1", 0, 600));
}
