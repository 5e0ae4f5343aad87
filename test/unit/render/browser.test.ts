// Finding a browser, keeping it from the network, and looking at its processes.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { browserArguments } from "#render/browser/browser-arguments.js";
import { findChromium, versionIn, type ProgramSearch } from "#render/browser/find-chromium.js";
import { chooseIsolation, isolationWords } from "#render/browser/isolation.js";
import { parseStat, treeOf, type ProcessFacts } from "#render/browser/process-tree.js";
import { ProcessorTime } from "#render/browser/processor-time.js";
import { makeProfileFolder, removeProfileFolder } from "#render/browser/profile-folder.js";
import { excessOf } from "#render/browser/watchdog.js";

function machine(platform: NodeJS.Platform, there: readonly string[], env = {}): ProgramSearch {
  return {
    platform,
    env,
    canRun: (path) => Promise.resolve(there.includes(path)),
    versionOf: (path) => Promise.resolve(path.includes("broken") ? null : "Chromium 156.0.1"),
  };
}

describe("finding Chromium", () => {
  it.each([
    ["linux", "/usr/bin/google-chrome", {}],
    ["linux", "/opt/bin/chromium", { PATH: "/opt/bin:relative" }],
    ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", {}],
    ["linux", "/own/chrome", { CHROMIUM_PATH: "/own/chrome" }],
  ] as const)("on %s: %s", async (platform, path, env) => {
    const found = await findChromium(null, machine(platform, [path], env));
    expect(found).toEqual({ kind: "found", path, version: "Chromium 156.0.1" });
  });

  it("takes the one that was asked for, and no other", async () => {
    const search = machine("linux", ["/usr/bin/chromium", "/my/chrome"]);
    expect(await findChromium("/my/chrome", search)).toMatchObject({ path: "/my/chrome" });
    const none = await findChromium("/not/there", search);
    expect(none).toEqual({
      kind: "none",
      message: 'no Chromium at "/not/there": it must be the browser\'s program',
    });
  });

  it("passes over a program that is none, and says what to install", async () => {
    const found = await findChromium(null, machine("linux", ["/broken/chromium"], { PATH: "/broken" }));
    expect(found).toEqual({
      kind: "none",
      message:
        "no Chromium found: install it (Debian: apt-get install chromium), or say where its program is",
    });
  });

  it.each([
    ["Chromium 156.0.8078.79 built on Debian GNU/Linux 12", "Chromium 156.0.8078.79"],
    ["Google Chrome 140.0.1 \n", "Google Chrome 140.0.1"],
    ["usage: something", null],
  ])("reads a version: %j", (told, version) => {
    expect(versionIn(told)).toBe(version);
  });
});

describe("isolation", () => {
  const choose = (
    userId: number | null,
    works: (words: string) => boolean,
    platform: NodeJS.Platform = "linux",
  ) => chooseIsolation({ platform, userId, works: (command) => Promise.resolve(works(command.join(" "))) });

  it("is a namespace and an ordinary user where we are root", async () => {
    const isolation = await choose(0, () => true);
    expect(isolation).toMatchObject({ kind: "namespace", asUser: 65_534, isRoot: false });
    expect(isolation.wrapper.slice(0, 2)).toEqual(["unshare", "-n"]);
    expect(isolationWords(isolation, true)).toEqual([
      "The browser has no network: it runs in an empty network namespace.",
      "Chromium's sandbox is on.",
      "It runs as user 65534.",
    ]);
  });

  it("is a namespace of our own where we are not", async () => {
    const isolation = await choose(1000, () => true);
    expect(isolation.wrapper).toEqual(["unshare", "-U", "--map-current-user", "-n", "--"]);
    expect(isolation.asUser).toBeNull();
  });

  it("falls back to a proxy that is not there, and says so", async () => {
    expect(await choose(1000, () => false)).toMatchObject({ kind: "proxy", wrapper: [], isRoot: false });
    expect(await choose(0, (words) => !words.includes("unshare"))).toMatchObject({
      kind: "proxy",
      asUser: 65_534,
    });
    const asRoot = await choose(0, () => false);
    expect(asRoot).toMatchObject({ kind: "proxy", asUser: null, isRoot: true });
    expect(isolationWords(asRoot, false).join(" ")).toMatch(
      /not by the system.*sandbox is off: it would run as root/,
    );
    expect(await choose(null, () => true, "darwin")).toMatchObject({ kind: "proxy" });
  });

  it("puts the dead proxy in front of everything, loopback too, where there is no namespace", () => {
    const wishes = { folder: "/f", isSandboxed: true, userAgent: null, view: { width: 1, height: 2 } };
    const isolation = { wrapper: [], asUser: null, isRoot: false };
    const without = browserArguments({ ...wishes, isolation: { kind: "namespace", ...isolation } });
    const within = browserArguments({ ...wishes, isolation: { kind: "proxy", ...isolation } });
    expect(within.filter((word) => !without.includes(word))).toEqual([
      "--proxy-server=http://127.0.0.1:9",
      "--proxy-bypass-list=<-loopback>",
      "--host-resolver-rules=MAP * ~NOTFOUND",
    ]);
    expect(without).toContain("--webrtc-ip-handling-policy=disable_non_proxied_udp");
    expect(without).not.toContain("--no-sandbox");
  });
});

