// The words and figures that every reporter shares, so that no output claims more than another.
import type { CaptureReport, Coherence, ReportPage } from "#model/index.js";

/** What no capture of this kind can prove, whatever its figures (evidence.md). */
export const CANNOT_PROVE: readonly string[] = [
  "That nothing changed between two identical responses: a page that changed and changed back in between looks the same.",
  "What other visitors were shown: servers may answer differently by address, language, cookie or browser. Every statement holds for the one request profile recorded in the certificate.",
  "What the origin held when a cache answered: observed means served to us.",
  "That the server's own words are true: dates, ETags and 304 answers can be wrong. What rests on them is called attested and never counted as sharp.",
  "Pages that nothing linked to, and what scripts would have loaded in a browser.",
];

/** What `sharp` means, in one sentence. */
export const SHARP_MEANING =
  "A page is sharp when we hold two complete, identical responses to the same request, one finished before " +
  "the time point and one sent after it, and saw no differing one between them.";

/** `12:31:07.412Z`. */
export function clockTime(ms: number): string {
  return new Date(ms).toISOString().slice(11);
}

/** `2026-11-15 12:31:07.412 UTC`. */
export function fullTime(ms: number): string {
  return new Date(ms).toISOString().replace("T", " ").replace("Z", " UTC");
}

/** A share with one decimal, rounded down: 100.0 % means all of them. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return "–";
  return `${(Math.floor((part / whole) * 1000 + 1e-9) / 10).toFixed(1)} %`;
}

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

/** A whole number with thin groups of three digits. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/** `1 page`, `2 pages`. */
export function pagesWord(value: number): string {
  return `${count(value)} ${value === 1 ? "page" : "pages"}`;
}

/** A length of time in its two greatest units. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const [d, h, m, s] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  if (d! > 0) return `${d} d ${h} h`;
  return h! > 0 ? `${h} h ${m} min` : `${m} min ${s} s`;
}

/** A size in decimal units. */
export function size(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return power === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}
