// What holds all sites is said of each of them.
import { expect, it } from "vitest";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

it("a site is left alone while the archive is full, which is said of it, and goes on when there is room", async () => {
  await withWatchedWeb({ "http://a.test/": "<p>A page.</p>" }, async ({ web, watch, stores }) => {
    const held = { condition: "disk-full", because: "the archive has reached its disk quota" } as const;
    await watch([planOf()], 5, undefined, { held });
    expect(web.asked).toEqual([]);
    const status = (await stores.memory.status("a.test"))!;
    expect([status.condition, status.note]).toEqual([held.condition, held.because]);
    // Who paused it finds it paused.
    await watch([planOf({ isPaused: true })], 1, undefined, { held });
    expect((await stores.memory.status("a.test"))!.condition).toBe("paused");
    await watch([planOf()], 5);
    expect(web.asked.length).toBeGreaterThan(0);
    expect((await stores.memory.status("a.test"))!.condition).toBe("watching");
  });
});
