// The committed labels are what the rule, the seed and the readings give: nobody edited them by hand.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawLater, keyOf, laterLabels } from "../../support/detect/later-sample.js";
import { hasPacks } from "../../support/detect/page-packs.js";
import { judgeAll, labelLines, type Reading } from "../../support/detect/pair-sample.js";

const fixtures = `${import.meta.dirname}/../../fixtures/detect`;

it.skipIf(!hasPacks)(
  "the seeded sample and the rule of labelling give the committed labels",
  async () => {
    const readings = JSON.parse(readFileSync(`${fixtures}/readings.json`, "utf8")) as Reading[];
    await expect(labelLines(await judgeAll(), readings)).toMatchFileSnapshot(`${fixtures}/labels.jsonl`);
  },
  900_000,
);

it.skipIf(!hasPacks)(
  "the second sample's pairs are those that its seed draws, and none was left out",
  async () => {
    const named = (pair: { part: string } & Parameters<typeof keyOf>[0]): string =>
      `${pair.part} ${keyOf(pair)}`;
    expect(laterLabels().map(named)).toEqual((await drawLater()).map(({ pair }) => named(pair)));
  },
  900_000,
);
