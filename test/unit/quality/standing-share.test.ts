// What a capture adds to what is known of its site, summed up of many pages while others are answered.
import { expect, it } from "vitest";
import { StepTally, instant, type PageUrl, type Sighting } from "#model/index.js";
import { standingShare } from "#quality/index.js";
import { captured } from "../../support/samples/sightings.js";

const own = (content: string, sentAt: number): Sighting => ({
  ...captured(content, sentAt, sentAt + 1),
  captureId: "c1",
});

it("lets others have their turn after every hundred pages, and asks for the looks at no more at once", async () => {
  let [turns, most, isOver] = [0, 0, false];
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const share = await standingShare({
    captureId: "c1",
    pages: Array.from({ length: 1_000 }, (_, i) => `http://a.test/${i}` as PageUrl),
    hosts: new Map(),
    looksAt: async (urls) => {
      most = Math.max(most, urls.length);
      return urls.map(() => [own("A", 10), own("A", 50)]);
    },
  });
  isOver = true;
  expect([share.pages, most]).toEqual([1_000, 100]);
  expect(turns).toBeGreaterThanOrEqual(10);
  expect([...share.changes.at]).toEqual([11, 51]);
  expect([...share.changes.by]).toEqual([1_000, -1_000]);
});

it("sums up intervals that begin where others end, and forgets those that are taken back", () => {
  const tally = new StepTally();
  const interval = (from: number, to: number) => ({ from: instant(from), to: instant(to) });
  tally.add([interval(10, 19), interval(20, 30), interval(5, 40)]);
  tally.add([interval(5, 40)], -1);
  tally.add(Array.from({ length: 200 }, () => interval(50, 59)));
  expect([...tally.changes.at]).toEqual([10, 31, 50, 60]);
  expect([...tally.changes.by]).toEqual([1, -1, 200, -200]);
  expect([...new StepTally().changes.at]).toEqual([]);
});
