// Managing in a browser: what is offered to whom, what is said of mistakes, and pages of other origins that try it.
import { afterAll, beforeAll, expect, it } from "vitest";
import { MANAGE, openManagedRoom, type ManagedRoom } from "../../support/ui/managed-room.js";

let managed: ManagedRoom;
beforeAll(async () => {
  managed = await openManagedRoom();
});
afterAll(() => managed?.close());

it("a capture that failed says why and offers it again, never what it proves; nothing of it becomes markup", async () => {
  const page = await managed.open("#/live");
  await page.getByText("The capture of gone.example failed").waitFor();
  await page.getByText("<b>no seed</b> answered", { exact: true }).waitFor();
  expect(await page.getByText(/see what it proves/i).count()).toBe(0);
  await page.getByRole("link", { name: "Capture it again" }).waitFor();
  await page.context().close();
});

it("readers are shown nothing of it, and a typed token opens it", async () => {
  const page = await managed.room.open("#/live");
  await page.getByText("left.example").waitFor();
  expect(await page.getByRole("button", { name: "Resume" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "New capture" }).count()).toBe(0);
  await page.getByRole("button", { name: "Manage" }).click();
  for (const token of ["not-the-token-of-anybody", MANAGE]) {
    await page.getByLabel("Token").fill(token);
    await page.getByRole("button", { name: "Go on" }).click();
  }
  await page.getByRole("button", { name: "Resume" }).first().waitFor();
  await page.context().close();
});

it("what is wrong is said beside its field", async () => {
  const page = await managed.open("#/new?survey=1");
  await page.getByLabel("Most pages").fill("many");
  await page.getByRole("button", { name: "Start the capture" }).click();
  const field = page.locator("#field-maxPages");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const said = page.locator("#field-maxPages-said");
  expect(await said.textContent()).toContain('expected a whole number above 0, got "many"');
  await page.context().close();
});

it("pages of other origins, the replay's too, manage nothing, even with the token", async () => {
  const before = (await managed.store.jobs.list({ limit: 50 })).items.length;
  const page = await managed.room.open("#/");
  const api = new URL("/api/jobs", managed.room.servers.uiUrl).href;
  const body = JSON.stringify({ kind: "survey", input: { url: "https://evil.example/" } });
  const { elsewhere, room } = managed;
  for (const origin of [
    `http://127.0.0.1${elsewhere}`,
    `http://localhost${elsewhere}`,
    room.servers.replayUrl,
  ]) {
    await page.goto(origin);
    for (const [mode, type] of [
      ["cors", "application/json"],
      ["no-cors", "text/plain"],
      ["no-cors", "application/json"],
    ]) {
      const init = {
        method: "POST",
        mode,
        body,
        headers: { "content-type": type, authorization: `Bearer ${MANAGE}` },
      };
      await page.evaluate(`fetch(${JSON.stringify(api)}, ${JSON.stringify(init)}).catch(() => null)`);
    }
  }
  expect((await managed.store.jobs.list({ limit: 50 })).items).toHaveLength(before);
  await page.context().close();
});
