import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findHtmlUrls, pageLinks, rewriteSpans, scanHtml } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";

const found = (html: string) =>
  findHtmlUrls(html).map(({ value, role, syntax }) => `${role} ${syntax} ${value}`);
const sources = (html: string) => findHtmlUrls(html).map(({ start, end }) => html.slice(start, end));

describe("URLs in HTML", () => {
  test.each([
    ['<a href="/x">', ["link attribute /x"]],
    ["<AREA HREF=x>", ["link attribute x"]],
    ["<a href=' x\n'>", ["link attribute x"]],
    [
      "<img src=a srcset='b 1x, c 2x,d'>",
      "a b c d".split(" ").map((u, i) => `requisite ${i ? "srcset" : "attribute"} ${u}`),
    ],
    [
      "<link rel='preload stylesheet' href=s><link href=p rel=next><link rel=preconnect href=//h>",
      ["requisite attribute s", "link attribute p", "hint attribute //h"],
    ],
    ["<link rel=preload imagesrcset='a 1x' href=b>", ["requisite srcset a", "requisite attribute b"]],
    [
      "<script src=j></script><iframe src=f></iframe><embed src=e><object data=o>",
      ["requisite attribute j", "frame attribute f", "requisite attribute e", "requisite attribute o"],
    ],
    [
      "<video src=v poster=p><source src=s><track src=t></video><audio src=a>",
      "v p s t a".split(" ").map((u) => `requisite attribute ${u}`),
    ],
    ["<input src=i type=IMAGE><input src=n type=text>", ["requisite attribute i"]],
    ["<form action=f><button formaction=b>", ["action attribute f", "action attribute b"]],
    [
      "<svg><image xlink:href=i /><use href='s.svg#u'/><a xlink:href=a></a></svg>",
      ["requisite attribute i", "requisite attribute s.svg#u", "link attribute a"],
    ],
    ["<body background=b><td background=t>", ["requisite attribute b", "requisite attribute t"]],
    ["<base href=/b/>", ["base attribute /b/"]],
    ["<p style='background:url(u); color: red'>", ["requisite css u"]],
    [
      "<style>@import 'i'; a { background: url( \"q\" ) } /* url(no) */</style>",
      ["requisite css i", "requisite css q"],
    ],
    ["<meta http-equiv=Refresh content='5; URL=\"/r\"'>", ["link meta-refresh /r"]],
    ["<meta content=0;url=r http-equiv=refresh>", ["link meta-refresh r"]],
    ["<meta http-equiv=refresh content=5>", []],
    ["<meta name=x content='0;url=r'>", []],
    [
      "<!-- <a href=c> --><script>'<a href=s>'</script><title><a href=t></title><textarea><a href=x></textarea>",
      [],
    ],
    ["<noscript><img src=n></noscript>", ["requisite attribute n"]],
    ["<a href=first href=second>", ["link attribute first"]],
    ["<a href=''><a href><img src='  '>", []],
    ["<a href=unfinished", []],
    ["<blockquote cite=c><q cite=d>", []],
    ["<a href='/?a=1&amp;b=2&copy=3&#x26;c'>", ["link attribute /?a=1&b=2&copy=3&c"]],
  ])("of %j", (html, expected) => {
    expect(found(html)).toEqual(expected);
  });

  test("are placed exactly, also among character references", () => {
    expect(sources("<a href=' a&amp;&amp;b '>")).toEqual(["a&amp;&amp;b"]);
    expect(sources("<a href=&#32;&amp;x&#32;&#32;>")).toEqual(["&amp;x"]);
    expect(sources("<img srcset='&#44;&#97; 1x&#44; b&amp;c 2x'>")).toEqual(["&#97;", "b&amp;c"]);
    expect(sources("<p style='a:url(&quot;x&amp;y&quot;)'>")).toEqual(["x&amp;y"]);
    expect(sources("<a href=&NotEqualTilde;&amp;>")).toEqual(["&NotEqualTilde;&amp;"]);
  });

  test("in embedded SVG do not end the page", () => {
    expect(found("<svg><title/><style>a{b:url(x&amp;y)}</style></svg><a href=z>")).toEqual([
      "requisite css x&y",
      "link attribute z",
    ]);
    expect(found("<svg><path><p><script>'<a href=no>'</script><a href=z>")).toEqual(["link attribute z"]);
  });
});

describe("rewriting", () => {
  const rewrite = (html: string, url: string) => rewriteSpans(html, findHtmlUrls(html), () => url);

  test("leaves everything else as it stands", () => {
    const html = "<A  HREF = 'x' onclick=y>&amp;<p style='c:url( u )'>\r\n<img srcset=' a 1x , b'>";
    expect(rewrite(html, "/new")).toBe(
      "<A  HREF = '/new' onclick=y>&amp;<p style='c:url( /new )'>\r\n<img srcset=' /new 1x , /new'>",
    );
  });

  test.each([
    "<a href=x>",
    "<a href='x'>",
    '<a href="x">',
    "<img srcset='x 1x, x 2x'>",
    "<p style='a:url(x)'>",
    "<p style=\"a:url('x')\">",
    "<p style=a:url(x)>",
    "<style>a{b:url(x)}</style>",
    '<style>@import "x";</style>',
    "<meta http-equiv=refresh content='0;url=x'>",
    "<meta http-equiv=refresh content='0;url=\"x\"'>",
  ])("of %s puts any URL there so that it is read back", (html) => {
    const url = "http://h/a'b\"c(d)e&amp;f=g,h%20i`j\\k";
    const expected = html.includes("meta") ? url.replace("'", "%27").replace('"', "%22") : url;
    for (const value of findHtmlUrls(rewrite(html, url)).map((span) => span.value))
      expect(value).toBe(expected);
    expect(findHtmlUrls(rewrite(html, url))).toHaveLength(findHtmlUrls(html).length);
  });

  test("by the same URL changes nothing, whatever the page", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "<a href=",
        "<img srcset='",
        '<p style="',
        "url(",
        ")",
        "&amp;",
        "&",
        "<style>",
        "</style>",
        "'",
        '"',
        ">",
        " ",
        ",",
        "<svg>",
        "@import ",
        "\\",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join("");
        const spans = findHtmlUrls(html);
        expect(rewriteSpans(html, spans, (span) => span.value)).toBe(html);
        let from = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(from);
          expect(span.end).toBeGreaterThan(span.start);
          from = span.end;
        }
        expect(from).toBeLessThanOrEqual(html.length);
      }),
      { seed: 6, numRuns: 2000 },
    );
  });
});

