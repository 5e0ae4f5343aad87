import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCssUrls, rewriteSpans, styleSheetLinks } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";

const values = (css: string) => findCssUrls(css).map((span) => span.value);

describe("URLs in CSS", () => {
  test.each([
    ["a{b:url(x)}", ["x"]],
    ["a{b:URL( 'x y' )}", ["x y"]],
    ['a{b:u\\72 l("x")}', ["x"]],
    ["a{b:url(a\\)b\\ c)}", ["a)b c"]],
    ["a{b:url('\\41\\000042 C\\\nD')}", ["ABCD"]],
    ["@import 'a'; @import \"b\" screen; @import url(c);", ["a", "b", "c"]],
    ["@import 'a' supports(x: 'no') ;", ["a"]],
    ["@font-face{src:url(f.woff) format('woff'),local('no')}", ["f.woff"]],
    ["a{b:image-set('x' 1x, url(y) 2x, 'z' type('no'))}", ["x", "y", "z"]],
    ["@namespace svg url(http://www.w3.org/2000/svg); a{b:url(x)}", ["x"]],
    ["/* url(no) */ a::before{content:'url(no)'}", []],
    ["a{b:url()} a{b:url('')} a{b:url(bad url)}", []],
    ["a{b:url(x", ["x"]],
    ["a{b:url('x", ["x"]],
    ["\ufeffa{b:url(x)}", ["x"]],
  ])("of %j", (css, expected) => {
    expect(values(css)).toEqual(expected);
  });

  test("are rewritten in place and read back", () => {
    const css = "@import 'a';\n a { b : url( x ) ; c: url(\"y\") } /* end */";
    const url = "http://h/a b'c\"d(e)f\\g</style>";
    const rewritten = rewriteSpans(css, findCssUrls(css), () => url);
    expect(values(rewritten)).toEqual([url, url, url]);
    expect(rewritten).not.toContain("</style");
    expect(rewriteSpans(css, findCssUrls(css), () => "N")).toBe(
      "@import 'N';\n a { b : url( N ) ; c: url(\"N\") } /* end */",
    );
  });

  test("are left alone by a rewriter that changes nothing, whatever the text", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("url(", ")", "'", '"', "\\", "@import ", ";", "{", "}", "/*", "*/", "\n", " "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const css = pieces.join("");
        expect(rewriteSpans(css, findCssUrls(css), (span) => span.value)).toBe(css);
        let from = 0;
        for (const { start, end } of findCssUrls(css)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  test("refer to the style sheet's own address", () => {
    const sheet = parsePageUrl("http://h.test/css/s.css")!;
    expect(styleSheetLinks("a{b:url(../i.png) url(#f) url(data:,x) url(../i.png#2)}", sheet)).toEqual([
      "http://h.test/i.png",
    ]);
  });
});
