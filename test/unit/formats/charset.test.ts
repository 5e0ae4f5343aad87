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
  ])("by %s", (...[, bytes, contentType, text, charset]) => {
    expect(decodeText(bytes, contentType)).toEqual({ text, charset });
  });
});

test("a media type loses its parameters and its case", () => {
  expect(mediaType("Text/HTML ; charset=x")).toBe("text/html");
  expect(mediaType(" ")).toBeNull();
  expect(mediaType(null)).toBeNull();
});
