// The built program: a verb starts itself and nothing else. What is bundled for threads and processes of their own once
// lay in a file that verbs loaded, and took their signals and their standard input.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withTempDir } from "../../../support/temp-dir.js";

const BIN = fileURLToPath(new URL("../../../../dist/cli/bin.js", import.meta.url));
const FILE = fileURLToPath(
  new URL(
    "../../../fixtures/archive-0.1.0/ended/warcs/living.test/20260105110110457-00001.warc.gz",
    import.meta.url,
  ),
);

it("an import says nothing that is not its own", () =>
  withTempDir(async (dir) => {
    const argv = [BIN, "import", FILE, "--archive", join(dir, "archive")];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout).toContain("imported");
    expect(status).toBe(0);
  }));
