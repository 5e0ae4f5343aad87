// How mining and refresh choices grow: NEAR-Miner by nodes and by versions, one period's choice by pages.
import { SeededRandom } from "#adapters/index.js";
import { timeMining } from "#lab/experiments/near/scaling.js";
import { refreshPlanners, type RefreshPages } from "#schedule/index.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

/** Of a period of an hour nobody notices it. */
const MOST_CHOICE_MS = 1000;
const now = (): number => performance.now();

function memoryMb(): string {
  return (process.memoryUsage().rss / 1e6).toFixed(0).padStart(10);
}

/** Both phases of NEAR-Miner on synthetic trees, rules of every directory. */
function benchMining(): void {
  console.log("     pages  directories  versions    seconds   RSS (MB)");
  const sizes = [
    [10_000, 20],
    [100_000, 20],
    [100_000, 40],
    [100_000, 80],
    [1_000_000, 20],
  ] as const;
  let smallest: number | null = null;
  for (const [pages, versions] of sizes) {
    const setting = { pages, versions, fanout: 30, depth: 3, changes: 0.1 };
    const row = timeMining(setting, new SeededRandom(1), now);
    const cells = [
      String(pages).padStart(10),
      String(row.directories).padStart(12),
      String(versions).padStart(9),
      (row.milliseconds / 1000).toFixed(2).padStart(10),
      memoryMb(),
    ];
    console.log(cells.join(" "));
    const each = (row.milliseconds * 1e6) / pages / versions;
    smallest ??= each;
    if (pages === 1_000_000)
      tellBeside(`a version mined, ${pages} pages`, {
        ours: each,
        unit: "ns",
        name: "10,000 pages",
        theirs: smallest,
        better: "less",
      });
  }
}

/** A site of pages with a pattern of 24 periods. */
function site(count: number): RefreshPages {
  const random = new SeededRandom(2);
  const rates = new Float32Array(count * 24);
  const importances = new Float32Array(count * 24);
  for (let i = 0; i < rates.length; i++) {
    rates[i] = 0.001 * 1000 ** random.next();
    importances[i] = random.next();
  }
  const weights = Float64Array.from({ length: count }, () => random.next());
  return { count, weights, periods: 24, rates, importances };
}

/** Start and mean of three periods of each planner, a tenth of the pages per period. */
function benchRefresh(): void {
  console.log("\n     pages  planner                       start (s)  per period (s)   RSS (MB)");
  for (const count of [10_000, 100_000, 1_000_000]) {
    const pages = site(count);
    for (const planner of refreshPlanners(120)) {
      const begun = now();
      const run = planner.start(pages, count / 10);
      const started = now();
      for (let period = 0; period < 3; period++) run.choose(period, count / 10);
      const cells = [
        String(count).padStart(10),
        ` ${planner.name.padEnd(28)}`,
        ((started - begun) / 1000).toFixed(3).padStart(10),
        ((now() - started) / 3000).toFixed(3).padStart(15),
        memoryMb(),
      ];
      console.log(cells.join(" "));
      if (count === 1_000_000)
        tellAtMost(
          `a period's choice by ${planner.name}, ${count} pages`,
          (now() - started) / 3,
          "ms",
          MOST_CHOICE_MS,
        );
    }
  }
}

benchMining();
benchRefresh();
