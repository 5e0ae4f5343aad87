// Days of a calendar: in the reader's zone, graded by what captures of the day show.
import { describe, expect, it } from "vitest";
import type { CaptureListing } from "#server/api-schema.js";
import { capturedDays, changeGrade, sharpGrade, weeksOf } from "../../../src/web/site/calendar-days.js";

const at = Date.UTC(2026, 10, 15, 23, 30);
const capture = (id: string, over: Partial<CaptureListing>): CaptureListing => ({
  id,
  site: "demo.example",
  phase: "finished",
  startedAt: at - 5000,
  asOf: at,
  finishedAt: at + 5000,
  all: { pages: 100, sharp: 90, attested: 100, possible: 100 },
  differing: 4,
  ...over,
});

describe("captures by day", () => {
  it("stand on the day that the reader's zone has", () => {
    const days = (zone: string): string[] => capturedDays([capture("a", {})], zone).map(({ day }) => day);
    expect(days("UTC")).toEqual(["2026-11-15"]);
    expect(days("Asia/Tokyo")).toEqual(["2026-11-16"]);
  });

  it("are graded by the sharpest of the day and by the one in which most differed", () => {
    const worse = capture("b", {
      asOf: at + 1000,
      all: { pages: 100, sharp: 50, attested: 0, possible: 0 },
      differing: 30,
    });
    const [day] = capturedDays([worse, capture("a", {})], "UTC");
    expect(day).toMatchObject({ sharp: 0.9, differing: 0.3 });
    expect(day!.captures.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("of other tools' records are never called sharp, nor unchanged", () => {
    const [day] = capturedDays([capture("a", { imported: true })], "UTC");
    expect(day).toMatchObject({ sharp: null, differing: null });
  });
});

describe("grades", () => {
  it("tell none from little, and little from much", () => {
    expect([0, 0.001, 0.01, 0.05, 0.051, 0.2, 0.21, 1].map(changeGrade)).toEqual([0, 1, 1, 2, 3, 3, 4, 4]);
    expect([0, 0.49, 0.5, 0.8, 0.949, 0.95, 1].map(sharpGrade)).toEqual([1, 1, 2, 3, 3, 4, 4]);
    expect([changeGrade(null), sharpGrade(null)]).toEqual([null, null]);
  });
});

it("lays a month in weeks from Monday on", () => {
  const weeks = weeksOf(2026, 10);
  expect(weeks.map((week) => week.map((day) => Number(day?.slice(8) ?? 0)).join(" "))).toEqual([
    "0 0 0 0 0 0 1",
    "2 3 4 5 6 7 8",
    "9 10 11 12 13 14 15",
    "16 17 18 19 20 21 22",
    "23 24 25 26 27 28 29",
    "30 0 0 0 0 0 0",
  ]);
  expect(weeksOf(2027, 1)).toHaveLength(4);
});
