// The page around an archived page: hostile texts, links, what is said without scripts.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ServedEvidence, ServedTier } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { framingPage, hopPage } from "#server/replay/framing-page.js";
import { FRAMING_SCRIPT_HASH } from "#server/replay/view/banner-script.js";
import { outlineLayer } from "#server/replay/view/outline.js";
import type { PartFacts, ViewFacts } from "#server/replay/view/view-facts.js";
import { STATE_MEANING } from "#server/replay/view/view-words.js";
import { AS_OF } from "../../../support/samples/reports.js";

const AT = instant(AS_OF);
const PAGE = "http://a.test/?x='\"<b>&y" as PageUrl;
const PLACE = {
  prefix: "/~secret",
  sitePrefix: "http://site.localhost/~own",
  uiOrigin: "http://127.0.0.1:8090",
  isScripted: true,
  isOutlined: false,
  view: null,
};
const evidence = (tier: ServedTier): ServedEvidence => ({
  tier,
  interval: { from: instant(AS_OF - 2000), to: instant(AS_OF + 3000) },
  at: AT,
  storedAt: instant(AS_OF - 2000),
  distanceMs: 2000,
  captureId: "c",
  against: null,
});
const part = (url: string, tier: ServedTier | null): PartFacts => ({
  url,
  kind: "image",
  neededBy: PAGE,
  record: tier && { url, storedAt: instant(AS_OF - 2000), status: 200, mime: null, evidence: evidence(tier) },
  passedOver: [],
});

function factsOf(over: Partial<ViewFacts> = {}): ViewFacts {
  const document: PartFacts = { ...part(PAGE, "observed"), kind: "document", neededBy: null };
  return {
    format: "isochron-view/1",
    url: PAGE,
    wishedAt: null,
    at: AT,
    reason: { at: AT, wished: null, parts: { known: 1, all: 2, knownAtWish: null }, pages: null },
    title: null,
    shown: document.record!,
    verdict: null,
    composite: { class: "possibly coherent", parts: 2, missing: 1, isWhole: true },
    versions: {
      records: 3,
      versions: 2,
      number: 2,
      first: { url: PAGE, at: instant(0) },
      previous: { url: PAGE, at: instant(1000) },
      next: null,
      last: null,
      strip: null,
    },
    parts: [document, part("http://a.test/gone.png", null)],
    ...over,
  };
}

