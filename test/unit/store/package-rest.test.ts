// A record that is removed by order is gone from all that an imported package brought.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { members, plainRecord } from "../../support/archives/odd-files.js";
import { pack } from "../../support/archives/wacz-tools.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const entry = (bytes: Buffer) => ({ bytes, isStored: true });

/** A package of another tool: its pages tell the text of each. */
async function packageOf(path: string, page: string): Promise<string> {
  const files = {
    "archive/data.warc.gz": members(plainRecord(page)),
    "pages/pages.jsonl": Buffer.from(`{"url":"http://example.org${page}","text":"private words"}\n`),
  };
  await pack(path, new Map(Object.entries(files).map(([name, bytes]) => [name, entry(bytes)])));
  return path;
}

it("warc remove takes the pages of its package along, and leaves those of others", () =>
  withTempDir(async (dir) => {
    const archive = join(dir, "archive");
    const run = async (...argv: string[]): Promise<string> => {
      const { code, out, err } = await runCli([...argv, "--archive", archive]);
      expect(code, err).toBe(0);
      return out;
    };
    const folder = join(archive, "warcs/imported");
    const packages = (): string[] => readdirSync(folder).filter((name) => name.endsWith(".wacz"));
    await run("import", await packageOf(join(dir, "one.wacz"), "/person"));
    await run("import", await packageOf(join(dir, "two.wacz"), "/other"));
    const held = packages();
    expect(held.map((name) => name.slice(0, 4)).sort()).toEqual(["one-", "two-"]);
    const { captures } = JSON.parse(await run("captures", "--json")) as { captures: { capture: string }[] };
    const url = ["--url", "http://example.org/person", "--reason", "privacy"];
    await run("warc", "remove", "--capture", captures.at(-1)!.capture, ...url);
    const kept = packages().flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".jsonl"))
        .map((file) => readFileSync(join(folder, name, file), "utf8")),
    );
    expect(kept).toEqual([expect.stringContaining("/other")]);
  }));
