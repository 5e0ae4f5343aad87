import { describe, expect, test } from "vitest";
import { decodeText, mediaType } from "#formats/index.js";

const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("text of a body", () => {
  test.each([
    ["header", latin1("\xe9"), 'text/html; Charset="ISO-8859-1"', "é", "windows-1252"],
    [
      "byte order mark before the header",
      latin1("\xef\xbb\xbf\xc3\xa9"),
      "text/html;charset=latin1",
      "é",
      "utf-8",
    ],
    ["UTF-16 byte order mark", latin1("\xff\xfea\0"), null, "a", "utf-16le"],
    ["meta", latin1("<meta charset=koi8-r>\xc1"), null, "<meta charset=koi8-r>а", "koi8-r"],
    [
      "meta http-equiv",
      latin1("<META http-equiv=Content-Type content='text/html; charset=shift_jis'>\x82\xa0"),
      "text/html",
      "<META http-equiv=Content-Type content='text/html; charset=shift_jis'>あ",
      "shift_jis",
    ],
    [
      "style sheet rule",
      latin1('@charset "windows-1251";\xe0'),
      "text/css",
      '@charset "windows-1251";а',
      "windows-1251",
    ],
    ["nothing, valid UTF-8", latin1("\xc3\xa9"), "text/html", "é", "utf-8"],
    ["nothing, other bytes", latin1("\xe9\x80"), "text/html", "é€", "windows-1252"],
    ["an unknown name", latin1("\xe9"), "text/html; charset=nonsense", "é", "windows-1252"],
    [
      "a comment does not count",
      latin1("<!-- <meta charset=koi8-r> -->a"),
      null,
      "<!-- <meta charset=koi8-r> -->a",
      "utf-8",
    ],
    [
      "header before meta",
      latin1("<meta charset=koi8-r>\xe9"),
      "text/html; charset=latin1",
      "<meta charset=koi8-r>é",
      "windows-1252",
    ],
    [
      "meta after an unknown name in the header",
      latin1("<meta charset=koi8-r>\xc1"),
      "text/html; charset=nonsense",
      "<meta charset=koi8-r>а",
      "koi8-r",
    ],
    [
      "byte order mark before header and meta",
      latin1("\xfe\xff\0<"),
      "text/html; charset=latin1",
      "<",
      "utf-16be",
    ],
    [
      "byte order mark before meta",
      latin1("\xef\xbb\xbf<meta charset=koi8-r>\xc3\xa9"),
      "text/html",
      "<meta charset=koi8-r>é",
      "utf-8",
    ],
    ["header with the labels' old names", latin1("\x93"), "text/html; charset=US-ASCII", "“", "windows-1252"],
    ["header in UTF-16", latin1("a\0"), "text/html; charset=utf-16", "a", "utf-16le"],
    [
      "user-defined in the header",
      latin1("a\x80\xff"),
      "text/html; charset=x-user-defined",
      "a\uf780\uf7ff",
      "x-user-defined",
    ],
    [
      "an encoding that must not be read",
      latin1("\x1b$)C<a href=x>"),
      "text/html; charset=ISO-2022-KR",
      "\ufffd",
      "replacement",
    ],
    [
      "the first of two parameters",
      latin1("\xc1"),
      "text/html; charset=koi8-r; charset=utf-8",
      "а",
      "koi8-r",
    ],
    [
      "nothing in a text that is no HTML",
      latin1("<meta charset=koi8-r>\xc3\xa9"),
      "text/plain",
      "<meta charset=koi8-r>é",
      "utf-8",
    ],
    [
      "meta, not @charset, in HTML",
      latin1('@charset "koi8-r";\xc3\xa9'),
      "text/html",
      '@charset "koi8-r";é',
      "utf-8",
    ],
    [
      "@charset, not meta, in a style sheet",
      latin1("/*<meta charset=koi8-r>*/\xc3\xa9"),
      "text/css",
      "/*<meta charset=koi8-r>*/é",
      "utf-8",
    ],
    ["@charset in UTF-16", latin1('@charset "utf-16";\xc3\xa9'), "text/css", '@charset "utf-16";é', "utf-8"],
    [
      "XML declaration",
      latin1('<?xml version="1.0" encoding="koi8-r"?><a>\xc1</a>'),
      "application/xhtml+xml",
      '<?xml version="1.0" encoding="koi8-r"?><a>а</a>',
      "koi8-r",
    ],
  ])("by %s", (...[, bytes, contentType, text, charset]) => {
    expect(decodeText(bytes, contentType)).toEqual({ text, charset });
  });
});

