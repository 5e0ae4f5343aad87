// A bucket on a real S3 server, behind a way that fails, and with a gateway that is killed.
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Bucket, BucketContent } from "#ports/index.js";
import type { Patience } from "#store/remote/s3/attempts.js";
import { TestAuthority } from "../../support/openssl.js";
import { startCeph, type CephServer } from "../../support/services/ceph.js";
import { FaultyProxy } from "../../support/services/faulty-proxy.js";
import { makeS3Bucket, openTestBucket } from "../../support/services/s3-buckets.js";
import { within } from "../../support/within.js";

const BRIEF: Patience = { stallMs: 1_000, attempts: 4, firstWaitMs: 10, longestWaitMs: 50 };
const LONG: Patience = { stallMs: 30_000, attempts: 400, firstWaitMs: 20, longestWaitMs: 100 };
const ONCE: Patience = { ...BRIEF, attempts: 1 };
const MEGABYTE = 1024 * 1024;

let server: CephServer;
let proxy: FaultyProxy;
let address: string;
const opened: Bucket[] = [];
const said: unknown[] = [];

beforeAll(async () => {
  for (const how of ["log", "warn", "error", "info", "debug"] as const)
    vi.spyOn(console, how).mockImplementation((...words) => void said.push(words));
  process.on("warning", (warning) => said.push(String(warning)));
  server = await startCeph();
  proxy = await FaultyProxy.before(server.port);
  address = await makeS3Bucket(server);
  // The first object makes Ceph's pools, which takes seconds.
  const first = await openTestBucket(server, address);
  await first.putOnce("first", contentOf("x"));
  first.close();
});
afterAll(async () => {
  await proxy.close();
  await server.end();
  expect(said, "what the SDK says beside its answers").toEqual([]);
});
beforeEach(() => proxy.set({ kind: "none" }));
afterEach(() => opened.splice(0).forEach((bucket) => bucket.close()));

it("knows its own object again when the answer was lost, and another's for another's", async () => {
  const bucket = await behindProxy(BRIEF);
  await proxy.set({ kind: "cut", way: "back", afterBytes: 0, times: 2 });
  expect(await bucket.putOnce("lost/own", contentOf("mine"))).toBe("put");
  expect(proxy.connections).toBeGreaterThan(2);
  await (await direct()).putOnce("lost/other", contentOf("theirs"));
  await proxy.set({ kind: "cut", way: "back", afterBytes: 0, times: 2 });
  expect(await bucket.putOnce("lost/other", contentOf("theirs"))).toBe("exists");
  expect(await textOf(bucket, "lost/own")).toBe("mine");
});

it("sends again what was cut off half-way, whole", async () => {
  const bucket = await behindProxy(BRIEF);
  const bytes = randomBytes(6 * MEGABYTE);
  await proxy.set({ kind: "cut", way: "there", afterBytes: 3 * MEGABYTE, times: 2 });
  expect(await bucket.putOnce("cut/up", contentOf(bytes))).toBe("put");
  await proxy.set({ kind: "cut", way: "back", afterBytes: 2 * MEGABYTE, times: 3 });
  const reader = (await bucket.open("cut/up"))!;
  expect(Buffer.compare(await reader.read(0, bytes.length), bytes)).toBe(0);
  await proxy.set({ kind: "cut", way: "back", afterBytes: 100_000, times: 1 });
  const again = (await bucket.open("cut/up"))!;
  for (let at = 0; at < bytes.length; at += 50_000)
    expect(Buffer.compare(await again.read(at, 1_000), bytes.subarray(at, at + 1_000))).toBe(0);
});

it("has the server refuse what became something else on its way", async () => {
  const bucket = await behindProxy(BRIEF);
  const bytes = randomBytes(MEGABYTE);
  await proxy.set({ kind: "garble", way: "there", afterBytes: 500_000 });
  const refused = `${address}: putting garbled/a: what arrived was not what was sent`;
  await expect(bucket.putOnce("garbled/a", contentOf(bytes))).rejects.toThrowError(refused);
  expect(await (await direct()).open("garbled/a")).toBeNull();
  await proxy.set({ kind: "garble", way: "there", afterBytes: 500_000, times: 2 });
  expect(await bucket.putOnce("garbled/b", contentOf(bytes))).toBe("put");
  const reader = (await bucket.open("garbled/b"))!;
  expect(Buffer.compare(await reader.read(0, bytes.length), bytes)).toBe(0);
});

