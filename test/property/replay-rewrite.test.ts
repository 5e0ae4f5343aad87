import fc from "fast-check";
import { expect, it } from "vitest";
import { replayLink } from "#access/replay-address.js";
import { rewriteCss, rewriteHtml } from "#access/rewrite.js";
import { baseOf, findCssUrls, findHtmlUrls } from "#formats/index.js";
import { instant } from "#model/index.js";

const PLACE = { prefix: "", at: instant(Date.UTC(2026, 10, 15)) };
const PAGE = "http://site.test/dir/page.html";
const SHOWN_AT = `http://127.0.0.1:8091/20261115000000000/${PAGE}`;
const rewrite = (link: string, base: string): string | null => replayLink(link, base, PLACE);

const link = fc.oneof(
  fc.constantFrom(
    "http://evil.test/",
    "//evil.test/x",
    "https://u:p@evil.test",
    "HTTP:evil.test",
    "\\\\evil.test",
    "/x",
    "y",
    "#z",
    "?q",
    "",
  ),
  fc.webUrl(),
  fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => `http://evil.test/${text}`),
);
const quote = fc.constantFrom('"', "'", "");
const markup = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        "a href",
        "img src",
        "link rel=icon href",
        "base href",
        "form action",
        "iframe src",
        "video poster",
      ),
      quote,
      link,
    )
    .map(([attribute, q, url]) => `<${attribute}=${q}${url.replaceAll(q || /[\s>"']/g, "")}${q}>`),
  link.map((url) => `<img srcset="${url.replaceAll('"', "")} 1x, b.png 2x">`),
  link.map((url) => `<style>@import "${url.replaceAll(/["\\\n<]/g, "")}";</style>`),
  link.map((url) => `<p style="background:url(${url.replaceAll(/[")\\\s]/g, "")})">`),
  fc.string({ unit: "binary-ascii", maxLength: 20 }),
);

/** Links that, followed in a browser, would leave the replay origin. */
function leaving(values: readonly string[], base: string): string[] {
  return values.filter((value) => {
    if (!URL.canParse(value, base)) return false;
    const { protocol, host } = new URL(value, base);
    return (protocol === "http:" || protocol === "https:") && host !== "127.0.0.1:8091";
  });
}

it("leaves no link in a page that leads out of the archive, whatever the markup", () => {
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 8 }), (parts) => {
      const spans = findHtmlUrls(rewriteHtml(parts.join(""), PAGE, rewrite));
      const base = baseOf(spans, SHOWN_AT);
      expect(
        leaving(
          spans.map(({ value }) => value),
          base,
        ),
      ).toEqual([]);
    }),
    { seed: 42, numRuns: 500 },
  );
});

it("leaves no address in a style sheet that leads out of the archive", () => {
  const rule = link.map((url) => `a{b:url("${url.replaceAll(/["\\\n]/g, "")}")}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(rule, fc.string({ maxLength: 10 })), { maxLength: 8 }), (parts) => {
      const spans = findCssUrls(rewriteCss(parts.join("\n"), PAGE, rewrite));
      expect(
        leaving(
          spans.map(({ value }) => value),
          SHOWN_AT,
        ),
      ).toEqual([]);
    }),
    { seed: 43, numRuns: 500 },
  );
});
