import { describe, expect, it } from "vitest";
import { gatherHistory } from "#lab/histories/read-history.js";
import { mineInputOfHistory } from "#lab/histories/mine-history.js";
import { mineInputOfSightings, mineSite } from "#mine/index.js";
import type { MineReport } from "#model/index.js";
import { renderMineHtml, renderMineTerminal } from "#report/index.js";
import { seenOn } from "../../support/samples/daily-sightings.js";

const HOUR = 3600;
const START = Date.UTC(2025, 0, 6, 0) / 1000;

interface Event {
  readonly line: number;
  readonly atSeconds: number;
  readonly path: string;
  readonly content: string | null;
  readonly deflated: null;
}

async function* events(list: readonly Omit<Event, "line" | "deflated">[]): AsyncGenerator<Event> {
  for (const [i, event] of list.entries()) yield { ...event, line: i + 1, deflated: null };
}

/** News changes every workday at 10, the legal notice never. */
function newsSite(): Promise<MineReport> {
  const list = [
    { atSeconds: START, path: "legal/notice.html", content: "000000000001" },
    { atSeconds: START, path: "legal/<b>.html", content: "000000000001" },
    { atSeconds: START, path: "news/today.html", content: "000000000002" },
  ];
  for (let day = 0; day < 280; day++) {
    if (day % 7 < 5)
      list.push({
        atSeconds: START + (day * 24 + 10) * HOUR,
        path: "news/today.html",
        content: (day + 16).toString(16).padStart(12, "0"),
      });
  }
  return gatherHistory("news", events(list)).then((history) => mineSite(mineInputOfHistory(history)));
}

describe("mining a history", () => {
  it("tells busy pages from still ones, and when they change", async () => {
    const report = await newsSite();
    expect(report.busiest[0]!.path).toBe("news/today.html");
    expect(report.busiest[0]!.forecast!.ratePerDay).toBeGreaterThan(0.1);
    expect(report.busiest.at(-1)!.forecast!.unchangedForWeek).toBeGreaterThan(0.9);
    expect(report.pattern.present).toBe(true);
    expect(report.pattern.hours.indexOf(Math.max(...report.pattern.hours)) % 24).toBe(10);
    expect(report.quiet).not.toBeNull();
    expect(report.directories.find(({ path }) => path === "legal")!.class).toBe("dormant");
    expect(report.rules.map(({ tail }) => tail)).toContain("legal");
    for (const { atLeast, confidence } of report.rules) expect(atLeast).toBeLessThan(confidence);
  });

  it("prints it for a terminal and as a page, with nothing unescaped and nothing loaded", async () => {
    const report = await newsSite();
    const text = renderMineTerminal(report);
    expect(text).toContain("news/today.html");
    expect(text).toContain("Quietest from");
    const html = renderMineHtml(report);
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;");
    expect(html).not.toMatch(/(src|href)="http/);
    expect(html.match(/<svg/g)!.length).toBe(4);
  });

  it("has an answer for one page in one week", async () => {
    const history = await gatherHistory(
      "one",
      events([{ atSeconds: START, path: "a.html", content: "00000000000a" }]),
    );
    const report = mineSite(mineInputOfHistory(history));
    expect(report.pages).toBe(1);
    expect(report.pattern.present).toBe(false);
    expect(renderMineTerminal(report)).toContain("No pattern of the week is claimed");
  });

  it("refuses an empty history, and times out of order with their line", async () => {
    await expect(gatherHistory("none", events([]))).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("empty"),
    });
    const backwards = [
      { atSeconds: 10, path: "a", content: "00000000000a" },
      { atSeconds: 9, path: "a", content: "00000000000b" },
    ];
    await expect(gatherHistory("back", events(backwards))).rejects.toMatchObject({
      message: expect.stringContaining("line 2"),
    });
  });
});

describe("mining an archive's sightings", () => {
  it("takes captures as versions and sightings as looks", () => {
    const days = Array.from({ length: 30 }, (_, day) => day);
    const report = mineSite(
      mineInputOfSightings("site", [
        ...days.map((day) => seenOn("https://a.example/news/x", day, `news ${day}`)),
        ...days.map((day) => seenOn("https://a.example/legal/y", day, "still")),
        ...days.slice(0, 5).map((day) => seenOn("https://a.example/gone", day, "old")),
        seenOn("https://a.example/gone", 6, "absent", 404),
      ]),
    );
    expect(report.pages).toBe(2);
    expect(report.busiest[0]).toMatchObject({
      path: "https://a.example/news/x",
      counted: { looks: 29, changes: 29, days: 29 },
    });
    expect(report.changes).toBe(30);
    expect(report.directories.find(({ path }) => path === "a.example/legal")!.class).toBe("dormant");
  });

  it("has an answer for no sightings at all", () => {
    const report = mineSite(mineInputOfSightings("empty", []));
    expect(report).toMatchObject({ pages: 0, changes: 0, busiest: [], directories: [], rules: [] });
    expect(renderMineHtml(report)).toContain("0 pages");
  });
});
