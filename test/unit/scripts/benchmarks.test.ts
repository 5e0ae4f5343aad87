// What `npm run bench` makes of figures: a ratio that fell is found, a record keeps what was not measured again, and the
// page of benchmarks says what is on record and nothing else.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { compared, readFigures, recordedWith, type Recorded } from "../../../scripts/benchmarks/recorded.mjs";
import { figuresOf, table, withFigures } from "../../../scripts/benchmarks/words.mjs";

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const TAKEN = { date: "2026-11-19", machine: "2 × a", node: "20", commit: "abc", load: "0.1", command: "c" };

function figure(what: string, ratio: number, aim: number | null = null) {
  const yardstick = { name: "a peer", value: 100 };
  return { what, ours: 100 * ratio, unit: "pages/s", yardstick, ratio, aim };
}

const recordOf = (...figures: ReturnType<typeof figure>[]): Recorded =>
  recordedWith({}, "crawl", figures, TAKEN);

it("finds ratios that fell by more than 15 %, and no others", () => {
  const recorded = recordOf(figure("a", 1), figure("b", 1), figure("c", 1));
  const rows = compared(
    "crawl",
    [figure("a", 0.84), figure("b", 0.86), figure("c", 2), figure("d", 0.1)],
    recorded,
  );
  expect(rows.map(({ isFallen }) => isFallen)).toEqual([true, false, false, false]);
  expect(rows.map(({ change }) => change && Math.round(100 * change))).toEqual([-16, -14, 100, null]);
});

it("finds aims that are not reached", () => {
  const rows = compared("crawl", [figure("a", 0.69, 0.7), figure("b", 0.7, 0.7), figure("c", 0.1)], {});
  expect(rows.map(({ isMissed }) => isMissed)).toEqual([true, false, false]);
  expect(table(rows).map((line) => line.includes("MISSED"))).toEqual([false, true, false, false]);
});

it("keeps what was recorded and not measured again, with its own day", () => {
  const before = recordOf(figure("small", 1), figure("large", 2));
  const after = recordedWith(before, "crawl", [figure("small", 3)], { ...TAKEN, date: "2026-12-01" });
  expect(after["crawl"]!.figures.map(({ what, ratio, taken }) => [what, ratio, taken.date])).toEqual([
    ["large", 2, "2026-11-19"],
    ["small", 3, "2026-12-01"],
  ]);
  const text = figuresOf(after);
  expect(text).toContain("| small | 300 pages/s | a peer 100 | 3.00 |  | 2 |");
  expect(text).toContain("2. 2026-12-01, 2 × a, Node 20, version abc, load 0.1: `c`");
});

it("reads figures line by line", () => {
  expect(readFigures(`${JSON.stringify(figure("a", 1))}\n\n`)).toEqual([figure("a", 1)]);
});

it("docs/benchmarks.md has the figures of bench/support/told/recorded.json", () => {
  const recorded = JSON.parse(readFileSync(pathOf("bench/support/told/recorded.json"), "utf8")) as Recorded;
  const page = readFileSync(pathOf("docs/benchmarks.md"), "utf8");
  expect(page).toBe(withFigures(page, recorded));
  expect(() => withFigures("# Benchmarks\n", recorded)).toThrow("no place");
  for (const name of Object.keys(recorded))
    expect(existsSync(pathOf(`bench/${name}.bench.ts`)), name).toBe(true);
});

it("says which benchmarks there are", () => {
  const { status, stderr } = spawnSync(process.execPath, [pathOf("scripts/bench.mjs"), "nonsense"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/no benchmark nonsense\nthere are: all \[--large\], agreement, .*crawl/);
});
