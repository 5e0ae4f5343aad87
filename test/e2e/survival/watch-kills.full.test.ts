// kill -9 at seeded moments of a watch, with clocks that step back, silent hosts and a full disk among them.
import { expect, it } from "vitest";
import { figureLines, killsOf } from "../../support/watch/watch-kills-run.js";

it("no kill overruns a budget, hurries a server, loses a version or tells of one twice", async () => {
  const verdict = await killsOf({ seed: 1, sites: 6, days: 10, kills: 16 });
  for (const line of figureLines(verdict)) console.log(line);
  expect(verdict.faults).toEqual([]);
  const { kills, requests, news, sharp, full, metered } = verdict.figures;
  expect(kills).toBe(16);
  // There was something to break.
  expect(requests).toBeGreaterThan(1_500);
  expect(news).toBeGreaterThan(200);
  expect(sharp).toBeGreaterThan(15);
  expect(full).toBeGreaterThan(0);
  expect(metered).toBeGreaterThan(0);
}, 900_000);

// A judge that never finds anything proves nothing: faults of ours that are put in on purpose are found.
it.each([
  ["overspends", /^s\d+\.test \d{4}-\d\d-\d\d: \d+ requests$/, { sites: 6, days: 5, kills: 12 }],
  [
    "forgets-pauses",
    /was asked \d+ ms after the last at s\d+\.test \(20000 ms\)$/,
    { sites: 6, days: 5, kills: 12 },
  ],
  [
    "leaks",
    /^the heap grew from [\d.]+ to [\d.]+ MB in third 3 of its days$/,
    { sites: 6, days: 10, kills: 12 },
  ],
  ["loses-looks", /^http:\S+ at \d+ was acknowledged and is lost$/, { sites: 3, days: 4, kills: 2 }],
  ["invents-looks", /^http:\S+ at \d+ is on record and was not asked for: /, { sites: 3, days: 4, kills: 2 }],
  [
    "keeps-silent",
    /^http:\S+ in \S+ \(\w+\) at \d+ changed, and nobody was told$/,
    { sites: 3, days: 4, kills: 2 },
  ],
] as const)(
  "a watch that %s is found out",
  async (plant, words, size) => {
    const { faults } = await killsOf({ seed: 1, ...size, plant });
    const found = faults.filter((fault) => words.test(fault));
    console.log(`watch that ${plant}: ${found.length} found, as ${found[0]}`);
    expect(found.length).toBeGreaterThan(0);
  },
  300_000,
);
