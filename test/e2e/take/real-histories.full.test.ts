// Real histories rebuilt as git repositories: what is told of them equals them line by line.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createBrotliDecompress } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parsePageUrl } from "../../../src/model/index.js";
import { PLAIN_RULES } from "../../../src/take/address/site-rules.js";
import { openGitSource } from "../../../src/take/git/git-source.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { makeRepository } from "../../support/take/git-repository.js";
import {
  commitsOf,
  expectedVersions,
  historyLines,
  type HistoryLine,
} from "../../support/take/history-commits.js";
import { steppingClock } from "../../support/take/read-source.js";
import { withTempDir } from "../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;
const NOW = Date.parse("2026-11-01T00:00:00Z");
/** Index names aside, so that a path is its address. */
const rules = { ...PLAIN_RULES, indexNames: [] };

/** Every version that is told, as `path from to current content`, sorted; contents of pages by their hash. */
async function told(
  dir: string,
  contentOf: (bytes: Buffer) => string,
): Promise<{ rows: string[]; notes: string }> {
  const source = await openGitSource({ dir, branch: "main", folder: "", root, rules }, steppingClock(NOW));
  const rows: string[] = [];
  for await (const { content, told: span } of source.versions()) {
    const path = decodeURIComponent(content.url.slice(root.length));
    if (!(content.bytes instanceof Uint8Array)) throw new Error(`${path} is too long for this test`);
    rows.push(
      rowOf(path, span.from, span.to, {
        isCurrent: span.isCurrent === true,
        content: contentOf(Buffer.from(content.bytes)),
      }),
    );
  }
  return { rows: rows.sort(), notes: source.notes().join("\n") };
}

function rowOf(
  path: string,
  from: number,
  to: number,
  rest: { isCurrent: boolean; content: string },
): string {
  return `${path} ${from} ${to} ${rest.isCurrent} ${rest.content}`;
}

function expected(lines: readonly HistoryLine[]): string[] {
  // Servers hide what begins with a dot, and so does the reader.
  const shown = lines.filter(({ path }) => !/(^|\/)\.(?!well-known)/.test(path));
  return expectedVersions(shown, NOW)
    .map(({ path, from, to, isCurrent, content }) => rowOf(path, from, to, { isCurrent, content }))
    .sort();
}

describe.skipIf(!sharedData)("real histories as git repositories (skipped: no data)", () => {
  for (const [name, least] of [
    ["kafka-site", 50_000],
    ["curl-www", 10_000],
    ["apache-www", 40_000],
  ] as const)
    test(
      `${name}: versions and life spans equal the history line by line`,
      { timeout: 120_000 },
      async () => {
        await withTempDir(async (dir) => {
          const lines = historyLines(join(sharedData!, "histories", `${name}.tsv.gz`));
          await makeRepository(
            dir,
            commitsOf(lines, ({ path, content }) => `${content} ${path}`),
          );
          const { rows } = await told(dir, (bytes) => bytes.toString("utf8").split(" ")[0]!);
          const want = expected(lines);
          // Not `toEqual` of fifty thousand rows: the first that differs says enough.
          expect(rows.find((row, i) => row !== want[i])).toBe(undefined);
          expect(rows).toHaveLength(want.length);
          expect(lines.length).toBeGreaterThan(least);
        });
      },
    );

  for (const [name, least] of [
    ["rust-blog-html", 2_300],
    ["apache-www", 6_000],
  ] as const)
    test(`${name}: pages with their real HTML`, { timeout: 120_000 }, async () => {
      await withTempDir(async (dir) => {
        const { lines, texts } = await packOf(join(sharedData!, "pages", `${name}.jsonl.br`));
        await makeRepository(
          dir,
          commitsOf(lines, ({ content }) => texts.get(content!)!),
        );
        const { rows } = await told(dir, hashOf);
        const want = expected(lines);
        expect(rows.find((row, i) => row !== want[i])).toBe(undefined);
        expect(rows).toHaveLength(want.length);
        expect(rows.length).toBeGreaterThan(least);
      });
    });
});

function hashOf(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** A pack's lines in order of time, and its texts by their hash. */
async function packOf(file: string): Promise<{ lines: HistoryLine[]; texts: Map<string, string> }> {
  const lines: HistoryLine[] = [];
  const texts = new Map<string, string>();
  const input = createReadStream(file).pipe(createBrotliDecompress());
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === "") continue;
    const { t, path, html } = JSON.parse(line) as { t: number; path: string; html?: string };
    const content = html === undefined ? null : hashOf(html);
    if (content !== null) texts.set(content, html!);
    lines.push({ second: t, path, content });
  }
  return { lines: lines.sort((a, b) => a.second - b.second), texts };
}
