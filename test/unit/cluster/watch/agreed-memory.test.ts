// A watch's memory where its site may be another machine's next: what is acknowledged when, and who pays.
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { SiteLost } from "#cluster/index.js";
import { agreedMemory } from "#cluster/watch/agreed-memory.js";
import { Patience } from "#cluster/site/patience.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { WatchMemory } from "#ports/index.js";
import { MemoryWatch } from "#store/index.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";
import { watchedStatus, watchTurn } from "../../../support/watch/watch-samples.js";

const SITE = "a.test";
const AT = instant(Date.UTC(2026, 4, 5, 6));
const WISH = {
  site: SITE,
  at: AT,
  wanted: { requests: 16, bytes: 0 },
  requestsPerDay: 20,
  bytesPerMonth: null,
};

async function stage() {
  const clock = new VirtualClock({ startAt: AT });
  const agreement = new MemoryAgreement(clock);
  await agreement.watch.put({ text: "sites:", sites: [{ name: SITE, isPaused: false }] }, 0);
  const lease = (await agreement.leases.take(SITE, { machine: "one", leaseMs: 5_000 }))!;
  const line = agreement.another();
  const [own, sealed]: [WatchMemory, number[]] = [new MemoryWatch(), []];
  const time = virtualTime(clock);
  const patience = new Patience({ site: SITE, time, logger: new MemoryLogger(), backlogBytes: () => 0 });
  const seal = async () => void sealed.push((await own.turns(SITE, 9)).length);
  const memory = agreedMemory(own, { watch: line.watch, lease, patience, seal });
  return { clock, agreement, line, own, memory, sealed };
}

it("what is kept before anything is asked for counts at once; the end of a turn counts with what it saw", async () => {
  const { memory, own, sealed } = await stage();
  const end = { site: SITE, mind: null, pages: [], state: "{}", status: watchedStatus(SITE) };
  await memory.endTurn({ ...end, turn: null });
  expect(sealed).toEqual([0]); // after it was kept, and before anybody goes on
  await memory.endTurn({ ...end, turn: watchTurn(SITE, 1) });
  expect(sealed).toEqual([0]);
  expect(await own.turns(SITE, 9)).toHaveLength(1);
});

it("is paid for in the agreement, whatever the site's own file says", async () => {
  const { memory, own, agreement } = await stage();
  expect(await memory.take(WISH)).toEqual({ requests: 16, bytes: 0 });
  expect(await memory.take(WISH)).toEqual({ requests: 4, bytes: 0 });
  await memory.giveBack(SITE, AT, { requests: 3, bytes: 0 });
  expect(await memory.spent(SITE, AT)).toEqual({ requests: 17, bytes: 0 });
  expect(await agreement.watch.spent(SITE, AT)).toEqual({ requests: 17, bytes: 0 });
  expect(await own.spent(SITE, AT)).toEqual({ requests: 0, bytes: 0 });
});

it("pays for nothing once the site is another's", async () => {
  const { memory, clock, agreement } = await stage();
  await clock.sleepUntil(instant(AT + 6_000));
  await expect(memory.take(WISH)).rejects.toBeInstanceOf(SiteLost);
  expect(await agreement.watch.spent(SITE, AT)).toEqual({ requests: 0, bytes: 0 });
});

it("waits for an agreement that is out of reach", async () => {
  const { memory, clock, line } = await stage();
  line.cut();
  const taken = memory.take(WISH);
  await clock.sleepUntil(instant(AT + 2_000));
  line.heal();
  expect(await taken).toEqual({ requests: 16, bytes: 0 });
});
