// Two real minutes of the live loop on a site that lives 1,200 times faster: the same choices, and no look untrue.
import { expect, it } from "vitest";
import { expectLivingWatch } from "../../../support/watch/living-watches.js";

it("forty hours of a site's life over sockets: chosen again alike, every finding true", async () => {
  const { changed, same } = await expectLivingWatch(120);
  expect(Math.min(changed, same)).toBeGreaterThan(50);
});
