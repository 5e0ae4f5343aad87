// What people type and what they get: one line that says what is wrong, and nothing left behind.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { counted } from "#formats/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { plainRecord } from "../../support/archives/odd-files.js";
import { runCli } from "../../support/test-io.js";

describe("a capture of an address that is refused", () => {
  const refused = (archive: string): ReturnType<typeof runCli> =>
    runCli(["capture", "http://127.0.0.1:9/", "--delay", "0", "--progress", "none", "--archive", archive]);

  it("leaves no archive where there was none", async () => {
    const archive = join(temporaryDirectory(), "archive");
    const { code, err } = await refused(archive);
    expect([code, err]).toEqual([2, expect.stringMatching(/is not a public address; use --allow-private/)]);
    expect(existsSync(archive)).toBe(false);
  });

  it("touches nothing of a directory that was there", async () => {
    const archive = join(temporaryDirectory(), "archive");
    mkdirSync(archive);
    writeFileSync(join(archive, "notes.txt"), "mine");
    expect((await refused(archive)).code).toBe(2);
    expect(readdirSync(archive)).toContain("notes.txt");
  });
});

describe("cdx", () => {
  const cdx = (...argv: string[]): ReturnType<typeof runCli> =>
    runCli(["cdx", ...argv, "--archive", join(temporaryDirectory(), "none")]);

  it.each(["not a url", "", "word", "/path", "two words.org"])("says that %j is no URL", async (text) => {
    const { code, err } = await cdx(text);
    expect(code).toBe(2);
    expect(err).toMatch(/^isochron: not a URL: ".*"; it begins with a scheme or a host, as in .*\n$/);
  });

  it.each([
    ["https://example.org/"],
    ["example.org/a b"],
    ["localhost:8000/"],
    ["[::1]/"],
    ["dns:example.org"],
    ["org", "--match", "domain"],
  ])("takes %j", async (...argv) => {
    expect((await cdx(...argv)).err).not.toContain("not a URL");
  });
});

it("counts one thing as one thing", () => {
  expect([0, 1, 2].map((count) => counted(count, "capture"))).toEqual([
    "0 captures",
    "1 capture",
    "2 captures",
  ]);
});

describe("an archive with a name of one letter", () => {
  const before = process.cwd();
  afterEach(() => process.chdir(before));

  it("is made where people are", async () => {
    process.chdir(temporaryDirectory());
    writeFileSync("x.warc", plainRecord("/a"));
    const { code, out } = await runCli(["import", "x.warc", "--archive", "a"]);
    expect([code, out]).toEqual([0, "x.warc: imported, 1 record\n"]);
    expect(readdirSync("a")).toContain("catalog.sqlite");
  });
});
