// Sites and pages as people call them: by name, by host and port, by an address; and files that are there already.
import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { runCli, type CliResult } from "../../support/test-io.js";

const dir = mkdtempSync(join(tmpdir(), "isochron-typed-"));
const archive = join(dir, "archive");
let first: RunningSite;
let second: RunningSite;
let failedUrl = "";

const run = (...argv: string[]): Promise<CliResult> => runCli([...argv, "--archive", archive]);
const hostOf = ({ url }: RunningSite): string => new URL(url).host;
const nameOf = (site: RunningSite): string => hostOf(site).replace(":", "-");

beforeAll(async () => {
  first = await startLivingSite({ preset: "plain", pages: 8, seed: 1 });
  second = await startLivingSite({ preset: "plain", pages: 10, seed: 2 });
  const options = ["--allow-private", "--delay", "1ms", "--json"];
  for (const { url } of [first, second]) expect((await run("capture", url, ...options)).code).toBe(0);
  // The site is gone: a capture that fails is on record after the one that did not.
  const gone = await startLivingSite({ preset: "plain", pages: 8, seed: 3 });
  failedUrl = gone.url;
  expect((await run("capture", failedUrl, ...options)).code).toBe(0);
  await gone.close();
  expect((await run("capture", failedUrl, ...options)).code).toBe(3);
});

afterAll(async () => {
  await first.close();
  await second.close();
  rmSync(dir, { recursive: true, force: true });
});

describe("why", () => {
  it("looks at the newest capture of the page's own site, whichever was captured last", async () => {
    for (const { url } of [first, second]) expect((await run("why", url)).out).toMatch(/\n {2}sharp\n/);
    expect((await run("why", `${first.url}nobody`)).out).toContain("not found: no page of this capture");
  });

  it("passes over a capture that failed", async () => {
    expect((await run("why", failedUrl)).out).toMatch(/\n {2}sharp\n/);
  });
});

describe("a site", () => {
  it.each(["name", "host and port", "address"])("is found by its %s", async (how) => {
    const typed = how === "name" ? nameOf(first) : how === "address" ? first.url : hostOf(first);
    const report = await run("report", typed, "--json");
    expect(report.code, report.err).toBe(0);
    expect(JSON.parse(report.out)).toMatchObject({ site: nameOf(first) });
    for (const argv of [
      ["report", "--series", typed],
      ["report", "--archive-view", typed],
      ["mine", typed],
    ]) {
      const { code, err } = await run(...argv);
      expect(code, `${argv.join(" ")}: ${err}`).toBe(0);
    }
    const output = join(dir, `${how.replaceAll(" ", "-")}.wacz`);
    expect((await run("export", "wacz", "--site", typed, "--output", output)).out).toContain("1 WARC file, ");
  });

  it("that is not there is named as it was typed", async () => {
    for (const argv of [
      ["report", "nowhere.test"],
      ["report", "--series", "nowhere.test"],
      ["mine", "nowhere.test"],
    ]) {
      const { code, err } = await run(...argv);
      expect(code).toBe(2);
      expect(err).toMatch(/^isochron: no .*"nowhere\.test".*; isochron captures lists [a-z ]+\n$/);
    }
  });

  it("has no failed captures in its views", async () => {
    expect((await run("report", "--archive-view", failedUrl)).out).toContain("8 pages in 1 capture,");
    const { points } = JSON.parse((await run("report", "--series", failedUrl, "--json")).out) as {
      points: unknown[];
    };
    expect(points).toHaveLength(1);
  });
});

describe("a file that is there already", () => {
  it.each([
    ["export", "wacz"],
    ["export", "warc"],
    ["certificate", "extract"],
  ])("is not written over by %s %s, unless told", async (verb, sub) => {
    const output = join(dir, `${verb}-${sub}.out`);
    writeFileSync(output, "mine");
    const argv = [verb, sub, ...(verb === "export" ? [] : [first.url]), "--output", output];
    const refused = await run(...argv);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("is there already: name another file, or add --force");
    expect(readFileSync(output, "utf8")).toBe("mine");
    const forced = await run(...argv, "--force");
    expect(forced.code, forced.err).toBe(0);
    expect(readFileSync(output, "utf8")).not.toBe("mine");
  });
});

describe("a port that is taken", () => {
  let taken: Server;
  let port = "";

  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    port = String((taken.address() as { port: number }).port);
  });

  afterAll(() => taken.close());

  it.each(["--port", "--replay-port"])("and was asked for by %s is an error", async (flag) => {
    const other = flag === "--port" ? "--replay-port" : "--port";
    const refused = await run("serve", flag, port, other, "0");
    expect(refused).toMatchObject({ code: 3, out: "" });
    expect(refused.err).toBe(`isochron: port ${port} is in use: name another, or leave it out\n`);
  });

  it("and an address that this machine does not have are told in one line", async () => {
    const refused = await run("serve", "--host", "192.0.2.1", "--port", "0", "--token", "x".repeat(16));
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toBe(
      "isochron: cannot listen on 192.0.2.1, port 0: this machine has no such address\n",
    );
  });
});