test("every URL placed in a generated page is found, with its role", () => {
  const url = fc.webUrl({ withQueryParameters: true }).map((text) => text.replace(/[,'()\\]/g, "-"));
  const escaped = (u: string) => u.replaceAll("&", "&amp;");
  const places: [string, (u: string, raw: string) => string][] = [
    ["link", (u) => `<a class=x href="${u}">t</a>`],
    ["link", (u) => `<a href='${u}' title="<a>">`],
    ["requisite", (u) => `<img alt='>' src="${u}">`],
    ["requisite", (u) => `<img srcset="${u} 2x">`],
    ["requisite", (u) => `<div style="background: url(${u}) no-repeat">`],
    ["requisite", (_u, raw) => `<style>p { background: url('${raw}') }</style>`],
    ["requisite", (u) => `<script async src="${u}">if (a < b) "</p>"</script>`],
    ["frame", (u) => `<iframe src="${u}"></iframe>`],
    ["link", (u) => `<meta http-equiv="refresh" content="3;url=${u}">`],
  ];
  const noise = fc.constantFrom(
    "<p>",
    "text &amp; more",
    "<!-- <a href=no> -->",
    "</div>",
    "<br/>",
    "<b",
    " > ",
  );
  const part = fc.oneof(
    fc
      .tuple(fc.constantFrom(...places), url)
      .map(([[role, write], u]) => ({ html: write(escaped(u), u), role, u })),
    noise.map((html) => ({ html: html === "<b" ? "<b>" : html, role: null, u: "" })),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const spans = findHtmlUrls(parts.map(({ html }) => html).join(""));
      const expected = parts.filter(({ role }) => role !== null);
      expect(spans.map(({ role, value }) => [role, value])).toEqual(expected.map(({ role, u }) => [role, u]));
    }),
    { seed: 7, numRuns: 100 },
  );
});

describe("links of a page", () => {
  const page = parsePageUrl("http://site.test/dir/page.html")!;

  test("are absolute, unique, without fragments, by kind", () => {
    const links = pageLinks(
      `<title> A
        &amp; B </title><a href=x#1><a href=x#2><a href=#top><a href="mailto:a@b"><a href="javascript:x">
       <a href="//other.test/y"><img src=/i.png><iframe src=f.html></iframe><form action=no>`,
      page,
    );
    expect(links).toEqual({
      documents: ["http://site.test/dir/x", "http://other.test/y", "http://site.test/dir/f.html"],
      requisites: ["http://site.test/i.png", "http://site.test/dir/f.html"],
      title: "A & B",
    });
  });

  test("refer to the first base that can be used", () => {
    expect(pageLinks("<a href=x><base href=/b/><base href=/c/>", page).documents).toEqual([
      "http://site.test/b/x",
    ]);
    expect(pageLinks("<base href='javascript:x'><a href=x>", page).documents).toEqual([
      "http://site.test/dir/x",
    ]);
  });

  test("are bounded", () => {
    const many = Array.from({ length: 50 }, (_, i) => `<a href=${i}>`).join("");
    expect(pageLinks(many, page, 10).documents).toHaveLength(10);
  });
});

describe("hostile pages", () => {
  test.each([
    ["nested tags", "<div>".repeat(100_000) + "<a href=x>", 1],
    ["nested SVG", "<svg>".repeat(100_000) + "<a href=x>", 1],
    ["a huge attribute", `<a href="${"x".repeat(10_000_000)}">`, 0],
    ["a huge attribute of references", `<a href="${"&amp;".repeat(2_000_000)}"><a href=x>`, 1],
    ["a huge style of references", `<p style="${"&lt".repeat(3_000_000)}">`, 0],
    ["many attributes", `<a ${"a=b ".repeat(1_000_000)} href=x>`, 1],
    ["unclosed quotes", `<a href="x${"<a href='".repeat(500_000)}`, 0],
    ["unclosed comments", "<!--".repeat(1_000_000), 0],
    ["unclosed functions in a style", `<style>${"url(".repeat(500_000)}</style><a href=x>`, 1],
    ["open parentheses in a style", `<style>${"a(".repeat(1_000_000)}</style><a href=x>`, 1],
    ["commas in a srcset", `<img srcset="${",".repeat(1_000_000)}">`, 0],
    ["open parentheses in a srcset", `<img srcset="a ${"(".repeat(900_000)}">`, 1],
    ["a refresh of spaces", `<meta http-equiv=refresh content="${" ".repeat(900_000)}x">`, 1],
    ["a title without end", `<title>${"<".repeat(3_000_000)}`, 0],
    ["half references", `<a href="${"&a".repeat(400_000)}">`, 1],
  ])("of %s are read to the end", (_what, html, count) => {
    expect(scanHtml(html).spans).toHaveLength(count);
  });
});
