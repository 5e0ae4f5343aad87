// A cluster's machines in a real browser: trouble first, hostile words stay words, those who manage let machines drain,
// and where there is no cluster nothing speaks of one.
import { afterAll, beforeAll, expect, it } from "vitest";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { clusterOfEverything, HOSTILE_MACHINE } from "../../support/cluster/cluster-of-everything.js";
import type { SampleCluster } from "../../support/cluster/cluster-samples.js";
import { openManagedRoom, type ManagedRoom } from "../../support/ui/managed-room.js";
import { axeViolations, LOOKINGS, openUiRoom, overflowPx } from "../../support/ui/ui-room.js";

let cluster: SampleCluster;
let managed: ManagedRoom;
beforeAll(async () => {
  cluster = await clusterOfEverything("left.example", "c-left");
  managed = await openManagedRoom(cluster);
});
afterAll(() => managed?.close());

it("every view that machines are in breaks no rule and cuts nothing off", async () => {
  for (const looking of LOOKINGS)
    for (const [hash, later] of [
      ["#/machines", "In hand"],
      ["#/live", "Visits"],
      ["#/captures/c-left", "reading-room-1"],
      ["#/", "2 machines are silent"],
    ] as const) {
      const page = await managed.open(hash, looking);
      await page.getByText(later).first().waitFor();
      expect(await axeViolations(page), `${hash} ${JSON.stringify(looking)}`).toEqual([]);
      expect(await overflowPx(page), `${hash} ${JSON.stringify(looking)}`).toBe(0);
      await page.context().close();
    }
});

it("a capture that a machine runs is live, and is steered through the agreement", async () => {
  const page = await managed.open("#/live");
  await page.getByText("Visits").waitFor();
  await page.getByText("reading-room-1").waitFor();
  expect(await page.getByText("No process is running it").count()).toBe(0);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("It pauses after the requests in flight.").waitFor();
  expect(await cluster.agreement.control.look("c-left")).toMatchObject({ want: "pause" });
  await page.context().close();
});

it("the home leads to the machines, which stand with those in trouble first and what each has in hand", async () => {
  const page = await managed.room.open("#/");
  await page.getByText("2 machines are silent").waitFor();
  await page.getByRole("link", { name: "5 machines, 2 captures running" }).click();
  const rows = page.getByRole("group", { name: "Machines" }).locator("tbody th");
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^just-begun▲ silent/),
    expect.stringMatching(/^reading-room-3▲ silent/),
    expect.stringMatching(/^reading-room-2takes nothing new/),
    expect.stringMatching(/^m-"><img/),
    expect.stringMatching(/^reading-room-1at work.*leases lost 2, gate waiting 14$/),
  ]);
  const hand = page.getByRole("group", { name: "Sites in hand" }).locator("tbody tr");
  expect((await hand.allTextContents()).join("\n")).toMatch(
    /paused\.examplereading-room-1pausedVisits: 3 of 10/,
  );
  expect(await page.getByRole("button", { name: /Take nothing new/ }).count()).toBe(0);
  expect(await page.evaluate("window.caught ?? null")).toBeNull();
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.getByText("s3://").count()).toBe(0);
  await page.context().close();
});

it("those who manage tell machines to take nothing new, by keyboard and by name, and every act is on record", async () => {
  const page = await managed.open("#/machines");
  const drained = async (): Promise<string[]> =>
    (await cluster.agreement.machines.list()).flatMap(({ name, isDraining }) => (isDraining ? [name] : []));
  await page.getByRole("button", { name: "Take nothing new reading-room-1" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(drained).toEqual(["reading-room-1", "reading-room-2"]);
  await page.getByRole("button", { name: "Take sites again reading-room-1" }).click();
  await page.getByRole("button", { name: "Let all machines take nothing new" }).click();
  await expect.poll(drained).toHaveLength(4);
  await page.getByRole("button", { name: "Let all machines take sites again" }).click();
  await expect.poll(drained).toEqual([]);
  const acts = (await managed.store.acts.list({ limit: 9 })).items.map(
    ({ what, about }) => `${what}: ${about}`,
  );
  expect(acts.slice(0, 4)).toEqual([
    "let a machine take sites again: all machines",
    "asked a machine to take nothing new: all machines",
    "let a machine take sites again: reading-room-1",
    "asked a machine to take nothing new: reading-room-1",
  ]);
  await page.getByText("5f0c-cluster").waitFor();
  await page.context().close();
});

it("a cluster that cannot be asked says so, and the rest of the room stays open", async () => {
  cluster.agreement.cut();
  const page = await managed.room.open("#/machines");
  await page.getByRole("alert").getByText("the cluster cannot be asked now").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Isochron" }).first().click();
  await page.getByText("is not known: the cluster cannot be asked now").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  cluster.agreement.heal();
  await page.goto(page.url().replace(/#.*$/, "#/machines"));
  await page.getByText(HOSTILE_MACHINE.slice(0, 4)).first().waitFor();
  await page.context().close();
});

it("no cluster, no word of machines", async () => {
  const room = await openUiRoom(memoryArchive(new MemoryIndex()));
  const page = await room.open("#/", LOOKINGS[0]!);
  await page.getByRole("heading", { level: 1, name: /Welcome/ }).waitFor();
  expect(await page.getByRole("link", { name: "Machines" }).count()).toBe(0);
  expect(await page.locator(".cluster-line").count()).toBe(0);
  expect(await overflowPx(page)).toBe(0);
  await room.close();
});
