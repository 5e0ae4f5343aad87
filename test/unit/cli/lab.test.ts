// `isochron lab`: options that would change nothing are refused, and every table says how it was made.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPERIMENTS, type Experiment, type ExperimentOptionName } from "#lab/index.js";
import { runCli } from "../../support/test-io.js";

let directory = "";
beforeAll(() => (directory = mkdtempSync(join(tmpdir(), "isochron-lab-"))));
afterAll(() => rmSync(directory, { recursive: true }));

/** Some weeks of a few pages, some of them changed by lot of a plain rule. */
function history(weeks = 60): string {
  const file = join(directory, `site-${weeks}.tsv`);
  const lines = Array.from({ length: 6 }, (_, i) => `0\tA\t${i}\t00000000000${i}\td${i % 2}/p${i}.html`);
  for (let week = 1; week < weeks; week++)
    for (let page = 0; page < 6; page++)
      if ((week * 7 + page * 5) % (page + 2) === 0)
        lines.push(
          `${week * 604_800 + page}\tM\t${page}\t${(week * 8 + page + 99).toString(16).padStart(12, "0")}`,
        );
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  return file;
}

/** Other values than those below, told apart by any table that hangs on them. */
const OTHERS: Readonly<
  Record<Exclude<ExperimentOptionName, "history" | "closedLoop" | "budget" | "living" | "days">, unknown>
> = {
  seed: 2,
  runs: 1,
  pages: 13,
  hosts: 20,
  workers: 3,
  strategies: ["optimal"],
  rates: "known",
  slotSeconds: 400_000,
  start: [20],
  windows: 4,
  train: 9,
  alpha: 0.9,
  recall: 1,
};

const NAMES = Object.keys(OTHERS) as (keyof typeof OTHERS)[];
const base = (own: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  seed: 1,
  runs: 2,
  pages: 12,
  hosts: 16,
  workers: 2,
  strategies: ["bfs-fifo"],
  slotSeconds: 3600,
  start: [3],
  windows: 2,
  train: 6,
  recall: 0.05,
  ...own,
});

/** What is printed, running times aside. */
async function printed(experiment: Experiment, options: Record<string, unknown>): Promise<string> {
  const { result } = await experiment.run({ ...options, starts: options["start"] } as never);
  return JSON.stringify({ ...result, parameters: null }, (key, value: unknown) =>
    key === "milliseconds" ? 0 : value,
  );
}

// A year of every planner takes too long to be run once per option: `watch` has a case of its own below.
const CASES = EXPERIMENTS.filter(({ key }) => key !== "watch").flatMap(
  (experiment) =>
    [
      // Without a history `refresh` refuses, and `near` times a fixed series of minings by its seed alone.
      ...(["near", "refresh"].includes(experiment.key)
        ? []
        : [[experiment, "without a history", {}] as const]),
      ...(experiment.uses({ history: "" }).includes("history")
        ? [[experiment, "with a history", { history: true }] as const]
        : []),
      ...(experiment.key === "near"
        ? [[experiment, "with a history, in a closed loop", { history: true, closedLoop: true }] as const]
        : []),
    ] as const,
);

describe.each(CASES.map(([experiment, how, own]) => ({ key: experiment.key, how, experiment, own })))(
  "lab $key $how",
  ({ experiment, own }) => {
    it("hangs on every option that it says it uses, and on no other", async () => {
      const options = base(
        "history" in own ? { ...own, history: history(experiment.key === "estimators" ? 80 : 60) } : own,
      );
      const used = experiment.uses(options);
      const one = await printed(experiment, options);
      for (const name of NAMES) {
        const other = await printed(experiment, { ...options, [name]: OTHERS[name] });
        expect(`${name}: ${one === other ? "changes nothing" : "is used"}`).toBe(
          `${name}: ${used.includes(name) ? "is used" : "changes nothing"}`,
        );
      }
    });
  },
);

describe("lab watch", () => {
  it("prints one JSON document that begins with what was asked, and hangs on the budget", async () => {
    const watched = async (budget: string): Promise<Record<string, unknown>> => {
      const { code, out } = await runCli([
        "lab",
        "watch",
        "--history",
        history(),
        "--budget",
        budget,
        "--json",
      ]);
      expect(code).toBe(0);
      return JSON.parse(out) as Record<string, unknown>;
    };
    const [half, none] = [await watched("0.5"), await watched("0")];
    expect(Object.keys(half).slice(0, 4)).toEqual(["history", "budget", "bound", "rows"]);
    const rows = half["rows"] as Record<string, unknown>[];
    expect(Object.keys(rows[0]!)).toEqual(["planner", "completeness", "weight", "looks"]);
    expect(rows.map((row) => row["planner"])).toEqual(
      expect.arrayContaining(["learned-gain", "round-robin"]),
    );
    // Three looks a day for a year; without a budget it is one a day, the least there is.
    expect([rows[0]!["looks"], (none["rows"] as typeof rows)[0]!["looks"]]).toEqual([3 * 364, 364]);
    for (const row of rows) expect(row["completeness"]).toBeLessThanOrEqual(half["bound"] as number);
  });

  it("asks for a history when there is none", async () => {
    const { code, err } = await runCli(["lab", "watch"]);
    expect([code, err]).toEqual([2, "isochron: lab watch needs --history FILE or --living\n"]);
  });
});

