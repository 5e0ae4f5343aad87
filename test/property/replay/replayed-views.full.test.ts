// The same of more and larger sites, captured more often.
import { it } from "vitest";
import { expectViewsToHold } from "../../support/captures/replayed-views.js";

it("shows five times fewer views that never were, on six sites, and none of them labelled observed or seen", () =>
  expectViewsToHold({ pages: 60, captures: 4, views: 300, seeds: [1, 2] }, 100));

// These are livelier: with the true rates of all pages it would be 0.21 and 0.22 of them (ADR 66).
it("shows four times fewer on twelve others", () =>
  expectViewsToHold({ pages: 60, captures: 4, views: 300, seeds: [11, 12, 13, 14] }, 1_000, 0.25));
