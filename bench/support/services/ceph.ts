// A real S3 server of this benchmark's own: Ceph's gateway, with one bucket.
import { randomBytes } from "node:crypto";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { freePorts, startService, type Service } from "./service-script.js";

const BUCKET = "bench";

/** A running server. */
export interface BenchCeph extends Service {
  /** An address in its bucket. */
  readonly store: string;
  /** What a program that uses it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts it: a quarter of a minute. */
export async function startCeph(): Promise<BenchCeph> {
  const [port, monitorPort] = await freePorts(2);
  const keys = { accessKeyId: "ISOCHRONBENCH", secretAccessKey: randomBytes(16).toString("hex") };
  const service = await startService("ceph-start.sh", {
    args: (dir) => [dir, String(port), String(monitorPort)],
    env: { ACCESS_KEY: keys.accessKeyId, SECRET_KEY: keys.secretAccessKey },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials: keys });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET })).finally(() => client.destroy());
  const env = {
    ISOCHRON_S3_ENDPOINT: endpoint,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  return { ...service, store: `s3://${BUCKET}/archive`, env };
}
