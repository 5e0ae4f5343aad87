// Whatever the other rules do not know: too many URLs that differ in numbers alone.
import type { TrapLink, TrapRule } from "./trap-rule.js";

/** More URLs of one shape than the budget allows. */
export const shapeBudget: TrapRule = {
  code: "shape-budget",
  refuse(link, known) {
    const isAbstract = isCounted(link);
    return isAbstract && known.count(shapeKey(link)) >= known.shapeBudget
      ? `more than ${known.shapeBudget} of ${link.shape.slice(0, 200)}`
      : null;
  },
  keys: (link) => (isCounted(link) ? [shapeKey(link)] : []),
};

/** A shape without anything abstracted is one URL only. */
function isCounted({ shape }: TrapLink): boolean {
  return /[{?]/.test(shape);
}

function shapeKey({ shape }: TrapLink): string {
  return `shape ${shape}`;
}