describe("processes", () => {
  const stat = (pid: number, name: string, [parent, group]: readonly [number, number], pages = 10) =>
    `${pid} (${name}) S ${parent} ${group} 1 0 -1 4194560 ${"0 ".repeat(12)}777 1000 ${pages} 99`;

  it("are read whatever they are called", () => {
    expect(parseStat(stat(42, "a) R 1 1 (b", [7, 5], 3))).toEqual({
      pid: 42,
      parent: 7,
      group: 5,
      startedAt: "777",
      residentBytes: 3 * 4096,
      processorMs: 0,
    });
    const worked = stat(42, "p", [7, 5]).replace(
      "0 0 0 0 0 0 0 0 0 0 0 0 777",
      "0 0 0 0 250 31 9 9 0 0 0 0 777",
    );
    expect(parseStat(worked)).toMatchObject({ processorMs: 2_810, startedAt: "777" });
    expect(parseStat(stat(42, "z", [7, 5]).replace(" S ", " Z "))).toBeNull();
    expect(parseStat("")).toBeNull();
  });

  it("belong to a tree by descent or by group", () => {
    const all = [
      stat(1, "init", [0, 1]),
      stat(30, "grandchild", [20, 30]),
      stat(10, "root", [1, 10]),
      stat(20, "child", [10, 10]),
      stat(40, "orphan", [1, 10]),
      stat(50, "other", [1, 50]),
    ];
    const facts = all.map(parseStat).filter((one) => one !== null);
    expect(treeOf(10, facts).map(({ pid }) => pid)).toEqual([30, 10, 20, 40]);
  });

  it("are too many or too large, and the largest is named", () => {
    const tree = [5, 90, 20]
      .map((pages, at) => parseStat(stat(at + 1, "p", [0, 1], pages)))
      .filter((one) => one !== null);
    const limits = { maxTreeBytes: 115 * 4096, maxProcesses: 3, watchEveryMs: 1 };
    expect(excessOf(tree, limits)).toBeNull();
    expect(excessOf(tree, { ...limits, maxTreeBytes: 114 * 4096 })).toEqual({
      excess: "over-memory",
      pid: 2,
    });
    expect(excessOf(tree, { ...limits, maxProcesses: 2 })).toMatchObject({ excess: "over-processes" });
    expect(excessOf([], limits)).toBeNull();
  });
});

describe("processor time", () => {
  const at = (pid: number, processorMs: number, startedAt = "1"): ProcessFacts => ({
    pid,
    parent: 1,
    group: 1,
    startedAt,
    residentBytes: 0,
    processorMs,
  });

  it("adds up what each process used since it was first seen, those that ended included", () => {
    const time = new ProcessorTime();
    expect(time.totalMs).toBeNull();
    time.see([at(1, 5_000)]);
    expect(time.totalMs).toBe(0);
    time.see([at(1, 5_100), at(2, 300)]);
    expect(time.totalMs).toBe(400);
    // One has ended, another has its number.
    time.see([at(1, 5_100), at(2, 50, "9")]);
    expect(time.totalMs).toBe(450);
  });

  it("is not told where nothing is", () => {
    const time = new ProcessorTime();
    time.see([]);
    expect(time.totalMs).toBeNull();
  });
});

describe("the profile's folder", () => {
  it("is made anew, and what a dead process left is removed", async () => {
    const parent = mkdtempSync(join(tmpdir(), "isochron-test-"));
    mkdirSync(join(parent, "isochron-browser-999999999-dead", "inner"), { recursive: true });
    mkdirSync(join(parent, `isochron-browser-${process.pid}-alive`));
    mkdirSync(join(parent, "isochron-browser-other"));
    const folder = await makeProfileFolder(null, [parent]);
    const names = readdirSync(parent);
    expect(names).toHaveLength(3);
    expect(names.some((name) => name.includes("999999999"))).toBe(false);
    await removeProfileFolder(folder);
    expect(readdirSync(parent)).toHaveLength(2);
    rmSync(parent, { recursive: true });
  });

  it("lies where another user can reach it, where there is another", async () => {
    const closed = mkdtempSync(join(tmpdir(), "isochron-test-"));
    const open = mkdtempSync(join("/tmp", "isochron-test-"));
    chmodSync(open, 0o755);
    mkdirSync(join(closed, "inner"), { mode: 0o755 });
    const me = process.getuid?.() ?? 0;
    const folder = await makeProfileFolder(me, [join(closed, "inner"), open]);
    expect(dirname(folder)).toBe(open);
    const mine = await makeProfileFolder(null, [join(closed, "inner"), open]);
    expect(dirname(mine)).toBe(join(closed, "inner"));
    for (const made of [closed, open]) rmSync(made, { recursive: true });
  });
});
