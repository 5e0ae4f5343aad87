// The whole loop of a watch on a living site: the same code as for people, with a site whose truth is known. The
// archive lies in a temporary directory, what the watch remembers in memory.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeWorld } from "#crawl/index.js";
import { instant } from "#model/index.js";
import { MemoryHints, MemoryNews, MemoryPauses, MemoryWatch, openArchive } from "#store/index.js";
import { courseSettingsOf, retrace, SiteCourse, Watch, } from "#watch/index.js";
import { VirtualClock } from "../../clock/virtual-clock.js";
/** Times that the loop is begun: what is kept must be enough to go on from. */
const BEGINNINGS = 2;
/** Watches the site for its time. */
export async function watchLiving(web, watch) {
    const dir = await mkdtemp(join(tmpdir(), "isochron-lab-watch-"));
    const archive = await openArchive(dir, { software: "isochron-lab" });
    try {
        return await runLoop(makeWorld({ archive, ...web, software: "isochron-lab" }), watch);
    }
    finally {
        await archive.close();
        await rm(dir, { recursive: true, force: true });
    }
}
/** Goes the way of a watch again with a course that has neither clock nor site. */
export function retraceLiving({ steps }, plan) {
    return retrace(new SiteCourse(courseSettingsOf(plan)), steps);
}
async function runLoop(world, watch) {
    const { plan, forMs, mostTurns = Infinity } = watch;
    const stores = memoryStores();
    const record = { turns: [], steps: [] };
    const beganAt = world.clock.now();
    for (let part = 1; part <= BEGINNINGS; part++) {
        const until = instant(Math.floor(beganAt + (forMs * part) / BEGINNINGS));
        await runPart({ world, stores, watch, record }, until, (mostTurns * part) / BEGINNINGS);
    }
    const status = (await stores.memory.status(plan.name));
    return { ...record, status, beganAt, endedAt: world.clock.now() };
}
/** One process's part: it begins from what is kept, and ends by its time or its turns. */
function runPart({ world, stores, watch, record }, until, turns) {
    const stop = new AbortController();
    const ground = {
        world,
        stores,
        turnMs: watch.turnMs,
        signal: stop.signal,
        isHeld: () => null,
        tell: async () => undefined,
        onTurn: (turn) => {
            if (record.turns.push(turn) >= turns)
                stop.abort();
        },
        onStep: (_site, step) => void record.steps.push(step),
    };
    const plan = { sites: [watch.plan], channels: [], diskQuotaBytes: null, auditDays: null };
    return new Watch(ground, { plan: async () => plan, between: betweenOf(world.clock), until }).run();
}
/** A virtual clock does not see compressing and committing: time would pass in the middle of a turn's work. */
function betweenOf(clock) {
    return async (_now, turns) => {
        if (clock instanceof VirtualClock)
            await turns;
        return null;
    };
}
function memoryStores() {
    return {
        memory: new MemoryWatch(),
        news: new MemoryNews(),
        hints: new MemoryHints(),
        pauses: new MemoryPauses(),
        close: () => undefined,
    };
}
