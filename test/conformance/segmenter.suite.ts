// What every segmenter owes, whatever it looks at: all elements, each once, in reading order.
import { describe, expect, it } from "vitest";
import { elementsOf, blockImportance, pageDelta, readPage, type Segmenter } from "#detect/index.js";

const PAGES: Readonly<Record<string, string>> = {
  empty: "",
  "a paragraph": "<p>one two three</p>",
  "a page with landmarks":
    "<header>Site</header><nav><a href=/a>A</a> <a href=/b>B</a></nav><main><h1>Title</h1>" +
    `<p>${"words and more words ".repeat(40)}</p><h2>Second</h2><img src=x.png><p>the end</p></main>` +
    "<footer>2026</footer>",
  "nested lists": `<ul>${"<li>item <ul><li>inner</li></ul></li>".repeat(50)}</ul>`,
  "deep nesting": `${"<div>".repeat(500)}text${"</div>".repeat(500)}`,
  "broken markup": "<p>a<div>b<table><tr><td>c<li>d</p></td><a href='x",
};

/** Runs the suite on one kind of segmenter, which may know the page that it is for. */
export function segmenterSuite(name: string, segmenterFor: (html: string) => Segmenter): void {
  describe(`segmenter ${name}`, () => {
    for (const [title, html] of Object.entries(PAGES)) {
      const bytes = Buffer.from(html);
      const segmenter = segmenterFor(html);
      const read = (): ReturnType<typeof readPage> =>
        readPage(bytes, { url: "http://site.test/", contentType: "text/html", segmenter });

      it(`${title}: holds every element once, in reading order`, () => {
        const whole = readPage(bytes, { url: "http://site.test/", contentType: "text/html" });
        const ink = (page: ReturnType<typeof readPage>): string =>
          elementsOf(page)
            .map((element) => `${element.kind}:${element.shown}`)
            .join(" ")
            .replace(/\s+/g, " ");
        expect(ink(read())).toBe(ink(whole));
      });

      it(`${title}: gives no empty block, and positions that rise within [0, 1]`, () => {
        const positions = read().blocks.map((block) => block.position);
        expect(read().blocks.every((block) => block.elements.length > 0)).toBe(true);
        expect(positions.every((position) => position >= 0 && position <= 1)).toBe(true);
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
      });

      it(`${title}: gives the same blocks again, and a delta of nothing against itself`, () => {
        expect(read()).toEqual(read());
        const delta = pageDelta(read(), read());
        expect(delta.operations).toEqual([]);
        const weights = blockImportance(delta.blocks);
        if (weights.length > 0) expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      });
    }
  });
}
