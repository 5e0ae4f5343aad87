// What a bucket on S3 costs: large objects put and read, small ones put, and the small reads that showing pages makes.
// Against a Ceph of its own, or with `--store=s3://bucket/prefix` against the server that the environment names
// (ISOCHRON_S3_ENDPOINT, keys as for every program of S3); `--small` for a tenth of it.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import type { Bucket, BucketContent } from "#ports/index.js";
import { openS3Bucket } from "#store/index.js";
import { startCeph } from "./support/services/ceph.js";

const MEGABYTE = 1024 * 1024;
const isSmall = process.argv.includes("--small");
const store = process.argv.find((argument) => argument.startsWith("--store="))?.slice("--store=".length);
const LARGE_BYTES = (isSmall ? 20 : 200) * MEGABYTE;
const SMALL_OBJECTS = isSmall ? 50 : 500;
const READS = isSmall ? 100 : 1_000;

if (store === undefined) await measureOwn();
else await measure(await openS3Bucket(store));

async function measureOwn(): Promise<void> {
  const ceph = await startCeph();
  try {
    Object.assign(process.env, ceph.env);
    await measure(await openS3Bucket(ceph.store));
  } finally {
    await ceph.end();
  }
}

async function measure(bucket: Bucket): Promise<void> {
  const folder = `bench/${randomUUID()}`;
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`${bucket.place}, load ${load.join(" ")}`);
  try {
    await largeObjects(bucket, `${folder}/large`);
    await smallObjects(bucket, `${folder}/small`);
    await smallReads(bucket, `${folder}/large/0`);
  } finally {
    for await (const { key } of bucket.list(`${folder}/`)) await bucket.delete(key);
    bucket.close();
  }
}

async function largeObjects(bucket: Bucket, folder: string): Promise<void> {
  const content = contentOf(randomBytes(LARGE_BYTES));
  const put = await timed(() => bucket.putOnce(`${folder}/0`, content));
  const reader = (await bucket.open(`${folder}/0`))!;
  const got = await timed(async () => {
    for (let at = 0; at < LARGE_BYTES; at += 8 * MEGABYTE) await reader.read(at, 8 * MEGABYTE);
  });
  const again = (await bucket.open(`${folder}/0`))!;
  const pieces = await timed(async () => {
    for (let at = 0; at < LARGE_BYTES; at += 65_536) await again.read(at, 65_536);
  });
  const rate = (seconds: number): string => `${(LARGE_BYTES / MEGABYTE / seconds).toFixed(0)} MiB/s`;
  console.log(
    `${LARGE_BYTES / MEGABYTE} MiB: put ${rate(put)}, read ${rate(got)}, in 64 KiB ${rate(pieces)}`,
  );
}

async function smallObjects(bucket: Bucket, folder: string): Promise<void> {
  const content = contentOf(randomBytes(4_096));
  for (const atOnce of [1, 8]) {
    const seconds = await timed(() =>
      inParallel(SMALL_OBJECTS, atOnce, (i) => bucket.putOnce(`${folder}/${atOnce}/${i}`, content)),
    );
    console.log(`4 KiB objects, ${atOnce} at once: ${(SMALL_OBJECTS / seconds).toFixed(0)} put/s`);
  }
}

async function smallReads(bucket: Bucket, key: string): Promise<void> {
  for (const atOnce of [1, 8]) {
    const reader = (await bucket.open(key))!;
    const last = LARGE_BYTES - 4_096;
    const seconds = await timed(() =>
      inParallel(READS, atOnce, () => reader.read(Math.floor(Math.random() * last), 4_096)),
    );
    console.log(`4 KiB anywhere, ${atOnce} at once: ${(READS / seconds).toFixed(0)} reads/s`);
  }
}

async function inParallel(count: number, atOnce: number, work: (i: number) => unknown): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

function contentOf(bytes: Uint8Array): BucketContent {
  return {
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    pieces: async function* () {
      for (let at = 0; at < bytes.length; at += MEGABYTE) yield bytes.subarray(at, at + MEGABYTE);
    },
  };
}
