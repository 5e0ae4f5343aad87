// What a new user may type wrong, verb by verb: one line that says what is wrong and how to go on, and exit code 2.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { buildProgram } from "../../../src/cli/main.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { plainRecord } from "../../support/archives/odd-files.js";
import { runCli, testIo } from "../../support/test-io.js";

/** Every verb that can be called, as words. */
function verbsOf(command: Command, words: readonly string[] = []): string[][] {
  const own = command.commands.flatMap((one) => verbsOf(one, [...words, one.name()]));
  return words.length === 0 ? own : [[...words], ...own];
}

const program = await buildProgram(testIo());
const VERBS = verbsOf(program);
const GROUPS = program.commands.filter(({ commands }) => commands.length > 0);

async function complaint(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await runCli(argv);
  expect([code, out], err).toEqual([2, ""]);
  const [, line] = /^isochron: (.*)\n$/.exec(err) ?? [];
  expect(line, `one line: ${JSON.stringify(err)}`).toBeDefined();
  expect(line).not.toMatch(/\.;|undefined|\bE[A-Z]{4,}: |SQLITE|\n/);
  return line!;
}

describe("every verb", () => {
  it.each(VERBS.map((words) => [words.join(" "), words] as const))(
    "%s refuses an unknown option",
    async (_, words) => {
      expect(await complaint([...words, "--no-such-thing"])).toMatch(
        /(unknown option '--no-such-thing'|required option '--(output|input|capture|as|upstream) .*).*see --help$/,
      );
    },
  );

  it.each(VERBS.map((words) => [words.join(" "), words] as const))("%s explains itself", async (_, words) => {
    const { code, out, err } = await runCli([...words, "--help"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: isochron ${words.join(" ")}\\b`));
    // A usage line, a sentence, and what each argument and option means.
    const [, sentence] = out.split("\n\n");
    expect(sentence!.trim().length).toBeGreaterThan(10);
    expect(out).not.toMatch(/undefined|\[object/);
  });

  it.each(GROUPS.map((command) => [command.name(), command] as const))(
    "%s names its verbs where none of them is given",
    async (name, command) => {
      const line = await complaint([name, "no-such-verb"]);
      expect(line).toMatch(/unknown command/);
      // Some do something by themselves.
      const { code, err } = await runCli([name, "--archive", "none"].slice(0, name === "captures" ? 3 : 1));
      const verbs = command.commands.map((one) => one.name()).join(", ");
      expect(code).toBe(2);
      if (name !== "captures")
        expect(err).toContain(`${name} needs a verb: ${verbs}; try: isochron ${name} --help`);
      else expect(line).toContain(`there are: ${verbs}`);
    },
  );
});

describe("an archive that is not there", () => {
  it.each([
    ["captures"],
    ["captures", "pause"],
    ["report"],
    ["serve"],
    ["similar"],
    ["reindex"],
    ["warc", "check", "--all"],
    ["why", "http://example.org/"],
    ["diff", "http://example.org/"],
    ["rules", "list"],
    ["describe"],
  ])("%s %s %s", async (...words) => {
    const dir = join(temporaryDirectory(), "none");
    const given = words.filter((word) => word !== undefined);
    expect(await complaint([...given, "--archive", dir])).toBe(`no archive in ${dir}: capture a site first`);
    mkdirSync(dir);
    expect(await complaint([...given, "--archive", dir])).toBe(`no archive in ${dir}: capture a site first`);
  });
});

/** An archive in which there is nothing: somebody has imported a file that held no record. */
async function emptyArchive(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = join(dir, "archive");
  writeFileSync(join(dir, "notes.txt"), "no records");
  await runCli(["import", join(dir, "notes.txt"), "--archive", archive]);
  return archive;
}

describe("an archive that holds nothing", () => {
  it.each([
    ["export warc", ["export", "warc", "--output", "x"], /^nothing to export in .*: no such WARC files$/],
    ["export wacz", ["export", "wacz", "--output", "x"], /^nothing to export in .*: no such WARC files$/],
    ["export bag", ["export", "bag", "--output", "x"], /^nothing to export in .*: no such WARC files$/],
    ["report", ["report"], /^no finished capture in .*; isochron captures lists them$/],
    ["why", ["why", "http://a.org/"], /^no capture in .*; isochron captures lists them$/],
    ["why --capture", ["why", "http://a.org/", "--capture", "c9"], /^no capture "c9" in .*lists them$/],
    ["diff", ["diff", "http://a.org/"], /^no capture of http:\/\/a.org\/ in /],
    [
      "mine",
      ["mine", "a.org"],
      /^no site "a.org" in .*, and no such file; isochron captures lists the sites$/,
    ],
    ["patch", ["captures", "patch"], /^no finished capture to patch; isochron captures lists them$/],
    ["patch of one", ["captures", "patch", "c9"], /^no capture "c9"; isochron captures lists them$/],
  ])("%s says so", async (_, words, says) => {
    const archive = await emptyArchive();
    const given = words.map((word) => (word === "x" ? join(archive, "..", "out.file") : word));
    expect(await complaint([...given, "--archive", archive])).toMatch(says);
    expect(existsSync(join(archive, "..", "out.file"))).toBe(false);
  });

  it("is not passed off as one in which all is well", async () => {
    const archive = await emptyArchive();
    const audited = await runCli(["warc", "check", "--all", "--archive", archive]);
    expect(audited).toMatchObject({ code: 0, err: "" });
    expect(audited.out).toBe(`no WARC files in ${archive}: nothing was checked\n`);
    const listed = await runCli(["warc", "check", "--all", "--json", "--archive", archive]);
    expect(JSON.parse(listed.out)).toEqual({ files: [] });
  });
});

describe("a file that cannot be read", () => {
  it("mine: the file is missed, and no archive where none was meant", async () => {
    const archive = ["--archive", join(temporaryDirectory(), "none")];
    for (const file of ["none.tsv", "there/none.tsv.gz", "none.jsonl.br"])
      expect(await complaint(["mine", file, ...archive])).toBe(`no file ${file}`);
    for (const word of ["none", "example.org", "./none.csv"])
      expect(await complaint(["mine", word, ...archive])).toBe(
        `no file ${word}, and no archive in ${archive[1]}: capture a site first`,
      );
  });

  it("import: a directory without a file makes no archive", async () => {
    const dir = temporaryDirectory();
    mkdirSync(join(dir, "empty"));
    const argv = ["import", join(dir, "empty"), "--archive", join(dir, "archive")];
    expect(await complaint(argv)).toBe(`no files in ${join(dir, "empty")}: nothing to import`);
    expect(existsSync(join(dir, "archive"))).toBe(false);
  });

  it.each([["warc", "ls"], ["warc", "check"], ["import"], ["plan", "--input"]])(
    "%s %s: not there, or a directory",
    async (...words) => {
      const dir = temporaryDirectory();
      const given = words.filter((word) => word !== undefined);
      const archive = given[0] === "import" ? ["--archive", join(dir, "archive")] : [];
      expect(await complaint([...given, join(dir, "none"), ...archive])).toMatch(
        /^no (such )?file:? .*none"?$/,
      );
      if (given[0] === "import") return;
      expect(await complaint([...given, dir])).toBe(`${dir} is a directory: name a file`);
    },
  );
});

describe("a time that is none", () => {
  it.each([
    ["cdx", "http://example.org/", "--closest"],
    ["export", "warc", "--output", "x.warc.gz", "--from"],
    ["export", "wacz", "--output", "x.wacz", "--to"],
  ])("%s %s", async (...words) => {
    const dir = temporaryDirectory();
    const [archive, file] = [join(dir, "archive"), join(dir, "y.warc")];
    writeFileSync(file, plainRecord("/a"));
    await runCli(["import", file, "--archive", archive]);
    const line = await complaint([...words, "yesterday", "--archive", archive]);
    expect(line).toMatch(/'yesterday' is invalid.*expected a time like 2026-11-15, /);
  });
});
