// How a site lives, for a terminal.
import { printable } from "#formats/index.js";
import type { MineReport } from "#model/index.js";
import { directoryName, quietWords, rateWords, WEEKDAYS } from "../mine-wording.js";
import { shorten } from "./terminal-text.js";

const SHADES = " .:-=+*#%@";
const MOST_LINES = 15;

/** The report as lines of text, no wider than 100 characters. */
export function renderMineTerminal(report: MineReport): string {
  return [
    `${printable(report.site)}: ${report.pages} pages, ${report.changes} changes seen`,
    "",
    "How often pages change",
    ...report.rateClasses.map(({ label, pages }) => `  ${label.padEnd(12)} ${String(pages).padStart(7)}`),
    "",
    "Busiest pages (90 % interval)",
    ...report.busiest
      .slice(0, MOST_LINES)
      .map(
        ({ path, ratePerDay, low, high }) =>
          `  ${shorten(printable(path), 56).padEnd(56)}  ${rateWords(ratePerDay)} (${rateWords(low)} to ${rateWords(high)})`,
      ),
    "",
    "Changes by hour (UTC) and weekday",
    ...week(report.pattern.hours),
    quietWords(report),
    "",
    "Directories",
    ...directories(report),
    "",
    ...rules(report),
  ].join("\n");
}

function week(hours: readonly number[]): string[] {
  const most = Math.max(...hours);
  return WEEKDAYS.map((day, d) => {
    const cells = hours
      .slice(d * 24, (d + 1) * 24)
      .map((value) => SHADES[most === 0 ? 0 : Math.round((value / most) * 9)]!);
    return `  ${day} |${cells.join("")}|`;
  });
}

function directories({ directories: all }: MineReport): string[] {
  const sorted = all.toSorted((a, b) => b.frequencyOfChange - a.frequencyOfChange || b.pages - a.pages);
  const lines = sorted
    .slice(0, MOST_LINES)
    .map(
      (row) =>
        `  ${shorten(printable(directoryName(row.path)), 48).padEnd(48)} ${String(row.pages).padStart(6)} pages  changes in ${(row.frequencyOfChange * 100).toFixed(0).padStart(3)} % of weeks, ${row.class}`,
    );
  const dormant = all.filter((row) => row.class === "dormant").length;
  return [...lines, `  ${dormant} of ${all.length} directories are dormant.`];
}

function rules({ rules: all }: MineReport): string[] {
  if (all.length === 0) return ["No rules: nothing may be skipped by the paper's measure."];
  return [
    `${all.length} rules: directories that may be skipped while the others change`,
    ...all
      .slice(0, MOST_LINES)
      .map(
        ({ tail, confidence }) =>
          `  ${shorten(printable(directoryName(tail)), 64)} (confidence ${confidence.toFixed(2)})`,
      ),
  ];
}
