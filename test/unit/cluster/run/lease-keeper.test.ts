// Leases over a line that may be cut: what cannot be renewed in time is given up before anybody else can have it.
import { beforeEach, expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { LeaseKeeper, SiteLost } from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";

const LEASE_MS = 5_000;
let clock: VirtualClock;
let line: MemoryAgreement;
let other: MemoryAgreement;
let keeper: LeaseKeeper;

beforeEach(() => {
  clock = new VirtualClock({ startAt: instant(1_000_000) });
  line = new MemoryAgreement(clock);
  other = line.another();
  keeper = new LeaseKeeper(line.leases, { machine: "one", leaseMs: LEASE_MS, time: virtualTime(clock) });
});

const passes = (ms: number): Promise<void> => clock.sleepUntil(instant(clock.now() + ms));
const takeElsewhere = () => other.leases.take("a.example", { machine: "two", leaseMs: LEASE_MS });

it("holds a site for as long as it is renewed, and nobody else has it meanwhile", async () => {
  const lease = (await keeper.take("a.example"))!;
  for (let i = 0; i < 10; i++) {
    await passes(2_000);
    await keeper.renew();
    expect(await takeElsewhere()).toBeNull();
  }
  expect(lease.signal.aborted).toBe(false);
  expect([keeper.sites, keeper.lost]).toEqual([["a.example"], 0]);
  expect(await keeper.take("a.example")).toBeNull();
});

it("gives up what it could not renew no later than another machine can have it", async () => {
  const lease = (await keeper.take("a.example"))!;
  line.cut();
  await passes(2_000);
  await expect(keeper.renew()).rejects.toThrow(/out of reach/);
  await passes(LEASE_MS - 2_001);
  keeper.expire();
  expect(lease.signal.aborted).toBe(false);
  expect(await takeElsewhere()).toBeNull();
  await passes(1);
  keeper.expire();
  expect(lease.signal.reason).toBeInstanceOf(SiteLost);
  expect([keeper.sites, keeper.lost]).toEqual([[], 1]);
  expect((await takeElsewhere())!.fence).toBeGreaterThan(lease.fence);
});

it("an answer to a renewal counts from when it was asked for", async () => {
  const slow = new LeaseKeeper(
    {
      ...line.leases,
      take: (site, terms) => line.leases.take(site, terms),
      renew: async (leases, leaseMs) => {
        const renewed = await line.leases.renew(leases, leaseMs);
        await passes(3_000); // the answer is under way
        return renewed;
      },
    },
    { machine: "one", leaseMs: LEASE_MS, time: virtualTime(clock) },
  );
  const lease = (await slow.take("a.example"))!;
  await slow.renew();
  await passes(1_999);
  slow.expire();
  expect(lease.signal.aborted).toBe(false);
  await passes(1);
  slow.expire();
  expect(lease.signal.aborted).toBe(true);
});

it("hears from the agreement that a site is another's, at whatever time", async () => {
  const lease = (await keeper.take("a.example"))!;
  await passes(LEASE_MS);
  await takeElsewhere();
  await keeper.renew();
  expect(lease.signal.aborted).toBe(true);
  expect(await keeper.take("a.example")).toBeNull();
});

it("gives a site back at once; of one that is lost there is nothing to give back", async () => {
  const lease = (await keeper.take("a.example"))!;
  await keeper.release(lease);
  const taken = (await takeElsewhere())!;
  expect(taken.fence).toBe(lease.fence + 1);
  await keeper.release(lease);
  expect(await keeper.take("a.example")).toBeNull();
  expect(lease.signal.aborted).toBe(false);
  expect(keeper.lost).toBe(0);
});

it("gives everything up at once for a reason of its own", async () => {
  const leases = [(await keeper.take("a.example"))!, (await keeper.take("b.example"))!];
  keeper.giveUp("clock");
  expect(leases.map(({ signal }) => (signal.reason as SiteLost).why)).toEqual(["clock", "clock"]);
  expect([keeper.sites, keeper.lost]).toEqual([[], 2]);
});
