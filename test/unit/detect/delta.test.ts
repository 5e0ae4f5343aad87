import { describe, expect, it } from "vitest";
import {
  changeShares,
  compareVersions,
  pageDelta,
  readPage,
  scrubRules,
  type Comparison,
  type PageModel,
} from "#detect/index.js";

const rules = scrubRules();
const page = (html: string): PageModel => readPage(Buffer.from(html), { url: "https://site.example/" });
const compare = (a: string, b: string): Comparison => compareVersions(page(a), page(b), { rules });
const ops = (a: string, b: string): string[] =>
  pageDelta(page(a), page(b))
    .operations.map((op) => `${op.type} ${(op.after ?? op.before)!.kind}`)
    .sort();

const p = (...texts: string[]): string => `<main>${texts.map((t) => `<p>${t}</p>`).join("")}</main>`;

describe("operations on elements", () => {
  it("are insert, delete, update and move of text", () => {
    expect(ops(p("one", "two"), p("one", "new line", "two"))).toEqual(["insert text"]);
    expect(ops(p("one", "two", "three"), p("one", "three"))).toEqual(["delete text"]);
    expect(ops(p("the old red house"), p("the new red house"))).toEqual(["update text"]);
    expect(ops(p("alpha", "beta", "gamma", "delta"), p("beta", "gamma", "delta", "alpha"))).toEqual([
      "move text",
    ]);
  });

  it("tell a line rewritten from one that went and one that came", () => {
    expect(ops(p("the quick brown fox"), p("unrelated words altogether here"))).toEqual([
      "delete text",
      "insert text",
    ]);
  });

  it("cover links, images and the title", () => {
    expect(ops(`<main><a href="/a">t</a></main>`, `<main><a href="/b">t</a></main>`)).toEqual([
      "update link",
    ]);
    expect(ops(`<main><img src="/a.png">t</main>`, `<main>t</main>`)).toEqual(["delete image"]);
    expect(ops(`<title>A</title><p>t`, `<title>B</title><p>t`)).toEqual(["update title"]);
  });

  it("are none when only the markup differs, even if blocks are cut differently", () => {
    const long = Array.from({ length: 80 }, (_, i) => `word${i}`).join(" ");
    const before = `<main><h2>A</h2><p>${long}</p><h2>B</h2><p>text</p></main>`;
    const after = `<main class="new"><div><div><h2 id="a"><b>A</b></h2><p style="x">${long}</p></div></div><h2>B</h2><p><em>text</em></p></main>`;
    expect(ops(before, after)).toEqual([]);
    expect(compare(before, after)).toMatchObject({ verdict: "insignificant", importance: 0 });
  });
});

describe("operations on blocks", () => {
  const part = (name: string): string =>
    `<section><h2>${name}</h2><p>${Array.from({ length: 40 }, (_, i) => `${name}${i}`).join(" ")}</p></section>`;
  const changes = (a: string[], b: string[]): string[] =>
    compare(`<main>${a.map(part).join("")}</main>`, `<main>${b.map(part).join("")}</main>`)
      .delta.blocks.filter((block) => block.change !== "kept")
      .map((block) => `${block.change} ${block.heading}`);

  it("are insert, delete and move", () => {
    expect(changes(["A", "B"], ["A", "N", "B"])).toEqual(["inserted N"]);
    expect(changes(["A", "B", "C"], ["A", "C"])).toEqual(["deleted B"]);
    expect(changes(["A", "B", "C", "D"], ["B", "C", "D", "A"])).toEqual(["moved A"]);
  });

  it("give a new block a full share of insertions", () => {
    const delta = pageDelta(page(`<main>${part("A")}</main>`), page(`<main>${part("A")}${part("N")}</main>`));
    const inserted = delta.blocks.findIndex((block) => block.change === "inserted");
    expect(changeShares(delta)[inserted]).toEqual({ insert: 1, delete: 0, update: 0, move: 0 });
  });
});

describe("verdicts", () => {
  const body = Array.from(
    { length: 60 },
    (_, i) => `<p>Paragraph ${"abcdefghij"[i % 10]} number ${i} says something of its own.</p>`,
  ).join("");
  const site = (main: string, menu = "Home", foot = "© 2025"): string =>
    `<title>T</title><nav><a href="/">${menu}</a></nav><main>${main}</main><footer>${foot}</footer>`;

  it("leave the site's frame out", () => {
    const { verdict, explanation, importance } = compare(
      site(body),
      site(body, "Start", "© 2026, all rights reserved"),
    );
    expect(verdict).toBe("insignificant");
    expect(explanation).toContain("site's frame");
    expect(importance).toBeLessThan(0.001);
  });

  it("rank any edit of the content above an edit of the frame", () => {
    const frame = compare(site(body), site(body, "A wholly new menu"));
    const content = compare(site(body), site(body.replace("number 7 ", "number seven ")));
    expect(content.importance).toBeGreaterThan(frame.importance);
    expect(content.verdict).toBe("minor");
  });

  it("call a change major when it covers a large section", () => {
    const { verdict, share } = compare(site(body), site(body + "<p>And much more to say. </p>".repeat(12)));
    expect(share).toBeGreaterThan(0.05);
    expect(verdict).toBe("major");
  });

  it("call lost content removed", () => {
    expect(compare(site(body), "").verdict).toBe("removed");
  });

  it("call links to new pages and from removed ones structural, against the site's known pages", () => {
    const before = page(site(`${body}<a href="/old">o</a>`));
    const after = page(site(`${body}<a href="/new">n</a>`));
    const all = ["https://site.example/", "https://site.example/old"];
    const judged = (known: { before: string[]; after: string[] }): Comparison =>
      compareVersions(before, after, { rules, known });
    expect(judged({ before: all, after: [all[0]!, "https://site.example/new"] }).structure).toEqual({
      toNew: ["site.example/new"],
      toRemoved: ["site.example/old"],
    });
    expect(judged({ before: all, after: [...all, "https://site.example/new"] }).verdict).toBe("structural");
    expect(judged({ before: all, after: all }).verdict).toBe("minor");
    expect(compareVersions(before, after, { rules }).verdict).toBe("minor");
  });
});
