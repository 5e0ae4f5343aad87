// Places that are rewritten by other rules than attributes: documents within documents, scripts, other encodings.
import { describe, expect, it } from "vitest";
import { findHtmlUrls } from "#formats/index.js";
import { withOpening } from "../../../src/access/page-opening.js";
import { rewriteHtml } from "../../../src/access/rewrite.js";
import { rewriteModules } from "../../../src/access/rewrite-modules.js";

const PAGE = "http://a.example/dir/";
const rewritten = (html: string, charset = "utf-8"): string =>
  rewriteHtml(html, PAGE, (link, base) => `/r/${new URL(link, base).href}?"'&<`, { charset });
/** What a reader of the rewritten page finds, the marks at the end taken off. */
const found = (html: string): string[] => findHtmlUrls(html).map(({ value }) => value.replace(/\?"'&<$/, ""));

describe("rewriting", () => {
  it("reaches into a srcdoc attribute, and into one within it", () => {
    const inner = `<a href='x'>x</a><iframe srcdoc=&quot;<img src=/deep.png><style>p{background:url(c.png)}</style>&quot;>`;
    const html = `<iframe srcdoc="${inner}"></iframe>`;
    expect(found(rewritten(html))).toEqual([
      "/r/http://a.example/dir/x",
      "/r/http://a.example/deep.png",
      "/r/http://a.example/dir/c.png",
    ]);
  });

  it("leads a srcdoc document's links from its own base", () => {
    expect(found(rewritten(`<iframe srcdoc="<base href=/b/><img src=i>"></iframe>`)).at(-1)).toBe(
      "/r/http://a.example/b/i",
    );
  });

  it("leads imports of inline modules and import maps into the archive, and leaves strings whole", () => {
    const html = `<script type=importmap>{"imports":{"a":"/a.js","l/":"/l/"}}</script><script type=module>import "./b.js"</script>`;
    const text = rewritten(html);
    expect(text).toContain(String.raw`"a":"/r/http://a.example/a.js?\u0022\u0027&\u003c"`);
    expect(text).toContain(`"l/":"/r/http://a.example/l/?`);
    expect(text).toContain(`import "/r/http://a.example/dir/b.js?`);
  });

  it("leaves a template alone that its script has yet to fill in", () => {
    for (const html of [
      `<template><img src="{{picture}}"></template>`,
      `<a href="/item/{{ id }}?x">x</a>`,
      `<img srcset="{{small}} 1x, /{{large}} 2x">`,
    ])
      expect(rewritten(html)).toBe(html);
  });

  it("takes for an address whatever leads to another host as it stands, and every base", () => {
    const others = ["//b.example/{{x}}", " //b.example/{{x}}", "\\\\b.example/{{x}}", "/\t/b.example/{{x}}"];
    for (const link of [...others, "&#1;//b.example/{{x}}", "https://b.example/{{x}}", "x:{{y}}"])
      expect(rewritten(`<img src="${link}">`), link).toMatch(/src=" ?\/r\//);
    expect(rewritten(`<base href="/{{x}}/">`)).toContain(`href="/r/http://a.example/%7B%7Bx%7D%7D/`);
    expect(rewritten(`<img srcset="{{small}} 1x, //b.example/l.png 2x">`)).toContain("{{small}} 1x, /r/http");
  });

  it("asks for the address that the page's encoding makes of a query", () => {
    expect(rewritten(`<a href="?q=тест">`, "windows-1251")).toContain("/dir/?q&#61;%F2%E5%F1%F2");
  });
});

describe("imports of script files", () => {
  const led = (script: string): string =>
    Buffer.from(
      rewriteModules(
        Buffer.from(script, "latin1"),
        "http://a.example/js/x.js",
        (link, base) => `/r/${new URL(link, base).href}`,
      ),
    ).toString("latin1");

  it("lead into the archive when they are whole or from the root", () => {
    expect(led(`import a from "/a.js"; export * from 'http://b.example/b.js'; import("/c.js")`)).toBe(
      `import a from "/r/http://a.example/a.js"; export * from '/r/http://b.example/b.js'; import("/r/http://a.example/c.js")`,
    );
  });

  it("stay as they are when they are relative, bare or no imports, and so does every other byte", () => {
    const script = `import "./a.js"; import "lib"; const s = "import '/x.js'"; /* import "/y.js" */ "\u00e9\u00ff"`;
    expect(led(script)).toBe(script);
  });
});

describe("the opening of a page", () => {
  it.each([
    ["<!doctype html><html lang=en><head>", "<!doctype html>+<html lang=en><head>", false],
    ["\ufeff <!-- a --> <!DOCTYPE html>\n<p>", "\ufeff <!-- a --> <!DOCTYPE html>\n+<p>", false],
    ["<p>no type</p>", "+<p>no type</p>", false],
    ["<!-- never ends <p>", "+<!-- never ends <p>", false],
    [
      `<?xml version="1.0"?><html><head id="h"><title/>`,
      `<?xml version="1.0"?><html><head id="h">+<title/>`,
      true,
    ],
    ["<svg/>", "<svg/>", true],
  ])("%s", (html, opened, isXml) => {
    expect(withOpening(html, "+", isXml)).toBe(opened);
  });
});
