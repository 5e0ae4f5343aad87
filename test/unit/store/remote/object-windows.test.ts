// Windows over objects: few requests for many small reads, and bounded memory.
import { expect, it } from "vitest";
import { ObjectWindows, WINDOW_BYTES } from "#store/remote/s3/object-windows.js";
import { S3Reader } from "#store/remote/s3/s3-reader.js";

const MEGABYTE = 1024 * 1024;

it("asks for more at once the longer somebody reads on, and not for a small part elsewhere", async () => {
  const { reader, requests, bytes } = objectOf(16 * MEGABYTE);
  for (let offset = 0; offset < bytes.length; offset += 4096)
    expect(Buffer.compare(await reader.read(offset, 4096), bytes.subarray(offset, offset + 4096))).toBe(0);
  expect(requests.length).toBeLessThan(10);
  expect(Math.max(...requests.map(({ length }) => length))).toBe(16 * WINDOW_BYTES);
  expect(requests.reduce((sum, { length }) => sum + length, 0)).toBe(bytes.length);
  const other = objectOf(16 * MEGABYTE);
  for (const at of [5, 11, 2, 14, 8]) await other.reader.read(at * MEGABYTE + 17, 100);
  expect(other.requests.map(({ length }) => length)).toEqual(Array(5).fill(WINDOW_BYTES));
});

it("answers at once what is there, and one request serves all who wait for it", async () => {
  const { reader, requests } = objectOf(MEGABYTE);
  const together = await Promise.all(Array.from({ length: 9 }, async (_, i) => reader.read(i * 1000, 1000)));
  expect(together).toHaveLength(9);
  expect(requests).toHaveLength(1);
  expect(reader.read(500, 100)).toBeInstanceOf(Uint8Array);
});

it("shares what was read between readers of one object, and keeps objects apart", async () => {
  const windows = new ObjectWindows(8 * MEGABYTE);
  const one = objectOf(MEGABYTE, { windows, key: "one" });
  await one.reader.read(0, 10);
  const again = objectOf(MEGABYTE, { windows, key: "one" });
  expect(await again.reader.read(0, 10)).toEqual(one.bytes.subarray(0, 10));
  expect(again.requests).toHaveLength(0);
  const two = objectOf(MEGABYTE, { windows, key: "two", seed: 9 });
  expect(await two.reader.read(0, 10)).toEqual(two.bytes.subarray(0, 10));
  windows.forget("one");
  await again.reader.read(0, 10);
  await two.reader.read(0, 10);
  expect([again.requests.length, two.requests.length]).toEqual([1, 1]);
});

it("lets go what was used longest ago where there is no room", async () => {
  const windows = new ObjectWindows(4 * WINDOW_BYTES);
  const { reader, requests } = objectOf(4 * MEGABYTE, { windows });
  const touch = async (number: number) => void (await reader.read(number * WINDOW_BYTES, 1));
  for (const number of [0, 4, 8, 12]) await touch(number);
  await touch(0);
  expect(requests).toHaveLength(4);
  await touch(14);
  await touch(0);
  expect(requests).toHaveLength(5);
  await touch(4);
  expect(requests).toHaveLength(6);
});

it("tells a failure to those who wait, and asks again for whoever comes next", async () => {
  const { reader, requests, bytes } = objectOf(MEGABYTE, { failing: 1 });
  await expect(Promise.all([0, 5].map(async (at) => reader.read(at, 10)))).rejects.toThrowError("failing");
  expect(await reader.read(5, 10)).toEqual(bytes.subarray(5, 15));
  expect(requests).toHaveLength(2);
});

it("asks for what is large as it is, in bounded requests, and keeps nothing of it", async () => {
  const { reader, requests, bytes } = objectOf(40 * MEGABYTE);
  expect(Buffer.compare(await reader.read(0, bytes.length), bytes)).toBe(0);
  expect(requests.map(({ length }) => length / MEGABYTE)).toEqual([16, 16, 8]);
  await reader.read(0, 1);
  expect(requests).toHaveLength(4);
});

interface Told {
  readonly windows?: ObjectWindows;
  readonly key?: string;
  readonly seed?: number;
  readonly failing?: number;
}

function objectOf(sizeBytes: number, { windows, key = "a", seed = 1, failing = 0 }: Told = {}) {
  const bytes = new Uint8Array(sizeBytes);
  for (let i = 0; i < sizeBytes; i += 61) bytes[i] = (i * seed) >>> 7;
  const requests: { offset: number; length: number }[] = [];
  const fetch = async (offset: number, length: number): Promise<Uint8Array> => {
    requests.push({ offset, length });
    if (requests.length <= failing) throw new Error("failing");
    return bytes.slice(offset, offset + length);
  };
  const shared = windows ?? new ObjectWindows(64 * MEGABYTE);
  return { bytes, requests, reader: new S3Reader(shared, { key, version: "", sizeBytes, fetch }) };
}
