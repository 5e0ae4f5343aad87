// A refresh survives whatever ends its process: it goes on, nothing acknowledged is lost, and the WARC files alone
// give the same catalog.
import { cpSync } from "node:fs";
import { expect, it } from "vitest";
import { endRefresh, makeWorld, openRefresh, type PageLooked, type World } from "#crawl/index.js";
import { StoreError } from "#errors.js";
import { instant, type Capture, type Instant, type PageUrl } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { nodeFileSystem, type FileSystem } from "#store/file-system.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { catalogDump, loseAndReindex } from "../../../support/archives/catalog-dump.js";
import { ALL, SETTINGS, wish, withRefreshedWeb } from "../../../support/sites/refreshed-web.js";
import { linksTo, ScriptedWeb } from "../../../support/sites/scripted-web.js";

const URLS = ["1", "2", "3", "4", "5", "6"].map((path) => `http://a.test/${path}`);
const pages = (): Record<string, string> =>
  Object.fromEntries(URLS.map((url) => [url, `<title>${url}</title><p>${url}${linksTo(`${url}/more`)}`]));

it("goes on after a fault in the middle of a turn, and tells of the looks that nobody heard of", () => {
  let left = 4;
  return withRefreshedWeb(
    pages(),
    async ({ web, open, nextDay }) => {
      const first = await open();
      await expect(first.look(URLS.map(wish), ALL)).rejects.toMatchObject({ code: "ARCHIVE_BROKEN" });
      await first.leave();
      left = Infinity;
      const again = await open(first.capture);
      expect(again.capture.id).toBe(first.capture.id);
      const recalled = await again.recall(instant(0));
      expect(recalled.map(({ url, found }) => [url, found])).toEqual(
        URLS.slice(0, 3).map((url) => [url, "first"]),
      );
      expect(recalled[0]).toMatchObject({ title: URLS[0], previous: null });
      expect(recalled[0]!.links.map(({ url }) => url)).toEqual([`${URLS[0]}/more`]);
      expect(await again.recall(recalled[1]!.at)).toHaveLength(1);
      web.pages[URLS[0]!] = "<p>something else</p>";
      const { looked } = await again.look(URLS.map(wish), ALL);
      expect(looked.map(({ found }) => found)).toEqual([
        "changed",
        "same",
        "same",
        "first",
        "first",
        "first",
      ]);
      const told = await again.recall(recalled[2]!.at);
      expect(told.map(({ found, importance }) => [found, importance])).toEqual(
        looked.map(({ found, importance }) => [found, importance]),
      );
      const { report } = await again.conclude();
      expect(report.refresh).toMatchObject({ looks: 9, first: 6, same: 2, changed: 1, changes: 1 });
      expect(report.notes.join("\n")).toContain("resumed after an interruption");
      await nextDay();
      await expect(open(first.capture)).rejects.toMatchObject({ code: "NOT_FOUND" });
    },
    (web) => failingAfter(web, () => left-- > 0),
  );
});

/** The store fails once the fetcher may not be asked any more. */
function failingAfter(web: ScriptedWeb, mayAsk: () => boolean): Fetcher {
  return {
    profile: web.profile,
    close: () => web.close(),
    fetch: async (request) => {
      if (!mayAsk()) throw new StoreError("ARCHIVE_BROKEN", "the spool is gone");
      return web.fetch(request);
    },
  };
}

interface Opened {
  readonly world: World;
  readonly web: ScriptedWeb;
}

async function inArchive<T>(
  dir: string,
  at: Instant,
  work: (opened: Opened) => Promise<T>,
  fileSystem: FileSystem = nodeFileSystem,
): Promise<T> {
  const archive = await openArchive(dir, { software: "isochron-test", fileSystem });
  const web = new ScriptedWeb(pages());
  await web.clock.sleepUntil(at);
  try {
    return await work({
      web,
      world: makeWorld({ archive, fetcher: web, clock: web.clock, software: "test" }),
    });
  } finally {
    await archive.close();
  }
}

