// Uploads of a site: what counts, in which order, and what never counts.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { AgreedClock, SiteLost, SiteUploads, type NamedContent } from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { SealedObject, SiteLease } from "#ports/index.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { outOfReach, TroubledBucket } from "../../../support/cluster/troubled-bucket.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";
import { withTempDir } from "../../../support/temp-dir.js";

const SITE = "a.example";

interface Stage {
  readonly clock: VirtualClock;
  readonly agreement: MemoryAgreement;
  readonly bucket: TroubledBucket;
  readonly logger: MemoryLogger;
  readonly lease: SiteLease;
  readonly agreed: AgreedClock;
  readonly uploads: SiteUploads;
  /** Writes a WARC file and adds it as sealed. */
  readonly seal: (name: string, text?: string) => Promise<void>;
  /** By how much the agreement's time is elsewhere than it was. */
  apartMs: number;
  /** So many answers to the question for it come late. */
  slowReads: number;
}

function onStage(test: (stage: Stage) => Promise<void>, held: readonly SealedObject[] = []): Promise<void> {
  return withTempDir(async (dir) => {
    const clock = new VirtualClock({ startAt: instant(1_000_000) });
    const agreement = new MemoryAgreement(clock);
    const time = virtualTime(clock);
    const bucket = new TroubledBucket();
    const logger = new MemoryLogger();
    const lease = (await agreement.leases.take(SITE, { machine: "one", leaseMs: 600_000 }))!;
    const stage = { apartMs: 0, slowReads: 0 } as Stage;
    const readTime = async (): Promise<number> => {
      const readMs = (await agreement.readTime()) + stage.apartMs;
      if (stage.slowReads > 0) await clock.sleepUntil(instant(clock.now() + 300));
      stage.slowReads = Math.max(0, stage.slowReads - 1);
      return readMs;
    };
    const agreed = (await AgreedClock.anchor({ agreement: { readTime }, time }))!;
    const { objects } = agreement;
    const ports = { objects, bucket, cluster: "c", clock: agreed, patience: { time, logger } };
    const uploads = new SiteUploads(ports, lease, { dir, held });
    const seal: Stage["seal"] = async (name, text = name) => {
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), text);
      uploads.add({ file: name, sizeBytes: text.length, sha256: sha256(text) });
    };
    Object.assign(stage, { clock, agreement, bucket, logger, lease, agreed, uploads, seal });
    await test(stage);
  });
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const named = (name: string, text: string): NamedContent => ({
  name,
  content: {
    sizeBytes: text.length,
    sha256: sha256(text),
    pieces: async function* () {
      yield Buffer.from(text);
    },
  },
});
const counting = async ({ agreement }: Stage): Promise<string[]> =>
  (await agreement.objects.ofSite(SITE)).map(({ name }) => name);
const manifests = ({ bucket }: Stage): string[] => bucket.puts.filter((key) => key.startsWith("manifests/"));
const newestManifest = async (stage: Stage): Promise<string[]> => {
  const { objects } = JSON.parse(await stage.bucket.text(manifests(stage).at(-1)!)) as {
    objects: SealedObject[];
  };
  return objects.map(({ name }) => name);
};

it("what is sealed counts in its order, each in a manifest before it is acknowledged", () =>
  onStage(async (stage) => {
    const { uploads, bucket, agreement, lease } = stage;
    const seen: string[][] = [];
    bucket.after = async (key) => {
      if (key.startsWith("manifests/")) seen.push(await counting(stage));
    };
    await uploads.begin();
    for (const name of ["warcs/a/1", "warcs/a/2", "warcs/a/3"]) {
      await stage.seal(name);
      await uploads.put([]);
    }
    // When a manifest comes, what it is the first to tell of does not count yet.
    expect(seen).toEqual([[], [], ["warcs/a/1"], ["warcs/a/1", "warcs/a/2"]]);
    expect(await newestManifest(stage)).toEqual(["warcs/a/1", "warcs/a/2", "warcs/a/3"]);
    const objects = await agreement.objects.ofSite(SITE);
    for (const { name, key } of objects) expect(await bucket.text(key)).toBe(name);
    expect(objects[0]!.key).toContain(String(lease.fence).padStart(12, "0"));
    expect(uploads.backlogBytes).toBe(0);
  }));

it("what is sealed while others are acknowledged is not forgotten", () =>
  onStage(async (stage) => {
    const { uploads, bucket } = stage;
    let isFirst = true;
    bucket.after = async (key) => {
      if (!key.startsWith("manifests/") || !isFirst) return;
      isFirst = false;
      await stage.seal("warcs/a/2");
    };
    await stage.seal("warcs/a/1");
    await uploads.put([]);
    await uploads.put([]);
    expect(await counting(stage)).toEqual(["warcs/a/1", "warcs/a/2"]);
    expect(uploads.backlogBytes).toBe(0);
  }));

it("indexes and results come to count together, after all that was sealed before, and only where they differ", () =>
  onStage(async (stage) => {
    const { uploads, bucket } = stage;
    await stage.seal("warcs/a/1");
    await uploads.put([named("indexes/a.cdxj", "one"), named("captures/1/report.json", "{}")]);
    expect(await counting(stage)).toEqual(["captures/1/report.json", "indexes/a.cdxj", "warcs/a/1"]);
    const puts = bucket.puts.length;
    await uploads.put([named("indexes/a.cdxj", "one")], ["indexes/none.cdxj"]);
    expect(bucket.puts.length).toBe(puts);
    await uploads.put([named("indexes/a.cdxj", "two")], ["captures/1/report.json"]);
    expect(await counting(stage)).toEqual(["indexes/a.cdxj", "warcs/a/1"]);
    expect(uploads.heldNames("indexes/")).toEqual(["indexes/a.cdxj"]);
    expect(await newestManifest(stage)).toEqual(["warcs/a/1", "indexes/a.cdxj"]);
  }));

