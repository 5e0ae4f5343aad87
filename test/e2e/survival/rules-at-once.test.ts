// Two processes that change the rules of one archive at the same time: no change is lost, and the log has no gap.
import { createHash } from "node:crypto";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { bundleForNode } from "../../support/bundle-for-node.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const EACH = 20;

async function started(script: string, dir: string, name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, dir, name, String(EACH)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout!, "data");
  return child;
}

it("keeps what both add, each under a name of its own, and tells of every change", async () => {
  const script = await bundleForNode("archives/rule-changer-process.ts");
  await withTempDir(async (dir) => {
    await (await openArchive(dir)).close();
    const children = await Promise.all(["a", "b"].map((name) => started(script, dir, name)));
    const ends = children.map((child) => once(child, "close"));
    for (const child of children) child.stdin!.write("go\n");
    expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual([0, 0]);
    const { out } = await runCli(["rules", "list", "--json", "--archive", dir]);
    const { rules } = JSON.parse(out) as { rules: { id: string; surt: string }[] };
    const expected = ["a", "b"].flatMap((name) =>
      Array.from({ length: EACH }, (_, n) => `test,${name})/${n}`),
    );
    expect(rules.map(({ surt }) => surt).sort()).toEqual(expected.sort());
    expect(new Set(rules.map(({ id }) => id)).size).toBe(2 * EACH);
    const log = readFileSync(join(dir, "access-rules.log.jsonl"), "utf8").trim().split("\n");
    const lines = log.map((line) => JSON.parse(line) as { before: string; after: string });
    expect(lines).toHaveLength(2 * EACH);
    // Each begins where the one before has ended, up to the file that is there.
    expect(lines.slice(1).map(({ before }) => before)).toEqual(lines.slice(0, -1).map(({ after }) => after));
    const bytes = readFileSync(join(dir, "access-rules.json"));
    expect(lines.at(-1)!.after).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
  rmSync(dirname(script), { recursive: true, force: true });
});