const request = { site: siteFromSeeds(["http://a.test/"]), settings: SETTINGS, isKnown: () => false };
const START = instant(Date.UTC(2026, 5, 1));

/** What kill -9 leaves just after the given write: a copy of the archive, when that was, and what was told by then. */
async function killedAfter(writes: number): Promise<{ dir: string; at: Instant; told: PageLooked[] } | null> {
  const [dir, copy] = [temporaryDirectory(), temporaryDirectory()];
  let [seen, told]: [number, PageLooked[]] = [0, []];
  let killed: { at: Instant; told: PageLooked[] } | null = null;
  let now = (): Instant => START;
  const copying: FileSystem = {
    ...nodeFileSystem,
    async open(path, flags, mode) {
      const file = await nodeFileSystem.open(path, flags, mode);
      return {
        write: async (bytes) => {
          await file.write(bytes);
          if (++seen !== writes) return;
          cpSync(dir, copy, { recursive: true });
          killed = { at: now(), told };
        },
        sync: () => file.sync(),
        truncate: (sizeBytes) => file.truncate(sizeBytes),
        close: () => file.close(),
      };
    },
  };
  const run = async ({ world, web }: Opened): Promise<void> => {
    now = () => web.clock.now();
    const refreshing = await openRefresh(request, world);
    for (let turn = 0; turn < 3; turn++)
      told = [...told, ...(await refreshing.look(URLS.map(wish), ALL)).looked];
    await refreshing.conclude();
  };
  await inArchive(dir, START, run, copying);
  return killed && { dir: copy, ...(killed as { at: Instant; told: PageLooked[] }) };
}

it("goes on after kill -9 at any write: what was told is there, what is there is told", async () => {
  let kills = 0;
  for (let writes = 2; ; writes += 5) {
    const killed = await killedAfter(writes);
    if (killed === null) break;
    kills++;
    const { dir, at, told } = killed;
    await inArchive(dir, instant(at + 60_000), async ({ world }) => {
      const [capture] = await world.archive.catalog.captures.list();
      const refreshing = await openRefresh(
        { ...request, ...(isOpen(capture) && { resume: capture! }) },
        world,
      );
      const recalled = await refreshing.recall(instant(0));
      const seqs = recalled.map(({ sighting }) => sighting!.seq);
      if (isOpen(capture)) for (const { sighting } of told) expect(seqs).toContain(sighting!.seq);
      const { looked } = await refreshing.look(URLS.map(wish), ALL);
      const isSeen = new Set(recalled.map(({ url }) => url));
      // A finished one is looked up in the whole archive.
      const expected = isOpen(capture)
        ? (url: PageUrl) => (isSeen.has(url) ? "same" : "first")
        : () => "same";
      for (const { url, found } of looked) expect(found).toBe(expected(url));
      const { report } = await refreshing.conclude();
      expect(report.refresh!.looks).toBe(recalled.length + looked.length);
    });
    const before = await catalogDump(dir);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
  }
  expect(kills).toBeGreaterThan(5);
});

function isOpen(capture: Capture | undefined): boolean {
  return capture?.phase === "revisiting";
}

it("is ended as it stands, asking nobody, also when it was begun with other headers", () =>
  withRefreshedWeb(pages(), async ({ web, world, open }) => {
    const refreshing = await open();
    await refreshing.look(URLS.slice(0, 2).map(wish), ALL);
    await refreshing.leave();
    const asked = web.asked.length;
    const other = { ...world, fetcher: { ...otherHeaders(web) } };
    await expect(openRefresh({ ...request, resume: refreshing.capture }, other)).rejects.toMatchObject({
      code: "USAGE",
    });
    const { report } = await endRefresh(refreshing.capture, other);
    expect(report.refresh!.looks).toBe(2);
    expect(web.asked.length).toBe(asked);
    await expect(endRefresh(refreshing.capture, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }));

function otherHeaders(web: ScriptedWeb): Fetcher {
  return {
    profile: { "User-Agent": "another" },
    fetch: (asked) => web.fetch(asked),
    close: () => web.close(),
  };
}
