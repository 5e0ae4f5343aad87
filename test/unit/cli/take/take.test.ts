import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { commitsOf, type HistoryLine } from "../../../support/take/history-commits.js";
import { makeRepository } from "../../../support/take/git-repository.js";
import { withTempDir } from "../../../support/temp-dir.js";
import { runCli } from "../../../support/test-io.js";

const AS = "https://site.example/";

/** Three months of two directories, from a fixed rule: some pages come late, some go, some return. */
function smallHistory(): HistoryLine[] {
  const start = 1_577_000_000;
  const lines: HistoryLine[] = [];
  for (let step = 0; step < 90; step++)
    for (let page = 0; page < 12; page++) {
      const isHit = (step * 7 + page * 5) % (page + 3) === 0;
      if (!isHit) continue;
      const path = page === 0 ? "index.html" : `${page % 2 ? "news" : "info/a"}/p${page}.html`;
      const before = lines.findLast((line) => line.path === path);
      const isGone = page > 8 && step % 4 === 3;
      if (isGone && (before === undefined || before.content === null)) continue;
      const content = isGone ? null : `${(step * 100 + page).toString(16).padStart(12, "0")}`;
      lines.push({ second: start + step * 86_400 + (step % 5) * 3600, path, content });
    }
  return lines.sort((a, b) => a.second - b.second || (a.path < b.path ? -1 : 1));
}

function historyFile(lines: readonly HistoryLine[]): Buffer {
  const ids = new Map<string, number>();
  const seen = new Set<string>();
  const rows = lines.map(({ second, path, content }) => {
    const isNew = !ids.has(path);
    if (isNew) ids.set(path, ids.size);
    const op = content === null ? "D" : seen.has(path) ? "M" : "A";
    if (content === null) seen.delete(path);
    else seen.add(path);
    return [second, op, ids.get(path), content ?? "000000000000", ...(isNew ? [path] : [])].join("\t");
  });
  return gzipSync(`${rows.join("\n")}\n`);
}

/** Names aside: a file's paths are paths, an archive's are addresses. */
function figures(json: string): unknown {
  const { site: _, ...report } = JSON.parse(json) as Record<string, unknown>;
  return JSON.parse(JSON.stringify(report).replaceAll(AS, "").replaceAll('"path":""', '"path":"index.html"'));
}

