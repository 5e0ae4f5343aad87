// A real S3 server passes the suite of buckets, also below a prefix; and a list over it that of blob stores.
import { afterAll, beforeAll } from "vitest";
import type { Bucket } from "#ports/index.js";
import { startCeph, type CephServer } from "../../support/services/ceph.js";
import { makeS3Bucket, openTestBucket } from "../../support/services/s3-buckets.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { keptBlobs } from "../../support/services/kept-list.js";
import { blobStoreSuite } from "../blob-store.suite.js";
import { bucketSuite } from "./bucket.suite.js";

let server: CephServer;
const opened: Bucket[] = [];

beforeAll(async () => void (server = await startCeph()));
afterAll(async () => {
  for (const bucket of opened) bucket.close();
  await server.end();
});

bucketSuite("S3", () => open(""));
blobStoreSuite("a list over S3", async () => keptBlobs(await open("/blobs"), temporaryDirectory()));
bucketSuite("S3 below a prefix", () => open("/some/cluster one"));

async function open(prefix: string): Promise<Bucket> {
  const bucket = await openTestBucket(server, (await makeS3Bucket(server)) + prefix);
  opened.push(bucket);
  return bucket;
}
