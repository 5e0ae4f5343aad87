// Boxes for a document without a browser: everything below each other, unless the markup says where (data in `style`
// as "box: x y width height [colour]").
import { parse, defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { LayoutBox } from "#ports/index.js";

const LINE_PX = 20;
const WIDTH_PX = 1_000;

/** The boxes of all elements of a document's body, in the order of its tree. */
export function plainBoxes(html: string): LayoutBox[] {
  const boxes: LayoutBox[] = [];
  let y = 0;
  const walk = (node: Tree.ParentNode, above: string): void => {
    const elements = adapter.getChildNodes(node).filter((child) => adapter.isElementNode(child));
    for (const [at, element] of elements.entries()) {
      const path = above === "" ? String(at) : `${above}/${at}`;
      if (/^(?:head|script|style)$/.test(element.tagName)) continue;
      const top = y;
      const own = boxes.push(plainBox(element.tagName, path)) - 1;
      walk(element, path);
      y = Math.max(y, top + LINE_PX);
      boxes[own] = { ...boxes[own]!, y: top, height: y - top, ...stated(element) };
    }
  };
  walk(parse(html), "");
  return boxes;
}

function plainBox(name: string, path: string): LayoutBox {
  const place = { x: 0, y: 0, width: WIDTH_PX, height: 0 };
  return { name, document: 0, path, ...place, fontPx: 16, background: "", isVisible: true };
}

function stated(element: Tree.Element): Partial<LayoutBox> {
  const style = element.attrs.find(({ name }) => name === "style")?.value ?? "";
  const [, place = ""] = /box: ([^;]*)/.exec(style) ?? [];
  const [x, y, width, height, background] = place.split(" ");
  if (place === "none") return { isVisible: false };
  if (height === undefined) return {};
  const numbers = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
  return { ...numbers, ...(background !== undefined && { background }) };
}
