// A database that is older than the bucket: brought back from a copy, or a server that took over and lacks the last words.
// Nothing that was ever acknowledged may leave the bucket for it.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { AgreedClock, SiteUploads, type NamedContent } from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { SealedObject } from "#ports/index.js";
import { bytesContent, manifestKey, rebuildAgreement, sweepSite } from "#store/index.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { TroubledBucket } from "../../../support/cluster/troubled-bucket.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";

const SITE = "a.example";
const LEASE_MS = 600_000;

const named = (name: string, text = name): NamedContent => ({
  name,
  content: {
    sizeBytes: text.length,
    sha256: createHash("sha256").update(text).digest("hex"),
    pieces: async function* () {
      yield Buffer.from(text);
    },
  },
});

class Stage {
  readonly clock = new VirtualClock({ startAt: instant(1_000_000) });
  readonly bucket = new TroubledBucket();
  readonly logger = new MemoryLogger();

  /** The site in a machine's hands, as a job has it. */
  async take(agreement: MemoryAgreement) {
    const lease = (await agreement.leases.take(SITE, { machine: "m", leaseMs: LEASE_MS }))!;
    const time = virtualTime(this.clock);
    const clock = (await AgreedClock.anchor({ agreement, time }))!;
    const held = await agreement.objects.ofSite(SITE);
    const patience = { time, logger: this.logger };
    const ports = { objects: agreement.objects, bucket: this.bucket, cluster: "c", clock, patience };
    return { lease, uploads: new SiteUploads(ports, lease, { dir: "/nowhere", held }) };
  }

  /** What a job does with database and bucket: begins, seals, sweeps. */
  async job(agreement: MemoryAgreement, name: string, files = 3): Promise<void> {
    const { lease, uploads } = await this.take(agreement);
    try {
      await uploads.begin();
      for (let i = 0; i < files; i++) await uploads.put([named(`warcs/a/${name}-0000${i}.warc.gz`)]);
      await uploads.put([named("catalog.sqlite", `after ${name}`)]);
      await sweepSite(this.bucket, lease, await agreement.objects.ofSite(SITE));
    } finally {
      await agreement.leases.release(lease);
    }
  }

  /** A database that knows what this one knows, with these objects instead. */
  async copy(of: MemoryAgreement, objects?: readonly SealedObject[]): Promise<MemoryAgreement> {
    const to = new MemoryAgreement(this.clock);
    const { fence } = (await of.leases.list())[0]!;
    await to.leases.raise(SITE, fence - 1);
    const lease = (await to.leases.take(SITE, { machine: "x", leaseMs: LEASE_MS }))!;
    await to.objects.acknowledge(lease, { put: objects ?? (await of.objects.ofSite(SITE)) });
    await to.leases.release(lease);
    return to;
  }

  restore(agreement: MemoryAgreement) {
    return rebuildAgreement({ bucket: this.bucket, agreement, cluster: "c", logger: this.logger });
  }

  async missing(objects: readonly SealedObject[]): Promise<string[]> {
    const gone: string[] = [];
    for (const { name, key } of objects) if ((await this.bucket.open(key)) === null) gone.push(name);
    return gone;
  }
}

const warcsOf = async ({ objects }: MemoryAgreement): Promise<SealedObject[]> =>
  (await objects.ofSite(SITE)).filter(({ name }) => name.startsWith("warcs/"));

/** Three captures, and a database from after the first. */
async function withOldCopy(stage: Stage) {
  const agreement = new MemoryAgreement(stage.clock);
  await stage.job(agreement, "c1");
  const old = await stage.copy(agreement);
  await stage.job(agreement, "c2");
  await stage.job(agreement, "c3", 8);
  return { agreement, old, acknowledged: await agreement.objects.ofSite(SITE) };
}

it("a database from an old copy is refused however often it is tried, and nothing leaves the bucket", async () => {
  const stage = new Stage();
  const { old, acknowledged } = await withOldCopy(stage);
  for (let i = 4; i < 10; i++)
    await expect(stage.job(old, `c${i}`)).rejects.toThrowError(/cluster restore brings them together/);
  expect(await stage.missing(acknowledged)).toEqual([]);
});

