// The same of more and larger sites, captured more often.
import { it } from "vitest";
import { expectViewsToHold } from "../../support/captures/replayed-views.js";

it("shows five times fewer views that never were, on six sites", () =>
  expectViewsToHold({ pages: 60, captures: 4, views: 300, seeds: [1, 2] }, 100));
