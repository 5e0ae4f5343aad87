// A mirror of a cluster tells the same as the machines' own directories, whatever changes and whoever else reads.
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, type FrontierPage, type PageUrl } from "#model/index.js";
import type { Archive, Bucket } from "#ports/index.js";
import { IsochronError } from "#errors.js";
import {
  importFiles,
  MemoryBucket,
  openArchive,
  openMirror,
  reindex,
  removeRecords,
  type Mirror,
} from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import {
  collect,
  MemoryLogger,
  someCapture,
  temporaryDirectory,
} from "../../../support/archives/archives.js";
import {
  ClusterOfSites,
  ratesOf,
  tellOf,
  toldAt,
  withDirectoryOf,
} from "../../../support/remote/cluster-sites.js";

const LATER = instant(Date.UTC(2026, 0, 6, 9));
const EVEN_LATER = instant(LATER + 3_600_000);

function openMirrored({ dir, beneath }: Mirror): Promise<Archive> {
  return openArchive(dir, { mode: "read", beneath });
}

async function toldBy(mirror: Mirror, id: string): Promise<Record<string, unknown>> {
  const archive = await openMirrored(mirror);
  try {
    return await tellOf(archive, id);
  } finally {
    await archive.close();
  }
}

function somePage(url: string): Omit<FrontierPage, "seq"> {
  const state = { state: "known", reason: null, late: false } as const;
  return { url: url as PageUrl, kind: "document", depth: 0, via: null, ...state };
}

/** A bucket that counts, and fails at a certain request. */
function watched(inner: Bucket, failAt = Infinity) {
  const opened: string[] = [];
  const bucket: Bucket = {
    place: inner.place,
    putOnce: (key, content, signal) => inner.putOnce(key, content, signal),
    list: (prefix) => inner.list(prefix),
    delete: (key) => inner.delete(key),
    close: () => inner.close(),
    open: async (key) => {
      if (opened.push(key) === failAt) throw new IsochronError("CLUSTER", "the bucket does not answer");
      return inner.open(key);
    },
  };
  return { bucket, opened };
}

