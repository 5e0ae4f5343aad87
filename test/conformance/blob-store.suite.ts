// What every BlobStore must do.
import { describe, expect, it } from "vitest";
import type { BlobStore } from "#ports/index.js";

const HOSTILE = ["", "/etc/passwd", "../a", "a/../b", "a/./b", "a//b", "a/", "a\\b", "a\0b", "C:/a", "a.tmp"];

/** Runs the suite on stores that begin empty. */
export function blobStoreSuite(name: string, open: () => Promise<BlobStore>): void {
  describe(`${name} as a blob store`, () => {
    it("gives back what was put, and nothing for a key that is not there", async () => {
      const blobs = await open();
      await blobs.put("a/b.txt", Buffer.from("hello"));
      expect(await textOf(blobs, "a/b.txt")).toBe("hello");
      expect(await blobs.open("a/c.txt")).toBeNull();
      expect(await blobs.open("a/b.txt/c")).toBeNull();
      expect(await blobs.open("a")).toBeNull();
      expect(await blobs.open("other/folder/x")).toBeNull();
    });

    it("replaces whole, and a reader opened before goes on with what it opened", async () => {
      const blobs = await open();
      await blobs.put("a", [Buffer.from("first "), Buffer.from("one")]);
      const before = (await blobs.open("a"))!;
      await blobs.put("a", Buffer.from("second"));
      expect(await textOf(blobs, "a")).toBe("second");
      expect(String(await before.read(0, 100))).toBe("first one");
      await blobs.delete("a");
      expect(String(await before.read(6, 100))).toBe("one");
      before.close();
    });

    it("keeps what was there when a source fails half-way, and leaves nothing behind", async () => {
      const blobs = await open();
      await blobs.put("a", Buffer.from("kept"));
      for (const key of ["a", "new"])
        await expect(blobs.put(key, failing())).rejects.toThrowError("the source failed");
      expect(await textOf(blobs, "a")).toBe("kept");
      expect((await blobs.list("")).map(({ key }) => key)).toEqual(["a"]);
    });

    it("reads ranges: fewer bytes at the end, none beyond it, none of nothing", async () => {
      const blobs = await open();
      await blobs.put("a", Buffer.from("0123456789"));
      await blobs.put("empty", []);
      const reader = (await blobs.open("a"))!;
      expect(reader.sizeBytes).toBe(10);
      const read = async (offset: number, length: number) => String(await reader.read(offset, length));
      expect([await read(0, 3), await read(3, 4), await read(8, 5)]).toEqual(["012", "3456", "89"]);
      expect([await read(10, 1), await read(99, 5), await read(4, 0)]).toEqual(["", "", ""]);
      reader.close();
      const empty = (await blobs.open("empty"))!;
      expect([empty.sizeBytes, (await empty.read(0, 10)).length]).toEqual([0, 0]);
      empty.close();
    });

    it("takes many pieces, and gives long ranges back byte for byte", async () => {
      const blobs = await open();
      const piece = Buffer.from(Array.from({ length: 65_536 }, (_, i) => (i * 31) & 0xff));
      await blobs.put(
        "deep/folder/large",
        (async function* () {
          for (let i = 0; i < 48; i++) yield piece;
        })(),
      );
      const reader = (await blobs.open("deep/folder/large"))!;
      expect(reader.sizeBytes).toBe(48 * piece.length);
      const all = Buffer.from(await reader.read(0, reader.sizeBytes));
      for (let i = 0; i < 48; i++)
        expect(all.subarray(i * piece.length, (i + 1) * piece.length).equals(piece)).toBe(true);
      expect(Buffer.from(await reader.read(65_000, 1000)).equals(all.subarray(65_000, 66_000))).toBe(true);
      reader.close();
    });

    it("lists by prefix in byte order of the keys, with sizes", async () => {
      const blobs = await open();
      for (const key of ["w/b/2", "w/b-1", "w/a", "w/\u{1f600}", "w/\uff5e", "x/1", "w/b/10"])
        await blobs.put(key, Buffer.from(key));
      const keys = async (prefix: string) => (await blobs.list(prefix)).map(({ key }) => key);
      expect(await keys("w/")).toEqual(["w/a", "w/b-1", "w/b/10", "w/b/2", "w/\uff5e", "w/\u{1f600}"]);
      expect(await keys("w/b")).toEqual(["w/b-1", "w/b/10", "w/b/2"]);
      expect(await keys("w/b/")).toEqual(["w/b/10", "w/b/2"]);
      expect(await keys("")).toHaveLength(7);
      expect(await keys("none/at/all")).toEqual([]);
      expect((await blobs.list("x/"))[0]).toMatchObject({ key: "x/1", sizeBytes: 3 });
    });

    it("tells by version and stamp that something was replaced, added or deleted", async () => {
      const blobs = await open();
      const stamps = [await blobs.stamp("i")];
      const versions: (string | undefined)[] = [];
      const look = async () => {
        stamps.push(await blobs.stamp("i"));
        versions.push((await blobs.list("i/a"))[0]?.version);
      };
      await blobs.put("i/a", Buffer.from("1"));
      await look();
      await blobs.put("i/a", Buffer.from("2"));
      await look();
      await blobs.delete("i/a");
      await look();
      expect(new Set(stamps).size).toBe(4);
      expect(new Set(versions).size).toBe(3);
    });

    it("deletes, and minds no blob that is not there", async () => {
      const blobs = await open();
      await blobs.put("a/b", Buffer.from("x"));
      await blobs.delete("a/b");
      await blobs.delete("a/b");
      await blobs.delete("never/was");
      expect(await blobs.open("a/b")).toBeNull();
      expect(await blobs.list("")).toEqual([]);
    });

    it.each(HOSTILE)("refuses the key %j", async (key) => {
      const blobs = await open();
      const refused = { name: "StoreError", code: "BAD_INPUT" };
      await expect(blobs.put(key, Buffer.from("x"))).rejects.toMatchObject(refused);
      await expect(blobs.open(key)).rejects.toMatchObject(refused);
      await expect(blobs.delete(key)).rejects.toMatchObject(refused);
      await expect(blobs.list(`${key}/x`)).rejects.toMatchObject(refused);
      expect(() => blobs.stamp(key)).toThrowError("not a name");
    });
  });
}

async function textOf(blobs: BlobStore, key: string): Promise<string> {
  const reader = (await blobs.open(key))!;
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
