// Queries of links on pages that are not in UTF-8, as the URL standard's "percent-encode after encoding" has them.
import { describe, expect, it } from "vitest";
import { decodeText, pageLinks } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { decodeAs } from "../../../src/formats/html/charset.js";
import { linkInCharset } from "../../../src/formats/urls/query-encoding.js";

const BASE = parsePageUrl("http://a.example/dir/")!;
const asked = (link: string, charset: string): string => new URL(linkInCharset(link, charset), BASE).href;

describe("the query of a link", () => {
  it.each([
    ["windows-1251", "?q=тест", "?q=%F2%E5%F1%F2"],
    ["koi8-r", "?q=тест", "?q=%D4%C5%D3%D4"],
    ["windows-1252", "?q=€ü", "?q=%80%FC"],
    ["iso-8859-2", "?q=ł", "?q=%B3"],
    ["shift_jis", "?q=日本", "?q=%93%FA%96{"],
    ["shift_jis", "?q=ｱ¥", "?q=%B1\\"],
    ["shift_jis", "?q=ソ", "?q=%83\\"],
    ["euc-jp", "?q=日本ｱ", "?q=%C6%FC%CB%DC%8E%B1"],
    ["iso-2022-jp", "?q=日本x", "?q=%1B$BF|K\\%1B(Bx"],
    ["euc-kr", "?q=한국", "?q=%C7%D1%B1%B9"],
    ["big5", "?q=中文", "?q=%A4%A4%A4%E5"],
    ["gbk", "?q=中文€", "?q=%D6%D0%CE%C4%80"],
    ["gb18030", "?q=中文€", "?q=%D6%D0%CE%C4%A2%E3"],
    ["gb18030", "?q=\u{1f600}\u00a5", "?q=%949%FC6%810%846"],
    ["x-user-defined", "?q=\uf7e9", "?q=%E9"],
    ["utf-16le", "?q=é", "?q=%C3%A9"],
    ["replacement", "?q=é", "?q=%C3%A9"],
    ["utf-8", "?q=é", "?q=%C3%A9"],
  ])("in %s: %s is asked for as %s", (charset, link, expected) => {
    expect(asked(link, charset)).toBe(`http://a.example/dir/${expected}`);
  });

  it("has what cannot be written as a character reference, percent-encoded", () => {
    expect(asked("?q=я€😀", "iso-8859-5")).toBe("http://a.example/dir/?q=%EF%26%238364%3B%26%23128512%3B");
    expect(asked("?q=日😀", "iso-2022-jp")).toBe("http://a.example/dir/?q=%1B$BF|%1B(B%26%23128512%3B");
  });

  it("alone is in the page's encoding: host and path are in UTF-8, and the fragment is not asked for", () => {
    expect(asked("http://тест.example/тест?т#т", "windows-1251")).toBe(
      "http://xn--e1aybc.example/%D1%82%D0%B5%D1%81%D1%82?%F2#%D1%82",
    );
    expect(asked("тест#?т", "windows-1251")).toBe("http://a.example/dir/%D1%82%D0%B5%D1%81%D1%82#?%D1%82");
  });

  it("comes back as the bytes that the page had, character for character", () => {
    for (const [charset, bytes] of PAGE_BYTES) {
      const text = decodeAs(charset, Uint8Array.from(bytes));
      expect(text, charset).not.toContain("\ufffd");
      const query = linkInCharset(`?${text}`, charset).slice(1);
      expect(Buffer.from(unescapeBytes(query), "latin1"), charset).toEqual(Buffer.from(bytes));
    }
  });
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Bytes that are read one way only, of each encoding. */
const PAGE_BYTES: readonly (readonly [string, number[]])[] = [
  ["windows-1251", [...range(0xc0, 0xff), 0xa8, 0xb8]],
  ["koi8-u", range(0xc0, 0xff)],
  ["iso-8859-7", range(0xc1, 0xd1)],
  ["windows-1252", range(0xa1, 0xff)],
  ["shift_jis", range(0x9f, 0xfc).flatMap((trail) => [0x88, trail])],
  ["euc-jp", range(0xb0, 0xce).flatMap((lead) => range(0xa1, 0xfe).flatMap((trail) => [lead, trail]))],
  ["euc-kr", range(0xb0, 0xc8).flatMap((lead) => range(0xa1, 0xfe).flatMap((trail) => [lead, trail]))],
  ["big5", range(0xa4, 0xc5).flatMap((lead) => range(0xa1, 0xfe).flatMap((trail) => [lead, trail]))],
  ["gbk", range(0xb0, 0xd6).flatMap((lead) => range(0xa1, 0xfe).flatMap((trail) => [lead, trail]))],
];

function unescapeBytes(query: string): string {
  return query.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

describe("a page in windows-1251", () => {
  const page = Buffer.concat([
    Buffer.from(`<meta charset=windows-1251><a href="/find?q=`),
    Buffer.from([0xf2, 0xe5, 0xf1, 0xf2]),
    Buffer.from(`&amp;x=&#8364;">a</a><img src="/`),
    Buffer.from([0xf2]),
    Buffer.from(`.png"><div style="background:url(/b?`),
    Buffer.from([0xf2]),
    Buffer.from(`)"></div>`),
  ]);

  it("leads to the addresses that a browser asks for", () => {
    const { text, charset } = decodeText(page, "text/html");
    expect(pageLinks(text, BASE, 10, { charset })).toMatchObject({
      documents: ["http://a.example/find?q=%F2%E5%F1%F2&x=%88"],
      // Of style sheets the query is in UTF-8 whatever the page is in.
      requisites: ["http://a.example/%D1%82.png", "http://a.example/b?%D1%82"],
    });
  });
});
