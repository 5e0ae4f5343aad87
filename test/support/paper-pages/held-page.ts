// Pages of docs/papers held against what the lab gives: every figure is made again here, or named as told.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A page of docs/papers; with a heading, that section alone. */
export function paperPage(key: string, heading?: string): string {
  const page = readFileSync(join("docs", "papers", `${key}.md`), "utf8");
  if (heading === undefined) return page;
  const from = page.indexOf(`\n${heading}`);
  if (from < 0) throw new Error(`${key}.md has no section "${heading}"`);
  const level = heading.slice(0, heading.indexOf(" ") + 1);
  const to = page.indexOf(`\n${level}`, from + 1);
  return page.slice(from, to < 0 ? undefined : to);
}

/** What is wrong with a page. */
export interface HeldPage {
  /** Lines and phrases that the lab's figures make, and that the page does not have. */
  readonly missing: readonly string[];
  /** Figures on the page that neither the lab makes nor anyone is named for. */
  readonly unheld: readonly string[];
}

/** Numbers with two decimals and more, shares in percent to a decimal: figures, and no numbers of definitions. */
const FIGURE = /(?<![\w.])(?:\d*\.\d{2,}|\d+(?:\.\d+)? %)(?![\w.]*\d)/g;
const NO_FIGURES =
  /(?:Definitions?|Examples?|[Ss]ections?|Figures?|Figs?\.) \d[\d.]*(?:(?:, | to | and |–)\d[\d.]*)*/g;

/** Holds a page's figures: `made` by the lab just now, `told` by a paper or a calculation outside the lab. */
export function heldPage(text: string, made: readonly string[], told: readonly string[]): HeldPage {
  const missing = [...made, ...told].filter((line) => !text.includes(line));
  let rest = text.replaceAll(NO_FIGURES, "");
  // Longest first, so that a phrase within another does not cut it.
  for (const line of [...made, ...told].toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(line.replaceAll(NO_FIGURES, ""), "");
  return { missing, unheld: [...rest.matchAll(FIGURE)].map(([figure]) => figure) };
}

/** Three decimals without the nought before the point, as the pages print shares. */
export function share(value: number): string {
  return value.toFixed(3).replace(/^0(?=\.)/, "");
}

/** One row of a table in Markdown. */
export function tableRow(...cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
