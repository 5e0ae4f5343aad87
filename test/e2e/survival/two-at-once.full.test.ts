// Two captures that begin together in one archive: an archive has one writer, and the other one says so and harms nothing.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));

function capture(url: string, dir: string): Promise<{ code: number | null; err: string }> {
  const options = ["--allow-private", "--delay", "5ms", "--archive", dir, "--progress", "none", "--json"];
  const child = spawn(process.execPath, [BIN, "capture", url, ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  child.stderr.on("data", (bytes: Buffer) => void (err += bytes.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, err })));
}

it.each(["the same site", "two sites"])("of %s: each is whole, or refused in one line", async (which) => {
  const sites = [
    await startLivingSite({ preset: "plain", pages: 12, seed: 1 }),
    await startLivingSite({ preset: "plain", pages: 12, seed: 2 }),
  ] as const;
  const urls = [sites[0].url, which === "two sites" ? sites[1].url : sites[0].url];
  try {
    await withTempDir(async (dir) => {
      const ended = await Promise.all(urls.map((url) => capture(url, dir)));
      const whole = ended.filter(({ code }) => code === 0);
      expect(whole.length).toBeGreaterThanOrEqual(1);
      for (const { err } of ended.filter(({ code }) => code !== 0))
        expect(err).toMatch(/^isochron: another process is writing to .*: wait for it to end.*\n$/);
      const { captures } = JSON.parse((await runCli(["captures", "--json", "--archive", dir])).out) as {
        captures: { capture: string; phase: string }[];
      };
      expect(captures.map(({ phase }) => phase)).toEqual(whole.map(() => "finished"));
      for (const { capture: id } of captures)
        expect((await runCli(["verify", id, "--archive", dir])).code).toBe(0);
    });
  } finally {
    for (const site of sites) await site.close();
  }
});
