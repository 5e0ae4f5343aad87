// What every Bucket must do.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Bucket, BucketContent } from "#ports/index.js";

const HOSTILE = ["", "/etc/passwd", "../a", "a/../b", "a/./b", "a//b", "a/", "a\\b", "a\0b", "C:/a", "a.tmp"];
const MEGABYTE = 1024 * 1024;

/** Runs the suite on buckets that begin empty. */
export function bucketSuite(name: string, open: () => Promise<Bucket>): void {
  describe(`${name} as a bucket`, () => {
    it("gives back what was put, and nothing for a key that is not there", async () => {
      const bucket = await open();
      expect(await bucket.putOnce("a/b.txt", contentOf("hello"))).toBe("put");
      expect(await textOf(bucket, "a/b.txt")).toBe("hello");
      for (const key of ["a/c.txt", "a", "a/b.txt/c", "a/b.tx", "other/folder/x"])
        expect(await bucket.open(key)).toBeNull();
    });

    it("is written once: what stands there stays, whoever comes with the same bytes or with others", async () => {
      const bucket = await open();
      await bucket.putOnce("a", contentOf("first"));
      expect(await bucket.putOnce("a", contentOf("second"))).toBe("exists");
      expect(await bucket.putOnce("a", contentOf("first"))).toBe("exists");
      expect(await bucket.putOnce("a", contentOf(""))).toBe("exists");
      expect(await bucket.putOnce("a", contentOf(patterned(3 * MEGABYTE)))).toBe("exists");
      expect(await textOf(bucket, "a")).toBe("first");
    });

    it("lets one of many have a key, and what stands there is what that one put", async () => {
      const bucket = await open();
      for (let round = 0; round < 10; round++) {
        const words = Array.from({ length: 6 }, (_, i) => `round ${round}, writer ${i}`);
        const outcomes = await Promise.all(words.map((word) => bucket.putOnce(`${round}`, contentOf(word))));
        const winners = words.filter((_, i) => outcomes[i] === "put");
        expect(winners).toEqual([await textOf(bucket, `${round}`)]);
      }
    });

    it("refuses bytes that are not those that were announced, for good and with nothing left behind", async () => {
      const bucket = await open();
      const { sha256 } = contentOf("0123456789");
      const refused = { code: "ARCHIVE_BROKEN", message: expect.stringContaining("other") };
      for (const text of ["0123456780", "012345678", "01234567890", ""])
        await expect(
          bucket.putOnce("other", { ...contentOf(text), sizeBytes: 10, sha256 }),
        ).rejects.toMatchObject(refused);
      expect(await bucket.open("other")).toBeNull();
      expect(await keysOf(bucket, "")).toEqual([]);
    });

    it("tells the source's own failure, and keeps nothing of it", async () => {
      const bucket = await open();
      const content = { ...contentOf("half of it and more"), pieces: failing };
      await expect(bucket.putOnce("a", content)).rejects.toThrowError("the source failed");
      expect(await keysOf(bucket, "")).toEqual([]);
      expect(await bucket.putOnce("a", contentOf("whole"))).toBe("put");
    });

    it("puts nothing for a caller who has given up", async () => {
      const bucket = await open();
      const reason = new Error("given up");
      await expect(bucket.putOnce("a", contentOf("x"), AbortSignal.abort(reason))).rejects.toBe(reason);
      const end = new AbortController();
      const halfWay: BucketContent = {
        ...contentOf("ab"),
        pieces: async function* () {
          yield Buffer.from("a");
          end.abort(reason);
          yield Buffer.from("b");
        },
      };
      await expect(bucket.putOnce("b", halfWay, end.signal)).rejects.toBe(reason);
      expect(await bucket.open("a")).toBeNull();
    });

    it("reads ranges: fewer bytes at the end, none beyond it, none of nothing", async () => {
      const bucket = await open();
      await bucket.putOnce("a", contentOf("0123456789"));
      await bucket.putOnce("empty", contentOf(""));
      const reader = (await bucket.open("a"))!;
      expect(reader.sizeBytes).toBe(10);
      const read = async (offset: number, length: number) => String(await reader.read(offset, length));
      expect([await read(0, 3), await read(3, 4), await read(8, 5)]).toEqual(["012", "3456", "89"]);
      expect([await read(10, 1), await read(99, 5), await read(4, 0)]).toEqual(["", "", ""]);
      reader.close();
      const empty = (await bucket.open("empty"))!;
      expect([empty.sizeBytes, (await empty.read(0, 10)).length]).toEqual([0, 0]);
      empty.close();
    });

    it("gives large objects back byte for byte, whatever pieces they came in and are asked for in", async () => {
      const bucket = await open();
      const bytes = patterned(5 * MEGABYTE + 12_345);
      await bucket.putOnce("deep/folder/large", contentOf(bytes, 70_001));
      for (const known of [undefined, bytes.length]) {
        const reader = (await bucket.open("deep/folder/large", known))!;
        expect(reader.sizeBytes).toBe(bytes.length);
        const expectPart = async (offset: number, length: number) => {
          const got = Buffer.from(await reader.read(offset, length));
          expect(got.equals(bytes.subarray(offset, offset + length)), `${length} at ${offset}`).toBe(true);
        };
        await expectPart(0, bytes.length);
        for (const at of [0, 262_143, 262_144, 524_287, 3 * MEGABYTE - 1, bytes.length - 10])
          for (const length of [1, 2, 4096, 262_144, 262_145, MEGABYTE, MEGABYTE + 1])
            await expectPart(at, length);
        await Promise.all(Array.from({ length: 60 }, (_, i) => expectPart(i * 90_001, 1_000 + i * 9_000)));
        let offset = 0;
        for (const step of stepsOver(bytes.length)) {
          await expectPart(offset, step);
          offset += step;
        }
        reader.close();
      }
    });

    it("of an object whose size is said to be known, one that is not there is an error when read", async () => {
      const bucket = await open();
      const reader = await bucket.open("none", 10);
      if (reader) await expect((async () => reader.read(0, 5))()).rejects.toMatchObject({ code: "CLUSTER" });
    });

    it("lists by prefix in byte order of the keys, with sizes, over pages", async () => {
      const bucket = await open();
      for (const key of ["w/b/2", "w/b-1", "w/a", "w/\u{1f600}", "w/\uff5e", "x/1", "w/b/10", "w/ +&%25<é"])
        await bucket.putOnce(key, contentOf(key));
      expect(await keysOf(bucket, "w/b")).toEqual(["w/b-1", "w/b/10", "w/b/2"]);
      expect(await keysOf(bucket, "w/b/")).toEqual(["w/b/10", "w/b/2"]);
      const all = ["w/ +&%25<é", "w/a", "w/b-1", "w/b/10", "w/b/2", "w/\uff5e", "w/\u{1f600}"];
      expect(await keysOf(bucket, "w/")).toEqual(all);
      for (const key of all) expect(await textOf(bucket, key)).toBe(key);
      expect(await keysOf(bucket, "none/at/all")).toEqual([]);
      for await (const { key, sizeBytes } of bucket.list("x/")) expect([key, sizeBytes]).toEqual(["x/1", 3]);
      const many = Array.from({ length: 1_020 }, (_, i) => `many/${String(i).padStart(5, "0")}`);
      for (let i = 0; i < many.length; i += 30)
        await Promise.all(many.slice(i, i + 30).map((key) => bucket.putOnce(key, contentOf("m"))));
      expect(await keysOf(bucket, "many/")).toEqual(many);
    });

    it("deletes, minds nothing that is not there, and takes that key again", async () => {
      const bucket = await open();
      await bucket.putOnce("a/b", contentOf("before"));
      expect(await textOf(bucket, "a/b")).toBe("before");
      await bucket.delete("a/b");
      await bucket.delete("a/b");
      await bucket.delete("never/was");
      expect(await bucket.open("a/b")).toBeNull();
      expect(await keysOf(bucket, "")).toEqual([]);
      expect(await bucket.putOnce("a/b", contentOf("behind"))).toBe("put");
      expect(await textOf(bucket, "a/b")).toBe("behind");
    });

    it.each(HOSTILE)("refuses the key %j", async (key) => {
      const bucket = await open();
      const refused = { code: "BAD_INPUT" };
      await expect(bucket.putOnce(key, contentOf("x"))).rejects.toMatchObject(refused);
      await expect(bucket.open(key)).rejects.toMatchObject(refused);
      await expect(bucket.delete(key)).rejects.toMatchObject(refused);
    });
  });
}

