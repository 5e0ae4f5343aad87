// A whole capture over real sockets, driven by the command line, held against the truth and against other tools.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimsOf, judge, startLivingSite, type RunningSite } from "#lab/index.js";
import type { Certificate } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";
import {
  blockAt,
  judgeByWarcio,
  plainDigest,
  plainPayload,
  type JudgedRecord,
} from "../../support/archives/warc-judges.js";

interface Summary {
  readonly capture: string;
  readonly site: string;
  readonly asOf: string;
  readonly pages: number;
  readonly sharp: number;
  readonly requests: number;
  readonly archive: string;
  readonly warcs: readonly string[];
  readonly report: string;
  readonly certificate: string;
}

const DELAY_MS = 4;
let site: RunningSite;
let summary: Summary;
let certificate: Certificate;
let records: JudgedRecord[];
let finish: () => void;
let cleaned: Promise<void>;

beforeAll(async () => {
  site = await startLivingSite({ preset: "demo", pages: 60, seed: 11 });
  await new Promise<void>((ready, reject) => {
    const done = new Promise<void>((resolve) => (finish = resolve));
    cleaned = withTempDir(async (dir) => {
      const argv = [
        "capture",
        site.url,
        "--allow-private",
        "--delay",
        `${DELAY_MS}ms`,
        "--archive",
        dir,
        "--json",
      ];
      const { code, out, err } = await runCli(argv);
      expect(code, err).toBe(0);
      summary = JSON.parse(out) as Summary;
      certificate = JSON.parse(await readFile(summary.certificate, "utf8")) as Certificate;
      records = (await Promise.all(summary.warcs.map(judgeByWarcio))).flat();
      ready();
      await done;
    });
    cleaned.catch(reject);
  });
});

afterAll(async () => {
  finish();
  await cleaned;
  await site.close();
});

describe("a live capture", () => {
  it("prints the names that scripts rely on", () => {
    const names =
      "capture site startedAt asOf finishedAt pages sharp attested possible expectedSharp upperBound requests archive warcs report certificate";
    expect(Object.keys(summary)).toEqual(expect.arrayContaining(names.split(" ")));
    expect(summary.asOf).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(summary.pages).toBeGreaterThanOrEqual(55);
    expect(summary.sharp).toBeGreaterThan(30);
  });

  it("claims nothing that the site's own record denies", () => {
    const sharp = certificate.pages.filter((page) => page.verdict === "sharp");
    const { counts, claims } = judge(claimsOf(certificate, "sharp"), site.truth());
    expect(claims.filter(({ outcome }) => outcome !== "held" && outcome !== "excused")).toEqual([]);
    expect(counts.held).toBeGreaterThan(30);
    expect(sharp).toHaveLength(summary.sharp);
    for (const { interval } of sharp) {
      expect(interval!.from <= certificate.asOf && certificate.asOf <= interval!.to).toBe(true);
    }
  });

  it("was polite by the server's own log: the pause kept, never two requests at once", () => {
    expect(site.site.log.maxInFlight).toBe(1);
    expect(Math.min(...site.site.log.pausesMs())).toBeGreaterThanOrEqual(DELAY_MS);
    expect(site.site.log.requests.some(({ path }) => path.startsWith("/private/"))).toBe(false);
  });

  it("writes WARC records that warcio reads, each with request, answer and metadata", () => {
    const count = (type: string): number => records.filter((record) => record.type === type).length;
    expect(count("warcinfo")).toBe(summary.warcs.length);
    expect(count("response") + count("revisit")).toBe(count("request"));
    expect(count("revisit")).toBeGreaterThan(30);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(records.find(({ type, target }) => type === "response" && target === site.url)).toBeDefined();
  });

  it("writes digests that come out the same when recomputed from the bytes alone", () => {
    for (const record of records) {
      expect(record.header("WARC-Block-Digest"), record.id).toBe(plainDigest(record.block));
      if (record.type !== "response") continue;
      expect(record.header("WARC-Payload-Digest"), record.id).toBe(plainDigest(plainPayload(record.block)));
    }
  });

  it("certifies by records that lie where the certificate says", async () => {
    const ids = new Map(records.map((record) => [record.id, record]));
    for (const page of certificate.pages.filter(({ verdict }) => verdict === "sharp")) {
      expect(page.records.length).toBeGreaterThanOrEqual(2);
      for (const { id, file, offset } of page.records) {
        const record = ids.get(id)!;
        expect(record.offset).toBe(offset);
        expect(blockAt(join(summary.archive, file), offset, record.length).head).toContain(id);
      }
      const original = page.records.map(({ id }) => ids.get(id)!).find(({ type }) => type === "response");
      expect(plainDigest(plainPayload(original!.block))).toBe(page.payloadDigest);
    }
  });

  it("writes a sorted CDXJ index that finds every capture", async () => {
    const lines = (await readFile(join(summary.archive, "indexes", `${summary.site}.cdxj`), "latin1"))
      .trimEnd()
      .split("\n");
    expect(lines).toEqual([...lines].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const archive = await openArchive(summary.archive, { mode: "read" });
    try {
      for (const { target, type } of records.filter((r) => r.type === "response" || r.type === "revisit")) {
        const found = await archive.index.lookup(target!);
        expect(
          found.some((entry) => entry.url === target && entry.recordType === type),
          target!,
        ).toBe(true);
      }
    } finally {
      await archive.close();
    }
  });
});
