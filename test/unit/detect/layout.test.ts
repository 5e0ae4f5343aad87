// Blocks from layout: what is cut, what is kept together, and what a block's look makes of its weight.
import { describe, expect, it } from "vitest";
import {
  blockImportance,
  elementsOf,
  layoutSegmenter,
  pageDelta,
  readPage,
  type PageModel,
} from "#detect/index.js";
import type { LayoutBox } from "#ports/index.js";
import { plainBoxes } from "../../support/detect/plain-layout.js";

const words = (count: number, word = "word"): string => `${word} `.repeat(count);

function laid(html: string, change: (boxes: LayoutBox[]) => LayoutBox[] = (boxes) => boxes): PageModel {
  const segmenter = layoutSegmenter(change(plainBoxes(html)));
  return readPage(Buffer.from(html), { contentType: "text/html", segmenter });
}

const firstWords = (page: PageModel): string[] =>
  page.blocks.map((block) => block.elements.find(({ kind }) => kind === "text")?.shown.split(" ")[0] ?? "");

const weightsOf = (page: PageModel): number[] => blockImportance(pageDelta(page, page).blocks);

describe("blocks from layout", () => {
  it("keep a text with its headings, pictures and code together, which the tree cuts at every heading", () => {
    const part = `<h2>Part</h2><p>${words(80)}</p><pre>code</pre><img src=x.png>`;
    const html = `<div>${part.repeat(4)}</div>`;
    expect(laid(html).blocks).toHaveLength(1);
    expect(laid(html).blocks[0]).toMatchObject({ heading: "Part", role: "content" });
    expect(readPage(Buffer.from(html), { contentType: "text/html" }).blocks.length).toBeGreaterThan(3);
  });

  it("are cut where columns stand side by side", () => {
    const html = `<div><div style="box: 0 0 200 600"><p>left ${words(9)}</p></div>
<div style="box: 220 0 780 600"><p>right ${words(90)}</p></div></div>`;
    expect(firstWords(laid(html))).toEqual(["left", "right"]);
    // Words of one line are beside each other too, and are no columns.
    expect(laid(html.replaceAll("600", "30").replace("0 0 200", "0 0 210")).blocks).toHaveLength(1);
  });

  it("are cut where the ground changes across the page, and not at a coloured box within a text", () => {
    const html = (width: number): string =>
      `<div><div><p>above</p></div><div style="box: 0 20 ${width} 100 navy"><p>band</p></div></div>`;
    expect(firstWords(laid(html(1_000)))).toEqual(["above", "band"]);
    const inText = `<div><p>above ${words(9)}</p><blockquote style="box: 0 20 1000 100 silver">quoted</blockquote></div>`;
    expect(laid(inText).blocks).toHaveLength(1);
  });

  it("are cut where links end and text begins, pictures in between notwithstanding", () => {
    const links = `<div><ul>${"<li><a href=/a>elsewhere</a>".repeat(6)}</ul></div>`;
    const html = `<div>${links}<div><img src=logo.png></div><div><p>text ${words(60)}</p><p>more</p></div></div>`;
    expect(firstWords(laid(html))).toEqual(["elsewhere", "text"]);
  });

  it("are cut where a long gap and other edges come together", () => {
    const html = (gap: number): string =>
      `<div><div style="box: 0 0 1000 40"><p style="box: 0 0 1000 40">wide</p></div>
<div style="box: 700 ${40 + gap} 300 40"><p style="box: 700 ${40 + gap} 300 40">narrow</p></div></div>`;
    expect(laid(html(10)).blocks).toHaveLength(1);
    expect(laid(html(400)).blocks).toHaveLength(2);
  });

  it("obey what the page says of its parts, as blocks from the tree do", () => {
    const html = `<nav>menu</nav><main><p>text</p></main><footer>end</footer>`;
    expect(laid(html).blocks.map(({ role }) => role)).toEqual(["navigation", "content", "footer"]);
  });

  it("divide a table that is most of the page, and no table within it", () => {
    const cell = (at: string, word: string): string => `<td style="box: ${at}"><p>${word}</p></td>`;
    const table = (size: string): string =>
      `<table style="box: 0 0 ${size}"><tr>${cell("0 0 200 500", "left")}${cell("210 0 790 500", "right")}</tr></table>`;
    expect(firstWords(laid(`<div style="box: 0 0 1000 600">${table("1000 500")}</div>`))).toEqual([
      "left",
      "right",
    ]);
    expect(laid(`<div style="box: 0 0 1000 5000">${table("1000 500")}</div>`).blocks).toHaveLength(1);
  });

  it("weigh by what is seen: hidden text nothing, the middle and the large more", () => {
    const page = laid(
      `<div style="box: 0 0 1000 1000"><div style="box: 0 0 150 500"><p>side ${words(60)}</p></div>
<div style="box: 160 0 840 1000"><p style="box: 160 0 840 1000">main ${words(60)}</p></div></div>`,
    );
    const [side = 0, main = 0] = weightsOf(page);
    expect(main).toBeGreaterThan(2 * side);
    const folded = (count: number): PageModel =>
      laid(
        `<nav></nav><main><p>shown</p></main><aside><p>seen</p><div><p style="box: none">${words(count)}</p></div></aside>`,
      );
    expect(folded(99).blocks[1]?.look?.seenShare).toBeLessThan(0.1);
    const [few = 0, many = 0] = [1, 99].map((count) => weightsOf(folded(count))[1]);
    expect(many).toBeLessThan(1.5 * few);
  });

  it("come from the tree alone where scripts made the page another than its document", () => {
    const html = `<div><h2>One</h2><p>${words(90)}</p><h2>Two</h2><p>${words(90)}</p></div>`;
    const moved = (boxes: LayoutBox[]): LayoutBox[] =>
      boxes.map((box) => ({ ...box, path: `${box.path}/7` }));
    const [fitting, other] = [laid(html), laid(html, moved)];
    expect([fitting.blocks.length, other.blocks.length]).toEqual([1, 2]);
    expect(other.blocks.every(({ look }) => look === undefined)).toBe(true);
    expect(elementsOf(other)).toEqual(elementsOf(fitting));
    const framed = (boxes: LayoutBox[]): LayoutBox[] => boxes.map((box) => ({ ...box, document: 1 }));
    expect(laid(html, framed).blocks).toHaveLength(2);
  });
});
