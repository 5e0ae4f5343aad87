// Figures in a line: a price, a count, a year. A line that differs in nothing else says something new.
import type { PageElement } from "../page/page-model.js";

const FIGURE = /\d[\d.,]*/g;

/** The line with every figure alike; unchanged where it has none. */
export function withoutFigures(line: string): string {
  return line.replace(FIGURE, "0");
}

/** Whether one line became the other by its figures alone. */
export function isFigureEdit({
  before,
  after,
}: {
  readonly before: PageElement | null;
  readonly after: PageElement | null;
}): boolean {
  if (before?.kind !== "text" || after?.kind !== "text" || before.value === after.value) return false;
  return withoutFigures(before.value) === withoutFigures(after.value);
}
