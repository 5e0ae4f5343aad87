// A day of ten million answers to ten thousand pages, fed at the recorder's port.
import { expect, it } from "vitest";
import { feedDay } from "../support/record/day-feed.js";

const ANSWERS = Number(process.env["ISOCHRON_RECORD_ANSWERS"] ?? 10_000_000);

it("memory and disk stay bounded, and every answer is told", async () => {
  const figures = await feedDay({ answers: ANSWERS, pages: 10_000, seed: 5 });
  const { answers, dropped, told, versions, seconds, concludeSeconds, ...sizes } = figures;
  console.log(`record day: ${answers} answers, ${Math.round(answers / seconds)}/s for ${seconds.toFixed(0)} s, concluded in ${concludeSeconds.toFixed(0)} s; lost ${dropped}; told ${told} in ${versions} versions; ${JSON.stringify(sizes)}`); // prettier-ignore
  expect(dropped).toBe(0);
  expect(told).toBeGreaterThan(answers * 0.9);
  expect(sizes.proxyPeakMb).toBeLessThan(1_000);
  expect(sizes.writerPeakMb).toBeLessThan(600);
});
