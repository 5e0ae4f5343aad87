// SIGTERM is heard in every verb within two seconds, wherever it is: each verb is stopped at five points of its course,
// and left alone once with a meter of how long its event loop stood still. Needs a build (scripts/build.mjs).
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bigSite, paragraphs, writeSoleMember } from "../support/signals/big-inputs.js";
import { LOOP_GAPS } from "../support/signals/loop-gaps.js";

const BIN = fileURLToPath(new URL("../../dist/cli/bin.js", import.meta.url));
const HEARD_MS = 2000;
const POINTS = [0.1, 0.3, 0.5, 0.7, 0.9];
const ALLOWED = ["--allow-private", "--delay", "0"];

let dir: string;
let site: { readonly origin: string; readonly server: Server };
const at = (name: string): string => join(dir, name);

interface Ended {
  readonly code: number | null;
  readonly ms: number;
  /** From the signal to the end. */
  readonly heardMs: number;
  readonly err: string;
  readonly longestGapMs: number;
}

/** Runs a verb, told to stop after a while where that is said. */
function run(argv: readonly string[], stopAfterMs: number | null = null): Promise<Ended> {
  const gaps = at("gaps");
  rmSync(gaps, { force: true });
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", LOOP_GAPS, BIN, ...argv], {
    env: { ...process.env, ISOCHRON_LOOP_GAPS: gaps },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let [err, toldAt] = ["", Infinity];
  child.stderr.on("data", (bytes: Buffer) => (err += bytes.toString()));
  const timer = setTimeout(
    () => ((toldAt = performance.now()), child.kill("SIGTERM")),
    stopAfterMs ?? 3_600_000,
  );
  return new Promise((resolve) =>
    child.on("close", (code) => {
      clearTimeout(timer);
      const now = performance.now();
      const longestGapMs = existsSync(gaps) ? Number(readFileSync(gaps, "utf8")) : 0;
      resolve({ code, ms: now - started, heardMs: now - toldAt, err, longestGapMs });
    }),
  );
}

/** Files that were begun and are not whole. */
function halfWritten(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(tmp|part)$/.test(name));
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-signals-"));
  site = await bigSite();
  writeSoleMember(at("sole.warc.gz"), 3000);
  writeFileSync(at("a.html"), paragraphs(1, 4_000_000));
  writeFileSync(at("b.html"), paragraphs(2, 4_000_000));
  const { code, err } = await run([
    "import",
    at("sole.warc.gz"),
    "--site",
    "big",
    "--archive",
    at("imported"),
  ]);
  expect(code, err).toBe(0);
  const captured = await run(["capture", site.origin, ...ALLOWED, "--archive", at("captured")]);
  expect(captured.code, captured.err).toBe(0);
  const exported = await run(["export", "wacz", "--archive", at("captured"), "--output", at("big.wacz")]);
  expect(exported.code, exported.err).toBe(0);
});

afterAll(() => {
  site.server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A fresh archive for verbs that write: what one run left must not shorten the next. */
function fresh(name: string, from: string | null): string {
  rmSync(at(name), { recursive: true, force: true });
  if (from !== null) cpSync(at(from), at(name), { recursive: true });
  return at(name);
}

const VERBS: Readonly<Record<string, () => string[]>> = {
  capture: () => ["capture", site.origin, ...ALLOWED, "--archive", fresh("work", null)],
  survey: () => ["survey", site.origin, ...ALLOWED],
  import: () => ["import", at("sole.warc.gz"), "--site", "big", "--archive", fresh("work", null)],
  reindex: () => ["reindex", "--archive", fresh("work", "imported")],
  verify: () => ["verify", at("big.wacz")],
  "export wacz": () => ["export", "wacz", "--archive", at("imported"), "--output", at("out.wacz")],
  "export warc": () => ["export", "warc", "--archive", at("imported"), "--output", at("out.warc.gz")],
  mine: () => ["mine", "big", "--archive", at("imported")],
  detect: () => ["detect", at("a.html"), at("b.html")],
  diff: () => ["diff", "http://big.test/1", "--archive", at("imported")],
  serve: () => ["serve", "--archive", at("imported"), "--port", "0"],
};

it.each(Object.keys(VERBS))("%s hears a stop wherever it is", async (name) => {
  const whole = name === "serve" ? await run(VERBS[name]!(), 3000) : await run(VERBS[name]!());
  const figures = [
    `${name}: ${(whole.ms / 1000).toFixed(1)} s, still for at most ${whole.longestGapMs.toFixed(0)} ms`,
  ];
  expect(whole.longestGapMs, figures[0]).toBeLessThan(HEARD_MS);
  for (const point of POINTS) {
    const stopped = await run(VERBS[name]!(), point * whole.ms);
    figures.push(`${stopped.heardMs.toFixed(0)} ms`);
    if (stopped.heardMs === -Infinity) continue; // it was done before
    expect(stopped.heardMs, `${name} at ${point}`).toBeLessThan(HEARD_MS);
    expect([0, 3], `${name} at ${point}: ${stopped.err}`).toContain(stopped.code);
    if (stopped.code === 3) expect(stopped.err.match(/^isochron: .+$/gm), stopped.err).toHaveLength(1);
    expect(halfWritten(dir)).toEqual([]);
  }
  console.log(figures.join(", "));
});