describe("a mirror", () => {
  it("tells of all sites what their machines' directories tell, WARC files staying where they are", async () => {
    const cluster = new ClusterOfSites();
    const two = await cluster.capture("two.test", EVEN_LATER);
    const runs = [await cluster.capture("one.test"), await cluster.capture("one.test", LATER), two];
    const mirror = await cluster.mirror();
    expect(await mirror.refresh()).toBe(2);
    for (const run of runs)
      expect(await toldBy(mirror, run.outcome.report.capture)).toEqual(await toldAt(run));
    for (const run of runs.slice(1)) {
      const { site } = (await withDirectoryOf(run, ({ catalog }) => catalog.captures.list()))[0]!;
      const mirrored = await openMirrored(mirror);
      expect(await ratesOf(mirrored, site)).toEqual(await withDirectoryOf(run, (own) => ratesOf(own, site)));
      await mirrored.close();
    }
    expect(existsSync(join(mirror.dir, "warcs"))).toBe(false);
    expect(await mirror.refresh()).toBe(0);
    mirror.close();
  });

  it("brings here what a verifier needs, lenders included, and nothing else", async () => {
    const cluster = new ClusterOfSites();
    const first = await cluster.capture("one.test");
    const second = await cluster.capture("one.test", LATER);
    await cluster.capture("two.test", EVEN_LATER);
    const mirror = await cluster.mirror();
    await mirror.refresh();
    const id = second.outcome.report.capture;
    await mirror.bringCaptures(new Set([id]));
    const certificate = join(mirror.dir, "captures", id, "certificate.json");
    expect((await verifyCertificate(certificate, { root: mirror.dir })).findings).toEqual([]);
    expect(existsSync(join(mirror.dir, "warcs/one.test"))).toBe(true);
    expect(existsSync(join(mirror.dir, "warcs/two.test"))).toBe(false);
    expect(await toldBy(mirror, first.outcome.report.capture)).toEqual(await toldAt(first));
    mirror.close();
  });

  it("follows what changes, asking for nothing that it has, under readers that keep what they know", async () => {
    const { bucket, opened } = watched(new MemoryBucket());
    const cluster = new ClusterOfSites(bucket);
    const first = await cluster.capture("one.test");
    const other = await cluster.capture("two.test", EVEN_LATER);
    const mirror = await cluster.mirror();
    await mirror.refresh();
    const reader = await openMirrored(mirror);
    const before = await tellOf(reader, first.outcome.report.capture);
    const second = await cluster.capture("one.test", LATER);
    opened.length = 0;
    expect(await mirror.refresh()).toBe(1);
    expect(opened.filter((key) => key.startsWith("sites/two.test/"))).toEqual([]);
    expect(opened.filter((key) => key.includes(`captures/${first.outcome.report.capture}/`))).toEqual([]);
    expect(await tellOf(reader, first.outcome.report.capture)).toEqual(before);
    for (const run of [second, other])
      expect(await tellOf(reader, run.outcome.report.capture)).toEqual(await toldAt(run));
    await reader.close();
    mirror.close();
  });

  it.each([1, 2, 4, 6])("goes on where the bucket failed (request %d)", async (failAt) => {
    const { bucket } = watched(new MemoryBucket());
    const cluster = new ClusterOfSites(bucket);
    const run = await cluster.capture("one.test");
    const failing = new ClusterOfSites(watched(bucket, failAt).bucket);
    await failing.acknowledge("one.test", cluster.site("one.test").objects);
    const mirror = await failing.mirror();
    await expect(mirror.refresh()).rejects.toThrowError(/does not answer/);
    expect(await mirror.refresh()).toBe(1);
    expect(await toldBy(mirror, run.outcome.report.capture)).toEqual(await toldAt(run));
    mirror.close();
  });

  it("is brought up to date by two processes at once", async () => {
    const cluster = new ClusterOfSites();
    const run = await cluster.capture("one.test");
    const dir = temporaryDirectory();
    const [a, b] = [await cluster.mirror(dir), await cluster.mirror(dir)];
    const done = await Promise.all([a.refresh(), b.refresh()]);
    expect(done.sort()).toEqual([0, 1]);
    expect(await toldBy(b, run.outcome.report.capture)).toEqual(await toldAt(run));
    a.close();
    b.close();
  });

  it("looks at everything again when the list counts from the beginning", async () => {
    const cluster = new ClusterOfSites();
    await cluster.capture("one.test");
    const second = await cluster.capture("one.test", LATER);
    const dir = temporaryDirectory();
    const mirror = await cluster.mirror(dir);
    await mirror.refresh();
    mirror.close();
    const rebuilt = new ClusterOfSites(cluster.bucket);
    const third = await cluster.capture("two.test", EVEN_LATER);
    await rebuilt.acknowledge("two.test", cluster.site("two.test").objects);
    const again = await rebuilt.mirror(dir);
    await again.refresh();
    for (const run of [second, third])
      expect(await toldBy(again, run.outcome.report.capture)).toEqual(await toldAt(run));
    again.close();
  });
});

