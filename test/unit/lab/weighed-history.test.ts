// A history with pages: each change weighs what the detector finds in it.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readWeighedHistory } from "#lab/histories/weighed-history.js";
import { watchedHistory } from "#lab/experiments/watch/watched-site.js";
import { withTempDir } from "../../support/temp-dir.js";

const DAY = 86_400;
const page = (text: string, mark = ""): string =>
  `<html><head><title>Page</title>${mark}</head><body><main><h1>Page</h1><p>${text}</p></main></body></html>`;
const WORDS = "The harbour office opens at eight and closes when the last boat of the day has left the quay.";

it("an edit of markup weighs nothing, one of words weighs something, coming and going weigh one", () =>
  withTempDir(async (dir) => {
    const lines = [
      // In order of paths, as page packs are.
      { t: 0, op: "A", path: "a.html", html: page(WORDS) },
      { t: 100 * DAY, op: "M", path: "a.html", html: page(WORDS, `<meta name="build" content="2">`) },
      { t: 101 * DAY, op: "M", path: "a.html", html: page("All boats are gone. The office is closed.") },
      { t: 102 * DAY, op: "D", path: "a.html" },
      { t: 5, op: "A", path: "b.html", html: page(WORDS) },
      { t: 6, op: "M", path: "b.html", html: page("Changed before anybody watched.") },
      { t: 103 * DAY, op: "M", path: "b.html", html: page("The last event, at the very end.") },
    ];
    const file = join(dir, "pack.jsonl");
    await writeFile(file, `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
    const { history, importance } = await readWeighedHistory(file, 50);
    expect(history.name).toBe("pack");
    const weights = [...importance];
    expect(weights.filter((_, event) => event !== 4 && event !== 6)).toEqual([1, 1, 1, 0, 1]);
    expect(weights[4]).toBeGreaterThan(0.1);
    const { lives, gone } = watchedHistory(history, { days: 50, importance });
    expect([...lives.importance]).toEqual([1, 0, weights[4], 1, 1]);
    expect([...gone]).toEqual([0, 0, 0, 1, 0]);
  }));
