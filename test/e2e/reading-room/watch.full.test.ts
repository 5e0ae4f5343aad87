// The watch in a real browser: words before figures, hostile words stay words, and those who manage add, edit and pause.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openManagedRoom, type ManagedRoom } from "../../support/ui/managed-room.js";

let managed: ManagedRoom;
beforeAll(async () => {
  managed = await openManagedRoom();
});
afterAll(() => managed?.close());

it("names trouble first, and lets nothing of a site's words become markup", async () => {
  const page = await managed.room.open("#/watch");
  const rows = page.getByRole("group", { name: "Sites under watch" }).locator("tbody th");
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^dead\.example▲ does not answer/),
    expect.stringMatching(/^late\.example▲ nobody runs the watch/),
    expect.stringMatching(/spent$/),
    "left.examplewatching",
    "new.examplewatching",
    "paused.examplepaused",
  ]);
  await page.getByText(/92 %/).first().waitFor();
  await page.getByRole("heading", { level: 3, name: /onerror/ }).waitFor();
  expect(await page.evaluate("window.caught ?? null")).toBeNull();
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  await page.getByRole("link", { name: "Older news" }).click();
  await page.getByText("number 12").waitFor();
  await page.getByRole("button", { name: "completeness: what is that?" }).click();
  await expect.poll(() => page.getByText("nine of ten cases").isVisible()).toBe(true);
  await page.context().close();
});

it("those who manage pause and resume by keyboard, and every act is on record", async () => {
  const page = await managed.open("#/watch");
  await page.getByRole("button", { name: "Pause dead.example" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => managed.desk.sites.get("dead.example")).toMatchObject({ paused: "yes" });
  await page.getByRole("button", { name: "Pause late.example" }).click();
  await page.getByRole("alert").getByText("this site is not under watch").waitFor();
  const [act] = (await managed.store.acts.list({ limit: 1 })).items;
  expect(act).toMatchObject({ what: "paused the watch of a site", about: "dead.example" });
  await page.context().close();
});

it("a site is added, with what is wrong beside its field, changed, and taken out when asked twice", async () => {
  const page = await managed.open("#/watch");
  await page.getByRole("link", { name: "Put a site under watch" }).click();
  await page.getByLabel("Address").fill("https://b.example/");
  await page.getByLabel("Most requests in a day").fill("many");
  await page.getByRole("button", { name: "Begin to watch it" }).click();
  const said = page.locator("#field-requests-per-day-said");
  await expect.poll(() => said.textContent()).toContain('"many" is no whole number above 0');
  await page.getByLabel("Most requests in a day").fill("50");
  await page.getByRole("button", { name: "Begin to watch it" }).click();
  await page.waitForURL((url) => url.hash === "#/watch");
  expect(managed.desk.sites.get("b.example")).toEqual({
    url: "https://b.example/",
    "requests-per-day": "50",
  });
  await page.evaluate("location.hash = '#/watch?edit=b.example'");
  await page.getByLabel("What is wanted").selectOption("sharp");
  await page.getByLabel("Most requests in a day").fill("");
  await page.getByRole("button", { name: "Change it" }).click();
  await page.waitForURL((url) => url.hash === "#/watch");
  expect(managed.desk.sites.get("b.example")).toEqual({ url: "https://b.example/", wants: "sharp" });
  await page.evaluate("location.hash = '#/watch?edit=b.example'");
  await page.getByRole("button", { name: "Take it out of the watch" }).click();
  expect(managed.desk.sites.has("b.example")).toBe(true);
  await page.getByRole("button", { name: /^Really/ }).click();
  await expect.poll(() => managed.desk.sites.has("b.example")).toBe(false);
  await page.context().close();
});