const textOf = (html: string): string =>
  html.replace(/<(script|style)>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");

describe("the page around an archived page", () => {
  it("says what is shown, how well it is known, and what is missing, without any script", () => {
    const text = textOf(framingPage(factsOf(), PLACE));
    expect(text).toContain("as captured at 2026-11-15T12:31:05.412Z");
    expect(text).toContain(
      `observed: ${STATE_MEANING.observed} (2026-11-15 12:31:05.412 UTC to 2026-11-15 12:31:10.412 UTC)`,
    );
    expect(text).toContain("possibly coherent: ");
    expect(text).toContain("(2 parts, 1 missing)");
    expect(text).toContain("http://a.test/gone.pngimage––missing");
    expect(text).toContain("asked for as of 12:31:07.412Z");
    expect(text).toContain("2.0 s before");
  });

  it("tells the time that was wished for, where that is another", () => {
    const wished = instant(AS_OF - 86_400_000 * 3);
    const parts = { known: 5, all: 6, knownAtWish: 2 };
    const reason = { at: AT, wished, parts, pages: { known: 143, all: 150, knownAtWish: 20 } };
    const html = framingPage(factsOf({ wishedAt: wished, reason }), PLACE);
    const text = textOf(html);
    expect(text).toContain("asked for as of 2026-11-12 12:31:07.412 UTC");
    expect(text).toContain(
      "Asked for2026-11-12 12:31:07.412 UTCMoment shown2026-11-15 12:31:07.412 UTC, known to have stood then: " +
        "5 of 6 parts of the page (2 at the time asked for), 143 of 150 pages of the site (20 at the time asked for)",
    );
    expect(html).toContain(`href="/~secret/outlined/20261115123107412w20261112123107412/http://a.test/`);
  });

  it("does not count on knowing all parts", () => {
    const composite = { class: "possibly coherent", parts: 250, missing: 0, isWhole: false } as const;
    expect(textOf(framingPage(factsOf({ composite }), PLACE))).toContain("at least 250 parts");
  });

  it("loads the frame without scripts too, and nothing else", () => {
    const html = framingPage(factsOf(), PLACE);
    expect(html).toMatch(
      /<template><iframe [^>]*><\/iframe><\/template><noscript><iframe [^>]*><\/iframe><\/noscript>/,
    );
    expect(html.match(/<iframe [^>]*>/g)).toEqual([
      expect.not.stringContaining("src="),
      expect.stringContaining(`src="http://site.localhost/~own/20261115123107412if_/http://a.test/`),
    ]);
    for (const frame of html.match(/<iframe [^>]*>/g)!)
      expect(frame).toContain(`sandbox="allow-scripts allow-same-origin allow-forms" allow=""`);
    expect(html).not.toMatch(/<(?:img|link|object|embed|form|base)\b/);
    expect(html).not.toMatch(/ on[a-z]+=/);
  });

  it("runs the one script that its policy names", () => {
    const scripts = [...framingPage(factsOf(), PLACE).matchAll(/<script>(.*?)<\/script>/gs)];
    const digest = createHash("sha256").update(scripts[0]![1]!).digest("base64");
    expect([scripts.length, `sha256-${digest}`]).toEqual([1, FRAMING_SCRIPT_HASH]);
  });

  it.each([
    ["markup", "</title></noscript><script>alert(1)</script><img src=x onerror=alert(1)>"],
    ["quotes", `"'> x="`],
    ["a turn of direction", "\u202egnp.exe\u202c \u2066a\u2069 \u200f\u061c"],
    ["lines and zero width", "a\u2028b\u2029c\u200bd\u0000e"],
  ])("shows hostile titles, addresses and reasons as text: %s", (_name, hostile) => {
    const pageWith = (text: string): string => {
      const url = `http://a.test/${text}` as PageUrl;
      const judged = { verdict: "changed", asOf: AT, isImported: false } as const;
      const verdict = { ...judged, capture: text, reason: text };
      const parts = [...factsOf().parts, part(url, "nearest"), part(url, null)];
      return framingPage(
        factsOf({ url, title: text, verdict, parts, shown: part(url, "seen").record! }),
        PLACE,
      );
    };
    const html = pageWith(hostile);
    const tags = /<[a-z/!][^>]*>/gi;
    expect(html.match(tags)!.length).toBe(pageWith("harmless").match(tags)!.length);
    expect(html.replace(/ (?:href|src|data-\w+)="[^"]*"/g, "")).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u061c\u2028\u2029\0]/,
    );
  });

  it("cuts long titles", () => {
    expect(framingPage(factsOf({ title: "x".repeat(5000) }), PLACE)).toContain(`${"x".repeat(200)}…</bdi>`);
  });

  it("leads to other versions, and to what changed where the address is the same", () => {
    const html = framingPage(factsOf({ shown: { ...factsOf().shown, url: PAGE } }), PLACE);
    expect(html).toContain(`href="/~secret/19700101000001000/`);
    expect(html).toContain(`aria-label="Previous version, 1970-01-01 00:00:01.000 UTC"`);
    expect(html).toContain(`href="http://127.0.0.1:8090/#/diff/1000/${AS_OF - 2000}/`);
    const moved = {
      ...factsOf().versions,
      previous: { url: "https://a.test/" as PageUrl, at: instant(1000) },
    };
    expect(framingPage(factsOf({ versions: moved }), PLACE)).not.toContain("#/diff/");
  });

  it("names its landmarks, and every link and picture is named or hidden", () => {
    const html = framingPage(factsOf(), PLACE);
    expect(html).toContain(`<nav class="versions" aria-label="Versions of this page">`);
    expect(html).toContain(`<html lang="en"`);
    expect(html).toContain(`href="#page">Skip to the archived page`);
    for (const [, attributes, inner] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs))
      expect(attributes!.includes("aria-label=") || textOf(inner!).trim() !== "", attributes).toBe(true);
    for (const [svg] of html.matchAll(/<svg [^>]*>/g)) expect(svg).toContain(`aria-hidden="true"`);
  });

  it("says in a frame, without scripts, where a link leads", () => {
    const html = hopPage({ url: PAGE, at: AT }, "/~own");
    expect(textOf(html)).toContain("as of 2026-11-15T12:31:07.412Z");
    expect(html).not.toContain("secret");
    expect(html).not.toContain("<b>");
  });
});

describe("the colours of the parts", () => {
  const style = (url: string, tier: ServedTier | null): string =>
    outlineLayer(factsOf({ parts: [...factsOf().parts.slice(0, 1), part(url, tier)] }), "/~own");

  it("find elements by their address in the archive", () => {
    expect(style("http://a.test/i.png", "observed")).toContain(
      `[src="/~own/20261115123107412/http://a.test/i.png"]`,
    );
    expect(style("http://a.test/i.png", "attested")).not.toBe(style("http://a.test/i.png", "observed"));
    expect(style("http://a.test/i.png", null)).toContain("dotted");
  });

  it("are one style element, whatever the addresses are", () => {
    const hostile = style(`http://a.test/"]{}*{display:none}</style><script>\n\\`, "nearest");
    expect(hostile.match(/</g)).toHaveLength(2);
    expect(hostile.match(/\{/g)).toHaveLength(2);
    expect(hostile).not.toContain("\\\n");
  });
});
