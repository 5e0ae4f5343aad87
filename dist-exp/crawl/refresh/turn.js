// One turn: chosen pages through the loop that every pass is, as far as the turn's allowance reaches.
import { refusalCodeOf } from "#model/index.js";
import { keepLook, lookAt } from "../look/sight-page.js";
import { groupByHost } from "../passes/by-host.js";
import { PassLoop } from "../passes/pass-loop.js";
import { lastState, titleIn } from "./look-finding.js";
/** Looks at pages; `number` sets the turn apart from others: a host that was given up has a new chance in each. */
export async function takeTurn(run, wishes, { allowance, number }) {
    const [kept, refused] = [[], []];
    const queues = groupByHost(await enterWishes(run, wishes));
    const loop = new PassLoop(run, {
        name: `turn ${number}`,
        next: (host) => (allowance.isOver ? null : (queues.get(host).shift() ?? null)),
        look: async (page) => {
            kept.push(await lookOnce(run, page));
            run.progress.tell("late", kept.length, wishes.length, kept.at(-1).sighting);
        },
        leave: async (page, refusal) => {
            if (refusalCodeOf(refusal.reason) === "max-bytes")
                return allowance.end();
            await run.frontier.setState(page.url, refusal.state, refusal.reason);
            refused.push(refusedPage(run, page.url, refusal));
        },
        isOver: (error) => allowance.isEnd(error),
    });
    loop.wake(queues.keys());
    await loop.drain();
    return { kept, refused };
}
async function enterWishes(run, wishes) {
    await run.frontier.add(wishes.map(({ url, kind, depth, via }) => ({ url, kind, depth, via, late: true })));
    return wishes.map(({ url }) => run.frontier.get(url));
}
/** Every look of a refresh is late: its t* is before its start. */
async function lookOnce(run, page) {
    const before = await lastState(run.world.archive.catalog, page.url);
    const look = await lookAt(run, page, "late");
    const title = titleOf(look);
    const { sighting, found } = await keepLook(run, look);
    return { sighting, before, title, links: found };
}
function titleOf({ reading }) {
    if (reading?.outcome.kind !== "captured" || reading.content === null)
        return null;
    return titleIn({ content: reading.content, contentType: reading.outcome.identity.contentType });
}
function refusedPage({ world }, url, { state, reason }) {
    return {
        url,
        at: world.clock.now(),
        sighting: null,
        found: state === "failed" ? "failed" : "refused",
        importance: null,
        change: null,
        isByItself: false,
        verdict: null,
        explanation: reason,
        title: null,
        movedTo: null,
        links: [],
        previous: null,
    };
}
