// Statistical: all 1,601 rebuilds of apache-www's front page, in order, each judged with what was seen before it.
import { expect, it } from "vitest";
import { isSignificant } from "../support/detect/change-labeller.js";
import { frontPageRun } from "../support/detect/evaluation.js";
import { hasPacks } from "../support/detect/page-packs.js";
import { judgeAll } from "../support/detect/pair-sample.js";

it.skipIf(!hasPacks)(
  "rotations are ignored and real edits are not",
  async () => {
    const kinds = new Map(
      (await judgeAll(["apache-www"]))
        .filter((pair) => pair.path === "output/index.html")
        .map((pair) => [`${pair.to} ${pair.afterHash}`, pair.kind]),
    );
    const { verdicts } = await frontPageRun(Infinity);
    const edits = verdicts.filter(({ key }) => isSignificant(kinds.get(key) ?? "markup"));
    const rotations = verdicts.filter(({ key }) => kinds.get(key) === "featured");
    const ignored = (list: typeof verdicts): number =>
      list.filter((v) => v.verdict === "insignificant").length;
    console.log(
      `rotations ${rotations.length}, ignored ${ignored(rotations)}; real edits ${edits.length}, ignored ${ignored(edits)}`,
    );
    expect(ignored(rotations) / rotations.length).toBeGreaterThanOrEqual(0.95);
    expect(ignored(edits) / edits.length).toBeLessThanOrEqual(0.05);
  },
  900_000,
);
