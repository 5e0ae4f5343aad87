// The same on 100 random recursive trees with the size known, and on fewer with it unknown or guessed wrong.
import { expect, it } from "vitest";
import { meanOnlineRatio } from "../support/samples/recursive-trees.js";

it.each([
  [1000, 100],
  [null, 25],
  [500, 25],
  [2000, 25],
])(
  "reaches 0.84 on the mean (size guess %s, %i trees)",
  (sizeGuess, trees) => {
    const ratio = meanOnlineRatio(trees, sizeGuess);
    console.log(`size guess ${sizeGuess}, ${trees} trees: mean ratio ${ratio.toFixed(4)}`);
    expect(ratio).toBeGreaterThan(0.84);
  },
  3_600_000,
);
