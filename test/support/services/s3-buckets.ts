// Buckets on a real server, for tests.
import { randomBytes } from "node:crypto";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "#ports/index.js";
import { openS3Bucket, type S3BucketOptions } from "#store/remote/s3/s3-bucket.js";
import type { CephServer } from "./ceph.js";

/** Makes a bucket of its own; returns its address. */
export async function makeS3Bucket({ endpoint, keys }: CephServer): Promise<string> {
  const name = `test-${randomBytes(6).toString("hex")}`;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const logger = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
  const server = { endpoint, region: "us-east-1", forcePathStyle: true };
  const client = new S3Client({ ...server, credentials: keys, logger });
  try {
    await client.send(new CreateBucketCommand({ Bucket: name }));
  } finally {
    client.destroy();
  }
  return `s3://${name}`;
}

/** Opens one as a test's; by another address where something stands before the server. */
export function openTestBucket(
  server: CephServer,
  address: string,
  options: Pick<S3BucketOptions, "patience" | "readMemoryBytes" | "keys"> & {
    port?: number;
    scheme?: "http" | "https";
  } = {},
): Promise<Bucket> {
  const { port = server.port, scheme = "http", ...others } = options;
  const at = { endpoint: `${scheme}://127.0.0.1:${port}`, region: "us-east-1" };
  return openS3Bucket(address, { server: at, keys: server.keys, ...others });
}
