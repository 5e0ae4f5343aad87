import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { instant, parsePageUrl, type Instant } from "../../../../src/model/index.js";
import { wikiAddresses } from "../../../../src/take/exports/mediawiki-address.js";
import { openWikiSource } from "../../../../src/take/exports/mediawiki-source.js";
import { rowsOf, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://wiki.example/")!;
const NOW = instant(Date.parse("2026-01-01T00:00:00Z"));
const at = (second: number): string => new Date(second * 1000).toISOString().replace(".000Z", "Z");

interface Rev {
  readonly second: number;
  readonly text: string | null;
}

function page(title: string, revisions: readonly Rev[]): string {
  const all = revisions.map(({ second, text }, i) => {
    const body =
      text === null
        ? '<text deleted="deleted" />'
        : `<text bytes="${text.length}" xml:space="preserve">${text}</text>`;
    return `<revision><id>${100 + i}</id><timestamp>${at(second)}</timestamp><contributor><username>U</username><id>7</id></contributor><format>text/x-wiki</format>${body}</revision>`;
  });
  return `<page><title>${title}</title><ns>0</ns><id>1</id>${all.join("\n")}</page>`;
}

async function take(
  pages: readonly string[],
  made: Instant | null = null,
): Promise<{ rows: Row[]; notes: string }> {
  const text = `<mediawiki xml:lang="en"><siteinfo><sitename>W</sitename><base>https://old.example/wiki/Main_Page</base></siteinfo>\n${pages.join("\n")}</mediawiki>`;
  return withTempDir(async (dir) => {
    const file = join(dir, "dump.xml");
    writeFileSync(file, text);
    const source = await openWikiSource({ file, root, at: made }, NOW);
    return { rows: await rowsOf(source), notes: source.notes().join("\n") };
  });
}

const short = ({ url, from, to, text }: Row): readonly unknown[] => [
  url.slice(root.length),
  from / 1000,
  to / 1000,
  text,
];

describe("a MediaWiki dump", () => {
  test("every revision lives until the next; the last one as long as is known", async () => {
    const pages = [
      page("Main Page", [
        { second: 100, text: "one &amp; only" },
        { second: 200, text: "two" },
      ]),
      page("A/b: (c)?", [{ second: 150, text: "#REDIRECT [[Main Page]]" }]),
    ];
    const { rows, notes } = await take(pages);
    expect(rows.map(short)).toEqual([
      ["wiki/A/b:_(c)%3F", 150, 150, "#REDIRECT [[Main Page]]"],
      ["wiki/Main_Page", 100, 199.999, "one & only"],
      ["wiki/Main_Page", 200, 200, "two"],
    ]);
    expect(rows[0]!.contentType).toBe("text/x-wiki; charset=utf-8");
    expect(notes).toContain("the dump does not say when it was made");
    const known = await take(pages, instant(500_000));
    expect(known.rows.filter(({ isCurrent }) => isCurrent).map(({ to }) => to)).toEqual([500_000, 500_000]);
  });

  test("pages whose time stamps contradict each other, or that share an address, tell nothing", async () => {
    const { rows, notes } = await take([
      page("Imported", [
        { second: 100, text: "a" },
        { second: 50, text: "b" },
        { second: 200, text: "c" },
      ]),
      page("Future", [
        { second: 100, text: "a" },
        { second: 4_000_000_000, text: "b" },
      ]),
      page("Twice", [{ second: 100, text: "a" }]),
      page("Good", [{ second: 100, text: "good" }]),
      page("Twice", [{ second: 200, text: "b" }]),
    ]);
    expect(rows.map(short)).toEqual([["wiki/Good", 100, 100, "good"]]);
    expect(notes).toContain(
      "2 pages not told: their time stamps contradict each other, or lie in the future: Imported, Future",
    );
    expect(notes).toContain("1 page not told: several at one address: Twice");
  });

  test("hidden texts end what was before, and are not told", async () => {
    const { rows, notes } = await take([
      page("P", [
        { second: 100, text: "a" },
        { second: 200, text: null },
        { second: 300, text: "c" },
        { second: 300, text: "d" },
      ]),
    ]);
    expect(rows.map(short)).toEqual([
      ["wiki/P", 100, 199.999, "a"],
      ["wiki/P", 300, 300, "d"],
    ]);
    expect(notes).toContain("1 revision not told: the dump does not hold their text: P 101");
    expect(notes).toContain("1 revision not told: replaced within the second of their saving: P 102");
  });

  test("addresses follow the pattern of the main page's", () => {
    const of = (base: string): string | null => wikiAddresses(base, root)("Füße & Co");
    expect(of("https://x.example/wiki/Main_Page")).toBe("https://wiki.example/wiki/F%C3%BC%C3%9Fe_%26_Co");
    expect(of("https://x.example/w/index.php?title=Main_Page")).toBe(
      "https://wiki.example/w/index.php?title=F%C3%BC%C3%9Fe_%26_Co",
    );
    expect(of("https://x.example/Main_Page")).toBe("https://wiki.example/F%C3%BC%C3%9Fe_%26_Co");
    expect(of("nonsense")).toBe("https://wiki.example/wiki/F%C3%BC%C3%9Fe_%26_Co");
  });
});
