// What goes on with a capture is told by the job that was at it; where the queue was lost with its database, by what is
// sealed of the capture itself.
import { z } from "zod";
import { IsochronError, UsageError } from "#errors.js";
import type { JsonValue } from "#model/index.js";
import type { Agreement, Bucket, Job, SealedObject } from "#ports/index.js";
import { captureOfWarc } from "#store/index.js";
import type { OpenCluster } from "./cluster-address.js";
import { understoodJob } from "./cluster-job.js";

/** The site of a capture, and what it was asked for with. */
export interface AskedBefore {
  readonly site: string;
  readonly options: JsonValue;
}

const MOST_JOBS = 10_000;
const MOST_BYTES = 1_000_000;
const kept = z.object({ options: z.record(z.string(), z.json()) });

/** Finds how a capture was asked for. @throws NOT_FOUND where nothing of it is in the cluster */
export async function askedBefore(
  { agreement, bucket }: Pick<OpenCluster, "agreement" | "bucket">,
  captureId: string,
): Promise<AskedBefore> {
  const found = (await inQueue(agreement, captureId)) ?? (await inStore(agreement, bucket, captureId));
  if (found !== null) return found;
  throw new UsageError("NOT_FOUND", `nothing of capture ${JSON.stringify(captureId)} is in the cluster`);
}

/** The newest job that was at a capture: what it was asked for with holds for whoever goes on. */
async function inQueue({ management }: Agreement, captureId: string): Promise<AskedBefore | null> {
  for (let before: number | null = null, seen = 0; seen < MOST_JOBS;) {
    const part = await management.jobs.list({ limit: 100, before });
    for (const job of part.items) if (job.captureId === captureId) return ofJob(job);
    seen += part.items.length;
    if (part.next === null) return null;
    before = part.next;
  }
  return null;
}

function ofJob(job: Job): AskedBefore | null {
  const understood = understoodJob(job);
  const { options } = job.input as { readonly options: JsonValue };
  return understood === null ? null : { site: understood.site, options };
}

async function inStore(
  { leases, objects }: Agreement,
  bucket: Bucket,
  captureId: string,
): Promise<AskedBefore | null> {
  const asked = `captures/${captureId}/asked.json`;
  for (const { site } of await leases.list()) {
    const ofSite = await objects.ofSite(site);
    const object = ofSite.find(({ name }) => name === asked);
    if (object) return { site, options: await optionsOf(bucket, object) };
    if (ofSite.some(({ name }) => captureOfWarc(name) === captureId)) return { site, options: {} };
  }
  return null;
}

async function optionsOf(bucket: Bucket, { key, sizeBytes }: SealedObject): Promise<JsonValue> {
  const reader = sizeBytes > MOST_BYTES ? null : await bucket.open(key, sizeBytes);
  if (reader === null) throw unreadable(bucket, key);
  try {
    const text = Buffer.from(await reader.read(0, sizeBytes)).toString("utf8");
    return kept.parse(JSON.parse(text)).options;
  } catch (error) {
    if (error instanceof IsochronError) throw error;
    throw unreadable(bucket, key);
  } finally {
    reader.close();
  }
}

function unreadable({ place }: Bucket, key: string): IsochronError {
  return new IsochronError("CLUSTER", `${place}: ${key} does not say how the capture was asked for`);
}
