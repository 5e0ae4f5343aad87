// Archives that version 0.1.0 made open, show, prove and resume as they did then.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { resumeCapture } from "#crawl/index.js";
import { instant, type Capture, type Certificate, type CaptureReport } from "#model/index.js";
import { startServers } from "#server/index.js";
import type { Fetcher } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { makeScene, play } from "../../support/scenes/scene.js";
import { killedAt, unpackOldArchive, type OldArchive } from "../../support/archives/archive-0.1.0.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const [TWO_PASSES, ONE_PASS, PATCH, CANCELLED] = [
  "20260105090000000",
  "20260105100105326",
  "20260105110110457",
  "20260105120119355",
] as const;
const ENDED = [TWO_PASSES, ONE_PASS, PATCH, CANCELLED];

/** The seed of the site that was being captured when the process was killed. */
const KILLED_SITE = 12;

function withOldArchive(name: OldArchive, work: (dir: string) => Promise<void>): Promise<void> {
  return withTempDir((dir) => {
    unpackOldArchive(name, dir);
    return work(dir);
  });
}

async function expectTrue(what: string, dir: string): Promise<void> {
  const verified = await runCli(["verify", what, "--archive", dir]);
  expect(verified.code, verified.out + verified.err).toBe(0);
  expect(verified.out).toMatch(/^TRUE /);
}

/** The catalog but for the order of hashes, which stand for a set. */
async function essentials(dir: string): Promise<unknown> {
  const sorted = (name: string, value: unknown): unknown =>
    name === "hashes" ? (value as number[]).toSorted((a, b) => a - b) : value;
  return JSON.parse(JSON.stringify(await catalogDump(dir), sorted));
}

interface Read {
  readonly captures: readonly Capture[];
  readonly reports: readonly CaptureReport[];
  readonly certificates: readonly Certificate[];
}

async function read(dir: string): Promise<Read> {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const captures = (await archive.catalog.captures.list()).toReversed();
    const reports = await Promise.all(captures.map(({ id }) => archive.results.getReport(id)));
    const certificates = await Promise.all(captures.map(({ id }) => archive.results.getCertificate(id)));
    return { captures, reports: reports.map((r) => r!), certificates: certificates.map((c) => c!) };
  } finally {
    await archive.close();
  }
}

describe("captures that version 0.1.0 ended", () => {
  it("are listed, with their reports and certificates", () =>
    withOldArchive("ended", async (dir) => {
      const { captures, reports, certificates } = await read(dir);
      expect(captures.map(({ id, phase }) => [id, phase])).toEqual([
        [TWO_PASSES, "finished"],
        [ONE_PASS, "finished"],
        [PATCH, "finished"],
        [CANCELLED, "cancelled"],
      ]);
      expect(captures[2]!.settings).toMatchObject({ patchOf: ONE_PASS });
      expect(reports[0]!.verdicts).toMatchObject({
        sharp: 12,
        attested: 7,
        changed: 5,
        "self-varying": 2,
        excluded: 2,
        late: 2,
      });
      expect(reports[0]!.refusals!.map(({ code }) => code)).toEqual(
        expect.arrayContaining(["robots", "calendar", "session-id", "repeating-path"]),
      );
      expect(reports.map(({ all }) => [all.pages, all.sharp])).toEqual([
        [30, 12],
        [29, 0],
        [6, 0],
        [27, 3],
      ]);
      expect(reports[3]!.cancelled).toBe(true);
      for (const [i, { capture, counts, pages }] of certificates.entries()) {
        expect(capture).toBe(ENDED[i]);
        expect(counts).toEqual({ pages: reports[i]!.all.pages, verdicts: reports[i]!.verdicts });
        expect(pages.map(({ url }) => url)).toEqual(reports[i]!.pages.map(({ url }) => url));
      }
      const listed = await runCli(["captures", "--archive", dir]);
      for (const id of ENDED) expect(listed.out).toContain(id);
      expect((await runCli(["report", TWO_PASSES, "--archive", dir])).out).toContain("12 of 30 pages");
    }));

  it("are true, in the archive and in a package", () =>
    withOldArchive("ended", async (dir) => {
      for (const id of ENDED) await expectTrue(id, dir);
      const wacz = join(dir, "old.wacz");
      const exported = await runCli(["export", "wacz", "--archive", dir, "--output", wacz]);
      expect(exported.code, exported.err).toBe(0);
      await expectTrue(wacz, dir);
    }));

  it("are served: the list, the report and a page as it stood", () =>
    withOldArchive("ended", async (dir) => {
      const archive = await openArchive(dir, { mode: "read" });
      const servers = await startServers({ archive, port: 0, replayPort: 0 });
      try {
        const get = async (path: string): Promise<unknown> =>
          (await fetch(new URL(path, servers.uiUrl))).json();
        const { captures } = (await get("/api/captures")) as { captures: { id: string }[] };
        expect(captures.map(({ id }) => id).sort()).toEqual(ENDED);
        const report = (await get(`/api/captures/${TWO_PASSES}`)) as CaptureReport;
        expect(report).toEqual(await archive.results.getReport(TWO_PASSES));
        const page = await fetch(`${servers.replayUrl}/${TWO_PASSES}/http://living.test/maze/start.html`);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain("<title>maze</title>");
      } finally {
        await servers.close();
        await archive.close();
      }
    }));

  it("come back from the WARC files alone, the certificates still true of them", () =>
    withOldArchive("ended", async (dir) => {
      const before = await essentials(dir);
      await withTempDir(async (aside) => {
        cpSync(join(dir, "captures"), aside, { recursive: true });
        await loseAndReindex(dir);
        expect(await essentials(dir)).toEqual(before);
        cpSync(aside, join(dir, "captures"), { recursive: true });
      });
      for (const id of ENDED) await expectTrue(id, dir);
    }));
});