describe("captures that change in a mirror", () => {
  /** A site's catalog with these captures and nothing else, acknowledged. */
  async function acknowledgeCatalog(cluster: ClusterOfSites, host: string, ids: readonly string[]) {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    for (const id of ids) {
      await archive.catalog.captures.create({ ...someCapture(id), site: host });
      await archive.catalog.frontier.add(id, [somePage(`http://${host}/${id}`)]);
    }
    const site = cluster.site(host);
    site.nextFence();
    await site.acknowledgeCatalog(dir);
    await archive.close();
    await cluster.acknowledge(host, site.objects);
  }

  it("go when nothing counts of them, and their numbers are nobody's any more", async () => {
    const cluster = new ClusterOfSites();
    await acknowledgeCatalog(cluster, "one.test", ["a", "b"]);
    const mirror = await cluster.mirror();
    await mirror.refresh();
    const reader = await openMirrored(mirror);
    expect(await collect(reader.catalog.frontier.pages("b"))).toHaveLength(1);
    await acknowledgeCatalog(cluster, "one.test", ["a"]);
    await mirror.refresh();
    await acknowledgeCatalog(cluster, "one.test", ["a", "c"]);
    await mirror.refresh();
    expect((await reader.catalog.captures.list()).map(({ id }) => id).sort()).toEqual(["a", "c"]);
    expect(await collect(reader.catalog.frontier.pages("b"))).toEqual([]);
    expect(await collect(reader.catalog.frontier.pages("c"))).toMatchObject([{ url: "http://one.test/c" }]);
    await reader.close();
    mirror.close();
  });

  it("come whole, however many pages they have", async () => {
    const cluster = new ClusterOfSites();
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create({ ...someCapture("a"), site: "one.test" });
    const urls = Array.from({ length: 10_001 }, (_, n) => `http://one.test/${n}` as PageUrl);
    await archive.catalog.frontier.add("a", urls.map(somePage));
    for (const url of urls) void archive.catalog.requisites.setRequisites("a", url, [urls[0]!]);
    await archive.catalog.requisites.setRequisites("a", urls[0]!, urls.slice(1, 3));
    const site = cluster.site("one.test");
    site.nextFence();
    await site.acknowledgeCatalog(dir);
    await cluster.acknowledge("one.test", site.objects);
    const mirror = await cluster.mirror();
    await mirror.refresh();
    const reader = await openMirrored(mirror);
    for (const ofCapture of [
      (one: Archive) => collect<unknown>(one.catalog.frontier.pages("a")),
      (one: Archive) => collect<unknown>(one.catalog.requisites.requisites("a")),
    ]) {
      const mirrored = await ofCapture(reader);
      expect(mirrored).toHaveLength(urls.length);
      expect(mirrored).toEqual(await ofCapture(archive));
    }
    for (const one of [reader, archive]) await one.close();
    mirror.close();
  });

  it("are left out where another site has their id, and that is said", async () => {
    const cluster = new ClusterOfSites();
    await acknowledgeCatalog(cluster, "one.test", ["a"]);
    await acknowledgeCatalog(cluster, "two.test", ["a", "b"]);
    const logger = new MemoryLogger();
    const mirror = await cluster.mirror(temporaryDirectory(), logger);
    await mirror.refresh();
    expect(logger.lines).toHaveLength(1);
    const reader = await openMirrored(mirror);
    expect((await reader.catalog.captures.list()).map(({ id, site }) => `${id} ${site}`).sort()).toEqual([
      "a one.test",
      "b two.test",
    ]);
    await reader.close();
    mirror.close();
  });

  it("show nothing of what is not acknowledged: a file was open when the catalog was copied", async () => {
    const cluster = new ClusterOfSites();
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create({ ...someCapture("a"), site: "one.test" });
    await archive.catalog.frontier.add("a", [somePage("http://one.test/")]);
    const sink = await archive.warcs.open("a");
    await sink.writeMetadata("urn:isochron:capture:a:state", { phase: "visiting" }, instant(1));
    cluster.site("one.test").nextFence();
    await cluster.site("one.test").acknowledgeCatalog(dir);
    await archive.close();
    await cluster.acknowledge("one.test", cluster.site("one.test").objects);
    const mirror = await cluster.mirror();
    await mirror.refresh();
    const reader = await openMirrored(mirror);
    expect(await reader.catalog.captures.get("a")).toMatchObject({ phase: "visiting" });
    expect(await collect(reader.catalog.frontier.pages("a"))).toEqual([]);
    expect(await reader.warcs.files("a")).toEqual([]);
    await reader.close();
    mirror.close();
  });
});

describe("what is no mirror", () => {
  it("is refused: an archive of one's own, and the mirror of another cluster", async () => {
    const cluster = new ClusterOfSites();
    const { dir } = await cluster.capture("one.test");
    await expect(cluster.mirror(dir)).rejects.toThrowError(/is no mirror of a cluster/);
    const mirror = await cluster.mirror();
    mirror.close();
    const copy = temporaryDirectory();
    cpSync(mirror.dir, copy, { recursive: true });
    const { bucket, agreement } = cluster;
    const options = {
      dir: copy,
      bucket,
      objects: agreement.objects,
      cluster: "c-2",
      logger: new MemoryLogger(),
    };
    await expect(openMirror(options)).rejects.toThrowError(/mirrors another cluster \(c-1\)/);
  });

  it("is the only thing that may be written to", async () => {
    const cluster = new ClusterOfSites();
    const mirror = await cluster.mirror();
    await mirror.refresh();
    mirror.close();
    const refused = /mirrors a cluster and is only read/;
    const readOutcome = () => Promise.reject(new Error("nothing is read"));
    const logger = new MemoryLogger();
    await expect(openArchive(mirror.dir)).rejects.toThrowError(refused);
    await expect(reindex(mirror.dir, { readOutcome, logger })).rejects.toThrowError(refused);
    await expect(importFiles(mirror.dir, [join(mirror.dir, "mirror.sqlite")])).rejects.toThrowError(refused);
    await expect(removeRecords(mirror.dir, {} as never)).rejects.toThrowError(refused);
  });
});
