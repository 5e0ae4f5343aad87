// The example of the package's own interface: run as a user would, from what is built.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const EXAMPLE = fileURLToPath(new URL("../../../examples/capture.mjs", import.meta.url));

function run(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [EXAMPLE, ...args], {
    env: { ...process.env, ALLOW_PRIVATE: "1", DELAY_MS: "1" },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

it("captures a site with the package's exports, and its certificate is true", () =>
  withTempDir(async (dir) => {
    const site = await startLivingSite({ preset: "plain", pages: 12, seed: 4 });
    try {
      const { code, out, err } = await run([site.url, dir]);
      expect(code, err).toBe(0);
      const [summary, certificate] = out.trim().split("\n");
      expect(summary).toMatch(/^\d+ of \d+ pages seen identical before and after 20/);
      expect(existsSync(certificate!)).toBe(true);
      const verified = await runCli(["verify", certificate!, "--archive", dir]);
      expect(verified.code, verified.out + verified.err).toBe(0);
    } finally {
      await site.close();
    }
  }));
