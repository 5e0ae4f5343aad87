// Every strategy that a live capture can run, against the suite.
import { expect, it } from "vitest";
import { LIVE_STRATEGIES, liveStrategyByName } from "#schedule/index.js";
import { describeLiveStrategy } from "./live-strategy.suite.js";

for (const strategy of LIVE_STRATEGIES) describeLiveStrategy(strategy);

it("finds strategies by name", () => {
  expect(liveStrategyByName("optimal-online")).toBe(LIVE_STRATEGIES[0]);
  expect(liveStrategyByName("none such")).toBeNull();
});