/** The encoding that the bytes themselves announce, in HTML. */
const announced = (head: string): string => decodeText(latin1(`${head}\xe9\x80`), "text/html").charset;

// The cases of the HTML standard's prescan, one for each of its steps.
test.each([
  ["<meta charset=utf-16le>", "utf-8"],
  ["<meta charset=x-user-defined>", "windows-1252"],
  ["<meta charset=nonsense><meta charset=koi8-r>", "koi8-r"],
  ["<meta charset='koi8-r'>", "koi8-r"],
  ["<META CHARSET = KOI8-R >", "koi8-r"],
  ["<meta/charset=koi8-r>", "koi8-r"],
  ["<meta charset=koi8-r charset=shift_jis>", "koi8-r"],
  ["<meta name=x data-charset=koi8-r>", "windows-1252"],
  ["<metadata charset=koi8-r>", "windows-1252"],
  ["<meta content='text/html; charset=koi8-r'>", "windows-1252"],
  ["<meta content='text/html; charset=koi8-r' http-equiv=content-type>", "koi8-r"],
  ["<meta http-equiv=refresh content='charset=koi8-r'>", "windows-1252"],
  ["<meta http-equiv=content-type content='charset=nonsense'><meta charset=koi8-r>", "koi8-r"],
  ["<meta http-equiv=content-type content='charset=&quot;' charset=koi8-r>", "koi8-r"],
  ["<meta http-equiv=content-type content='text/html; charset = \"koi8-r\" ;'>", "koi8-r"],
  ["<!--> <meta charset=koi8-r>", "koi8-r"],
  ["<!-- a > b <meta charset=koi8-r> -- >", "windows-1252"],
  ["<a title='<meta charset=koi8-r>'>", "windows-1252"],
  ["</a title='<meta charset=koi8-r>'>", "windows-1252"],
  ["<!doctype html><html><head><meta charset=koi8-r>", "koi8-r"],
  ["<?php <meta charset=shift_jis> ?><meta charset=koi8-r>", "koi8-r"],
  ["<?xml version='1.0' encoding='koi8-r'?><p>", "koi8-r"],
  ["<?xml version='1.0' encoding='shift_jis'?><meta charset=koi8-r>", "koi8-r"],
  ["<?xml version='1.0' encoding='utf-16'?>\xc3", "utf-8"],
  [`${" ".repeat(1024 - 21)}<meta charset=koi8-r>`, "koi8-r"],
])("prescan: %s", (head, charset) => {
  expect(announced(head)).toBe(charset);
});

// Behind the prescan's 1024 bytes the parser itself meets the element, and begins again.
test.each([
  [`<meta charset=koi8-r>`, "koi8-r"],
  [
    `<script>"<meta charset=shift_jis>"</script><!-- <meta charset=shift_jis> --><meta charset=koi8-r>`,
    "koi8-r",
  ],
  [`<meta charset=nonsense><meta http-equiv=Content-Type content="a; charset=koi8-r">`, "koi8-r"],
  [`<meta content="a; charset=koi8-r">`, "windows-1252"],
  [`<meta charset=utf-16>`, "utf-8"],
])("a late meta element: %s", (head, charset) => {
  expect(announced(" ".repeat(1024 - 20) + head)).toBe(charset);
});

test("prescan: an XML declaration in UTF-16 without a byte order mark", () => {
  expect(decodeText(Buffer.from("<?xml version='1.0'?>", "utf16le"), "text/html").charset).toBe("utf-16le");
});

test("a media type loses its parameters and its case", () => {
  expect(mediaType("Text/HTML ; charset=x")).toBe("text/html");
  expect(mediaType(" ")).toBeNull();
  expect(mediaType(null)).toBeNull();
});