it("says in one line that nobody is there, and goes on when somebody is", async () => {
  await proxy.set({ kind: "refuse" });
  const once = await behindProxy(ONCE);
  const refused = { code: "CLUSTER", message: `${address}: putting a: not to be reached (ECONNREFUSED)` };
  await expect(once.putOnce("a", contentOf("x"))).rejects.toMatchObject(refused);
  await expect(once.open("a")).rejects.toThrowError(`${address}: opening a: not to be reached`);
  await expect(once.delete("a")).rejects.toThrowError(`${address}: deleting a: not to be reached`);
  await expect(collected(once.list(""))).rejects.toThrowError(`${address}: listing: not to be reached`);
  const patient = await behindProxy(LONG);
  const putting = patient.putOnce("refused/a", contentOf("x"));
  await proxy.set({ kind: "none" });
  expect(await putting).toBe("put");
});

it("gives up a server that is silent, and nobody waits who was told to stop", async () => {
  const bucket = await behindProxy({ ...BRIEF, attempts: 2 });
  await bucket.putOnce("silent/a", contentOf("x"));
  const reader = (await bucket.open("silent/a"))!;
  for (const way of ["there", "back"] as const) {
    await proxy.set({ kind: "stall", way });
    const late = { code: "CLUSTER", message: expect.stringContaining("no answer in time") };
    await expect(within(20_000, "an end", bucket.putOnce("silent/b", contentOf("x")))).rejects.toMatchObject(
      late,
    );
    await expect(within(20_000, "an end", (async () => reader.read(0, 1))())).rejects.toMatchObject(late);
    await expect(within(20_000, "an end", collected(bucket.list("")))).rejects.toMatchObject(late);
  }
  const end = new AbortController();
  const patient = await behindProxy(LONG);
  const putting = patient.putOnce("silent/c", contentOf("x"), end.signal).catch((error: unknown) => error);
  const reason = new Error("enough");
  end.abort(reason);
  expect(await within(5_000, "the end of a put that was stopped", putting)).toBe(reason);
  await proxy.set({ kind: "none" });
  expect(await textOf(bucket, "silent/a")).toBe("x");
});

it("waits for a slow server as long as bytes move", async () => {
  const bucket = await behindProxy({ ...BRIEF, attempts: 1 });
  const bytes = randomBytes(5 * MEGABYTE);
  await (await direct()).putOnce("slow/a", contentOf(bytes));
  await proxy.set({ kind: "slow", bytesPerMs: 2_000 });
  const reader = (await bucket.open("slow/a"))!;
  const asked = performance.now();
  expect(Buffer.compare(await reader.read(0, bytes.length), bytes)).toBe(0);
  // Otherwise nothing was waited for, and the case shows nothing.
  expect(performance.now() - asked).toBeGreaterThan(BRIEF.stallMs);
});

it("loses nothing that was put when the gateway is killed amid uploads, and goes on behind it", async () => {
  const bucket = await behindProxy(LONG);
  const before = randomBytes(MEGABYTE);
  expect(await bucket.putOnce("killed/before", contentOf(before))).toBe("put");
  const bytes = randomBytes(12 * MEGABYTE);
  const kill: { done?: Promise<void> } = {};
  const content: BucketContent = {
    ...contentOf(bytes),
    pieces: async function* () {
      for (let at = 0; at < bytes.length; at += 65_536) {
        if (at > 4 * MEGABYTE) await (kill.done ??= server.killGateway());
        yield bytes.subarray(at, at + 65_536);
      }
    },
  };
  const putting = bucket.putOnce("killed/amid", content);
  const others = [1, 2, 3].map((i) => bucket.putOnce(`killed/other${i}`, contentOf(`other ${i}`)));
  await vi.waitFor(() => expect(kill.done).toBeDefined(), 30_000);
  await kill.done;
  await server.startGateway();
  expect(await Promise.all([putting, ...others])).toEqual(["put", "put", "put", "put"]);
  for (const [key, whole] of [["killed/before", before] as const, ["killed/amid", bytes] as const]) {
    const reader = (await bucket.open(key))!;
    expect(Buffer.compare(await reader.read(0, whole.length), whole)).toBe(0);
  }
  expect(await textOf(bucket, "killed/other2")).toBe("other 2");
});

