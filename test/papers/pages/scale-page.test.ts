// docs/scale.md: what it says of the simulation is what docs/papers/cluster.md has of the hundred thousand hosts.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SERIES } from "#lab/experiments/cluster/cases.js";
import { paperPage } from "../../support/paper-pages/held-page.js";

/** Rows of the hundred thousand: name, hosts, workers, requests, a second, a site and minute, too near, … */
const rows = paperPage("cluster", "## What comes out")
  .split("\n")
  .filter((line) => line.startsWith("| 10⁵: "))
  .map((line) => line.slice(2, -2).split(" | "));

const of = (series: string, hosts?: number): string[] =>
  rows.find(([name, count]) => name === `10⁵: ${series}` && (hosts ?? Number(count)) === Number(count))!;

it("scale.md says what the simulated hundred thousand came to", () => {
  const page = readFileSync("docs/scale.md", "utf8");
  const [all, tenth, faults] = [of(SERIES.growing, 100_000), of(SERIES.growing, 10_000), of(SERIES.faults)];
  const slow = of(SERIES.slow);
  const thousands = `${Math.round(Number(faults[3]) / 1_000)}`;
  const said = [
    `${thousands.slice(0, 1)},${thousands.slice(1)},000 requests with every tenth minute's fault, none of them without excuse too near`,
    `from 10 to 100 workers ${(Number(all[4]) / Number(tenth[4])).toFixed(1)} times the requests a second`,
    `| ${all[5]} requests | simulated`,
    `${Math.round(parseFloat(all[9]!))} % of a core at ${Math.round(Number(all[4]))} requests a second`,
    `${Math.round(Number(slow[4]))} requests a second where ${slow[2]} workers`,
  ];
  expect(said.filter((words) => !page.includes(words))).toEqual([]);
  expect([all[6], faults[6], slow[6]]).toEqual(["0", "0", "0"]);
});