it("goes on from what counts already, under the new fence", () =>
  onStage(
    async (stage) => {
      const { uploads } = stage;
      await uploads.begin();
      expect(await newestManifest(stage)).toEqual(["warcs/a/0"]);
      await stage.seal("warcs/a/1");
      await uploads.put([]);
      expect(await newestManifest(stage)).toEqual(["warcs/a/0", "warcs/a/1"]);
    },
    [
      {
        name: "warcs/a/0",
        key: "sites/a.example/000000000000/000000001/warcs/a/0",
        sizeBytes: 1,
        sha256: sha256("0"),
      },
    ],
  ));

it("keeps the newest two manifests", () =>
  onStage(async (stage) => {
    await stage.uploads.begin();
    for (let i = 0; i < 5; i++) await stage.uploads.put([named("indexes/a.cdxj", String(i))]);
    expect(stage.bucket.deleted).toEqual(manifests(stage).slice(0, -2));
  }));

it("nothing counts any more once another machine has the site", () =>
  onStage(async (stage) => {
    const { clock, agreement, uploads, lease } = stage;
    await clock.sleepUntil(instant(clock.now() + 600_000));
    const other = await agreement.another().leases.take(SITE, { machine: "two", leaseMs: 1_000 });
    expect(other!.fence).toBe(lease.fence + 1);
    await stage.seal("warcs/a/1");
    await expect(uploads.put([])).rejects.toBeInstanceOf(SiteLost);
    expect(await counting(stage)).toEqual([]);
  }));

it("tries for as long as it takes, under another key each time, and says so", () =>
  onStage(async (stage) => {
    const { bucket, uploads, logger, agreement, clock } = stage;
    let failures = 3;
    bucket.before = () => (failures-- > 0 ? outOfReach() : undefined);
    await stage.seal("warcs/a/1");
    expect(uploads.backlogBytes).toBe("warcs/a/1".length);
    const from = clock.now();
    await uploads.put([]);
    expect(clock.now() - from).toBe(500 + 1_000 + 2_000);
    expect((await agreement.objects.ofSite(SITE))[0]!.key).toContain("/000000004/");
    expect(logger.lines.filter(({ message }) => message.includes("uploads wait"))).toHaveLength(3);
  }));

it("an upload whose answer was lost is made again; a manifest whose answer was lost is there", () =>
  onStage(async (stage) => {
    const { bucket, uploads } = stage;
    const lost = new Set<string>();
    bucket.after = (key) => {
      const kind = key.split("/")[0]!;
      if (lost.has(kind)) return;
      lost.add(kind);
      outOfReach();
    };
    await stage.seal("warcs/a/1");
    await uploads.put([]);
    expect(bucket.puts.filter((key) => key.endsWith("warcs/a/1"))).toHaveLength(2);
    expect(manifests(stage)).toHaveLength(1);
    expect(await counting(stage)).toEqual(["warcs/a/1"]);
  }));

it("a manifest of somebody else under the same fence is a database that is older than its bucket", () =>
  onStage(async (stage) => {
    const { bucket, uploads } = stage;
    await uploads.begin();
    const [key] = manifests(stage);
    const ports = { objects: stage.agreement.objects, bucket, cluster: "c", clock: stage.agreed };
    const patience = { time: virtualTime(stage.clock), logger: stage.logger };
    await stage.clock.sleepUntil(instant(stage.clock.now() + 1_000));
    const again = new SiteUploads({ ...ports, patience }, stage.lease, { dir: "/nowhere", held: [] });
    await expect(again.begin()).rejects.toThrow(/older than the bucket/);
    expect(await bucket.text(key!)).toContain('"seq":1');
  }));

it("nothing that a wrong clock may have stamped is acknowledged", () =>
  onStage(async (stage) => {
    await stage.seal("warcs/a/1");
    await stage.uploads.put([]);
    stage.apartMs = 3_600_000;
    await stage.seal("warcs/a/2");
    const failure = await stage.uploads.put([]).catch((error: unknown) => error);
    expect((failure as SiteLost).why).toBe("clock");
    expect(await counting(stage)).toEqual(["warcs/a/1"]);
  }));

it("waits until it can tell whether the clock is right", () =>
  onStage(async (stage) => {
    await stage.seal("warcs/a/1");
    stage.slowReads = 12; // two looks of five readings, and the beginning of a third
    await stage.uploads.put([]);
    expect(stage.slowReads).toBe(0);
    expect(stage.agreed.isWrong).toBe(false);
    expect(await counting(stage)).toEqual(["warcs/a/1"]);
  }));

it("sends nothing more when it is stopped, also where it waits", () =>
  onStage(async (stage) => {
    const { bucket, uploads } = stage;
    bucket.before = outOfReach;
    await stage.seal("warcs/a/1");
    const end = uploads.put([]).catch((error: unknown) => error);
    await stage.clock.sleepUntil(instant(stage.clock.now() + 5_000));
    uploads.stop();
    expect(await end).toBeInstanceOf(SiteLost);
    expect(bucket.puts).toEqual([]);
    await expect(uploads.put([named("indexes/a", "x")])).rejects.toBeInstanceOf(SiteLost);
  }));
