import { describe, expect, it } from "vitest";
import { detectChange, diffVersions } from "#detect/index.js";
import { renderDiffHtml, renderDiffTerminal } from "#report/index.js";

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe("detect", () => {
  it("gives the JSON document that the command promises", () => {
    const result = detectChange(
      bytes("<main><p>one two three</p></main>"),
      bytes("<main><p>one two four</p></main>"),
    );
    expect(Object.keys(result)).toEqual([
      "verdict",
      "importance",
      "similarity",
      "blocks",
      "operations",
      "explanation",
      "cutBy",
    ]);
    expect(Object.keys(result.similarity)).toEqual(["jaccard", "k", "minhash", "edit", "isEditLeast"]);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(result.verdict).toBe("major");
    expect(result.operations).toContainEqual({
      op: "update", target: "text", block: 0, before: "one two three", after: "one two four", excuse: null,
    }); // prettier-ignore
    expect(result.explanation).toContain("1 line of text changed");
  });

  it("says identical only of equal bytes", () => {
    const same = detectChange(bytes("<p>x</p>"), bytes("<p>x</p>"));
    expect(same).toMatchObject({
      verdict: "identical",
      importance: 0,
      operations: [],
      similarity: { jaccard: 1, k: 5, minhash: 1, edit: 1, isEditLeast: true },
    });
    expect(detectChange(bytes("<p>x</p>"), bytes("<p>x</p> ")).verdict).toBe("insignificant");
  });

  it.each([
    ["binary and binary", Uint8Array.of(0, 1, 2), Uint8Array.of(0, 1, 3), "major"],
    ["text and binary", bytes("text"), Uint8Array.of(0, 1, 3), "major"],
    ["empty and empty", new Uint8Array(), new Uint8Array(), "identical"],
    ["something and empty", bytes("<p>x"), new Uint8Array(), "removed"],
    ["empty and something", new Uint8Array(), bytes("<p>x"), "major"],
    ["broken HTML", bytes("<p <<a href='x>>>y"), bytes("<<<>>&&;&#x0;&#99999999;"), "major"],
    [
      "lone surrogates and wrong UTF-8",
      Uint8Array.of(0xff, 0xed, 0xa0, 0x80),
      Uint8Array.of(0xc0, 0x80),
      "major",
    ],
    ["plain text", bytes("a\nb\nc"), bytes("a\nb\nd"), "major"],
  ])("has a verdict for %s", (_, before, after, verdict) => {
    expect(detectChange(before, after).verdict).toBe(verdict);
  });

  it("bounds hostile pages", () => {
    const hostile = [
      "<div>".repeat(100_000),
      `<a href="${"x".repeat(10_000_000)}">y</a>`,
      Array.from({ length: 50_000 }, (_, i) => `<p>${i}`).join(""),
      "&lt;".repeat(300_000),
    ];
    for (const html of hostile)
      expect(detectChange(bytes("<p>calm</p>"), bytes(html)).explanation).not.toBe("");
  });

  it("learns from the history given", () => {
    const words = ["ant", "bee", "cat", "dog", "elk", "fox"];
    const page = (i: number): Uint8Array =>
      bytes(
        `<main><p>A long enough text that stays the same on every day of the year.</p><aside class="tip">Think of a ${words[i]}</aside></main>`,
      );
    expect(detectChange(page(4), page(5)).verdict).not.toBe("insignificant");
    expect(detectChange(page(4), page(5), { history: [0, 1, 2, 3].map(page) }).verdict).toBe("insignificant");
  });
});

describe("a diff for people", () => {
  const evil = `<script>alert(1)</script>"'&\u001b[31m`;
  const escaped = evil.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const view = diffVersions(
    bytes(
      `<main><h2>News</h2><p>kept line</p><p>the old price is 10</p><p>${escaped} was here before</p></main>`,
    ),
    bytes(
      `<main><h2>News</h2><p>kept line</p><p>the old price is 12</p><p>${escaped} is here now</p><img src="/x.png"></main>`,
    ),
    { beforeLabel: "<b>1</b>", afterLabel: "2" },
  );

  it("shows every line of the newer version once, deleted ones in place, changed words marked", () => {
    const rows = view.rows.map((row) => [
      row.change,
      row.after?.map((s) => (s.changed ? `[${s.text}]` : s.text)).join(" "),
    ]);
    expect(rows.slice(0, 3)).toEqual([
      ["kept", "News"],
      ["kept", "kept line"],
      ["update", "the old price is [12]"],
    ]);
  });

  it.each(["side-by-side", "inline"] as const)("is a self-contained, escaped page (%s)", (layout) => {
    const html = renderDiffHtml(view, layout);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>1</b>");
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b/);
    expect(html).toContain("<ins>12</ins>");
  });

  it("prints on a terminal without the page's control characters", () => {
    const plain = renderDiffTerminal(view, { colour: false });
    // eslint-disable-next-line no-control-regex
    expect(plain).not.toMatch(/\u001b/);
    expect(plain).toContain("- the old price is 10");
    expect(plain).toContain("+ the old price is 12");
    expect(renderDiffTerminal(view, { colour: true })).toContain("\u001b[32m12\u001b[39m");
  });

  it("leaves out long stretches without change", () => {
    const lines = Array.from({ length: 50 }, (_, i) => `<p>line ${i}</p>`);
    const long = diffVersions(bytes(lines.join("")), bytes([...lines.slice(0, 49), "<p>end</p>"].join("")));
    expect(renderDiffTerminal(long, { colour: false })).toContain("… 47 unchanged");
  });
});
