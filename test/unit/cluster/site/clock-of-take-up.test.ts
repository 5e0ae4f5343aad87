// When a machine's clock may go on with what another one stamped.
import { expect, it } from "vitest";
import { waitForClock } from "#cluster/site/take-up.js";
import { MemoryAgreement } from "#agreement/index.js";
import { AgreedClock } from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant, type Capture } from "#model/index.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";

const NOW = 10_000_000;
const THEIR_ERROR_MS = 40;

/** A capture that began so long ago, with one look whose last byte came then, and t* where it is fixed. */
async function takenUp({
  began,
  looked,
  asOf = null,
}: {
  began: number;
  looked: number;
  asOf?: number | null;
}) {
  const time = new VirtualClock({ startAt: instant(NOW) });
  const agreement = new MemoryAgreement(time);
  const clock = (await AgreedClock.anchor({ agreement, time: virtualTime(time) }))!;
  const capture = {
    id: "c1",
    startedAt: instant(NOW + began),
    asOf: asOf === null ? null : instant(NOW + asOf),
    runs: [{ errorMs: THEIR_ERROR_MS }],
  } as unknown as Capture;
  const ofCapture = async function* () {
    yield { times: { lastByteAt: instant(NOW + looked) } };
  };
  const world = { archive: { catalog: { sightings: { ofCapture } } } } as never;
  const wait = waitForClock(capture, world, { clock, signal: new AbortController().signal });
  return { wait, waitedMs: () => time.now() - NOW, boundsMs: THEIR_ERROR_MS + clock.errorMs };
}

it.each([
  ["both bounds after now, where everything lies before it", { began: -60_000, looked: -5_000 }, 0],
  [
    "both bounds after the last look, where time was stepped back",
    { began: -60_000, looked: 45_000 },
    45_000,
  ],
  ["both bounds after the start", { began: 30_000, looked: 30_000 }, 30_000],
  ["both bounds after t*", { began: -60_000, looked: -5_000, asOf: 20_000 }, 20_000],
] as const)("waits until %s", async (_, at, afterMs) => {
  const { wait, waitedMs, boundsMs } = await takenUp(at);
  await wait;
  expect(waitedMs()).toBeGreaterThan(afterMs + boundsMs);
  expect(waitedMs()).toBeLessThan(afterMs + boundsMs + 50);
});

it("does not wait in place for a clock that is far behind, and says so", async () => {
  const { wait } = await takenUp({ began: 0, looked: 3_600_000 });
  await expect(wait).rejects.toMatchObject({ code: "CLUSTER" });
  await expect(wait).rejects.toThrowError(/is 3600 s before the last look of capture c1/);
});