/** Text or bytes as content, in pieces of a size. */
function contentOf(text: string | Uint8Array, pieceBytes = 65_536): BucketContent {
  const bytes = Buffer.from(text);
  return {
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    pieces: async function* () {
      for (let i = 0; i < bytes.length; i += pieceBytes) yield bytes.subarray(i, i + pieceBytes);
    },
  };
}

/** Bytes that are different at every place. */
function patterned(sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  for (let i = 0; i < sizeBytes; i++) bytes[i] = (Math.imul(i, 2654435761) >>> 17) & 0xff;
  return bytes;
}

/** Of a reader that goes on and on, now with small steps and now with long ones. */
function* stepsOver(sizeBytes: number): Generator<number> {
  const steps = [512, 8_192, 40_000, 300_000, 7];
  for (let offset = 0, i = 0; offset < sizeBytes; i++) {
    const step = steps[i % steps.length]!;
    yield step;
    offset += step;
  }
}

async function keysOf(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list(prefix)) keys.push(key);
  return keys;
}

async function textOf(bucket: Bucket, key: string): Promise<string> {
  const reader = (await bucket.open(key))!;
  try {
    return String(Buffer.from(await reader.read(0, reader.sizeBytes)));
  } finally {
    reader.close();
  }
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("half of it");
  throw new Error("the source failed");
}