it("reads one version alone: an object that was removed, or put anew, is an error", async () => {
  const bucket = await behindProxy(BRIEF);
  const other = await direct();
  await bucket.putOnce("version/a", contentOf(randomBytes(2 * MEGABYTE)));
  const reader = (await bucket.open("version/a"))!;
  await reader.read(0, 10);
  await other.delete("version/a");
  const gone = { code: "CLUSTER", message: `${address}: version/a is there no more as it was listed` };
  await expect((async () => reader.read(MEGABYTE, 10))()).rejects.toMatchObject(gone);
  const bytes = randomBytes(2 * MEGABYTE);
  await other.putOnce("version/a", contentOf(bytes));
  await expect((async () => reader.read(MEGABYTE, 10))()).rejects.toMatchObject(gone);
  const shorter = (await bucket.open("version/a", 5))!;
  await expect((async () => shorter.read(0, 5))()).rejects.toMatchObject(gone);
  const now = (await bucket.open("version/a"))!;
  expect(String(await now.read(0, 10))).toBe(String(bytes.subarray(0, 10)));
});

it("says what is wrong with bucket and keys, at once and without a secret", async () => {
  const none = await openTestBucket(server, "s3://no-such-bucket/x", { patience: BRIEF });
  opened.push(none);
  const missing = {
    code: "CLUSTER",
    message: expect.stringMatching(/^s3:\/\/no-such-bucket\/x: .*: there is no such bucket/),
  };
  await expect(none.open("a")).rejects.toMatchObject(missing);
  await expect(none.putOnce("a", contentOf("x"))).rejects.toMatchObject(missing);
  await expect(collected(none.list(""))).rejects.toMatchObject(missing);
  const wrong = { accessKeyId: server.keys.accessKeyId, secretAccessKey: "not-the-secret-key" };
  const stranger = await openTestBucket(server, address, { patience: BRIEF, keys: wrong });
  const unknown = await openTestBucket(server, address, { keys: { ...wrong, accessKeyId: "NOBODY" } });
  opened.push(stranger, unknown);
  for (const [bucket, words] of [[stranger, "does not fit"] as const, [unknown, "not known"] as const])
    for (const ask of [
      () => bucket.open("a"),
      () => bucket.putOnce("a", contentOf("x")),
      () => collected(bucket.list("")),
    ]) {
      const message: string = await ask().then(String, (error: Error) => error.message);
      expect(message).toContain(words);
      expect(message).not.toMatch(/secret-key|\n/);
    }
});

it("speaks TLS with nobody whom it cannot trust, and says so at once", async () => {
  const stranger = createServer(selfSigned(), (socket) => socket.destroy());
  await new Promise<void>((done) => stranger.listen(0, "127.0.0.1", done));
  const { port } = stranger.address() as AddressInfo;
  try {
    for (const [at, words] of [
      [port, "is not trusted"] as const,
      [server.port, "no TLS is spoken"] as const,
    ]) {
      const bucket = await openTestBucket(server, address, { patience: LONG, port: at, scheme: "https" });
      opened.push(bucket);
      await expect(within(20_000, "an end", bucket.open("a"))).rejects.toThrowError(words);
      await expect(within(20_000, "an end", bucket.putOnce("a", contentOf("x")))).rejects.toThrowError(words);
    }
  } finally {
    stranger.close();
  }
});

async function behindProxy(patience: Patience): Promise<Bucket> {
  const bucket = await openTestBucket(server, address, { patience, port: proxy.port });
  opened.push(bucket);
  return bucket;
}

/** Of nobody's authority. */
function selfSigned(): { key: string; cert: string } {
  const dir = mkdtempSync(join(tmpdir(), "isochron-test-"));
  try {
    const { key, cert } = new TestAuthority(dir).root;
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function direct(): Promise<Bucket> {
  const bucket = await openTestBucket(server, address);
  opened.push(bucket);
  return bucket;
}

function contentOf(text: string | Uint8Array): BucketContent {
  const bytes = Buffer.from(text);
  return {
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    pieces: async function* () {
      for (let i = 0; i < bytes.length; i += 65_536) yield bytes.subarray(i, i + 65_536);
    },
  };
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function textOf(bucket: Bucket, key: string): Promise<string> {
  const reader = (await bucket.open(key))!;
  return String(Buffer.from(await reader.read(0, reader.sizeBytes)));
}