it("after cluster restore what came since counts again, and jobs go on", async () => {
  const stage = new Stage();
  const { old, acknowledged } = await withOldCopy(stage);
  await expect(stage.job(old, "c4")).rejects.toThrowError();
  expect(await stage.restore(old)).toMatchObject({ sites: 1, objects: 12 });
  expect(await old.objects.ofSite(SITE)).toEqual(acknowledged);
  expect(stage.logger.lines.at(-1)!.message).toMatch(/older than the bucket, and its list is replaced/);
  const before = await warcsOf(old);
  for (let i = 4; i < 8; i++) await stage.job(old, `c${i}`);
  expect(await stage.missing(before)).toEqual([]);
  expect(await warcsOf(old)).toHaveLength(before.length + 12);
});

it("the last acknowledgement, of which a database does not know, counts: its manifest tells", async () => {
  const stage = new Stage();
  const agreement = new MemoryAgreement(stage.clock);
  await stage.job(agreement, "c1");
  const { lease, uploads } = await stage.take(agreement);
  await uploads.begin();
  const before = await agreement.objects.ofSite(SITE);
  await uploads.put([named("warcs/a/c2-00001.warc.gz")]);
  await agreement.leases.release(lease);
  const after = await agreement.objects.ofSite(SITE);
  const late = await stage.copy(agreement, before);
  await stage.job(late, "c3");
  await stage.job(late, "c4");
  expect((await warcsOf(late)).map(({ name }) => name)).toContain("warcs/a/c2-00001.warc.gz");
  expect(await stage.missing(after.filter(({ name }) => name !== "catalog.sqlite"))).toEqual([]);
});

it("a database that knows nothing of what was acknowledged under the very same fence is refused", async () => {
  const stage = new Stage();
  const agreement = new MemoryAgreement(stage.clock);
  const one = await stage.take(agreement);
  await one.uploads.begin();
  for (const n of [1, 2, 3]) await one.uploads.put([named(`warcs/a/x-0000${n}.warc.gz`)]);
  const other = await stage.take(new MemoryAgreement(stage.clock));
  expect(other.lease.fence).toBe(one.lease.fence);
  await expect(other.uploads.begin()).rejects.toThrowError(/tells of another list/);
});

it("whoever comes upon a manifest of somebody else acknowledges nothing more, and its run hears of it", async () => {
  const stage = new Stage();
  const agreement = new MemoryAgreement(stage.clock);
  const { lease, uploads } = await stage.take(agreement);
  await uploads.begin();
  await stage.bucket.putOnce(manifestKey(SITE, lease.fence, 2), bytesContent(Buffer.from("another's")));
  for (const n of [1, 2, 3])
    await expect(uploads.put([named(`warcs/a/x-0000${n}.warc.gz`)])).rejects.toThrowError(/another list/);
  expect(uploads.broken.aborted).toBe(true);
  expect(await agreement.objects.ofSite(SITE)).toEqual([]);
});

it("a bucket from an old copy is refused too; restore leaves the newer list, and puts it into the bucket", async () => {
  const stage = new Stage();
  const agreement = new MemoryAgreement(stage.clock);
  await stage.job(agreement, "c1");
  const copied = new TroubledBucket();
  for await (const { key } of stage.bucket.list(""))
    await copied.putOnce(key, bytesContent(Buffer.from(await stage.bucket.text(key))));
  await stage.job(agreement, "c2");
  const newer = await agreement.objects.ofSite(SITE);
  Object.assign(stage, { bucket: copied });
  await expect(stage.job(agreement, "c3")).rejects.toThrowError(/another list/);
  await stage.restore(agreement);
  expect(await agreement.objects.ofSite(SITE)).toEqual(newer);
  await stage.job(agreement, "c3");
});

it("a newest manifest that is damaged stops the site until restore takes the one before", async () => {
  const stage = new Stage();
  const agreement = new MemoryAgreement(stage.clock);
  await stage.job(agreement, "c1");
  await stage.bucket.putOnce(manifestKey(SITE, 1, 99), bytesContent(Buffer.from("damaged")));
  await expect(stage.job(agreement, "c2")).rejects.toThrowError(/another list/);
  await stage.restore(agreement);
  await stage.job(agreement, "c2");
  expect(await warcsOf(agreement)).toHaveLength(6);
});
