// Places that are rewritten by other rules than attributes: documents within documents, scripts, other encodings.
import { describe, expect, it } from "vitest";
import { findHtmlUrls } from "#formats/index.js";
import { rewriteHtml } from "../../../src/access/rewrite.js";

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

  it("asks for the address that the page's encoding makes of a query", () => {
    expect(rewritten(`<a href="?q=тест">`, "windows-1251")).toContain("/dir/?q&#61;%F2%E5%F1%F2");
  });
});
