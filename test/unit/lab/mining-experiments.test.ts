import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { syntheticHistory } from "#lab/experiments/estimators/synthetic-history.js";
import { EXPERIMENTS } from "#lab/experiments/index.js";
import { NEAR_RUN_DEFAULTS, runNear, spreadStarts } from "#lab/experiments/near/run-near.js";
import { runRefreshOnHistory } from "#lab/experiments/refresh/run-refresh.js";
import { readHistoryColumns } from "#lab/index.js";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-mining-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function file(name: string, lines: readonly string[]): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, lines.map((line) => `${line}\n`).join(""));
  return path;
}

/** A small site for 40 weeks: the news change every week, the archive never. */
function tsv(): string[] {
  const lines = ["0\tA\t0\t00000000000a\tnews/today.html", "0\tA\t1\t00000000000b\tarchive/old.html"];
  for (let week = 1; week < 40; week++) {
    lines.push(`${week * 604_800 + 5}\tM\t0\t${(week + 99).toString(16).padStart(12, "0")}`);
  }
  return lines;
}

const experiment = (key: string) => EXPERIMENTS.find((candidate) => candidate.key === key)!;

describe("lab near", () => {
  it("prints the rows of all rules for the windows asked for", async () => {
    const history = await file("site.tsv", tsv());
    const options = { seed: 1, history, starts: [5, 12], windows: 3, train: 10, alpha: 0.01 };
    const { result, table, html } = await experiment("near").run(options);
    const { rows, ...rest } = JSON.parse(JSON.stringify(result)) as {
      rows: Record<string, unknown>[];
      history: string;
      windows: number;
    };
    expect(rest).toMatchObject({ history: "site", windows: 6 });
    expect(rows.map((row) => row["rule"])).toEqual(["strict", "dormant", "frequency", "learned", "oracle"]);
    expect(Object.keys(rows[0]!)).toEqual(["rule", "BR", "OP", "OR", "CR", "CRu", "worstTenth"]);
    // The archive sleeps, and the dormant rule knows it.
    expect(rows[1]).toMatchObject({ BR: 0.5, CRu: 1 });
    expect(table).toContain("dormant");
    expect(html).toContain("<svg");
  });

  it("says which week is missing when the history is too short, also for one week and one page", async () => {
    const history = await readHistoryColumns(await file("short.tsv", tsv().slice(0, 2)));
    expect(() => runNear(history)).toThrow(/1 weekly versions; .*weeks are needed/);
    const long = await readHistoryColumns(await file("long.tsv", tsv()));
    expect(() => runNear(long, { ...NEAR_RUN_DEFAULTS, starts: [15] })).toThrow(
      /start week 20 needs week 40/,
    );
  });

  it("refuses broken lines, unknown ids, times out of order and empty files with their place", async () => {
    const bad: [string, string[], RegExp][] = [
      ["broken.tsv", ["0\tA\t0\t00000000000a\ta", "what"], /line 2/],
      ["unknown.tsv", ["0\tM\t7\t00000000000a"], /line 1: page 7/],
      ["order.tsv", ["9\tA\t0\t00000000000a\ta", "8\tM\t0\t00000000000b"], /line 2: earlier/],
      ["empty.tsv", [], /empty/],
    ];
    for (const [name, lines, message] of bad) {
      await expect(readHistoryColumns(await file(name, lines))).rejects.toMatchObject({
        code: "BAD_INPUT",
        message: expect.stringMatching(message) as unknown,
      });
    }
  });

  it("spreads its starts as docs/papers/near-miner.md says", () => {
    expect(spreadStarts(571)).toEqual([26, 99, 173, 246, 320, 393, 467, 540]);
    expect(spreadStarts(40)).toEqual([9]);
    expect(spreadStarts(20)).toEqual([]);
  });
});

describe("lab refresh", () => {
  it("runs every planner below the bound on a history", () => {
    const history = syntheticHistory(60, 40, new SeededRandom(3));
    const { rows } = runRefreshOnHistory(history, { days: 28, resources: [0.1] });
    const bound = rows.find((row) => row.strategy === "bound")!;
    expect(rows.length).toBe(12);
    for (const row of rows) expect(row.completeness).toBeLessThanOrEqual(bound.completeness + 1e-9);
  });

  it("refuses a history that is too short, and asks for one when there is none", async () => {
    const history = syntheticHistory(5, 10, new SeededRandom(3));
    expect(() => runRefreshOnHistory(history)).toThrow(/too short/);
    await expect(experiment("refresh").run({ seed: 1 })).rejects.toMatchObject({ code: "USAGE" });
  });
});
