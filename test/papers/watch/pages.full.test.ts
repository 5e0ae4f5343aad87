// lab watch on a history that has the pages themselves: changes weigh what the detector finds between them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../../support/test-io.js";

const FILE = join("..", "shared", "data", "pages", "rust-blog-html.jsonl.br");
const havePages = existsSync(FILE);

it.skipIf(!havePages)(`real pages are weighed${havePages ? "" : " (skipped: no data)"}`, async () => {
  const { code, out } = await runCli(["lab", "watch", "--history", FILE, "--budget", "0.05", "--json"]);
  expect(code).toBe(0);
  const { rows, bound, boundWeight, changes } = JSON.parse(out) as {
    rows: { planner: string; completeness: number; weight: number }[];
    bound: number;
    boundWeight: number;
    changes: number;
  };
  expect(changes).toBe(71);
  for (const { completeness, weight } of rows) {
    expect(completeness).toBeLessThanOrEqual(bound);
    expect(weight).toBeLessThanOrEqual(boundWeight);
  }
  const figures = (name: string): string[] => {
    const { completeness, weight } = rows.find(({ planner }) => planner === name)!;
    return [completeness, weight].map((share) => share.toFixed(3));
  };
  // As docs/papers/bensaad2011.md has them.
  expect(figures("learned-gain")).toEqual(["0.999", "0.966"]);
  expect(figures("round-robin")).toEqual(["0.991", "0.589"]);
});
