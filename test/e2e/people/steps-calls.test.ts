// Files of steps by the command line, where no browser is needed: what is wrong with them is one line before anything is
// asked for, and an interrupted capture goes on with its secrets or not at all.
import { existsSync, rmSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { leaksIn } from "../../support/secret-leaks.js";
import { runCli, unwrapped } from "../../support/test-io.js";

const [SECRET, AFTER_REQUESTS] = ["open sesame 42!", 4];
let site: RunningSite;
let dir: string;
const path = (name: string): string => join(dir, name);

beforeAll(async () => {
  site = await startLivingSite({ preset: "plain", pages: 6, seed: 7 });
});

afterAll(() => site.close());

beforeEach(async () => {
  dir = temporaryDirectory();
  // Says that it is a browser; it would end at once if anybody started it.
  await writeFile(path("chromium"), "#!/bin/sh\necho Chromium 156.0.1\n", { mode: 0o755 });
});

const fileOf = (...steps: object[]): string =>
  JSON.stringify({ format: "isochron-steps/1", sites: [{ for: [`${site.url}no-such-page`], steps }] });
const FILL = { fill: { selector: "#password", secret: "DOOR" } };
const CLICK = { click: { selector: "button", submits: true } };

/** Captures with these steps and with what else is said. */
async function capture(text: string, more: readonly string[] = [], env: Record<string, string> = {}) {
  await writeFile(path("steps.json"), text);
  const steps = ["--steps", path("steps.json"), "--browser-path", path("chromium")];
  return runCli(["capture", site.url, "--allow-private", "--archive", path("archive"), ...steps, ...more], {
    env,
  });
}

/** One line, and nothing done. */
function refused({ code, out, err }: Awaited<ReturnType<typeof runCli>>, exit = 2): string {
  expect([code, out], err).toEqual([exit, ""]);
  const [, line] = /^isochron: (.*)\n$/.exec(err) ?? [];
  expect(line, `one line: ${JSON.stringify(err)}`).toBeDefined();
  expect(line).not.toMatch(/\bE[A-Z]{4,}: |undefined|\[object/);
  expect(existsSync(path("archive"))).toBe(false);
  return line!;
}

describe("a file of steps that cannot be used", () => {
  it("is not there, is a directory, or is too long", async () => {
    const called = (file: string) =>
      runCli(["capture", site.url, "--archive", path("archive"), "--steps", file]);
    expect(refused(await called(path("none")))).toBe(`--steps "${path("none")}": no such file`);
    await mkdir(path("folder"));
    expect(refused(await called(path("folder")))).toMatch(/folder": it is a directory: name a file$/);
    await writeFile(path("long"), " ".repeat(100_001));
    expect(refused(await called(path("long")))).toMatch(/100001 bytes; at most 100000 are taken$/);
  });

  it.each([
    ["YAML", "format: isochron-steps/1\nsites: []\n", /steps\.json: .*; a file of steps is JSON$/],
    ["half of one", '{"format": "isochron-steps/1", ', /steps\.json: .*; a file of steps is JSON$/],
  ])("is %s", async (_, text, says) => {
    expect(refused(await capture(text))).toMatch(says);
  });

  it("has a wrong step, which is named with its place", async () => {
    const wrong = fileOf(CLICK, { repeat: { times: 2, steps: [CLICK, { fill: { selector: "#a" } }] } });
    expect(refused(await capture(wrong))).toMatch(
      /steps\.json, site 1, step 2\.2 \(fill\): either value or secret: what is to be written into the field$/,
    );
    expect(refused(await capture(fileOf({ press: {} })))).toMatch(
      /steps\.json, site 1, step 1: a step is an object with one of click, fill, wait, screenshot, repeat in it$/,
    );
  });
});

describe("what steps need", () => {
  it("a secret that nobody tells is named, with where to tell it; its value never", async () => {
    const text = fileOf(FILL, CLICK);
    expect(refused(await capture(text))).toBe(
      "secret DOOR: nobody tells it; set ISOCHRON_SECRET_DOOR, or write DOOR=… into a file of secrets",
    );
    const missing = await capture(text, ["--secrets", path("none")]);
    expect(refused(missing)).toBe(`--secrets "${path("none")}": no such file`);
    await writeFile(path("secrets"), `DOOR=${SECRET}\nno name for ${SECRET}\n`, { mode: 0o600 });
    const unread = refused(await capture(text, ["--secrets", path("secrets")]));
    expect(unread).toMatch(/secrets, line 2: write NAME=value, the name in capitals$/);
    expect(unread).not.toContain(SECRET);
    await chmod(path("secrets"), 0o644);
    expect(refused(await capture(text, ["--secrets", path("secrets")]))).toMatch(/others may read it/);
  });

  it("a browser: none may not be wished for, and one must be there", async () => {
    expect(refused(await capture(fileOf(CLICK), ["--browser", "never"]))).toBe(
      "--steps are done in a browser: leave out --browser never",
    );
    const none = await capture(fileOf(CLICK), ["--browser-path", path("none")]);
    expect(refused(none, 3)).toBe(
      `--steps are done in a browser: no Chromium at "${path("none")}": it must be the browser's program`,
    );
  });
});

describe("an interrupted capture whose steps fill in a secret", () => {
  /** Stopped by Ctrl-C in the middle of its visits. */
  async function interrupted(): Promise<void> {
    const stop = new AbortController();
    const from = site.site.log.total;
    const watch = setInterval(() => site.site.log.total - from >= AFTER_REQUESTS && stop.abort(), 1);
    await writeFile(path("steps.json"), fileOf(FILL, CLICK));
    const steps = ["--steps", path("steps.json"), "--browser-path", path("chromium")];
    const argv = ["capture", site.url, "--allow-private", "--delay", "5ms", "--archive", path("archive")];
    const env = { ISOCHRON_SECRET_DOOR: SECRET };
    try {
      const { code, err } = await runCli([...argv, ...steps], { env, signal: stop.signal });
      expect(code, err).toBe(3);
    } finally {
      clearInterval(watch);
    }
  }

  it("goes on with the secret alone, without its file of steps, and says that they fitted no page", async () => {
    await interrupted();
    rmSync(path("steps.json"));
    const resume = ["capture", "--resume", "--archive", path("archive")];
    const asked = site.site.log.total;
    const without = await runCli(resume);
    expect(without).toMatchObject({ code: 2, out: "" });
    expect(without.err).toMatch(
      /^isochron: secret DOOR: nobody tells it; set ISOCHRON_SECRET_DOOR, or write DOOR=… into a file of secrets\n$/,
    );
    rmSync(path("chromium"));
    const env = { ISOCHRON_SECRET_DOOR: SECRET };
    const browserless = await runCli(resume, { env });
    expect(browserless).toMatchObject({ code: 3, out: "" });
    expect(browserless.err).toMatch(/^isochron: --steps are done in a browser: no Chromium at .*\n$/);
    expect(site.site.log.total).toBe(asked); // nothing was asked for by either
    await writeFile(path("chromium"), "#!/bin/sh\necho Chromium 156.0.1\n", { mode: 0o755 });
    await writeFile(path("secrets"), `DOOR=${SECRET}\n`, { mode: 0o600 });
    const given = await runCli([...resume, "--secrets", path("secrets")]);
    expect(given.code, given.err).toBe(0);
    const note = `steps for ${site.url}no-such-page fitted no page`;
    expect(unwrapped(given.out)).toContain(note);
    const [, file = ""] = /(\S+certificate\.json)/.exec(given.out) ?? [];
    const { notes, settings } = JSON.parse(await readFile(file, "utf8")) as {
      notes: string[];
      settings: { browser: { steps: unknown[] } };
    };
    expect(notes.filter((one) => one.startsWith(note))).toHaveLength(1);
    expect(settings.browser.steps).toHaveLength(1);
    expect(leaksIn(path("archive"), [SECRET])).toEqual([]);
  });
});
