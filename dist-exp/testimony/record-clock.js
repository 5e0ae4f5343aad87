// The clock of a testimony's run, on record before anything is told by it: a recorder's times are worth what its clock is
// (docs/evidence.md, own clock).
import { changeRecord, runRecordTarget } from "#formats/run-records/index.js";
/** What nobody says of a clock. */
const UNKNOWN = { by: "unknown", boundMs: null, bootId: null, uptimeMs: null, stampsFiles: false };
/** Puts on record how the clock stands as a run begins: a start, or a resume. */
export async function recordClock({ id, runs = [] }, { archive, clock }, sink) {
    const { stampsFiles, ...keeping } = clock.keeping?.() ?? UNKNOWN;
    const startedAt = clock.now(); // right after the uptime: the two are compared
    const filesAt = stampsFiles && runs.length > 0 ? await archive.warcs.writtenAt(id) : null;
    const own = { startedAt, ...keeping, filesAt, errorMs: keeping.boundMs ?? 0 };
    const patch = { runs: [...runs, own] };
    await sink.writeMetadata(runRecordTarget(id, "change"), changeRecord(patch), startedAt);
    await archive.catalog.captures.update(id, patch);
}
