// Blobs by a list over a bucket: the list decides what counts.
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { SealedObject } from "#ports/index.js";
import { ListedBlobs } from "#store/remote/listed-blobs.js";
import { MemoryBucket } from "#store/remote/memory-bucket.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { keptBlobs, type KeptList } from "../../../support/services/kept-list.js";

it("changes nothing when the list is another machine's by now", async () => {
  const list: KeptList = { changes: [], isOurs: true };
  const dir = temporaryDirectory();
  const blobs = keptBlobs(new MemoryBucket(), dir, { list });
  await blobs.put("a", Buffer.from("before"));
  list.isOurs = false;
  const stamp = blobs.stamp("x");
  await expect(blobs.put("a", Buffer.from("behind"))).rejects.toMatchObject({ code: "CLUSTER" });
  await expect(blobs.put("b", Buffer.from("new"))).rejects.toMatchObject({ code: "CLUSTER" });
  await expect(blobs.delete("a")).rejects.toMatchObject({ code: "CLUSTER" });
  expect((await blobs.list("")).map(({ key }) => key)).toEqual(["a"]);
  expect(await textOf(blobs, "a")).toBe("before");
  expect(blobs.stamp("x")).toBe(stamp);
  expect(readdirSync(dir)).toEqual([]);
});

it("acknowledges changes one after the other, each with the object that is in the bucket", async () => {
  const list: KeptList = { changes: [], isOurs: true };
  const bucket = new MemoryBucket();
  const blobs = keptBlobs(bucket, temporaryDirectory(), { list });
  const texts = Array.from({ length: 8 }, (_, i) => `version ${i}`);
  await Promise.all(texts.map((text) => blobs.put("a", Buffer.from(text))));
  const objects = list.changes.flatMap(({ put }) => put);
  expect(new Set(objects.map(({ key }) => key)).size).toBe(8);
  const last = (await bucket.open(objects.at(-1)!.key))!;
  expect(String(await last.read(0, 100))).toBe(await textOf(blobs, "a"));
  expect(objects.at(-1)!.sizeBytes).toBe(9);
});

it("reads by a list that others keep, follows it when it is replaced, and writes nothing", async () => {
  const bucket = new MemoryBucket();
  const list: KeptList = { changes: [], isOurs: true };
  const writer = keptBlobs(bucket, temporaryDirectory(), { list });
  await writer.put("a", Buffer.from("one"));
  const reader = new ListedBlobs(bucket, objectsOf(list));
  const before = reader.stamp("x");
  const opened = (await reader.open("a"))!;
  await writer.put("a", Buffer.from("three"));
  expect(await textOf(reader, "a")).toBe("one");
  reader.replace(objectsOf(list).slice(-1));
  expect([await textOf(reader, "a"), String(await opened.read(0, 9))]).toEqual(["three", "one"]);
  expect(reader.stamp("x")).not.toBe(before);
  const refused = { code: "ARCHIVE_UNWRITABLE" };
  await expect(reader.put("b", Buffer.from("x"))).rejects.toMatchObject(refused);
  await expect(reader.delete("a")).rejects.toMatchObject(refused);
});

it("does not take an object for what is listed that is gone, or as large as another", async () => {
  const bucket = new MemoryBucket();
  const list: KeptList = { changes: [], isOurs: true };
  await keptBlobs(bucket, temporaryDirectory(), { list }).put("a", Buffer.from("four"));
  const [object] = objectsOf(list) as [SealedObject];
  const longer = new ListedBlobs(bucket, [{ ...object, sizeBytes: 5 }]);
  await expect(longer.open("a")).rejects.toThrowError("sites/x/1/a (a) is not as listed");
  await bucket.delete(object.key);
  await expect(new ListedBlobs(bucket, [object]).open("a")).rejects.toMatchObject({ code: "ARCHIVE_BROKEN" });
});

function objectsOf({ changes }: KeptList): SealedObject[] {
  return changes.flatMap(({ put }) => put);
}

async function textOf(blobs: ListedBlobs, name: string): Promise<string> {
  const reader = (await blobs.open(name))!;
  return String(await reader.read(0, reader.sizeBytes));
}
