// The same of more and larger sites, captured more often.
import { it } from "vitest";
import { expectViewsToHold } from "../../support/captures/replayed-views.js";

// A fifth is what is aimed at. It was reached (6 of 150) while only what documents themselves name was counted as theirs;
// with what style sheets need in their turn it is not (ADR 50).
it("shows three times fewer views that never were, on six sites, and none of them labelled observed", () =>
  expectViewsToHold({ pages: 60, captures: 4, views: 300, seeds: [1, 2] }, 100, 0.3));
