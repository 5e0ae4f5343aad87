// Who waits for whom: new connections are heard between a few replays, and those who wait come in their order.
import { expect, it } from "vitest";
import { amongFew } from "#server/replay/turns.js";

const round = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("starts few replays in a round of the event loop, in the order of asking, and all in the end", async () => {
  const started: number[] = [];
  const all = Array.from({ length: 50 }, (_, i) => amongFew(async () => void started.push(i)));
  const perRound: number[] = [];
  for (let before = 0; started.length < 50; before = started.length) {
    await round();
    perRound.push(started.length - before);
  }
  await Promise.all(all);
  expect(Math.max(...perRound)).toBeLessThanOrEqual(16);
  expect(perRound.length).toBeGreaterThanOrEqual(4);
  expect(started).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

it("gives the place free when a replay fails", async () => {
  const failing = Array.from({ length: 20 }, () => amongFew(() => Promise.reject(new Error("no"))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await amongFew(async () => "here")).toBe("here");
});
