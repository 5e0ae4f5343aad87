// A share of the mutants, by a pinned lot, put in force one by one; `npm run mutate` takes all of them.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../scripts/mutate.mjs", import.meta.url));

it("twelve mutants by lot are all noticed by the tests responsible for them", { timeout: 900_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, "--sample", "12", "--seed", "20260105"], {
    encoding: "utf8",
  });
  console.log(stdout);
  expect(stdout).toContain("12 of 12 mutants killed");
  expect(status).toBe(0);
});
