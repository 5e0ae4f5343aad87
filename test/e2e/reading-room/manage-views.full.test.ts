// Every view of those who manage, at every width and in both colours: no rule broken, nothing cut off.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openManagedRoom, type ManagedRoom } from "../../support/ui/managed-room.js";
import { axeViolations, LOOKINGS, overflowPx } from "../../support/ui/ui-room.js";

let managed: ManagedRoom;
beforeAll(async () => {
  managed = await openManagedRoom();
});
afterAll(() => managed?.close());

it.each([
  ["#/new", "Look at the site"],
  ["#/new?survey=1", "Start the capture"],
  ["#/live", "Resume"],
  ["#/watch", "Pause"],
  ["#/watch?add=1", "Begin to watch it"],
  ["#/watch?edit=dead.example", "Change it"],
])("%s breaks no rule and cuts nothing off", async (hash, button) => {
  for (const looking of LOOKINGS) {
    const page = await managed.open(hash, looking);
    await page.getByRole("button", { name: button }).first().waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});

it("#/acts breaks no rule and cuts nothing off", async () => {
  for (const looking of LOOKINGS) {
    const page = await managed.open("#/acts", looking);
    await page.getByText("asked for a capture").first().waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});
