// Twenty-four real minutes of the live loop, twenty days of the site's life: the same choices, and no look untrue.
import { expect, it } from "vitest";
import { expectLivingWatch } from "../support/watch/living-watches.js";

it("twenty days of a site's life over sockets: chosen again alike, every finding true", async () => {
  const { changed, same } = await expectLivingWatch(24 * 60);
  expect(Math.min(changed, same)).toBeGreaterThan(500);
});
