// What is going on in the archive now: unfinished captures as the catalog has them, also those of other processes.
import type { Capture } from "#model/index.js";
import { runningCapture } from "#study/index.js";
import type { Archive } from "#ports/index.js";
import type { LiveCapture, LiveSnapshot } from "./api-schema.js";

const MOST_CAPTURES = 20;
const MOST_RECENT = 50;
/** For so long after its end a capture is still told of, so that nobody misses it. */
const TOLD_AFTER_END_MS = 300_000;

/** One look at the archive. */
export async function liveSnapshot(archive: Archive, nowMs: number): Promise<LiveSnapshot> {
  const { captures } = archive.catalog;
  const running = await runningCapture(archive);
  const open = await captures.some({ unfinished: true, limit: MOST_CAPTURES });
  const endedFrom = nowMs - TOLD_AFTER_END_MS + 1;
  const ended = await captures.some({ endedFrom, limit: MOST_CAPTURES });
  return {
    captures: await Promise.all(open.map((one) => liveCapture(archive, one, one.id === running?.id))),
    ended: ended.map(({ id, site, phase }) => ({ id, site, phase })),
  };
}

async function liveCapture(archive: Archive, capture: Capture, isRunning: boolean): Promise<LiveCapture> {
  const { id, site, phase, startedAt } = capture;
  const status = await archive.catalog.runStatus.get(id);
  const { pages, sightings, warcBytes } = await archive.catalog.runStatus.counts(id);
  return {
    id,
    site,
    phase,
    startedAt,
    state: isRunning ? (status?.state ?? "running") : "interrupted",
    saidAt: status?.at ?? null,
    progress: status?.progress ?? null,
    pages,
    sightings,
    warcBytes,
    recent: await archive.catalog.runStatus.recent(id, MOST_RECENT),
  };
}
