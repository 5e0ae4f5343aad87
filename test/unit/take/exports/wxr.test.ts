import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { instant, parsePageUrl, type Instant } from "../../../../src/model/index.js";
import { openWxrSource } from "../../../../src/take/exports/wxr-source.js";
import { wxrSpans } from "../../../../src/take/exports/wxr-spans.js";
import { rowsOf, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://new.example/blog/")!;
const NOW = instant(Date.parse("2026-01-01T00:00:00Z"));
const day = (n: number): number => Date.parse(`2020-01-${String(n).padStart(2, "0")}T00:00:00Z`);
const EXPORTED = Date.parse("2020-02-01T00:00:00Z");

interface Item {
  readonly id: number;
  readonly type?: string;
  readonly status?: string;
  readonly parent?: number;
  readonly name?: string;
  readonly link?: string;
  readonly date?: string;
  readonly modified?: string;
  readonly password?: string;
  readonly content: string;
}

function itemXml({
  id,
  type = "post",
  status = "publish",
  parent = 0,
  name = "x",
  link = `https://old.example/p${id}/`,
  ...rest
}: Item): string {
  const modified =
    rest.modified === undefined ? "" : `<wp:post_modified_gmt>${rest.modified}</wp:post_modified_gmt>`;
  return `<item><title>T&amp;${parent === 0 ? id : parent}</title><link>${link}</link><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt><![CDATA[${rest.date ?? "2020-01-01 00:00:00"}]]></wp:post_date_gmt>${modified}
<wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent>
<wp:post_type><![CDATA[${type}]]></wp:post_type><wp:post_password>${rest.password ?? ""}</wp:post_password>
<wp:postmeta><wp:meta_key>content:encoded</wp:meta_key><wp:meta_value><![CDATA[not this]]></wp:meta_value></wp:postmeta>
<content:encoded><![CDATA[${rest.content}]]></content:encoded></item>`;
}

function wxr(items: readonly Item[], head = "<pubDate>Sat, 01 Feb 2020 00:00:00 +0000</pubDate>"): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>\n<!-- made by WordPress -->\n<rss version="2.0"><channel>
<link>https://old.example</link>${head}<wp:base_blog_url>https://old.example</wp:base_blog_url>
${items.map(itemXml).join("\n")}\n</channel></rss>\n`;
}

async function take(
  text: string | Buffer,
  at: Instant | null = null,
): Promise<{ rows: Row[]; notes: string }> {
  return withTempDir(async (dir) => {
    const file = join(dir, "export.xml");
    writeFileSync(file, text);
    const source = await openWxrSource({ file, root, at }, NOW);
    return { rows: await rowsOf(source), notes: source.notes().join("\n") };
  });
}

const short = ({ url, from, to, text }: Row): readonly unknown[] => [
  url.slice(root.length),
  from,
  to,
  text.split("\n")[4],
];

describe("a WordPress export", () => {
  test("a post lived as its revisions say, from its publication to the export", async () => {
    const { rows } = await take(
      wxr([
        { id: 1, date: "2020-01-02 00:00:00", content: "<p>three</p>" },
        {
          id: 11,
          type: "revision",
          status: "inherit",
          parent: 1,
          date: "2020-01-01 00:00:00",
          content: "<p>one</p>",
        },
        {
          id: 12,
          type: "revision",
          status: "inherit",
          parent: 1,
          date: "2020-01-05 00:00:00",
          content: "<p>two</p>",
        },
        {
          id: 13,
          type: "revision",
          status: "inherit",
          parent: 1,
          date: "2020-01-09 00:00:00",
          content: "<p>three</p>",
        },
        {
          id: 14,
          type: "revision",
          status: "inherit",
          parent: 1,
          name: "1-autosave-v1",
          date: "2020-01-07 00:00:00",
          content: "draft",
        },
      ]),
    );
    expect(rows.map(short)).toEqual([
      ["p1/", day(2), day(5) - 1, "<p>one</p>"],
      ["p1/", day(5), day(9) - 1, "<p>two</p>"],
      ["p1/", day(9), EXPORTED, "<p>three</p>"],
    ]);
  });

  test("only what dates allow is told", () => {
    const at = (n: number): Instant => instant(n);
    const revision = (id: string, digest: string, savedAt: number) => ({ id, digest, savedAt: at(savedAt) });
    const post = {
      id: "p",
      digest: "c",
      savedAt: null,
      publishedAt: at(10),
      modifiedAt: at(40),
      revisions: [],
    };
    const spans = (patch: object): unknown[] =>
      [...wxrSpans({ ...post, ...patch }, at(100))].map(([id, { from, to }]) => [id, from, to]);
    expect(spans({})).toEqual([["p", 40, 100]]);
    expect(spans({ modifiedAt: null })).toEqual([["p", 100, 100]]);
    // The last revision is the post: it has been so since.
    expect(spans({ revisions: [revision("a", "a", 5), revision("c", "c", 30)] })).toEqual([
      ["a", 10, 29],
      ["p", 30, 100],
    ]);
    // Another content was saved after the last revision: when the revision ended, nobody kept.
    expect(spans({ revisions: [revision("b", "b", 20)] })).toEqual([
      ["b", 20, 20],
      ["p", 40, 100],
    ]);
    // Changed before its last revision was saved: the dates contradict each other.
    expect(spans({ revisions: [revision("b", "b", 60)] })).toEqual([
      ["b", 60, 60],
      ["p", 100, 100],
    ]);
    // Two in one second: the first is not known to have stood.
    expect(
      spans({ revisions: [revision("a", "a", 20), revision("b", "b", 20), revision("c", "c", 30)] }),
    ).toEqual([
      ["b", 20, 29],
      ["p", 30, 100],
    ]);
  });

  test("what is not published, or no post, is counted and left out", async () => {
    const { rows, notes } = await take(
      wxr([
        { id: 1, modified: "2020-01-03 00:00:00", content: "shown" },
        { id: 2, status: "draft", content: "draft" },
        { id: 3, status: "private", content: "private" },
        { id: 4, password: "geheim", content: "secret" },
        { id: 5, type: "attachment", content: "picture" },
        { id: 6, link: "https://elsewhere.example/x/", content: "elsewhere" },
        { id: 7, date: "0000-00-00 00:00:00", content: "undated" },
        { id: 8, link: "https://old.example/same/", content: "one" },
        { id: 9, link: "https://old.example/same/", content: "two" },
      ]),
    );
    expect(rows.map(short)).toEqual([["p1/", day(3), EXPORTED, "shown"]]);
    for (const line of [
      "3 items not told: not published",
      "1 item not told: of type attachment",
      "1 item not told: addresses outside",
      "1 item not told: without a date",
      "2 items not told: several at one address",
    ])
      expect(notes).toContain(line);
  });

  test("a page is a minimal one, whose title cannot break out", async () => {
    const { rows } = await take(
      gzipSync(wxr([{ id: 1, content: "<b>x</b>" }]).replace("T&amp;1", "&lt;script&gt;")),
    );
    expect(rows[0]!.text).toBe(
      '<!doctype html>\n<meta charset="utf-8">\n<title>&lt;script&gt;</title>\n<h1>&lt;script&gt;</h1>\n<b>x</b>\n',
    );
  });

  test("hostile and broken files end in one line that names the line", async () => {
    const good = wxr([{ id: 1, content: "x" }]);
    const cases: readonly (readonly [string | Buffer, RegExp])[] = [
      [
        good.replace("<rss", '<!DOCTYPE r [<!ENTITY a "aaaa">]>\n<rss'),
        /export\.xml, line 3: it has a document type/,
      ],
      [good.slice(0, 600), /export\.xml, line \d+: the file ends inside <[\w:]+>: it is cut off/],
      [good.replace("</item>", ""), /line 11: <item> has no end/],
      [
        good.replace("<rss", "<html").replace("</rss>", "</html>"),
        /line 3: no WordPress export: it begins with <html>/,
      ],
      ["<a>".repeat(100), /line 1: no WordPress export/],
      [
        good.replace("<item>", "<item>" + "<i>".repeat(100)),
        /line 5: more than 64 elements within each other/,
      ],
      [good.replace("UTF-8", "ISO-8859-1"), /line 1: it is written in "ISO-8859-1"/],
      ["", /line 1: there is no XML in it/],
      [Buffer.from("BZh91AY"), /unpack it first \(bunzip2/],
      [gzipSync(good).subarray(0, 100), /unexpected end of file/],
    ];
    for (const [text, error] of cases) await expect(take(text), String(error)).rejects.toThrow(error);
  });
});
