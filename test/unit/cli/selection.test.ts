import { Command } from "commander";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addSettings, settingsOf } from "#cli/options/options.js";
import { scopeRulesOf, SELECTION_SETTINGS } from "#cli/options/selection.js";
import { readUrlLists } from "#cli/options/url-lists.js";
import { PRESETS, SETTINGS } from "#config/index.js";
import { HOST_SCOPE } from "#model/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { runCli, testIo } from "../../support/test-io.js";

const NAMES = [...SELECTION_SETTINGS, "maxPages"] as const;

function resolve(argv: readonly string[], env: Record<string, string> = {}) {
  const command = addSettings(new Command("x").argument("[url...]"), NAMES).exitOverride();
  command.parse([...argv], { from: "user" });
  const settings = settingsOf(command, NAMES, testIo({ env }));
  return { rules: scopeRulesOf(settings), settings, urls: command.args };
}

describe("selection on the command line", () => {
  it("is the seeds' hosts without a word", () => {
    expect(resolve([]).rules).toEqual(HOST_SCOPE);
  });

  it("takes an option again for another value, and leaves URLs after it alone", () => {
    const { rules, urls } = resolve([
      "--exclude",
      "a b",
      "http://x.test/",
      "--exclude",
      "c",
      "--max-depth",
      "3",
    ]);
    expect(rules).toMatchObject({ exclude: ["a b", "c"], maxDepth: 3 });
    expect(urls).toEqual(["http://x.test/"]);
  });

  it("separates values in the environment by spaces", () => {
    expect(resolve([], { ISOCHRON_INCLUDE: " /a/  /b/ " }).rules.include).toEqual(["/a/", "/b/"]);
    expect(resolve(["--include", "/c/"], { ISOCHRON_INCLUDE: "/a/" }).rules.include).toEqual(["/c/"]);
  });

  it("understands a SURT prefix without being told the kind, and refuses it with another", () => {
    expect(resolve(["--surt-prefix", "http://(org,"]).rules.kind).toBe("surt");
    expect(() => resolve(["--surt-prefix", "http://(org,", "--scope", "domain"])).toThrow(
      /goes with --scope surt/,
    );
  });

  it("has presets of settings that there are", () => {
    for (const preset of Object.values(PRESETS))
      expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(Object.keys(preset)));
  });

  it("sets what the preset says, unless it is given explicitly", () => {
    const { rules, settings } = resolve(["--preset", "extensive"]);
    expect(rules).toEqual({ ...HOST_SCOPE, maxDepth: 2, maxPagesPerHost: 100 });
    expect(settings.maxPages).toBe(100_000);
    expect(resolve(["--preset", "extensive", "--max-depth", "none"]).rules.maxDepth).toBeNull();
    expect(resolve(["--preset", "extensive"], { ISOCHRON_MAX_DEPTH: "5" }).rules.maxDepth).toBe(5);
    expect(resolve(["--preset", "intensive"]).rules).toEqual(HOST_SCOPE);
  });

  it.each([
    [["--scope", "planet"], "--scope: expected one of host, prefix, domain, surt, any"],
    [["--max-depth", "deep"], "--max-depth: expected a whole number or none"],
    [["--hops", "-1"], "--hops: expected a whole number"],
    [["--preset", "huge"], "--preset: expected one of intensive, extensive"],
    [["--include", "("], "--include: not a regular expression"],
    [["--urls", "/nowhere/list.txt"], "no file /nowhere/list.txt"],
  ])("refuses %j with one line before anything is opened", async (argv, why) => {
    const { code, err } = await runCli(["capture", "http://x.test/", "--archive", "/nowhere/a", ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(why);
    expect(err.trimEnd()).not.toContain("\n");
  });
});

describe("lists of seeds", () => {
  it("come from files and from standard input", async () => {
    const file = join(temporaryDirectory(), "list.txt");
    writeFileSync(file, "\ufeffhttp://a.test/\r\n# x\r\nhttp://b.test/\r\n");
    const input = (async function* () {
      yield Buffer.from("http://c.te");
      yield Buffer.from("st/\n");
    })();
    expect(await readUrlLists([file, "-"], testIo({ input }))).toEqual([
      "http://a.test/",
      "http://b.test/",
      "http://c.test/",
    ]);
  });
});

it("prints the SURT prefix that a URL stands for", async () => {
  const { code, out } = await runCli([
    "surt",
    "--prefix",
    "http://www.example.org/main/x",
    "http://example.org",
  ]);
  expect([code, out]).toEqual([0, "http://(org,example,www,)/main/\nhttp://(org,example,\n"]);
  expect((await runCli(["surt", "--prefix", "nonsense"])).code).toBe(2);
});
