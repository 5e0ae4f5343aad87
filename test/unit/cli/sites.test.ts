// `isochron sites`: the file is made, listed, shown and changed by verbs, and a wrong one is left alone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { addSitesCommand } from "../../../src/cli/sites/sites-command.js";
import { instant, type PageUrl, type WatchSiteStatus } from "#model/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { runCli, testIo } from "../../support/test-io.js";

function newFile(text?: string) {
  const path = join(temporaryDirectory(), "sites.yaml");
  if (text !== undefined) writeFileSync(path, text);
  return {
    path,
    text: () => readFileSync(path, "utf8"),
    run: (...argv: string[]) => runCli(["sites", ...argv, "--file", path]),
    /** What is printed by a call that goes well. */
    async out(...argv: string[]): Promise<string> {
      const { code, out, err } = await runCli(["sites", ...argv, "--file", path]);
      expect([code, err]).toEqual([0, ""]);
      return out;
    },
  };
}

describe("sites", () => {
  it("are added, listed, shown, edited, paused, resumed and removed, comments kept", async () => {
    const file = newFile();
    await file.out("add", "https://a.example/");
    await file.out(
      ..."add https://n.example/ --name news --requests-per-day 2000 --include ^https: --include x".split(
        " ",
      ),
    );
    expect(file.text()).toBe(
      "sites:\n  - https://a.example/\n  - url: https://n.example/\n    name: news\n" +
        '    requests-per-day: 2000\n    include: ["^https:", x]\n',
    );
    writeFileSync(file.path, `# ours\n${file.text()}`);
    expect(await file.out("list")).toMatch(
      /^a\.example +both +500 requests a day {2}https:\/\/a\.example\/\nnews +both +2000 requests a day {2}https:\/\/n\.example\/\n$/,
    );
    expect(await file.out("pause", "a.example")).toMatch(/^a\.example is paused: /);
    expect(await file.out("pause", "a.example")).toBe("a.example is paused already\n");
    expect(await file.out("list")).toMatch(/^a\.example .* paused$/m);
    await file.out("edit", "news", "sharp=daily 02:00", "include=");
    const shown = await file.out("show", "news");
    expect(shown).toMatch(/^news\n {2}url: https:\/\/n\.example\/\n/);
    expect(shown).toContain("  sharp: daily 02:00\n");
    expect(shown).not.toContain("include");
    expect(await file.out("resume", "a.example")).toBe("a.example is under watch again\n");
    expect(await file.out("resume", "a.example")).toBe("a.example is not paused\n");
    expect(await file.out("remove", "news")).toBe(
      "news is no longer under watch; the archive keeps everything that it holds of it\n",
    );
    expect(file.text()).toBe("# ours\nsites:\n  - url: https://a.example/\n");
    await file.out("remove", "a.example");
    expect(await file.out("list")).toMatch(/^no sites in .*: isochron sites add puts one under watch\n$/);
  });

  it("are resumed where the defaults pause all", async () => {
    const file = newFile("defaults: {paused: yes}\nsites:\n  - https://a.example/\n");
    await file.out("resume", "a.example");
    expect(file.text()).toBe(
      "defaults: {paused: yes}\nsites:\n  - url: https://a.example/\n    paused: false\n",
    );
  });

  it("are JSON for programs, and the environment names the file", async () => {
    const file = newFile("sites:\n  - https://a.example/\ndisk-quota: 1TB\n");
    const { code, out } = await runCli(["sites", "list", "--json"], { env: { ISOCHRON_SITES: file.path } });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      file: file.path,
      sites: [{ name: "a.example", requestsPerDay: 500, status: null }],
      diskQuotaBytes: 1e12,
    });
    expect(JSON.parse(await file.out("show", "a.example", "--json"))).toMatchObject({ name: "a.example" });
  });

  it("that overlap are told, and added", async () => {
    const file = newFile("sites:\n  - https://a.example/\n");
    const { code, err } = await file.run("add", "https://a.example/x/", "--name", "x");
    expect(code).toBe(0);
    expect(err).toMatch(
      /^isochron: .*sites\.yaml:3:5: 'x' and 'a\.example' both take in pages of a\.example/,
    );
  });

  const WRONG = "sites:\n  - https://a.example/\n    wants: all\n";
  it.each([
    [undefined, ["list"], /^no file .*sites\.yaml: isochron sites add makes one$/],
    [undefined, ["remove", "x"], /^.*sites\.yaml:1:1: holds no sites yet/],
    ["sites:\n", ["show", "x"], /^no site "x" in .*; isochron sites list shows them$/],
    ["sites:\n", ["pause", "x"], /^no site "x" in /],
    ["sites:\n", ["remove", "x"], /^no site 'x'; isochron sites list shows them$/],
    ["sites:\n", ["add", "a.example"], /did you mean https:\/\/a\.example\/\?$/],
    ["sites:\n", ["add", "https://a.example/", "--sharp", "often"], /^sharp: 'often' is not /],
    [
      "sites:\n",
      ["add", "https://a.example/", "--tell", "desk"],
      /^tell: no channel 'desk'; there are: none/,
    ],
    [
      "sites:\n  - https://a.example/\n",
      ["edit", "a.example", "hello"],
      /^expected key=value, .* got "hello"$/,
    ],
    ["sites:\n  - https://a.example/\n", ["edit", "a.example", "dely=2s"], /did you mean delay\?$/],
    [WRONG, ["list"], /^.*sites\.yaml:\d+:\d+: /],
    [WRONG, ["add", "https://b.example/"], /must be mended first; nothing was changed$/],
    [WRONG, ["edit", "a.example", "wants=both"], /must be mended first; nothing was changed$/],
  ])("%j %j is refused, and nothing is written", async (text, argv, says) => {
    const file = newFile(text);
    const { code, out, err } = await file.run(...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err.replace(/^isochron: /, "").trimEnd()).toMatch(says);
    if (text === undefined) expect(existsSync(file.path)).toBe(false);
    else expect(file.text()).toBe(text);
  });
});

