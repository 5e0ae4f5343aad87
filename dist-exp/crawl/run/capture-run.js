// One capture while it runs: its parts, each made whole from those before it. The catalog holds everything needed to
// make them anew.
import { IsochronError } from "#errors.js";
import { isRefresh, mannersOf, patchedBy, runnableSettings, } from "#model/index.js";
import { scopeOf } from "#seeds/index.js";
import { Admission, robotsNote } from "../admission/admission.js";
import { LinkSieve } from "../admission/link-sieve.js";
import { SelectionLimits } from "../admission/selection-limits.js";
import { openAsking } from "../ask/open-asking.js";
import { PageRates } from "../learn/page-rates.js";
import { requireSecrets } from "../rendering/require-secrets.js";
import { SoftNotFound } from "../look/soft-not-found.js";
import { patchNote } from "./patch.js";
import { REFRESH_NOTE } from "./refresh-note.js";
import { networkNotes, requireSameProfile } from "./request-profile.js";
import { openGround } from "./run-ground.js";
import { strategyNamed } from "./strategy.js";
import { requireReach } from "./require-reach.js";
import { standOnRecord, takeUp } from "./take-up.js";
/** Opens the run with everything that an earlier process saw, to go on or to end it as it stands. */
export async function openRun(capture, world, watcher = {}, purpose = "go-on") {
    world.fetcher.cookies?.hold([]); // the profile of the start is compared; what hosts set comes with the past
    if (purpose === "go-on")
        requireSameProfile(capture, world);
    const settings = settingsOf(capture);
    if (purpose === "go-on")
        requireSecrets(settings, world);
    const ground = await openGround(capture, settings, world, watcher);
    const asking = openAsking(ground, world);
    try {
        const run = await furnish(ground, asking, world);
        await takeUp(run);
        await tellPast(run);
        if (purpose === "go-on" && !isRefresh(capture))
            await requireReach(run);
        await standOnRecord(run);
        return run;
    }
    catch (error) {
        asking.caller.leave(); // the gates outlive a run that could not be opened
        await ground.sink.close().catch(() => undefined); // what went wrong first is told
        throw error;
    }
}
function settingsOf({ id, settings }) {
    const runnable = runnableSettings(settings);
    if ("problem" in runnable)
        throw new IsochronError("ARCHIVE_BROKEN", `capture ${id} cannot go on: ${runnable.problem}`);
    return runnable;
}
/** Ends the run's part in the world; the capture goes on where it stood when it is opened again. */
export async function closeRun({ caller, record, sink }) {
    caller.leave();
    try {
        await record.flush();
    }
    finally {
        await sink.close();
    }
}
async function furnish(ground, asking, world) {
    const { state, seen, notes, frontier, archive, record } = ground;
    const { capture, settings } = state;
    const { hosts, fetcher, ...asks } = asking;
    const note = robotsNote(mannersOf(settings));
    if (note !== null)
        notes.push(note);
    notes.push(...networkNotes(capture.settings));
    const { refusals } = archive.catalog;
    const scope = scopeOf({ name: capture.site, seeds: capture.seeds }, settings.scope);
    const { maxPagesPerHost } = scope.rules;
    const { openIndex } = world;
    const selection = new SelectionLimits({ state, frontier, seen, maxPagesPerHost, openIndex });
    return {
        ...ground,
        ...asks,
        world: { ...world, archive, fetcher },
        scope,
        // Without revisits no order is sharper than another, and that of discovery costs least.
        strategy: strategyNamed(settings.passes === 1 ? "bfs-fifo" : settings.strategy),
        rates: await PageRates.open(world, capture.site),
        admission: new Admission({
            clock: world.clock,
            state,
            seen,
            frontier,
            record,
            hosts,
            selection,
            ...asks,
        }),
        sieve: await LinkSieve.open({ capture, settings, refusals, clock: world.clock, known: frontier }),
        softNotFound: new SoftNotFound({ captureId: capture.id, ...asks, notes }),
    };
}
/** What earlier processes said of this capture is said again. */
async function tellPast({ state, notes, control, progress, world }) {
    const { capture } = state;
    const before = await world.archive.catalog.runStatus.get(capture.id);
    const patched = patchedBy(capture);
    if (patched !== null)
        notes.push(patchNote(patched));
    if (isRefresh(capture))
        notes.push(REFRESH_NOTE);
    notes.push(...(before?.notes ?? []).filter((note) => !notes.includes(note)));
    await control.takeUp(before?.editsApplied ?? 0);
    await progress.tellState();
}
