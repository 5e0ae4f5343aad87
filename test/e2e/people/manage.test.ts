// Managing in a browser: every view of it at every width, and pages of other origins that try to manage too.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { Management } from "#server/index.js";
import { memoryManagement } from "#store/index.js";
import { someCapture } from "../../support/archives/archives.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { axeViolations, LOOKINGS, openUiRoom, overflowPx, type UiRoom } from "../../support/ui/ui-room.js";

const MANAGE = "the-token-of-those-who-manage";
const NOW = Date.now();
const SURVEY = {
  url: "https://a.example/",
  landedOn: "https://a.example/start",
  requests: 30,
  robots: { state: "rules", seedAllowed: true, crawlDelaySeconds: 5, allowed: 20, disallowed: 3 },
  size: { pages: 1234, low: 900, high: null, method: "its sitemaps" },
  requisitesSeen: 40,
  documents: { looked: 20, scriptBuilt: 18 },
  traps: [{ kind: "calendar", urls: 60, example: `https://a.example/calendar/${"2026/".repeat(20)}` }],
  habits: { medianResponseMs: 120, failures: 1, answers: 29 },
  suggestion: { scope: "host", delayMs: 5000, durationMs: 12_600_000 },
};
const store = memoryManagement();
const archive = memoryArchive(new MemoryIndex(), {});
let room: UiRoom;
let elsewhere: Server;

beforeAll(async () => {
  const failed = { ...someCapture("c-failed"), site: "gone.example", startedAt: instant(NOW - 9000) };
  await archive.catalog.captures.create({ ...failed, phase: "failed", finishedAt: instant(NOW - 1000) });
  const left = { ...someCapture("c-left"), site: "left.example", startedAt: instant(NOW - 8000) };
  await archive.catalog.captures.create({ ...left, phase: "visiting", finishedAt: null });
  await fillQueue();
  const defaults = { scope: "host", delay: "1s", maxPages: "10000", maxRequests: "none", deadline: "none" };
  const management: Management = {
    token: MANAGE,
    archive,
    store,
    defaults: { ...defaults, passes: "2", browser: "auto", exclude: "" },
    now: () => instant(NOW),
    wake: () => undefined,
  };
  room = await openUiRoom(archive, { management });
  elsewhere = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<p>elsewhere"),
  );
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
});

afterAll(async () => {
  elsewhere?.close();
  await room?.close();
});

/** A survey that is done, a capture that failed, and one that waits. */
async function fillQueue(): Promise<void> {
  const { jobs, acts } = store;
  const by = { by: "manager", askedAt: instant(NOW) };
  const terms = {
    kinds: ["survey", "capture"],
    holder: "x",
    now: instant(NOW),
    leaseMs: 1e9,
    mostAttempts: 3,
  };
  await jobs.add({ ...by, kind: "survey", input: { url: "https://a.example/" } });
  await jobs.end((await jobs.claim(terms))!.claim, instant(NOW), { state: "done", result: SURVEY });
  await jobs.add({ ...by, kind: "capture", input: { urls: ["https://gone.example/"], options: {} } });
  const { claim } = (await jobs.claim(terms))!;
  const log = ["isochron: <b>no seed</b> answered"];
  await jobs.beat(claim, { now: instant(NOW), leaseMs: 9, captureId: "c-failed", log });
  await jobs.end(claim, instant(NOW), { state: "failed", why: "<b>no seed</b> answered" });
  const long = `https://a.example/${"long-".repeat(60)}`;
  await jobs.add({ ...by, kind: "capture", input: { urls: [long], options: {} } });
  await acts.append({
    at: instant(NOW),
    who: "manager",
    what: "asked for a capture",
    about: long,
    outcome: "job 3",
  });
}

/** The interface as one who manages has it. */
async function openManaging(hash: string, looking = LOOKINGS[2]!) {
  const page = await room.open("#/", looking);
  await page.goto("about:blank");
  await page.goto(room.servers.manageUrl!);
  await page.getByRole("link", { name: "New capture" }).first().waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return page;
}

it.each([
  ["#/new", "Look at the site"],
  ["#/new?survey=1", "Start the capture"],
  ["#/live", "Resume"],
])("%s breaks no rule and cuts nothing off", async (hash, button) => {
  for (const looking of LOOKINGS) {
    const page = await openManaging(hash, looking);
    await page.getByRole("button", { name: button }).first().waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});

it("#/acts breaks no rule and cuts nothing off", async () => {
  for (const looking of LOOKINGS) {
    const page = await openManaging("#/acts", looking);
    await page.getByText("asked for a capture").first().waitFor();
    expect(await axeViolations(page), JSON.stringify(looking)).toEqual([]);
    expect(await overflowPx(page), JSON.stringify(looking)).toBe(0);
    await page.context().close();
  }
});

it("a capture that failed says why and offers it again, never what it proves; nothing of it becomes markup", async () => {
  const page = await openManaging("#/live");
  await page.getByText("The capture of gone.example failed").waitFor();
  await page.getByText("<b>no seed</b> answered", { exact: true }).waitFor();
  expect(await page.getByText(/see what it proves/i).count()).toBe(0);
  await page.getByRole("link", { name: "Capture it again" }).waitFor();
  await page.context().close();
});

it("readers are shown nothing of it, and a typed token opens it", async () => {
  const page = await room.open("#/live");
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
  const page = await openManaging("#/new?survey=1");
  await page.getByLabel("Most pages").fill("many");
  await page.getByRole("button", { name: "Start the capture" }).click();
  const field = page.locator("#field-maxPages");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const said = page.locator("#field-maxPages-said");
  expect(await said.textContent()).toContain('expected a whole number above 0, got "many"');
  await page.context().close();
});

it("pages of other origins, the replay's too, manage nothing, even with the token", async () => {
  const before = (await store.jobs.list({ limit: 50 })).items.length;
  const page = await room.open("#/");
  const api = new URL("/api/jobs", room.servers.uiUrl).href;
  const body = JSON.stringify({ kind: "survey", input: { url: "https://evil.example/" } });
  const { port } = elsewhere.address() as AddressInfo;
  for (const origin of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, room.servers.replayUrl]) {
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
  expect((await store.jobs.list({ limit: 50 })).items).toHaveLength(before);
  await page.context().close();
});
