const MOST_CAPTURES = 20;
const MOST_RECENT = 50;
/** For so long after its end a capture is still told of, so that nobody misses it. */
const TOLD_AFTER_END_MS = 300_000;
/** One look at the archive. */
export async function liveSnapshot({ archive, runs }, nowMs) {
    const { captures } = archive.catalog;
    const now = await runs();
    const open = await captures.some({ unfinished: true, limit: MOST_CAPTURES });
    const endedFrom = nowMs - TOLD_AFTER_END_MS + 1;
    const ended = await captures.some({ endedFrom, limit: MOST_CAPTURES });
    return {
        captures: await Promise.all(open.map((one) => liveCapture(archive, one, now))),
        ended: ended.map(({ id, site, phase }) => ({ id, site, phase })),
    };
}
/** One unfinished capture. */
export async function liveCapture(archive, capture, now) {
    const { id, site, phase, startedAt } = capture;
    const run = now.of(capture);
    // A machine's word is newer than the catalog that it has acknowledged.
    const status = run?.status ?? (await archive.catalog.runStatus.get(id));
    const { pages, sightings, warcBytes } = await archive.catalog.runStatus.counts(id);
    return {
        id,
        site,
        phase,
        startedAt,
        state: run === null ? now.idle : (status?.state ?? "running"),
        ...(run !== null && run.machine !== null && { machine: run.machine }),
        saidAt: status?.at ?? null,
        progress: status?.progress ?? null,
        pages,
        sightings,
        warcBytes,
        recent: await archive.catalog.runStatus.recent(id, MOST_RECENT),
    };
}