describe("isochron take", () => {
  test("a taken git history is mined to the very figures of the history in a file", async () => {
    await withTempDir(async (dir) => {
      const lines = smallHistory();
      await makeRepository(
        join(dir, "site.git"),
        commitsOf(lines, ({ content, path }) => `${path} ${content}`),
      );
      writeFileSync(join(dir, "site.tsv.gz"), historyFile(lines));
      const archive = join(dir, "archive");
      const taken = await runCli([
        "take",
        `git:${join(dir, "site.git")}`,
        "--as",
        AS,
        "--archive",
        archive,
        "--json",
      ]);
      expect(taken.err).toBe("");
      const { pages, versions, from, to, notes } = JSON.parse(taken.out) as Record<string, unknown>;
      expect({ pages, versions, from }).toEqual({
        pages: new Set(lines.map(({ path }) => path)).size,
        versions: lines.filter(({ content }) => content !== null).length,
        from: new Date(lines[0]!.second * 1000).toISOString(),
      });
      expect(Date.parse(to as string)).toBeGreaterThan(lines.at(-1)!.second * 1000);
      expect(notes).toHaveLength(1);
      const own = await runCli(["mine", "site.example", "--archive", archive, "--json"]);
      const lab = await runCli(["mine", join(dir, "site.tsv.gz"), "--json"]);
      expect(figures(own.out)).toEqual(figures(lab.out));
      expect((JSON.parse(lab.out) as { changes: number }).changes).toBe(lines.length);
    });
  });

  test("what was taken is found, compared and rebuilt like anything else", async () => {
    await withTempDir(async (dir) => {
      await makeRepository(join(dir, "site.git"), [
        { atSeconds: 1_600_000_000, files: { "index.html": "<title>One</title><p>the river flood" } },
        { atSeconds: 1_600_100_000, files: { "index.html": "<title>Two</title><p>the river ebb" } },
      ]);
      const archive = ["--archive", join(dir, "archive")];
      await runCli(["take", `git:${join(dir, "site.git")}`, "--as", AS, ...archive]);
      // Nothing else is there, so that it is meant where nothing is named.
      const { captures } = JSON.parse((await runCli(["captures", "--json", ...archive])).out) as {
        captures: { capture: string }[];
      };
      for (const named of [[], ["site.example"]]) {
        const report = await runCli(["report", ...named, "--json", ...archive]);
        expect(JSON.parse(report.out)).toMatchObject({ capture: captures[0]!.capture });
      }
      const found = await runCli(["search", "flood", "--json", ...archive]);
      expect(JSON.parse(found.out)).toMatchObject({ hits: [{ url: AS }] });
      const lines = await runCli(["cdx", AS, ...archive]);
      expect(lines.out.trim().split("\n")).toHaveLength(2);
      expect(await runCli(["reindex", "--json", ...archive])).toMatchObject({ code: 0 });
      expect((await runCli(["cdx", AS, ...archive])).out).toBe(lines.out);
    });
  });

  test("one that cannot be read leaves no capture behind; one that breaks on the way says that it is not whole", async () => {
    await withTempDir(async (dir) => {
      const archive = ["--archive", join(dir, "archive")];
      const none = await runCli(["take", `git:${dir}`, "--as", AS, ...archive]);
      expect(none).toMatchObject({ code: 2, out: "" });
      expect(none.err).toMatch(
        /^isochron: cannot read the git history in [^\n]*not a git repository[^\n]*\n$/,
      );
      expect(JSON.parse((await runCli(["captures", "--json", ...archive])).out)).toMatchObject({
        captures: [],
      });
      // An object is missing: what was told until then stands, and is called a part.
      const repository = join(dir, "cut.git");
      await makeRepository(repository, [
        { atSeconds: 1_600_000_000, files: { "a.html": "a", "b.html": "b" } },
        { atSeconds: 1_600_100_000, files: { "a.html": null } },
      ]);
      const blob = execFileSync("git", ["-C", repository, "rev-parse", "main:b.html"]).toString().trim();
      rmSync(join(repository, "objects", blob.slice(0, 2), blob.slice(2)));
      const cut = await runCli(["take", `git:${repository}`, "--as", AS, ...archive]);
      expect(cut).toMatchObject({ code: 2, out: "" });
      expect(cut.err).toMatch(
        /^isochron: object [0-9a-f]{40} of the git history is missing or broken: "b.html"\n$/,
      );
      const [id] = readdirSync(join(dir, "archive/captures"));
      const notes = join(dir, "archive/captures", id!, "notes.json");
      expect(readFileSync(notes, "utf8")).toContain("not whole: reading the source ended early (object");
    });
  });

  test("options of another kind of source, and addresses that are none, are refused", async () => {
    await withTempDir(async (dir) => {
      mkdirSync(join(dir, "site"));
      const call = async (...argv: string[]): Promise<string> =>
        (await runCli(["take", ...argv, "--archive", join(dir, "archive")])).err;
      const files = `files:${join(dir, "site")}`;
      expect(await call(files, "--as", "site")).toContain(
        "--as: expected an address like https://example.org/",
      );
      expect(await call("ftp:x", "--as", AS)).toContain("expected git:…, files:…, wxr:…, mediawiki:…");
      expect(await call(files, "--as", AS, "--dir", "x")).toContain(
        "--dir says nothing of files: it is for git",
      );
      expect(await call(files, "--as", AS, "--ask", "http://example.org/")).toContain(
        "expected a server on this machine",
      );
      expect(await call(files, "--as", AS, "--map", join(dir, "none.yaml"))).toContain("no such file");
      writeFileSync(join(dir, "map.yaml"), "redirect: {a: b}\n");
      expect(await call(files, "--as", AS, "--map", join(dir, "map.yaml"))).toContain("redirect");
      writeFileSync(join(dir, "map.yaml"), "types: {htm: [1]}\n");
      expect(await call(files, "--as", AS, "--map", join(dir, "map.yaml"))).toContain("types.htm");
    });
  });
});
