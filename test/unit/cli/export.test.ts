import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkWacz, openArchive } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { runCli } from "../../support/test-io.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const T0 = Date.parse("2026-03-01T00:00:00Z");

async function filledArchive(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("c1"));
  await archive.catalog.captures.create(someCapture("c2", { site: "other.org" }));
  for (const id of ["c1", "c2"]) {
    const sink = await archive.warcs.open(id);
    await sink.writeExchange(someExchange(pageUrl(`/${id}`), T0, httpBytes(`<title>${id}</title>`)));
    await sink.writeExchange(someExchange(pageUrl(`/${id}/late`), T0 + 60_000, httpBytes("late")));
  }
  await archive.close();
  return dir;
}

it("writes a package and says what is in it", async () => {
  const dir = await filledArchive();
  const output = join(dir, "all.wacz");
  const { code, out, err } = await runCli(["export", "wacz", "--archive", dir, "--output", output]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(`${output}: 2 WARC files, 4 pages, 0 reports, 0 originals of revisits from elsewhere\n`);
  expect(await checkWacz(output)).toEqual([]);
});

it("keeps to capture, site and span, as package and as WARC", async () => {
  const dir = await filledArchive();
  const run = async (...argv: string[]): Promise<Record<string, unknown>> => {
    const { code, out, err } = await runCli(["export", ...argv, "--archive", dir, "--json", "--force"]);
    expect(code, err).toBe(0);
    return JSON.parse(out) as Record<string, unknown>;
  };
  const wacz = join(dir, "part.wacz");
  expect(await run("wacz", "--output", wacz, "--capture", "c2")).toMatchObject({
    output: wacz,
    warcs: 1,
    pages: 2,
  });
  expect(
    await run("wacz", "--output", wacz, "--site", "other.org", "--to", "2026-03-01T00:00:30Z"),
  ).toMatchObject({
    warcs: 1,
    pages: 1,
  });
  const warc = join(dir, "part.warc.gz");
  expect(await run("warc", "--output", warc, "--capture", "c1", "--from", "20260301000030")).toMatchObject({
    records: 4,
    files: 1,
  });
  const targets = (await judgeByWarcio(warc)).map((record) => record.header("WARC-Target-URI"));
  expect(new Set(targets.slice(1))).toEqual(new Set([pageUrl("/c1/late")]));
});

it("refuses what it cannot do with one line and exit code 2", async () => {
  const dir = await filledArchive();
  const output = join(dir, "x.wacz");
  for (const [argv, why] of [
    [["--capture", "nope"], /no capture "nope"/],
    [["--site", "nowhere.example"], /no site "nowhere.example"/],
    [["--from", "2030-01-01T00:00:00Z"], /nothing to export/],
    [["--from", "yesterday"], /expected a time like/],
  ] as const) {
    const { code, err } = await runCli(["export", "wacz", "--archive", dir, "--output", output, ...argv]);
    expect(code).toBe(2);
    expect(err).toMatch(why);
    expect(err.trimEnd()).not.toContain("\n");
  }
  expect((await runCli(["export", "wacz", "--archive", dir])).code).toBe(2);
  expect(existsSync(output)).toBe(false);
});
