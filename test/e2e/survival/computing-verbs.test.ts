// Verbs that compute for long run on a thread, and say what they would have said without one; that they hear a stop
// meanwhile is examined by `npm run soak -- signals`.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { paragraphs } from "../../support/signals/big-inputs.js";
import { withTempDir } from "../../support/temp-dir.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program with some input. */
function run(argv: readonly string[], input = ""): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...argv], { stdio: "pipe" });
  const said = { out: "", err: "" };
  child.stdout.on("data", (bytes: Buffer) => (said.out += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (said.err += bytes.toString()));
  child.stdin.on("error", () => undefined).end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...said })));
}

it("two versions are compared on the thread, one of them from standard input", () =>
  withTempDir(async (dir) => {
    const page = paragraphs(1, 100_000).toString();
    writeFileSync(join(dir, "a.html"), page);
    const same = await run(["detect", join(dir, "a.html"), "-"], page);
    expect(same).toMatchObject({ code: 0, err: "" });
    expect(same.out).toMatch(/^(UNCHANGED|IDENTICAL|EQUAL|SAME|NONE)/i);
    const other = await run(["detect", join(dir, "a.html"), "-"], paragraphs(2, 100_000).toString());
    expect(other.out).toMatch(/^MAJOR/);
  }));

it("a wrong input ends with its line and its code, as ever", async () => {
  const { code, err } = await run(["detect", "nowhere.html", "-"]);
  expect(code).toBe(2);
  expect(err.match(/^isochron: .+$/gm)).toHaveLength(1);
});