describe("a capture of version 0.1.0 that was killed", () => {
  it.each(["killed-in-visits", "killed-in-revisits"] as const)("%s is finished, and true", (name) =>
    withOldArchive(name, async (dir) => {
      const scene = makeScene(KILLED_SITE, dir);
      await scene.clock.sleepUntil(instant(killedAt(name) + 60_000));
      await play(scene, (world, watcher) => resumeCapture(null, world, watcher));
      expect(scene.said.ends).toEqual([`${TWO_PASSES} ended with a report`]);
      const { captures, reports } = await read(dir);
      expect(captures).toMatchObject([{ id: TWO_PASSES, phase: "finished" }]);
      expect(reports[0]!.notes.join()).toContain("resumed after an interruption");
      expect(reports[0]!.all.sharp).toBeGreaterThan(0);
      expect(reports[0]!.warcs).toHaveLength(2);
      await expectTrue(TWO_PASSES, dir);
      const before = await essentials(dir);
      await loseAndReindex(dir);
      expect(await essentials(dir)).toEqual(before);
    }),
  );

  it("goes on by the rules for content that it began with", () =>
    withOldArchive("killed-in-visits", async (dir) => {
      const scene = makeScene(KILLED_SITE, dir);
      await scene.clock.sleepUntil(instant(killedAt("killed-in-visits") + 60_000));
      await play(scene, (world, watcher) =>
        resumeCapture(null, { ...world, fetcher: withAppendix(world.fetcher) }, watcher),
      );
      const { reports } = await read(dir);
      const failed = reports[0]!.pages.filter(({ reason }) => reason?.includes("other bytes follow its end"));
      expect(failed.length).toBeGreaterThan(0);
      // By later rules these looks show states, and the certificate would be false.
      await expectTrue(TWO_PASSES, dir);
      const before = await essentials(dir);
      await loseAndReindex(dir);
      expect(await essentials(dir)).toEqual(before);
    }));
});

/** Every page in gzip, with a comment behind it. */
function withAppendix(fetcher: Fetcher): Fetcher {
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    fetch: async (request, signal) => {
      const result = await fetcher.fetch(request, signal);
      if (result.kind !== "response") return result;
      const bytes = Buffer.from(result.exchange.responseBytes);
      const end = bytes.indexOf("\r\n\r\n");
      const head = bytes.toString("latin1", 0, end);
      if (request.url.endsWith("/robots.txt") || !/^HTTP\/1.1 200/.test(head)) return result;
      if (/^(content|transfer)-encoding:/im.test(head)) return result;
      const body = Buffer.concat([gzipSync(bytes.subarray(end + 4)), Buffer.from("<!-- cached -->")]);
      const fields = head.replace(/\r\ncontent-length:[^\r]*/i, "");
      const coded = `${fields}\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
      const responseBytes = Buffer.concat([Buffer.from(coded, "latin1"), body]);
      return { ...result, exchange: { ...result.exchange, responseBytes } };
    },
  };
}
