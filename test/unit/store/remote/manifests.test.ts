// The bucket alone says what counted; what counts no more leaves it, and nothing else does.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { Bucket, BucketContent, SealedObject } from "#ports/index.js";
import {
  clusterOf,
  manifestBytes,
  manifestKey,
  MemoryBucket,
  objectKey,
  readManifest,
  rebuildAgreement,
  sweepSite,
  type SiteManifest,
} from "#store/index.js";
import { collect, MemoryLogger } from "../../../support/archives/archives.js";

const SITE = "example.org:8080";

function contentOf(bytes: Uint8Array): BucketContent {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const pieces = async function* () {
    yield bytes;
  };
  return { sizeBytes: bytes.length, sha256, pieces };
}

async function putObject(bucket: Bucket, name: string, fence: number, number: number): Promise<SealedObject> {
  const content = contentOf(Buffer.from(`${name} ${fence} ${number}`));
  const key = objectKey(SITE, name, fence, number);
  await bucket.putOnce(key, content);
  return { name, key, sizeBytes: content.sizeBytes, sha256: content.sha256 };
}

function manifest(fence: number, seq: number, objects: readonly SealedObject[]): SiteManifest {
  return { version: 1, cluster: "c-1", site: SITE, fence, seq, at: instant(1_700_000_000_000), objects };
}

async function putManifest(bucket: Bucket, one: SiteManifest, bytes = manifestBytes(one)): Promise<string> {
  const key = manifestKey(one.site, one.fence, one.seq);
  await bucket.putOnce(key, contentOf(bytes));
  return key;
}

async function keysIn(bucket: Bucket): Promise<string[]> {
  return (await collect(bucket.list(""))).map(({ key }) => key);
}

describe("a manifest", () => {
  it("is read as it was written", async () => {
    const bucket = new MemoryBucket();
    const written = manifest(3, 7, [
      await putObject(bucket, "warcs/example.org+8080/c1-00001.warc.gz", 3, 1),
    ]);
    expect(await readManifest(bucket, await putManifest(bucket, written))).toEqual(written);
  });

  it.each<[string, (one: SiteManifest, object: SealedObject) => unknown]>([
    ["no JSON", () => "{"],
    ["another version", (one) => ({ ...one, version: 2 })],
    ["another place", (one) => ({ ...one, seq: 8 })],
    ["another site", (one) => ({ ...one, site: "other.test" })],
    ["a name that leads out", (one, object) => ({ ...one, objects: [{ ...object, name: "../x" }] })],
    ["a key elsewhere", (one, object) => ({ ...one, objects: [{ ...object, key: "sites/x/1/1/a" }] })],
    ["a signing key", (one, object) => ({ ...one, objects: [{ ...object, name: "keys/archive-key.pem" }] })],
    ["a name twice", (one, object) => ({ ...one, objects: [object, object] })],
    ["no digest", (one, object) => ({ ...one, objects: [{ ...object, sha256: "00" }] })],
    ["half a byte", (one, object) => ({ ...one, objects: [{ ...object, sizeBytes: 1.5 }] })],
  ])("is refused with %s", async (_, changed) => {
    const bucket = new MemoryBucket();
    const object = await putObject(bucket, "catalog.sqlite", 3, 1);
    const one = manifest(3, 7, [object]);
    const bytes = changed(one, object);
    const text = typeof bytes === "string" ? bytes : JSON.stringify(bytes);
    const key = await putManifest(bucket, one, Buffer.from(text));
    await expect(readManifest(bucket, key)).rejects.toThrowError();
  });

  it("comes last in a listing when it is the newest, whatever its numbers", async () => {
    const bucket = new MemoryBucket();
    for (const [fence, seq] of [
      [10, 1],
      [9, 12],
      [9, 2],
      [2, 100],
    ] as const)
      await putManifest(bucket, manifest(fence, seq, []));
    expect((await keysIn(bucket)).at(-1)).toBe(manifestKey(SITE, 10, 1));
  });
});

