// Bad input gets one clear line and an exit code, and loses nothing.
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, type CliResult } from "../../support/test-io.js";

/** One line on stderr, nothing on stdout. */
function expectComplaint(result: CliResult, code: number, says: RegExp): void {
  expect(result.out).toBe("");
  expect(result.err.trimEnd().split("\n")).toHaveLength(1);
  expect(result.err).toMatch(says);
  expect(result.code).toBe(code);
}

describe("wrong usage", () => {
  it.each([
    [["capture", "not a url"], /not a URL: "not a url"/],
    [["capture", "example.org"], /did you mean https:\/\/example\.org\//],
    [["capture", "ftp://example.org/"], /not a URL/],
    [["capture"], /no seed/],
    [["capture", "http://x.test/", "--delay", "soon"], /--delay: expected a duration/],
    [["capture", "http://x.test/", "--max-pages", "0"], /--max-pages: expected a whole number above 0/],
    [["capture", "http://x.test/", "--strategy", "best"], /unknown strategy "best"; there are: /],
    [["capture", "http://x.test/", "--colour"], /unknown option '--colour'/],
    [["frobnicate"], /unknown command 'frobnicate'/],
    [[], /which verb/],
    [["warc", "ls"], /missing required argument/],
    [["plan"], /required option '--input <file>'/],
    [["report", "--series", "a.org", "--archive-view", "a.org"], /--archive-view and --series: ask for one/],
    [["report", "c1", "--series", "a.org"], /a capture and --series: ask for one/],
    [["lab", "living-site", "--pages", "none"], /expected a whole number/],
  ])("%j is refused with one line", async (argv, says) => {
    expectComplaint(await runCli(argv), 2, says);
  });

  it("names the environment variable that holds a bad value", async () => {
    const result = await runCli(["capture", "http://x.test/"], { env: { ISOCHRON_DELAY: "quick" } });
    expectComplaint(result, 2, /ISOCHRON_DELAY: expected a duration/);
  });
});

describe("a capture that cannot be", () => {
  it("says which host does not answer, and leaves an archive that opens", () =>
    withTempDir(async (dir) => {
      const gone = await startLivingSite({ pages: 1, seed: 1 });
      await gone.close();
      const argv = ["capture", gone.url, "--allow-private", "--delay", "0", "--archive", dir];
      const result = await runCli(argv);
      expect(result.code).toBe(3);
      expect(result.err).toMatch(/refused.*nothing was captured/s);
      const listed = await runCli(["captures", "--archive", dir]);
      expect(listed).toMatchObject({ code: 0, err: "" });
      expect(listed.out).toContain("failed");
    }));

  it("refuses a private address without --allow-private", () =>
    withTempDir(async (dir) => {
      const site = await startLivingSite({ pages: 3, seed: 1 });
      const result = await runCli(["capture", site.url, "--archive", dir]);
      await site.close();
      expect(result.code).toBe(2);
      expect(result.err).toMatch(/--allow-private/);
      expect(site.site.log.total).toBe(0);
    }));

  it("says that the directory cannot be written", () =>
    withTempDir(async (dir) => {
      const file = join(dir, "file");
      await writeFile(file, "");
      const result = await runCli([
        "capture",
        "http://127.0.0.1:9/",
        "--allow-private",
        "--archive",
        join(file, "archive"),
      ]);
      expectComplaint(result, 3, /cannot/);
    }));

  it("says that there is no archive to report on, and makes none", () =>
    withTempDir(async (dir) => {
      const missing = join(dir, "none");
      expect((await runCli(["report", "--archive", missing])).code).toBe(2);
      expect(await readdir(dir)).toEqual([]);
    }));
});

describe("help", () => {
  it.each([
    [[]],
    [["capture"]],
    [["serve"]],
    [["report"]],
    [["captures"]],
    [["warc"]],
    [["warc", "ls"]],
    [["lab"]],
    [["lab", "living-site"]],
    [["demo"]],
    [["plan"]],
  ])("of %j is worth reading", async (verb) => {
    const result = await runCli([...verb, "--help"]);
    expect(result).toMatchObject({ code: 0, err: "" });
    expect(result.out).toMatch(/^Usage: isochron/);
    expect(result.out.split("\n").length).toBeGreaterThan(4);
  });
});
