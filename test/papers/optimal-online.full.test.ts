// The same on 100 random recursive trees, with the size known, guessed wrong, and unknown.
import { expect, it } from "vitest";
import { meanOnlineRatio } from "../support/recursive-trees.js";

it.each([1000, 500, 2000, null])(
  "reaches 0.84 on the mean over 100 trees (size guess %s)",
  (sizeGuess) => {
    const ratio = meanOnlineRatio(100, sizeGuess);
    console.log(`size guess ${sizeGuess}: mean ratio ${ratio.toFixed(4)}`);
    expect(ratio).toBeGreaterThan(0.84);
  },
  3_600_000,
);
