// Whether a store keeps the one promise that all else rests on. Some servers take a PUT with If-None-Match and replace what
// is there: two machines would then lose each other's bytes, and nobody would be told.
import { randomUUID } from "node:crypto";
import { IsochronError } from "#errors.js";
import type { Bucket } from "#ports/index.js";
import { bytesContent } from "./bytes-content.js";

/** Puts an object twice, reads and lists it, and takes it away. @throws IsochronError that says what the store lacks */
export async function requireWriteOnce(bucket: Bucket): Promise<void> {
  const key = `checks/${randomUUID()}`;
  const outcomes = [await bucket.putOnce(key, bytesContent(Buffer.from("first")))];
  try {
    outcomes.push(await bucket.putOnce(key, bytesContent(Buffer.from("other"))));
    const isKept = (await textOf(bucket, key)) === "first";
    if (outcomes.join() !== "put,exists" || !isKept)
      throw failure(bucket, "replaces objects in spite of If-None-Match: it cannot be shared, take another");
    if (!(await isListed(bucket, key)))
      throw failure(bucket, "does not list what was just put: it cannot be shared, take another");
  } finally {
    await bucket.delete(key);
  }
}

async function textOf(bucket: Bucket, key: string): Promise<string> {
  const reader = await bucket.open(key);
  if (!reader) throw failure(bucket, "does not have what was just put: it cannot be shared, take another");
  try {
    return Buffer.from(await reader.read(0, reader.sizeBytes)).toString();
  } finally {
    reader.close();
  }
}

async function isListed(bucket: Bucket, key: string): Promise<boolean> {
  for await (const { key: found } of bucket.list(key)) if (found === key) return true;
  return false;
}

function failure({ place }: Bucket, line: string): IsochronError {
  return new IsochronError("CLUSTER", `${place}: the store ${line}`);
}
