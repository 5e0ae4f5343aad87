// Every verb that reads an archive reads a cluster's: nothing of it lies here but what the mirror brings.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { MachineRun } from "../../../support/remote/cut-captures.js";
import { ClusterOfSites } from "../../../support/remote/cluster-sites.js";
import { runOnMirror } from "../../../support/remote/read-cluster.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { runCli } from "../../../support/test-io.js";

const cluster = new ClusterOfSites();
const machines = mkdtempSync(join(tmpdir(), "isochron-machines-"));
let [one, two]: MachineRun[] = [];

beforeAll(async () => {
  one = await cluster.capture("one.test", instant(Date.UTC(2026, 0, 5, 9)), join(machines, "one"));
  two = await cluster.capture("two.test", instant(Date.UTC(2026, 0, 6, 9)), join(machines, "two"));
}, 60_000);
afterAll(() => rmSync(machines, { recursive: true, force: true }));

const idOf = (run: MachineRun | undefined): string => run!.outcome.report.capture;

async function read(dir: string, ...argv: string[]): Promise<string> {
  const { code, out, err } = await runOnMirror(cluster, dir, argv);
  expect(err).toBe("");
  expect(code).toBe(0);
  return out;
}

/** The same verb upon the directory of the machine that made the capture. */
async function readThere(run: MachineRun | undefined, ...argv: string[]): Promise<string> {
  const { code, out } = await runCli([...argv, "--archive", run!.dir]);
  expect(code).toBe(0);
  return out;
}

describe("verbs that read a cluster", () => {
  it("list all captures, and say what runs by the board", async () => {
    const dir = temporaryDirectory();
    const listed = JSON.parse(await read(dir, "captures", "--json")) as { captures: { capture: string }[] };
    expect(listed.captures.map(({ capture }) => capture)).toEqual([idOf(two), idOf(one)]);
  });

  it("say the same as the machines' own directories", async () => {
    const dir = temporaryDirectory();
    for (const run of [one, two]) {
      const id = idOf(run);
      const page = run!.outcome.report.pages[3]!.url;
      for (const argv of [
        ["report", id, "--json"],
        ["report", id, "--measures"],
        ["why", page, "--capture", id],
        ["cdx", new URL(page).host, "--match", "host"],
      ])
        expect(await read(dir, ...argv)).toBe(await readThere(run, ...argv));
    }
    expect(existsSync(join(dir, "warcs"))).toBe(false);
  });

  it("find words, which are added from the bucket when they are first looked for", async () => {
    const dir = temporaryDirectory();
    const found = await read(dir, "search", "the", "--json");
    expect((JSON.parse(found) as { hits: unknown[] }).hits.length).toBeGreaterThan(0);
    expect(existsSync(join(dir, "warcs"))).toBe(false);
  });

  it("verify a certificate by every byte, and know the cluster's key", async () => {
    const dir = temporaryDirectory();
    const { ok, keyIs } = JSON.parse(await read(dir, "verify", idOf(one), "--json")) as Record<
      string,
      unknown
    >;
    expect({ ok, keyIs }).toEqual({ ok: true, keyIs: "archive" });
    expect(existsSync(join(dir, "warcs/one.test"))).toBe(true);
    expect(existsSync(join(dir, "warcs/two.test"))).toBe(false);
  });

  it("do not take another key for the cluster's", async () => {
    const other = new ClusterOfSites(cluster.bucket);
    await other.acknowledge("one.test", cluster.site("one.test").objects);
    const { out } = await runOnMirror(other, temporaryDirectory(), ["verify", idOf(one), "--json"]);
    expect(JSON.parse(out)).toMatchObject({ ok: true, keyIs: "unknown" });
  });

  it.each(["wacz", "warc", "bag"])("write %s files as the machine would", async (format) => {
    const output = join(temporaryDirectory(), format === "bag" ? "bag.zip" : `one.${format}`);
    const told = await read(
      temporaryDirectory(),
      "export",
      format,
      "--site",
      "one.test",
      "--output",
      output,
      "--json",
      ...(format === "wacz" ? ["--no-sign"] : []),
    );
    expect(existsSync(output)).toBe(true);
    expect(JSON.parse(told)).toMatchObject({ missing: { count: 0 } });
  });
});
