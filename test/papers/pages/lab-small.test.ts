// The long experiments at small sizes, as they print: when one of these figures moves, so do those of docs/papers, which
// the full tests hold (`npm run test:full`; `npx vitest run -u` records the new ones here).
import { expect, it } from "vitest";
import { EXPERIMENTS } from "#lab/index.js";

const SIZES = { spaniol: 150, importance: 40, estimators: 40, online: 40, compare: 40 } as const;

it.each(Object.entries(SIZES))("lab %s --pages %i --runs 2 prints what it printed", async (key, pages) => {
  const experiment = EXPERIMENTS.find((candidate) => candidate.key === key)!;
  const runs = experiment.uses({}).includes("runs") ? 2 : undefined;
  const { table } = await experiment.run({ seed: 1, pages, runs });
  await expect(table).toMatchFileSnapshot(`__snapshots__/lab-${key}.txt`);
});
