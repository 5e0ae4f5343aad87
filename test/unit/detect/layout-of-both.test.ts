// Two versions are cut by layout where a browser showed both and its boxes are of these documents; else by their trees,
// and which it was is said.
import { describe, expect, it } from "vitest";
import { detectChange, diffVersions } from "#detect/index.js";
import type { KeptLayout } from "#model/index.js";
import { renderDiffHtml, renderDiffTerminal } from "#report/index.js";
import { plainBoxes } from "../../support/detect/plain-layout.js";

const words = (count: number, word = "word"): string => `${word} `.repeat(count);
const PART = `<h2>Part</h2><p>${words(80)}</p>`;
const page = (text: string): string => `<html><body><div>${PART.repeat(4)}<p>${text}</p></div></body></html>`;
const [BEFORE, AFTER] = [page("the price is 10"), page("the price is 12")];
const layoutOf = (html: string, over: Partial<KeptLayout> = {}): KeptLayout => ({
  viewWidth: 1280,
  isCut: false,
  boxes: plainBoxes(html),
  ...over,
});
const compared = (beforeLayout?: KeptLayout, afterLayout?: KeptLayout) =>
  detectChange(Buffer.from(BEFORE), Buffer.from(AFTER), {
    beforeType: "text/html",
    afterType: "text/html",
    ...(beforeLayout && { beforeLayout }),
    ...(afterLayout && { afterLayout }),
  });

describe("blocks of two versions", () => {
  it("are of layout where both were shown, and weigh by it", () => {
    const [laid, plain] = [compared(layoutOf(BEFORE), layoutOf(AFTER)), compared()];
    expect([laid.cutBy, laid.notByLayout]).toEqual(["layout", undefined]);
    expect([plain.cutBy, plain.notByLayout]).toEqual(["tree", undefined]);
    // The text is one block where it is seen as one, and five where it is cut at every heading.
    expect([laid.blocks.length, plain.blocks.length > 3]).toEqual([1, true]);
    expect(laid.verdict).toBe(plain.verdict);
    expect(laid.operations.filter(({ target }) => target === "text")).toHaveLength(1);
    expect(laid.importance).not.toBe(plain.importance);
  });

  const other = layoutOf(AFTER).boxes.map((box) => ({ ...box, name: "x-shadow" }));
  it.each([
    ["the newer version was not shown in a browser", layoutOf(BEFORE), undefined],
    ["the older version was not shown in a browser", undefined, layoutOf(AFTER)],
    ["there were more boxes than are kept", layoutOf(BEFORE), layoutOf(AFTER, { isCut: true })],
    ["views of other widths, 390 and 1280 pixels", layoutOf(BEFORE, { viewWidth: 390 }), layoutOf(AFTER)],
    [
      "scripts made another page of the document than was sent",
      layoutOf(BEFORE),
      layoutOf(AFTER, { boxes: other }),
    ],
  ])("are of the tree in both, where %s", (why, before, after) => {
    const { cutBy, notByLayout, ...rest } = compared(before, after);
    expect([cutBy, notByLayout]).toEqual(["tree", why]);
    const { cutBy: _, ...plain } = compared();
    expect(rest).toEqual(plain);
  });

  it("know what varies by itself from earlier versions, which have no layout", () => {
    const turning = (word: string): string =>
      page("the price is 10").replace("</div>", `<p class=turning>${words(4, word)}</p></div>`);
    const history = ["anchor", "bell", "candle", "drum"].map((word) => Buffer.from(turning(word)));
    const [old, now] = [turning("eagle"), turning("flute")];
    const of = (given: object) =>
      detectChange(Buffer.from(old), Buffer.from(now), {
        beforeType: "text/html",
        afterType: "text/html",
        history,
        ...given,
      });
    const [laid, plain] = [of({ beforeLayout: layoutOf(old), afterLayout: layoutOf(now) }), of({})];
    expect([laid.cutBy, plain.cutBy]).toEqual(["layout", "tree"]);
    expect(laid.operations.map(({ excuse }) => excuse)).toContain("volatile");
    expect(laid.verdict).toBe(plain.verdict);
  });

  it("are told on a terminal and on a page", () => {
    const view = diffVersions(Buffer.from(BEFORE), Buffer.from(AFTER), {
      beforeLayout: layoutOf(BEFORE),
      afterLayout: layoutOf(AFTER),
    });
    const told = "blocks by layout, as a browser showed both versions when they were captured";
    expect(renderDiffTerminal(view, { colour: false, width: 100 })).toContain(told);
    expect(renderDiffHtml(view, "inline")).toContain(told);
    const plain = diffVersions(Buffer.from(BEFORE), Buffer.from(AFTER));
    expect(renderDiffTerminal(plain, { colour: false })).not.toContain("blocks by");
  });
});
