import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parsePageUrl } from "../../../../src/model/index.js";
import { PLAIN_RULES, type SiteRules } from "../../../../src/take/address/site-rules.js";
import { openGitSource } from "../../../../src/take/git/git-source.js";
import { makeRepository, type MadeCommit } from "../../../support/take/git-repository.js";
import { rowsOf, steppingClock, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;
const NOW = 2_000_000_000_000;

interface Taken {
  readonly rows: Row[];
  readonly notes: readonly string[];
}

async function take(dir: string, { folder = "", rules = PLAIN_RULES, branch = "main" } = {}): Promise<Taken> {
  const source = await openGitSource({ dir, branch, folder, root, rules }, steppingClock(NOW));
  const rows = await rowsOf(source);
  return { rows, notes: source.notes() };
}

async function taken(
  commits: readonly MadeCommit[],
  options: { folder?: string; rules?: SiteRules } = {},
): Promise<Taken> {
  return withTempDir(async (dir) => {
    await makeRepository(dir, commits);
    return take(dir, options);
  });
}

const short = ({ url, from, to, text }: Row): readonly unknown[] => [
  url.slice(root.length - 1),
  from,
  to,
  text,
];

describe("a git history", () => {
  test("versions live from their commit to the last instant before the next", async () => {
    const { rows } = await taken([
      { atSeconds: 100, files: { "index.html": "one", "a.html": "a" } },
      { atSeconds: 200, files: { "index.html": "two" } },
      { atSeconds: 300, files: { "a.html": null } },
      { atSeconds: 400, files: { "a.html": "a" } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/", 100_000, 199_999, "one"],
      ["/", 200_000, NOW, "two"],
      ["/a.html", 100_000, 299_999, "a"],
      ["/a.html", 400_000, NOW, "a"],
    ]);
    expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, true]);
    expect(rows[0]!.contentType).toBe("text/html");
    expect(rows[0]!.origin).toMatch(/^commit [0-9a-f]{40} index\.html$/);
  });

  test("a merge shows what the branch itself became, when it was merged", async () => {
    const { rows } = await taken([
      { atSeconds: 100, files: { "a.html": "a" } },
      { atSeconds: 300, files: { "b.html": "b2" }, merged: { atSeconds: 200, files: { "b.html": "b1" } } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/a.html", 100_000, NOW, "a"],
      ["/b.html", 300_000, NOW, "b2"],
    ]);
  });

  test("a renamed file ends at its old address and begins at its new one, which names the old", async () => {
    const { rows } = await taken([
      { atSeconds: 100, files: { "old.html": "same bytes" } },
      { atSeconds: 200, files: { "old.html": null, "new.html": "same bytes" } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/new.html", 200_000, NOW, "same bytes"],
      ["/old.html", 100_000, 199_999, "same bytes"],
    ]);
    expect(rows[0]!.origin).toContain("new.html, before it old.html");
  });

  test("only the published folder is taken, at the root", async () => {
    const { rows } = await taken(
      [{ atSeconds: 100, files: { "public/a.html": "a", "publication.html": "no", "src/a.html": "no" } }],
      { folder: "public" },
    );
    expect(rows.map(short)).toEqual([["/a.html", 100_000, NOW, "a"]]);
  });

  test("what lived for less than a second is not told, and counted", async () => {
    const { rows, notes } = await taken([
      { atSeconds: 100, files: { "a.html": "one" } },
      { atSeconds: 200, files: { "a.html": "two" } },
      { atSeconds: 200, files: { "a.html": "three" } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/a.html", 100_000, 199_999, "one"],
      ["/a.html", 200_000, NOW, "three"],
    ]);
    expect(notes).toContain("1 version not told: replaced within the second of their commit: a.html");
  });

  test("dates that contradict each other shorten what is told, and never lengthen it", async () => {
    const { rows, notes } = await taken([
      { atSeconds: 100, files: { "a.html": "one" } },
      { atSeconds: 200, files: { "b.html": "b" } },
      { atSeconds: 5, files: { "a.html": "two" } },
      { atSeconds: 300, files: { "b.html": "c" } },
      { atSeconds: 400, files: { "a.html": "three" } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/a.html", 100_000, 199_999, "one"],
      ["/a.html", 300_000, 399_999, "two"],
      ["/a.html", 400_000, NOW, "three"],
      ["/b.html", 200_000, 299_999, "b"],
      ["/b.html", 300_000, NOW, "c"],
    ]);
    expect(notes.join("\n")).toContain("the dates of 1 of 5 commits contradict others");
  });

  test("two files at one address tell nothing until one is left", async () => {
    const { rows, notes } = await taken([
      { atSeconds: 100, files: { "index.html": "html" } },
      { atSeconds: 200, files: { "index.htm": "htm" } },
      { atSeconds: 300, files: { "index.htm": "htm 2" } },
      { atSeconds: 400, files: { "index.html": null } },
      { atSeconds: 500, files: { "index.htm": null, "index.html": "again" } },
    ]);
    expect(rows.map(short)).toEqual([
      ["/", 100_000, 199_999, "html"],
      ["/", 400_000, 499_999, "htm 2"],
      ["/", 500_000, NOW, "again"],
    ]);
    expect(notes.join("\n")).toContain(
      "1 change not told while another file was published at the same address",
    );
  });

  test("names of any bytes have addresses of their own; hidden files have none", async () => {
    const names = ["with space.html", "new\nline.html", "q?#%41.html", "grüße/日本.html", "a\\b.html"];
    const { rows, notes } = await taken([
      {
        atSeconds: 100,
        files: { ...Object.fromEntries(names.map((name) => [name, name])), ".env": "secret", ".git2/x": "x" },
      },
    ]);
    expect(rows.map(({ url }) => url)).toEqual([
      "https://site.example/a%5Cb.html",
      "https://site.example/gr%C3%BC%C3%9Fe/%E6%97%A5%E6%9C%AC.html",
      "https://site.example/new%0Aline.html",
      "https://site.example/q%3F%23%2541.html",
      "https://site.example/with%20space.html",
    ]);
    expect(notes.join("\n")).toContain("2 changes not told: hidden");
    expect(rows.map(({ text }) => Buffer.from(text, "latin1").toString()).sort()).toEqual(names.toSorted());
  });

  test("long files are read in pieces, more than once", async () => {
    const long = Buffer.alloc((1 << 20) + 7, "0123456789");
    const { rows } = await taken([
      { atSeconds: 100, files: { "long.bin": long, "next.html": "next" } },
      { atSeconds: 200, files: { "long.bin": "short" } },
    ]);
    expect(rows[0]!.text).toBe(long.toString("latin1"));
    expect(rows[0]!.contentType).toBe("application/octet-stream");
    expect(rows.slice(1).map(({ text }) => text)).toEqual(["short", "next"]);
  });

  test("no repository, no branch and no git directory around are said in one line", async () => {
    await withTempDir(async (dir) => {
      const inside = join(dir, "no-repository");
      await makeRepository(dir, [{ atSeconds: 1, files: { a: "a" } }]);
      execFileSync("mkdir", [inside]);
      await expect(take(inside)).rejects.toThrow(/cannot read the git history in .*not a git repository/);
      await expect(take(join(dir, "missing"))).rejects.toThrow(/cannot read the git history/);
      await expect(take(dir, { branch: "--output=/tmp/x" })).rejects.toThrow(/no commit at "--output/);
      await expect(take(dir, { branch: "nobody" })).rejects.toThrow(/name a branch with --branch/);
    });
  });

  test("nothing that a repository names is run", async () => {
    await withTempDir(async (dir) => {
      await makeRepository(dir, [
        { atSeconds: 100, files: { "a.html": "a", ".gitattributes": "*.html filter=evil diff=evil\n" } },
        { atSeconds: 200, files: { "a.html": "b" } },
      ]);
      const [program, mark] = [join(dir, "evil.sh"), join(dir, "was-run")];
      writeFileSync(program, `#!/bin/sh\ntouch ${mark}\nexit 1\n`);
      chmodSync(program, 0o755);
      const keys = ["core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.evil.textconv"];
      const more = ["filter.evil.smudge", "filter.evil.process", "gpg.program", "core.alternateRefsCommand"];
      for (const key of [...keys, ...more]) execFileSync("git", ["-C", dir, "config", key, program]);
      execFileSync("git", ["-C", dir, "config", "log.showSignature", "true"]);
      execFileSync("git", ["-C", dir, "config", "core.repositoryFormatVersion", "1"]);
      execFileSync("git", ["-C", dir, "config", "extensions.partialClone", "evil"]);
      execFileSync("git", ["-C", dir, "config", "remote.evil.promisor", "true"]);
      execFileSync("git", ["-C", dir, "config", "remote.evil.url", dir]);
      execFileSync("git", ["-C", dir, "config", "remote.evil.uploadpack", program]);
      const { rows } = await take(dir);
      expect(rows.map(({ text }) => text)).toEqual(["a", "b"]);
      // A blob that is missing is not fetched from where the repository says.
      const blob = execFileSync("git", ["-C", dir, "rev-parse", "main:a.html"]).toString().trim();
      rmSync(join(dir, "objects", blob.slice(0, 2), blob.slice(2)));
      await expect(take(dir)).rejects.toThrow(/missing|broken|cannot read the git history/);
      expect(existsSync(mark)).toBe(false);
      // Plain git would have run it: the trap is one.
      spawnSync("git", ["-C", dir, "cat-file", "--batch"], { input: `${blob}\n` });
      expect(existsSync(mark)).toBe(true);
    });
  });
});