const url = "https://a.example/news" as PageUrl;
const at = instant(Date.parse("2026-11-18T02:00:00Z"));
const STATUS: WatchSiteStatus = {
  site: "a.example",
  condition: "watching",
  note: "a sitemap \u001b[31mfails",
  at,
  beganAt: at,
  pages: { watched: 120, asleep: 3, gone: 1 },
  looks: 500,
  versions: 1,
  requestsToday: { spent: 150, most: 500 },
  bytesThisMonth: { spent: 1_000_000, most: null },
  completeness: { share: 0.912, low: 0.88, high: 0.94 },
  freshness: 0.93,
  proved: { share: 0.5, asOf: at, captureId: "c1" },
  lastTurnAt: at,
  nextTurnAt: instant(at + 3_600_000),
  nextSharpAt: null,
  nextLooks: [{ url, because: "hint", gain: 0.1234 }],
};

describe("what the watch says", () => {
  async function print(status: WatchSiteStatus | null, ...argv: string[]): Promise<string> {
    const file = newFile("sites:\n  - https://a.example/\n  - https://b.example/\n");
    let [out, opened] = ["", 0];
    const program = new Command().exitOverride();
    addSitesCommand(program, testIo({ out: (text) => void (out += text) }), async (archive) => {
      expect(archive).toBe("there");
      opened++;
      return { statusOf: async (site) => (site === "a.example" ? status : null), close: () => void opened-- };
    });
    const given = ["sites", ...argv, "--file", file.path, "--archive", "there"];
    await program.parseAsync(given, { from: "user" });
    expect(opened).toBe(0);
    return out;
  }

  it("stands in the list, and of one site in full", async () => {
    const [first, second, all] = (await print(STATUS, "list")).split("\n");
    expect(first).toMatch(/under watch, 150 of 500 requests spent today, 91\.2 % of its versions held$/);
    expect(second).toMatch(/https:\/\/b\.example\/$/);
    expect(all).toBe(
      "all together: 91.2 % of the weight of all versions is held (88.0 % to 94.0 %), 93.0 % of the pages are thought to be as last seen",
    );
    expect((await print(null, "list")).split("\n")).toHaveLength(3);
    const shown = await print(STATUS, "show", "a.example");
    expect(shown.slice(shown.indexOf("as of"))).toBe(
      [
        "as of 2026-11-18T02:00:00.000Z: under watch (a sitemap \ufffd[31mfails)",
        "  pages: 120 watched, 3 asleep, 1 gone; 500 looks, 1 version",
        "  requests today: 150 spent, 350 left of 500",
        "  bytes this month: 1000000 spent, no limit",
        "  completeness: 91.2 % of the weight of all versions is held (88.0 % to 94.0 % in nine of ten cases)",
        "  freshness: 93.0 % of the pages are thought to be as last seen",
        "  proved: 50.0 % of the pages as of 2026-11-18T02:00:00.000Z (capture c1)",
        "  last turn: 2026-11-18T02:00:00.000Z",
        "  next turn: 2026-11-18T03:00:00.000Z",
        "  would look at https://a.example/news (hint, gain 0.12)",
        "",
      ].join("\n"),
    );
    expect(JSON.parse(await print(STATUS, "show", "a.example", "--json"))).toMatchObject({ status: STATUS });
  });

  it("says what a round has not seen, and what rounds are known to find", async () => {
    const round = {
      asked: 0.93,
      beganAt: at,
      endsAt: instant(at + 7 * 86_400_000),
      isWhole: false,
      isOver: true,
    };
    const delivered = { share: 0.91, low: 0.85, high: 0.96 };
    const skip = { ...round, verified: 50, unverified: 70, delivered };
    const shown = await print({ ...STATUS, skip }, "show", "a.example");
    expect(shown).toContain(
      "  round: from 2026-11-18T02:00:00.000Z to 2026-11-25T02:00:00.000Z, which is over; 50 pages seen, 70 unverified\n" +
        "  recall: 93.0 % asked for; 91.0 % of the changes of the last rounds were found (85.0 % to 96.0 % in nine of ten cases), by what was looked at by lot\n",
    );
    const young = { ...skip, isWhole: true, delivered: null };
    expect(await print({ ...STATUS, skip: young }, "show", "a.example")).toContain(
      "which passes over nothing: too little is known yet",
    );
  });

  it("is little before anything is known, and nothing without a watch", async () => {
    const young = { ...STATUS, completeness: null, freshness: null, proved: null, nextLooks: [] };
    const shown = await print(young, "show", "a.example");
    expect(shown).toContain("completeness: nothing can be said yet\n  proved: no whole capture yet\n");
    expect(await print(null, "show", "a.example")).not.toContain("as of");
  });
});
