// What the watches of several sites remember, each in a file of its own, read as one by whoever has a mirror.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant, type NewsItem, type PageUrl } from "#model/index.js";
import {
  localContent,
  MemoryBucket,
  objectKey,
  openMirror,
  openWatch,
  openWatchToRead,
  snapshotWatch,
} from "#store/index.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { withTempDir } from "../../../support/temp-dir.js";
import { watchedPage, watchedStatus, watchTurn } from "../../../support/watch/watch-samples.js";

const newsOf = (site: string, no: number): NewsItem => ({
  id: `urn:isochron:news:${site}-${no}`,
  site,
  kind: "changed",
  url: `http://${site}/` as PageUrl,
  at: instant(1_000 + no),
  since: null,
  title: `change ${no}`,
  summary: "",
  importance: 1,
  verdict: null,
  captureId: null,
});

it("tells of each site what its own file tells, and of none what another's does", () =>
  withTempDir(async (dir) => {
    const agreement = new MemoryAgreement(new VirtualClock({ startAt: instant(1_000_000) }));
    const bucket = new MemoryBucket();
    const put = async (site: string, nth: number, pages: readonly string[]): Promise<void> => {
      mkdirSync(join(dir, site), { recursive: true });
      const stores = openWatch(join(dir, site));
      const status = watchedStatus(site, { looks: nth });
      const end = { site, mind: new Uint8Array([1, 2]), state: '{"secret":1}', status };
      const rows = pages.map((url, i) => watchedPage(url, 10 * nth + i));
      await stores.memory.endTurn({ ...end, pages: rows, turn: watchTurn(site, nth) });
      await stores.news.add([newsOf(site, nth)], []);
      const copies = join(dir, "copies");
      const [name] = await snapshotWatch(join(dir, site), copies);
      stores.close();
      const lease = (await agreement.leases.take(site, { machine: "m", leaseMs: 60_000 }))!;
      const content = await localContent(copies, name!);
      const { sizeBytes, sha256 } = content;
      const key = objectKey(site, name!, lease.fence, nth);
      await bucket.putOnce(key, content);
      await agreement.objects.acknowledge(lease, { put: [{ name: name!, key, sizeBytes, sha256 }] });
      await agreement.leases.release(lease);
    };
    const { objects } = agreement;
    const logger = new MemoryLogger();
    const mirror = await openMirror({ dir: join(dir, "mirror"), bucket, objects, cluster: "c", logger });
    await put("a.test", 1, ["http://a.test/"]);
    await put("b.test", 1, ["http://b.test/"]);
    await mirror.refresh();
    const read = openWatchToRead(mirror.dir)!;
    await put("a.test", 2, ["http://a.test/new"]);
    await mirror.refresh();
    const { memory, news } = read;
    expect((await memory.statuses()).map(({ site, looks }) => [site, looks])).toEqual([
      ["a.test", 2],
      ["b.test", 1],
    ]);
    expect((await memory.turns("a.test", 9)).map(({ at }) => at)).toHaveLength(2);
    expect((await memory.pages("a.test")).map(({ url }) => url)).toEqual([
      "http://a.test/",
      "http://a.test/new",
    ]);
    expect(await memory.pages("b.test")).toHaveLength(1);
    expect((await news.list({ limit: 9 })).map(({ item }) => item.id).sort()).toEqual(
      [newsOf("a.test", 1), newsOf("a.test", 2), newsOf("b.test", 1)].map(({ id }) => id),
    );
    // What only the machine that has the site needs stays out of the readers' way.
    expect([await memory.state("a.test"), await memory.mind("a.test")]).toEqual([null, null]);
    expect(existsSync(join(mirror.dir, "incoming"))).toBe(false);
    read.close();
    mirror.close();
  }));
