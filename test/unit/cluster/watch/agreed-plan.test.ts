// The list of sites that machines share: changed by whoever has seen the one before, and read again when it has changed.
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { AgreedPlans, AgreedSites } from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";

const LIST = "# Ours.\nsites:\n  - https://a.example/ # the first\n";

function stage() {
  const { watch } = new MemoryAgreement(new VirtualClock({ startAt: instant(1_000_000) }));
  return { watch, sites: new AgreedSites(watch), plans: new AgreedPlans(watch) };
}

it("is kept as it was written, and told when there is none", async () => {
  const { watch, sites } = stage();
  expect(await sites.stamp()).toBeNull();
  await expect(sites.text()).rejects.toThrow(/isochron sites add/);
  await sites.change((before) => (before === null ? LIST : "not this"));
  expect([await sites.text(), await sites.stamp()]).toEqual([LIST, "1"]);
  expect((await watch.turns()).map(({ site }) => site)).toEqual(["a.example"]);
  await sites.change((before) => before!);
  expect(await watch.version()).toBe(1);
});

it("is not changed to what is wrong", async () => {
  const { watch, sites } = stage();
  await sites.change(() => LIST);
  await expect(sites.change((text) => text!.replace("https:", "gopher:"))).rejects.toThrow(/3:/);
  expect(await watch.list()).toEqual({ text: LIST, version: 1 });
});

it("loses no change of two that are made at once", async () => {
  const { sites } = stage();
  await sites.change(() => LIST);
  const add = (host: string) => sites.change((text) => `${text}  - https://${host}/\n`);
  await Promise.all([add("b.example"), add("c.example"), add("d.example")]);
  expect((await sites.text()).match(/[a-d]\.example/g)!.toSorted()).toEqual([
    "a.example",
    "b.example",
    "c.example",
    "d.example",
  ]);
});

it("is in force for every machine when it has changed", async () => {
  const { sites, plans } = stage();
  await sites.change(() => LIST);
  expect(await plans.planOf("a.example")).toMatchObject({ name: "a.example", isPaused: false });
  expect(await plans.planOf("b.example")).toBeNull();
  await sites.change(() => "sites:\n  - url: https://a.example/\n    paused: true\n");
  expect(await plans.planOf("a.example")).toMatchObject({ isPaused: true });
  await sites.change(() => "sites: []\n");
  expect(await plans.planOf("a.example")).toBeNull();
});
