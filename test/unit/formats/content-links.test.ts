// What a response needs, by its media type and by the habits of pages.
import { describe, expect, it } from "vitest";
import { contentLinks } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";

const URL_ = parsePageUrl("http://a.example/dir/page")!;
const links = (content: string, type = "text/html", url = URL_) =>
  contentLinks(Buffer.from(content), type, url);
const needs = (content: string, type?: string): string[] =>
  links(content, type)!.requisites.map((url) => url.replace("http://a.example", ""));

describe("requisites of a page", () => {
  it.each([
    [`<script type=module>import "./a.js"; import("/b.js")</script>`, ["/dir/a.js", "/b.js"]],
    [`<script>import("/b.js")</script><script type="text/plain">import("/no.js")</script>`, ["/b.js"]],
    [`<link rel=modulepreload href=m.js>`, ["/dir/m.js"]],
    [
      `<script type=importmap>{"imports":{"a":"/m/a.js","lib/":"/lib/","n":null},"scopes":{"/x/":{"a":"/x/a.js"}}}</script>
       <script type=module>import "a"; import "lib/c.js"; import "unknown"</script>`,
      ["/m/a.js", "/x/a.js", "/lib/c.js"],
    ],
    [
      `<img src=p.gif data-src=/real.jpg data-srcset="/real2.jpg 2x">`,
      ["/dir/p.gif", "/real.jpg", "/real2.jpg"],
    ],
    [
      `<img data-original=o.png><img data-lazy-src=l.png><img loading=lazy src=s.png>`,
      ["/dir/o.png", "/dir/l.png", "/dir/s.png"],
    ],
    [`<div data-bg="/bg.webp"></div><div data-bg="url('/bg2.png')"></div>`, ["/bg.webp", "/bg2.png"]],
    [`<div data-src="{&quot;a&quot;:1}" data-bg="dark"></div><p data-background=red data-src=section-2>`, []],
    [`<img data-src="data:image/gif;base64,R0"><img data-src="{{ url }}"><img data-lazy=true>`, []],
    [`<noscript><img src=n.png></noscript>`, ["/dir/n.png"]],
    [`<iframe srcdoc="<img src=&quot;/i.png&quot;><a href=/l>x</a>"></iframe>`, ["/i.png"]],
    [`<iframe srcdoc="<base href=/b/><img src=i.png>"></iframe><img src=o.png>`, ["/b/i.png", "/dir/o.png"]],
    [`<iframe srcdoc="<iframe srcdoc='<img src=/deep.png>'></iframe>"></iframe>`, ["/deep.png"]],
    [`<link rel=manifest href=/site.webmanifest>`, ["/site.webmanifest"]],
    [`<iframe data-src=/frame></iframe>`, ["/frame"]],
  ])("%s", (html, expected) => {
    expect(needs(html)).toEqual(expected);
  });

  it("are not the feeds that it names: those are links", () => {
    const { documents, requisites } = links(
      `<link rel=alternate type="application/rss+xml" href=/feed><iframe srcdoc="<a href=/inner>"></iframe>`,
    )!;
    expect(documents).toEqual(["http://a.example/feed", "http://a.example/inner"]);
    expect(requisites).toEqual([]);
  });

  it("of XHTML are found behind self-closing scripts", () => {
    const xhtml = `<html><head><script src="a.js"/><title/></head><body><img src="i.png"/></body></html>`;
    expect(needs(xhtml, "application/xhtml+xml")).toEqual(["/dir/a.js", "/dir/i.png"]);
  });
});

describe("requisites of requisites", () => {
  it("a script needs the modules that it imports", () => {
    const script = `import "./x.js"; import "react"; export * from "https://b.example/y.js"`;
    for (const type of [
      "text/javascript",
      "application/javascript; charset=utf-8",
      "application/x-javascript",
    ])
      expect(needs(script, type)).toEqual(["/dir/x.js", "https://b.example/y.js"]);
  });

  it("a manifest needs its images", () => {
    const manifest = JSON.stringify({
      icons: [{ src: "i.png" }, {}, null],
      screenshots: [{ src: "/s.png" }],
      shortcuts: [{ icons: [{ src: "h.png" }] }],
      start_url: "/no",
    });
    expect(needs(manifest, "application/manifest+json")).toEqual(["/dir/i.png", "/s.png", "/dir/h.png"]);
    const named = parsePageUrl("http://a.example/manifest.json?v=1")!;
    expect(links(manifest, "application/json", named)!.requisites).toHaveLength(3);
    expect(links(manifest, "application/json")).toBeNull();
    for (const hostile of ["", "null", "[]", "{", `{"icons":{}}`, `{"icons":[1,"x"],"shortcuts":7}`])
      expect(needs(hostile, "application/manifest+json")).toEqual([]);
  });

  it("nothing is read of what has another type", () => {
    expect(links("import 'x'", "image/png")).toBeNull();
    expect(links("x", "")).toBeNull();
  });
});

describe("hostile pages", () => {
  it.each([
    ["links", "<a href=/x>".repeat(500_000)],
    ["lazy images", "<img data-src=/x.png>".repeat(300_000)],
    ["a data attribute of a million dots", `<img data-src="${".".repeat(1_000_000)}{">`],
    ["srcdoc without end", `<iframe srcdoc="`.repeat(100_000)],
    ["srcdoc in srcdoc", `<iframe srcdoc='<iframe srcdoc=&quot;<a href=/x>&quot;>'>`.repeat(50_000)],
    ["scripts", "<script>import(</script>".repeat(200_000)],
    ["import maps", `<script type=importmap>{"imports":{"a":"/b"}}</script>`.repeat(20_000)],
  ])("%s are read in one pass", (_, html) => {
    expect(links(html)!.documents.length).toBeLessThanOrEqual(20_000);
  });
});
