// kill -9 at seeded moments of a watch, with clocks that step back, silent hosts and a full disk among them.
import { expect, it } from "vitest";
import { figureLines, killsOf } from "../../support/watch/watch-kills-run.js";

it("no kill overruns a budget, hurries a server, loses a version or tells of one twice", async () => {
  const verdict = await killsOf({ seed: 1, sites: 6, days: 10, kills: 16 });
  for (const line of figureLines(verdict)) console.log(line);
  expect(verdict.faults).toEqual([]);
  const { kills, requests, news, sharp, full } = verdict.figures;
  expect(kills).toBe(16);
  // There was something to break.
  expect(requests).toBeGreaterThan(1_500);
  expect(news).toBeGreaterThan(200);
  expect(sharp).toBeGreaterThan(15);
  expect(full).toBeGreaterThan(0);
}, 900_000);
