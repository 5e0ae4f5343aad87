import { describe, expect, it } from "vitest";
import { blockImportance, elementsOf, isFrame, pageDelta, readPage, type PageModel } from "#detect/index.js";

const page = (html: string): PageModel => readPage(Buffer.from(html));
const words = (n: number, of = "word"): string => Array.from({ length: n }, (_, i) => `${of}${i}`).join(" ");

const site = (main: string): string => `<title>T</title><body>
  <header><a href="/">Home</a></header><nav><ul><li><a href="/a">A</a><li><a href="/b">B</a></ul></nav>
  <main>${main}</main><section class="news-letter">Subscribe</section><footer>© 2026 <a href="/imprint">Imprint</a></footer>`;

describe("segmentation", () => {
  it("puts every element into exactly one block, in reading order", () => {
    const html = site(
      `<h1>One</h1><p>${words(80)}</p><div><h2>Two</h2><p>${words(80, "x")}</p></div><p>end</p>`,
    );
    const model = page(html);
    expect(model.blocks.flatMap((b) => b.elements)).toEqual(elementsOf(model));
    const texts = elementsOf(model)
      .filter((e) => e.kind === "text")
      .map((e) => e.shown.split(" ")[0]);
    expect(texts).toEqual(["Home", "A", "B", "One", "word0", "Two", "x0", "end", "Subscribe", "©"]);
  });

  it("begins a block at each heading", () => {
    const headings = page(
      site(`<h1>One</h1><p>${words(30)}</p><h2>Two</h2><p>${words(30)}</p><h2>Three</h2><p>c</p>`),
    ).blocks.map((b) => b.heading);
    expect(headings.filter((h) => h !== "")).toEqual(["One", "Two", "Three"]);
  });

  it("takes what stands outside a page's main element for the site's frame", () => {
    const framed = page(site("<p>content</p>"))
      .blocks.filter((b) => isFrame(b.role))
      .flatMap((b) => b.elements);
    expect(framed.filter((e) => e.kind === "text").map((e) => e.shown)).toEqual([
      "Home",
      "A",
      "B",
      "Subscribe",
      "© 2026 Imprint",
    ]);
  });

  it("knows frames by landmark and by name where no main element is", () => {
    const html = `<div id="site-header">Top</div><div class="navbar">Menu</div><p>Text</p><div role="contentinfo">Bottom</div><div id="footer">Foot</div>`;
    const roles = page(html).blocks.map((b) => [b.elements[0]!.shown, b.role]);
    expect(roles).toEqual([
      ["Top", "header"],
      ["Menu", "navigation"],
      ["Text", "content"],
      ["Bottom", "footer"],
      ["Foot", "footer"],
    ]);
  });

  it("leaves header and footer of an article or quotation to the content", () => {
    const html = `<article><header><h1>Title</h1></header><p>Text</p><blockquote>Q<footer>Who</footer></blockquote></article>`;
    expect(page(html).blocks.every((b) => b.role === "content")).toBe(true);
  });

  it("does not trust a main element that holds next to nothing", () => {
    const html = `<main><p>x</p></main><div><p>${words(300)}</p></div>`;
    expect(page(html).blocks.find((b) => b.elements[0]!.shown.startsWith("word0"))!.role).toBe("content");
  });
});

describe("block importance", () => {
  const weightsOf = (html: string): { weights: number[]; roles: string[] } => {
    const { blocks } = pageDelta(page(html), page(html));
    return { weights: blockImportance(blocks), roles: blocks.map((b) => b.role) };
  };

  it("sums to 1 and gives the frame next to nothing", () => {
    const { weights, roles } = weightsOf(
      site(`<h1>One</h1><p>${words(50)}</p><h2>Two</h2><p>${words(50)}</p>`),
    );
    expect(weights.reduce((s, w) => s + w, 0)).toBeCloseTo(1, 12);
    const frame = weights.filter((_, i) => roles[i] !== "content").reduce((s, w) => s + w, 0);
    expect(frame).toBeLessThan(0.01);
  });

  it("grows with size and falls with position and link density", () => {
    const pair = (a: string, b: string): number[] =>
      weightsOf(`<main><h2>A</h2>${a}<h2>B</h2>${b}</main>`).weights;
    const [first, second] = pair(`<p>${words(40)}</p>`, `<p>${words(40)}</p>`);
    expect(first).toBeGreaterThan(second!);
    const [small, large] = pair(`<p>${words(10)}</p>`, `<p>${words(400)}</p>`);
    expect(large).toBeGreaterThan(small!);
    const links = Array.from({ length: 20 }, (_, i) => `<li><a href="/${i}">word${i}</a>`).join("");
    const [linked, plain] = pair(`<ul>${links}</ul>`, `<p>${words(20)}</p>`);
    expect(plain).toBeGreaterThan(linked! * 0.9);
  });
});
