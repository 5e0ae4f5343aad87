// The end of a run's own record: what every capture does before it is reported, whatever it proves.
import { instant, type CapturePatch, type Instant } from "#model/index.js";
import type { SettledClock } from "#quality/index.js";
import type { CaptureRun } from "../run/capture-run.js";

/** When a run that ends now has ended: no look ends after the capture, though the one is rounded up and the other down. */
export function endOf({ world, seen }: CaptureRun): Instant {
  return instant(Math.max(world.clock.now(), seen.lastByteAt));
}

/** The runs once more, where doubts make their clocks count for less than was known when they began. */
export function raisedErrors(clocks: readonly SettledClock[]): Pick<CapturePatch, "runs"> {
  if (clocks.every(({ doubts }) => doubts.length === 0)) return {};
  return {
    runs: clocks.map((clock) => {
      const { doubts: _, ...run } = clock;
      return run;
    }),
  };
}

/** Writes the last record: the WARC files are complete before their hashes are taken, and in the index. */
export async function closeRecord(run: CaptureRun, end: CapturePatch): Promise<void> {
  await run.record.flush();
  await run.record.change(end);
  await run.sink.sync();
  await run.sink.close();
  await run.world.archive.warcs.index(run.state.capture.id);
}
