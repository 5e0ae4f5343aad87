// Fifty sites under watch for ninety days of virtual time, killed two hundred times.
import { expect, it } from "vitest";
import { figureLines, killsOf } from "../support/watch/watch-kills-run.js";

it("a watch of fifty sites keeps its promises through two hundred kills", async () => {
  const verdict = await killsOf({ seed: 20, sites: 50, days: 90, kills: 200 });
  for (const line of figureLines(verdict)) console.log(line);
  expect(verdict.faults).toEqual([]);
}, 7_200_000);
