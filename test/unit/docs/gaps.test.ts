// No page has a gap that somebody meant to fill: tables have rows, and nothing stands in for what is to come.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const DELIMITER = /^\|(?: *:?-+:? *\|)+$/;
/** A word in capitals that is a line of its own, and the usual marks. */
const STAND_IN = /^[A-Z][A-Z_\d]+$|\b(?:TODO|TBD|FIXME|XXX)\b/;

/** Lines of a page at which something is missing; code is no prose. */
function gapsIn(text: string): string[] {
  const lines = text.replace(/^```[^]*?^```/gm, "").split("\n");
  return lines.filter(
    (line, i) => STAND_IN.test(line) || (DELIMITER.test(line) && !lines[i + 1]?.startsWith("|")),
  );
}

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

describe("pages", () => {
  it.each(pages)("%s has no gap", (page) => {
    expect(gapsIn(readFileSync(join(ROOT, page), "utf8"))).toEqual([]);
  });

  it("with gaps are found", () => {
    const table = "| a | b |\n|---|:--|\n";
    expect(gapsIn(`${table}| 1 | 2 |\n`)).toEqual([]);
    expect(gapsIn(`${table}TWO\n\n${table}`)).toEqual(["|---|:--|", "TWO", "|---|:--|"]);
    expect(gapsIn("as measured: TBD\n")).toHaveLength(1);
  });
});