describe("lab watch --living", () => {
  const watched = async (...options: string[]): Promise<Record<string, unknown>> => {
    const { code, out } = await runCli(["lab", "watch", "--living", "--json", ...options]);
    expect(code).toBe(0);
    return JSON.parse(out) as Record<string, unknown>;
  };

  it("runs the whole loop, the same each time, and says what it came to by the site's truth", async () => {
    const options = ["--pages", "8", "--days", "3", "--budget", "3", "--seed", "4"];
    const one = await watched(...options);
    expect(one).toMatchObject({ pages: 8, otherChoices: 0, parameters: { seed: 4, pages: 8 } });
    const figures = one as Record<"completeness" | "versions" | "held" | "looks" | "requests", number>;
    expect(figures.held).toBeGreaterThan(0);
    expect(figures.held).toBeLessThanOrEqual(figures.versions);
    expect([figures.completeness > 0, figures.completeness <= 1]).toEqual([true, true]);
    expect(figures.looks).toBeLessThanOrEqual(figures.requests);
    // From nine in the morning of the first day to nine of the fourth.
    expect(figures.requests).toBeLessThanOrEqual(4 * 24);
    expect(one["estimate"]).toEqual({
      share: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    });
    expect(one["proved"]).toBeGreaterThan(0);
    expect(await watched(...options)).toEqual(one);
  });
});

describe("a history that is too short for forecasts to come true", () => {
  it("is refused by lab estimators, with how long it must be", async () => {
    const { code, out, err } = await runCli(["lab", "estimators", "--history", history(30)]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^isochron: site-30 is \d+ weeks long, too short .* 65 in all\n$/);
  });
});

describe("options that would change nothing", () => {
  it.each([
    ["lab sharc --seed 3", "lab sharc does not use --seed; it uses --pages: leave the rest out"],
    ["lab solar --history x.tsv --rates known", "lab solar does not use --history, --rates; it uses"],
    ["lab near --train 5", "lab near without --history does not use --train; it uses --seed:"],
    ["lab near --history x --seed 2", "lab near with --history does not use --seed; it uses"],
    ["lab compare --history x --pages 5", "lab compare with --history does not use --pages; it uses"],
    ["lab compare --slot-seconds 5", "lab compare without --history does not use --slot-seconds; it uses"],
    ["lab watch --history x --runs 5", "lab watch does not use --runs; it uses --history, --budget:"],
    ["lab watch --living --history x", "lab watch does not use --history; it uses --living, --pages,"],
    ["lab watch --history x --days 5", "lab watch does not use --days; it uses --history, --budget:"],
    ["lab watch --living --days 367", "--days is at most 366, not 367"],
    ["lab refresh --history x --runs 5", "lab refresh does not use --runs; it uses --history:"],
  ])("%s", async (line, complaint) => {
    const { code, out, err } = await runCli(line.split(" "));
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`isochron: ${complaint}`);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  it("shows an experiment's own options only, and takes shares from 0 to 1", async () => {
    const { out } = await runCli(["lab", "sharc", "--help"]);
    expect(out).toContain("--pages");
    expect(out).not.toMatch(/--seed|--history|--alpha/);
    for (const alpha of ["2", "NaN", "-1", ""])
      expect((await runCli(["lab", "near", "--history", "x", `--alpha=${alpha}`])).err).toContain(
        "share from 0 to 1",
      );
  });
});

describe("every table", () => {
  it.each(EXPERIMENTS.filter(({ key }) => key !== "near"))(
    "of lab $key states n, seed and runs",
    async (experiment) => {
      const own = base(experiment.uses({}).includes("history") ? { history: history() } : {});
      const { table, html, result } = await experiment.run(own as never);
      const titles = table.trimEnd().split(/\n\n/);
      for (const text of titles)
        expect(text.split("\n")[1]).toMatch(
          /^n = \d+ pages; (seed \d+|no seed: .*?); runs: \d+ \(.+?\); .+ = /,
        );
      expect(html.match(/<caption>[^]*?<small>n = \d+ pages; /g)).toHaveLength(titles.length);
      expect(result.parameters.runs).toBeGreaterThan(0);
    },
  );
});
