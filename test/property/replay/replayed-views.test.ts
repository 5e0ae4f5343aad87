// Page views of archives of living sites: chosen at one moment, what is shown stood together; chosen part by part, it
// often never did.
import { it } from "vitest";
import { expectViewsToHold } from "../../support/captures/replayed-views.js";

it("shows five times fewer views that never were, and none of them labelled observed or seen", () =>
  expectViewsToHold({ pages: 40, captures: 3, views: 200, seeds: [1] }, 15));
