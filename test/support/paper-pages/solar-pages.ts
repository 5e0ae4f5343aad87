// docs/papers/solar.md, sharc.md and optimum.md from what `lab solar` and `lab sharc` give.
import type { SharcResult, SharcRow } from "#lab/experiments/sharc/sharc.js";
import type { SolarResult, SolarRow } from "#lab/experiments/solar/solar.js";
import { tableRow } from "./held-page.js";

const three = (value: number): string => value.toFixed(3);
const percent = (share: number, decimals: number): string => `${(100 * share).toFixed(decimals)} %`;

/** How well each row matches the paper, as the page's last column says. */
const MATCHES: Readonly<Record<string, string>> = {
  "1 hottest-middle": "exact",
  "1 sharc-threshold": "exact",
  "1 solar-offline": "exact",
  "1 solar-offline/exact-lengths": "see below",
  "1 solar-offline/shrunk": "not printed",
  "1 solar-offline/literal": "not printed",
  "1 optimal": "proved optimum",
  "2 hottest-middle": "exact",
  "2 hottest-middle/honest": "see below",
  "2 solar-online": "near only",
  "2 solar-online/literal": "not printed",
  "2 optimal-online": "ours",
};

function rowOf({ rows }: SolarResult, table: number, strategy: string, dataset: string): SolarRow {
  return rows.find((row) => row.table === table && row.strategy === strategy && row.dataset === dataset)!;
}

/** Rows and phrases of solar.md. */
export function solarLines(result: SolarResult): string[] {
  const rows = Object.entries(MATCHES).map(([key, match]) => {
    const [table, strategy] = key.split(" ") as [string, string];
    const cells = (["skewed", "smooth"] as const).flatMap((dataset) => {
      const { expectedSharp, printed } = rowOf(result, Number(table), strategy, dataset);
      return [three(expectedSharp), printed === null ? "–" : three(printed)];
    });
    return tableRow(table, `\`${strategy}\``, ...cells, match);
  });
  const online = (["skewed", "smooth"] as const).map((set) => rowOf(result, 2, "optimal-online", set));
  const offline = (["skewed", "smooth"] as const).map((set) => rowOf(result, 1, "solar-offline", set));
  const solar = (["skewed", "smooth"] as const).map((set) => rowOf(result, 2, "solar-online", set));
  const apart = solar.map((row) => Math.abs(row.expectedSharp - row.printed!).toFixed(2));
  const spreads = result.rows.map((row) => row.simulatedDeviation);
  return [
    ...rows,
    `reaches ${online.map((row) => percent(row.ratio, 3)).join(" and ")} of the optimum that knows them all`,
    `within ${apart.join(" and ")} of the printed pair`,
    `reaches ${offline.map((row) => percent(row.ratio, 1)).join(" and ")} of it`,
    `spreads by ${Math.floor(Math.min(...spreads))} to ${Math.ceil(Math.max(...spreads))} pages`,
    `n = ${result.pages}, seed ${result.seed}, ${result.runs} simulated runs`,
    ...solarPhrases(result),
  ];
}

/** What the page's text says once more of its table. */
function solarPhrases(result: SolarResult): string[] {
  const of = (table: number, strategy: string, set: string): string =>
    three(rowOf(result, table, strategy, set).expectedSharp);
  const pair = (strategy: string): string =>
    ["skewed", "smooth"].map((set) => of(2, strategy, set)).join(" and ");
  return [
    `**${of(1, "solar-offline", "smooth")} needs`,
    `it is ${of(1, "solar-offline/exact-lengths", "smooth")} (`,
    `(text), not ascending (pseudo-code): ${of(1, "solar-offline", "skewed")} against`,
    `gives ${pair("hottest-middle/honest")}`,
    `it gives ${pair("solar-online/literal")}`,
    `smooth site ${of(2, "solar-online", "smooth")} needs`,
  ];
}

/** Rows and phrases of optimum.md. */
export function optimumLines(result: SolarResult): string[] {
  const of = (table: number, strategy: string, set: string): string =>
    three(rowOf(result, table, strategy, set).expectedSharp);
  const rows = ["skewed", "smooth"].map((set) =>
    tableRow(
      set,
      ...["hottest-middle", "sharc-threshold", "solar-offline"].map((name) => of(1, name, set)),
      `**${of(1, "optimal", set)}**`,
    ),
  );
  const online = ["skewed", "smooth"].map((set) => of(2, "optimal-online", set)).join(" and ");
  const printed = (["skewed", "smooth"] as const).map((set) =>
    three(rowOf(result, 2, "solar-online", set).printed!),
  );
  return [...rows, `reaches ${online}`, `SOLAR-online has ${printed.join(" and ")}`];
}

const FAMILIES: Readonly<Record<string, string>> = { "one-visit": "one visit", "two-visit": "two visits" };

/** Rows and phrases of sharc.md. */
export function sharcLines({ rows, pages }: SharcResult): string[] {
  const of = (strategy: string, dataset: string): SharcRow =>
    rows.find((row) => row.strategy === strategy && row.dataset === dataset && row.known === "all")!;
  const strategies = [
    "sharc-offline",
    "sharc-online",
    "measurable",
    "optimal/one-visit",
    "hottest-middle",
    "sharc-threshold",
    "optimal",
  ];
  const table = strategies.map((strategy) => {
    const cells = ["skewed", "smooth"].flatMap((set) => {
      const { blur, expectedSharp } = of(strategy, set);
      const least = strategy === "sharc-offline" ? `**${blur.toFixed(1)}**` : blur.toFixed(1);
      const most = strategy.startsWith("optimal") ? `**${three(expectedSharp)}**` : three(expectedSharp);
      return [least, most];
    });
    return tableRow(`\`${strategy}\``, FAMILIES[of(strategy, "skewed").family]!, ...cells);
  });
  const middle = ["skewed", "smooth"].map((set) => three(of("sharc-offline", set).unprovenAtMiddle!));
  return [...table, `(${middle.join(" and ")} pages for the organ pipe)`, `n = ${pages}, all pages known`];
}
