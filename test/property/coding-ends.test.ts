// Where a content coding ends: what counts as a further gzip member, what as bytes after the end, by the rules of now
// and by those of captures that name none; for the reader of whole bodies, the reader in pieces, and Python alike.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { limitsBy, CONTENT_RULES, readResponse, sha256Digest } from "#formats/index.js";
import type { Random } from "#ports/index.js";

const COUNT = 600;

interface Drawn {
  readonly coding: string;
  readonly payload: Buffer;
}

const some = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random.next() * values.length)]!;
const noise = (random: Random, bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, () => Math.floor(random.next() * 256)));

/** A member with any of the parts that its flags may announce, now and then with something wrong in it. */
function member(random: Random): Buffer {
  const content = some<Buffer>(random, [
    Buffer.alloc(0),
    Buffer.from("a text"),
    noise(random, 300),
    Buffer.alloc(9000),
  ]);
  const flags = random.next() < 0.5 ? 0 : Math.floor(random.next() * 32);
  const odd = random.next() < 0.04 ? some(random, [0x20, 0x80]) : 0;
  const parts: Buffer[] = [Buffer.from([0x1f, 0x8b, 8, flags | odd, 1, 2, 3, 4, 0, 3])];
  if (flags & 4) parts.push(some(random, [Buffer.of(0, 0), Buffer.from("\x05\0extra"), Buffer.of(1, 0, 0)]));
  if (flags & 8) parts.push(Buffer.from("name\0"));
  if (flags & 16) parts.push(Buffer.from(`${"comment".repeat(40)}\0`));
  if (flags & 2) parts.push(number(crc32(Buffer.concat(parts)) & 0xffff, 2));
  parts.push(deflateRawSync(content), number(crc32(content), 4), number(content.length, 4));
  const whole = Buffer.concat(parts);
  if (random.next() < 0.05) whole[Math.floor(random.next() * whole.length)]! ^= 1;
  return random.next() < 0.05 ? whole.subarray(0, Math.floor(random.next() * whole.length)) : whole;
}

function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value >>> 0, 0, bytes);
  return written;
}

/** What may follow the end. */
function tail(random: Random): Buffer {
  return some<Buffer>(random, [
    Buffer.alloc(0),
    Buffer.alloc(0),
    Buffer.alloc(512),
    Buffer.from("<!-- served in 3 ms -->"),
    Buffer.from("\0more"),
    Buffer.of(0x1f),
    Buffer.of(0x1f, 0x8b),
    Buffer.of(0x1f, 0x8b, 8),
    Buffer.of(0x1f, 0x8b, 7, 0, 0, 0),
    Buffer.concat([Buffer.alloc(2), member(random)]),
    noise(random, 40),
  ]);
}

function drawn(random: Random): Drawn {
  if (random.next() < 0.25) {
    const deflate = some(random, [deflateSync, deflateRawSync])(Buffer.from("deflated ".repeat(20)));
    return { coding: "deflate", payload: Buffer.concat([deflate, tail(random)]) };
  }
  const members = Array.from({ length: 1 + Math.floor(random.next() ** 2 * 5) }, () => member(random));
  return { coding: "gzip", payload: Buffer.concat([...members, tail(random)]) };
}

const seeded = new SeededRandom(1952);
const ALL = Array.from({ length: COUNT }, () => drawn(seeded));
const RULES = { now: CONTENT_RULES, first: undefined } as const;

function responseOf({ coding, payload }: Drawn): Buffer {
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: ${payload.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), payload]);
}

async function digestOf(bytes: Buffer, rules: string | undefined, step: number | null): Promise<string> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += step!) yield bytes.subarray(at, at + step!);
  };
  const raw = { first: bytes, pieces: step === null ? null : pieces };
  const reading = await readResponse(raw, limitsBy(rules));
  return reading.ok && reading.kind === "identified" ? reading.identity.contentDigest : "failed";
}

describe.each(Object.entries(RULES))("by the rules of %s", (name, rules) => {
  test("a reader in pieces ends where one that has it whole does", async () => {
    const random = new SeededRandom(3);
    for (const one of ALL) {
      const bytes = responseOf(one);
      const step = some(random, [1, 7, 100, 4096]);
      expect(await digestOf(bytes, rules, step), hex(one)).toBe(await digestOf(bytes, rules, null));
    }
  });

  test("the verifier in Python ends there too", async () => {
    const tool = fileURLToPath(new URL("../support/odd_facts.py", import.meta.url));
    const input = ALL.map((one) => responseOf(one).toString("hex")).join("\n");
    const { stdout, stderr } = spawnSync("python3", [tool, name], {
      input,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    expect(stderr).toBe("");
    const second = stdout
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { state: string[] | null }).state?.at(-1) ?? "failed");
    for (const [i, one] of ALL.entries())
      expect(second[i], hex(one)).toBe(await digestOf(responseOf(one), rules, null));
  });
});

test("the two rules differ where bytes follow the end, and only there", async () => {
  const kinds = { same: 0, "failed before": 0 };
  for (const one of ALL) {
    const [now, before] = [
      await digestOf(responseOf(one), CONTENT_RULES, null),
      await digestOf(responseOf(one), undefined, null),
    ];
    if (now === before) kinds.same++;
    else {
      expect(before, hex(one)).toBe("failed");
      kinds["failed before"]++;
    }
  }
  expect(kinds.same).toBeGreaterThan(100);
  expect(kinds["failed before"]).toBeGreaterThan(100);
});

test("what was appended is no content, a further member is", async () => {
  const page = deflated("page ");
  const bytes = (...payload: Buffer[]) => responseOf({ coding: "gzip", payload: Buffer.concat(payload) });
  const shown = (...payload: Buffer[]) => digestOf(bytes(...payload), CONTENT_RULES, null);
  expect(await shown(page, Buffer.from("<!-- cached -->"))).toBe(sha256Digest(Buffer.from("page ")));
  expect(await shown(page, page, Buffer.from("\0"))).toBe(sha256Digest(Buffer.from("page page ")));
  expect(await shown(page, Buffer.of(0x1f, 0x8b, 8))).toBe("failed");
});

function deflated(text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  return Buffer.concat([head, deflateRawSync(content), number(crc32(content), 4), number(content.length, 4)]);
}

function hex({ coding, payload }: Drawn): string {
  return `${coding} ${payload.toString("hex").slice(0, 400)}`;
}
