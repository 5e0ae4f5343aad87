// The words and figures that every reporter shares, so that no output claims more than another.
import { clockTime, count, pagesWord, percent } from "#chart/index.js";
import type { CaptureReport, Coherence, ReportPage } from "#model/index.js";

/** The first sentence of every report: observed only. */
export function headline(report: CaptureReport): string {
  const { pages, sharp } = report.all;
  if (pages === 0) return "No pages were captured";
  const share = percent(sharp, pages);
  return `${count(sharp)} of ${pagesWord(pages)} seen identical before and after ${clockTime(report.asOf)} (${share})`;
}

/** What the planner promised beside the bound; `null` when it promised nothing. */
export function expectation(report: CaptureReport): string | null {
  const { expectedSharp, upperBound } = report;
  if (expectedSharp === null) return null;
  const expected = `${expectedSharp.toFixed(1)} sharp pages expected when the revisits were planned`;
  if (upperBound === null || upperBound <= 0) return expected;
  const share = percent(expectedSharp, upperBound);
  return `${expected}; no plan of this kind expects more than ${upperBound.toFixed(1)} (${share} of that bound)`;
}

/** Where the planned t* was not the best one found afterwards; `null` when they agree. */
export function plannedTimePoint(report: CaptureReport): string | null {
  if (report.plannedAsOf === report.asOf) return null;
  return `${clockTime(report.plannedAsOf)} was planned, where ${pagesWord(report.sharpAtPlanned)} are sharp`;
}

/** The four classes of a report, each over its own fixed denominator. */
export function classesOf(report: CaptureReport): readonly (readonly [name: string, figures: Coherence])[] {
  return [
    ["all pages", report.all],
    ["documents", report.documents],
    ["requisites", report.requisites],
    ["composites", report.composites],
  ];
}

/** The pages without an observed claim, in the report's order. */
export function notSharp(report: CaptureReport): ReportPage[] {
  return report.pages.filter((page) => page.verdict !== "sharp");
}
