// Going on as the program advises: with nothing typed again, and without harm where nothing can be asked for.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, type CliResult } from "../../support/test-io.js";

const AFTER_REQUESTS = 12;
let site: RunningSite;

beforeAll(async () => {
  site = await startLivingSite({ preset: "plain", pages: 20, seed: 5 });
});

afterAll(() => site.close());

/** Begins a capture and stops it by Ctrl-C in the middle of its visits. */
async function interrupted(dir: string, more: readonly string[] = []): Promise<CliResult> {
  const stop = new AbortController();
  const from = site.site.log.total;
  const watch = setInterval(() => site.site.log.total - from >= AFTER_REQUESTS && stop.abort(), 1);
  try {
    const argv = ["capture", site.url, "--allow-private", "--delay", "10ms", "--archive", dir, ...more];
    return await runCli(argv, { signal: stop.signal });
  } finally {
    clearInterval(watch);
  }
}

/** The command that the last line advises, word by word. */
function advised({ err }: CliResult): string[] {
  const [, command] = /go on with: isochron (.*)\n$/.exec(err) ?? [];
  return command!.split(" ");
}

async function standing(dir: string): Promise<{ capture: string; phase: string }> {
  const { out } = await runCli(["captures", "--json", "--archive", dir]);
  return (JSON.parse(out) as { captures: { capture: string; phase: string }[] }).captures[0]!;
}

async function editAsked(dir: string, edit: (asked: Record<string, unknown>) => object): Promise<void> {
  const file = join(dir, "captures", (await standing(dir)).capture, "asked.json");
  const asked = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(edit(asked)));
}

describe("the command that an interrupted capture advises", () => {
  it("goes on with every option that the capture was begun with", () =>
    withTempDir(async (dir) => {
      const more = ["--contact", "https://own.example/", "--header", "Accept-Language: de"];
      const stopped = await interrupted(dir, [...more, "--operator", "The Library"]);
      expect(stopped.code).toBe(3);
      const resumed = await runCli([...advised(stopped), "--json"]);
      expect(resumed.code, resumed.err).toBe(0);
      const { pages, sharp, certificate } = JSON.parse(resumed.out) as {
        pages: number;
        sharp: number;
        certificate: string;
      };
      expect(pages).toBeGreaterThan(15);
      expect(sharp).toBeGreaterThan(10);
      const text = await readFile(certificate, "utf8");
      expect(text).toContain("The Library");
      expect(text).not.toContain("asked.json");
    }));

  it("is refused with another option of the capture, and goes on with the same one said again", () =>
    withTempDir(async (dir) => {
      await interrupted(dir);
      const other = await runCli(["capture", "--resume", "--archive", dir, "--delay", "20ms"]);
      expect(other).toMatchObject({ code: 2, out: "" });
      expect(other.err).toMatch(
        /^isochron: capture \d+ was begun with another --delay: leave that out .*\n$/,
      );
      const same = await runCli(["capture", "--resume", "--archive", dir, "--delay", "0.01s", "--json"]);
      expect(same.code, same.err).toBe(0);
    }));
});

describe("a capture that was allowed private addresses on another machine", () => {
  it("asks for that again, and changes nothing until it is said", () =>
    withTempDir(async (dir) => {
      await interrupted(dir);
      const before = await standing(dir);
      await editAsked(dir, (asked) => ({ ...asked, machine: "another" }));
      const refused = await runCli(["capture", "--resume", "--archive", dir]);
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.err).toMatch(/^isochron: capture .* on another machine; allow .* by --allow-private\n$/);
      expect(await standing(dir)).toEqual(before);
      const resumed = await runCli(["capture", "--resume", "--allow-private", "--archive", dir, "--json"]);
      expect(resumed.code, resumed.err).toBe(0);
    }));
});

describe("a resume that can ask for nothing", () => {
  it.each([
    [
      "because the address is not allowed",
      "allowPrivate",
      2,
      /not a public address.*go on with --allow-private\n$/,
    ],
    [
      "because the host does not answer",
      "gone",
      3,
      /refused the connection.*to be resumed when the host answers\n$/,
    ],
  ])("%s leaves the capture to be resumed", async (_why, how, code, words) => {
    const own = await startLivingSite({ preset: "plain", pages: 20, seed: 6 });
    const before = site;
    try {
      site = own;
      await withTempDir(async (dir) => {
        await interrupted(dir);
        const stood = await standing(dir);
        const pagesBefore = await pageStates(dir, own.url);
        if (how === "gone") await own.close();
        else
          await editAsked(dir, ({ options, ...rest }) => ({
            ...rest,
            options: { ...(options as object), allowPrivate: false },
          }));
        const resumed = await runCli(["capture", "--resume", "--archive", dir]);
        expect(resumed).toMatchObject({ code, out: "" });
        expect(resumed.err.split("\n")).toHaveLength(2);
        expect(resumed.err).toMatch(words);
        expect(await standing(dir)).toEqual(stood);
        expect(await pageStates(dir, own.url)).toEqual(pagesBefore);
        if (how === "gone") return;
        const again = await runCli(["capture", "--resume", "--allow-private", "--archive", dir, "--json"]);
        expect((JSON.parse(again.out) as { sharp: number }).sharp).toBeGreaterThan(10);
      });
    } finally {
      site = before;
      await own.close();
    }
  });
});

/** What is known of the seed: a page that a resume must not turn into a failure. */
async function pageStates(dir: string, url: string): Promise<string> {
  return (await runCli(["why", url, "--archive", dir])).out;
}

describe("cookies that a resume would send elsewhere", () => {
  it("are noticed by their domain and path alone", () =>
    withTempDir(async (dir) => {
      const file = join(dir, "cookies.txt");
      const line = (path: string): string => `127.0.0.1\tFALSE\t${path}\tFALSE\t0\tsession\tabc\n`;
      await writeFile(file, line("/"));
      const archive = join(dir, "archive");
      await interrupted(archive, ["--cookie-file", file]);
      await writeFile(file, line("/news"));
      const refused = await runCli(["capture", "--resume", "--archive", archive]);
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.err).toContain("was begun with other cookies (names, values, domains or paths)");
      await writeFile(file, line("/"));
      const resumed = await runCli(["capture", "--resume", "--archive", archive, "--json"]);
      expect(resumed.code, resumed.err).toBe(0);
    }));
});