describe("sweeping a site", () => {
  it("leaves what counts, what the last manifests name, and all that a later holder has put", async () => {
    const bucket = new MemoryBucket();
    const put = (name: string, fence: number, number: number) => putObject(bucket, name, fence, number);
    const warc = await put("warcs/s/c1-00001.warc.gz", 1, 1);
    const [oldest, older, newer] = [
      await put("catalog.sqlite", 1, 2),
      await put("catalog.sqlite", 1, 3),
      await put("catalog.sqlite", 2, 1),
    ];
    const halfWay = await put("indexes/s.cdxj", 2, 2);
    const others = await put("catalog.sqlite", 3, 1);
    for (const [seq, catalog] of [oldest, older].entries())
      await putManifest(bucket, manifest(1, seq + 1, [warc, catalog]));
    await putManifest(bucket, manifest(2, 1, [warc, newer]));
    expect(await sweepSite(bucket, { site: SITE, fence: 2 }, [warc, newer])).toBe(3);
    const left = await keysIn(bucket);
    expect(left).not.toContain(halfWay.key);
    expect(left).not.toContain(oldest.key);
    expect(left.sort()).toEqual(
      [
        ...[warc, older, newer, others].map(({ key }) => key),
        manifestKey(SITE, 1, 2),
        manifestKey(SITE, 2, 1),
      ].sort(),
    );
  });

  it("touches no other site", async () => {
    const bucket = new MemoryBucket();
    await putObject(bucket, "catalog.sqlite", 1, 1);
    expect(await sweepSite(bucket, { site: "example.org", fence: 9 }, [])).toBe(0);
    expect(await keysIn(bucket)).toHaveLength(1);
  });
});

describe("an agreement rebuilt from the bucket", () => {
  const rebuilt = async (bucket: Bucket, agreement: MemoryAgreement, logger = new MemoryLogger()) =>
    rebuildAgreement({ bucket, agreement, cluster: "c-1", logger });
  const nobody = () => new MemoryAgreement(new VirtualClock({ startAt: instant(0) }));

  it("has what the newest manifest of each site names, under higher fences than ever", async () => {
    const bucket = new MemoryBucket();
    const [first, second] = [
      await putObject(bucket, "catalog.sqlite", 1, 1),
      await putObject(bucket, "catalog.sqlite", 4, 1),
    ];
    await putManifest(bucket, manifest(1, 9, [first]));
    await putManifest(bucket, manifest(4, 1, [second]));
    await putManifest(bucket, { ...manifest(2, 1, []), site: "other.test" });
    const agreement = nobody();
    expect(await clusterOf(bucket)).toBe("c-1");
    expect(await rebuilt(bucket, agreement)).toEqual({ cluster: "c-1", sites: 2, objects: 1 });
    expect(await agreement.objects.ofSite(SITE)).toEqual([second]);
    const taken = await agreement.leases.take(SITE, { machine: "m", leaseMs: 1000 });
    expect(taken!.fence).toBeGreaterThan(4);
  });

  it("leaves a list alone that has newer objects than the bucket tells of, and says so", async () => {
    const bucket = new MemoryBucket();
    const object = await putObject(bucket, "catalog.sqlite", 1, 1);
    await putManifest(bucket, manifest(1, 1, [object]));
    const agreement = nobody();
    await rebuilt(bucket, agreement);
    const logger = new MemoryLogger();
    expect(await rebuilt(bucket, agreement, logger)).toMatchObject({ objects: 0 });
    expect(logger.lines).toEqual([]);
    await putManifest(bucket, manifest(7, 1, []));
    expect(await rebuilt(bucket, agreement, logger)).toMatchObject({ objects: 0 });
    expect(logger.lines).toHaveLength(1);
    expect(await agreement.objects.ofSite(SITE)).toEqual([object]);
  });

  it("takes the manifest before a damaged one, and says so", async () => {
    const bucket = new MemoryBucket();
    const object = await putObject(bucket, "catalog.sqlite", 1, 1);
    await putManifest(bucket, manifest(1, 1, [object]));
    await putManifest(bucket, manifest(1, 2, []), Buffer.from("damaged"));
    const [agreement, logger] = [nobody(), new MemoryLogger()];
    expect(await rebuilt(bucket, agreement, logger)).toMatchObject({ objects: 1 });
    expect(logger.lines).toHaveLength(1);
  });

  it("refuses the bucket of another cluster, and a site that a machine has", async () => {
    const bucket = new MemoryBucket();
    await putManifest(bucket, manifest(1, 1, []));
    const other = { bucket, agreement: nobody(), cluster: "c-2", logger: new MemoryLogger() };
    await expect(rebuildAgreement(other)).rejects.toThrowError(/of cluster c-1, not of c-2/);
    const agreement = nobody();
    await agreement.leases.take(SITE, { machine: "m", leaseMs: 1000 });
    await expect(rebuilt(bucket, agreement)).rejects.toThrowError(/is in a machine's hands/);
  });

  it("finds nothing in an empty bucket", async () => {
    expect(await clusterOf(new MemoryBucket())).toBeNull();
    expect(await rebuilt(new MemoryBucket(), nobody())).toEqual({ cluster: "c-1", sites: 0, objects: 0 });
  });
});
