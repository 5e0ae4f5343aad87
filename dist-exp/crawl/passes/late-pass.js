// The late pass: pages that turned up only after t* are kept for the archive, but can never be sharp.
import { hostOf } from "#model/index.js";
import { sightPage } from "../look/sight-page.js";
import { Claims } from "../rendering/claims.js";
import { PageRenderings } from "../rendering/page-renderings.js";
import { groupByHost } from "./by-host.js";
import { PassLoop } from "./pass-loop.js";
/** Fetches late pages once, breadth first. */
export async function latePass(run) {
    const claims = new Claims();
    const renderings = await PageRenderings.open(run, claims);
    try {
        await lookAtLatePages(run, renderings, claims);
    }
    finally {
        await renderings.close();
    }
}
async function lookAtLatePages(run, renderings, claims) {
    const waiting = run.frontier.pages().filter((page) => page.late && page.state === "known");
    const queues = groupByHost(waiting);
    let [done, total] = [0, waiting.length];
    const loop = new PassLoop(run, {
        name: "late",
        next: (host) => {
            const own = queues.get(host) ?? [];
            let page = own.shift();
            while (page && (run.seen.has(page.url) || claims.whenFree(page.url)))
                page = own.shift();
            if (page)
                claims.take(page.url);
            return page ?? null;
        },
        leave: async ({ url }, { state, reason }) => {
            done++;
            claims.release(url);
            await run.frontier.setState(url, state, reason);
        },
        look: async (page) => {
            const sight = await sightPage(run, page, "late");
            claims.release(page.url);
            await kept(page, sight);
            if (renderings.awaits(page, sight.sighting))
                enter(await renderings.show(page, sight.sighting, { pass: "late", onLook: kept }));
        },
        fail: (error) => claims.fail(error),
    });
    const enter = (found) => {
        total += found.length;
        queue(queues, found);
        loop.wake(found.map(({ url }) => hostOf(url)));
    };
    const kept = async (_, { sighting, found }) => {
        enter(found);
        run.progress.tell("late", ++done, total, sighting);
    };
    loop.wake(queues.keys());
    await loop.drain();
}
function queue(queues, found) {
    for (const [host, pages] of groupByHost(found)) {
        const waiting = queues.get(host);
        if (waiting)
            waiting.push(...pages);
        else
            queues.set(host, pages);
    }
}
