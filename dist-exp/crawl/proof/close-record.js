// The end of a run's own record: what every capture does before it is reported, whatever it proves.
import { instant } from "#model/index.js";
/** When a run that ends now has ended: no look ends after the capture, though the one is rounded up and the other down. */
export function endOf({ world, seen }) {
    return instant(Math.max(world.clock.now(), seen.lastByteAt));
}
/** The runs once more, where doubts make their clocks count for less than was known when they began. */
export function raisedErrors(clocks) {
    if (clocks.every(({ doubts }) => doubts.length === 0))
        return {};
    return {
        runs: clocks.map((clock) => {
            const { doubts: _, ...run } = clock;
            return run;
        }),
    };
}
/** Writes the last record: the WARC files are complete before their hashes are taken, and in the index. */
export async function closeRecord(run, end) {
    await run.record.flush();
    await run.record.change(end);
    await run.sink.sync();
    await run.sink.close();
    await run.world.archive.warcs.index(run.state.capture.id);
}
