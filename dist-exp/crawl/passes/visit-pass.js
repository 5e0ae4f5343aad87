// The visit pass: every page once before t*, discovered as visits go, in the order the strategy chooses.
import { GrowingNumbers } from "#packed/index.js";
import { hostOf, isCaptured } from "#model/index.js";
import { groupByHost } from "./by-host.js";
import { DoubleLook } from "./double-look.js";
import { enterKnownPages } from "./known-pages.js";
import { asksAhead, isOnePass } from "./one-pass.js";
import { PassLoop } from "./pass-loop.js";
import { keepLook, lookAt } from "../look/sight-page.js";
import { Claims } from "../rendering/claims.js";
import { PageRenderings } from "../rendering/page-renderings.js";
import { SingleFetches } from "./single-fetches.js";
import { readSources } from "./read-sources.js";
import { readmitted, SecondTries } from "./second-tries.js";
/** A slot is at least this long: no server answers in no time. */
const SHORTEST_SLOT_MS = 50;
/** How fast the pace follows the answers. */
const PACE_WEIGHT = 0.05;
/** So many looks may be on their way into the archive while further pages are asked for. */
const MOST_UNKEPT = 8;
/** So many pages are queued or left out in one go. */
const AT_ONCE = 5000;
/** Visits everything in scope, unless an earlier process already did. */
export async function visitPass(run) {
    if (run.state.capture.phase !== "visiting")
        return;
    await run.frontier.add(run.state.capture.seeds.map((url) => ({
        url,
        kind: "document",
        depth: 0,
        via: null,
        late: false,
    })));
    await readSources(run); // before what is known, so that their hints are kept
    await enterKnownPages(run);
    await run.record.change({ phase: "visiting" }); // what is found from here on, a look has shown
    const claims = new Claims();
    const renderings = await PageRenderings.open(run, claims);
    try {
        await new VisitPass(run, renderings, claims).run();
    }
    finally {
        await renderings.close();
    }
}
class VisitPass {
    #run;
    #doubleLook;
    #singles;
    #lanes = new Map();
    #loop;
    #planPages = new WeakMap();
    #beliefs = 0;
    #tries;
    /** Pages of each host when the pass began. */
    #knownOf = new Map();
    #renderings;
    #claims;
    #done = 0;
    constructor(run, renderings, claims) {
        this.#run = run;
        this.#renderings = renderings;
        this.#claims = claims;
        this.#doubleLook = new DoubleLook(run);
        this.#singles = new SingleFetches(run);
        this.#tries = new SecondTries(run);
        this.#loop = new PassLoop(run, {
            name: "visit",
            next: (host) => this.#next(host),
            look: (page) => this.#visitAtPace(page),
            leave: (page, refusal) => this.#leave(page, refusal),
            fail: (error) => this.#claims.fail(error),
            settle: (host) => this.#isKept(this.#lanes.get(host)), // it may have led to further pages
        });
    }
    async run() {
        this.#done = this.#run.seen.size;
        await this.#settleStates();
        await this.#countKnown();
        await this.#enqueueKnown();
        try {
            await this.#showVisited();
            await this.#visitAll();
        }
        finally {
            await Promise.allSettled([...this.#lanes.values()].flatMap(({ keeping }) => keeping));
        }
    }
    async #visitAll() {
        await this.#loop.drain();
        for (let again = await this.#again(); again.length > 0; again = await this.#again()) {
            await this.#enqueue(again);
            await this.#loop.drain();
        }
        this.#run.notes.push(...this.#tries.notes());
    }
    /** What is put off until after t* does not count. */
    async #countKnown() {
        const pages = this.#run.frontier.pages();
        if (this.#run.state.settings.attested)
            await this.#run.rates.expect([...pages]);
        for (const page of pages)
            if (!this.#singles.putsOff(page))
                this.#knownOf.set(hostOf(page.url), (this.#knownOf.get(hostOf(page.url)) ?? 0) + 1);
    }
    async #again() {
        return [...this.#tries.take(), ...(await readmitted(this.#run)), ...this.#singles.takenBack()];
    }
    /** A page seen by a process that died before it marked the page: a failure then gets its second try. */
    async #settleStates() {
        const { frontier, seen } = this.#run;
        for (const { url } of frontier.pages().filter(({ url, state }) => state === "known" && seen.has(url)))
            await frontier.setState(url, seen.of(url).some(isCaptured) ? "visited" : "failed", null);
    }
    /** What an earlier process or capture left, some at a time: there may be a million of them. */
    async #enqueueKnown() {
        let some = [];
        for (const page of this.#run.frontier.pages()) {
            if (page.state !== "known")
                continue;
            if (some.push(page) < AT_ONCE)
                continue;
            await this.#file(some);
            some = [];
        }
        await this.#file(some);
        this.#loop.wake(this.#lanes.keys());
    }
    async #enqueue(pages) {
        await this.#file(pages);
        this.#loop.wake(groupByHost(pages).keys());
    }
    /** Puts pages into their hosts' queues. */
    async #file(pages) {
        await this.#run.rates.expect(pages);
        const toVisit = pages.filter((page) => !this.#singles.putsOff(page));
        for (const [host, own] of groupByHost(toVisit)) {
            const lane = this.#laneOf(host);
            lane.queue.add(own.map((page) => ({
                index: lane.pages.push(this.#run.frontier.numberOf(page.url)),
                page: this.#planPage(page, lane.pace),
            })));
        }
    }
    /** Pages of which the same is believed share one object: a million of them wait at little cost. */
    #planPage(page, pace) {
        const survival = this.#run.rates.survivalOf(page, pace);
        let shared = this.#planPages.get(survival);
        if (!shared) {
            const id = `belief ${this.#beliefs++}`;
            shared = { id, survival, weight: 1, trustedLastModified: false, links: [] };
            this.#planPages.set(survival, shared);
        }
        return shared;
    }
    /** Pages known at the start are the guess of the host's size; without a past it is open. */
    #laneOf(host) {
        let lane = this.#lanes.get(host);
        if (!lane) {
            const { state, strategy } = this.#run;
            const { capture, settings } = state;
            const known = this.#knownOf.get(host) ?? 0;
            const sizeGuess = known > capture.seeds.length ? known : null;
            const queue = strategy.startVisits({ sizeGuess, threshold: settings.threshold });
            const pace = { slotMs: Math.max(settings.delayMs, SHORTEST_SLOT_MS) };
            lane = { queue, pages: new GrowingNumbers(Uint32Array), pace, since: 0, keeping: [] };
            this.#lanes.set(host, lane);
        }
        return lane;
    }
    #next(host) {
        const lane = this.#laneOf(host);
        const page = this.#nextOf(lane);
        lane.since = this.#run.world.clock.now();
        // Thousands of hosts with a page each: one that is done is forgotten, where no order rests on what it was.
        if (page === null && lane.keeping.length === 0 && isOnePass(this.#run))
            this.#lanes.delete(host);
        if (page !== null)
            this.#claims.take(page.url);
        return page;
    }
    /** The next page that no document which was shown has brought already, or is about to bring. */
    #nextOf({ queue, pages }) {
        for (let index = queue.next(); index !== null; index = queue.next()) {
            const page = this.#run.frontier.at(pages.at(index));
            const isTaken = this.#run.seen.has(page.url) || this.#claims.whenFree(page.url) !== null;
            if (!isTaken || this.#tries.has(page.url))
                return page;
        }
        return null;
    }
    /** A page whose second try may not be asked for stays as the first has left it. */
    async #leave({ url }, { state, reason }) {
        this.#claims.release(url);
        if (!this.#run.seen.has(url))
            await this.#run.frontier.setState(url, state, reason);
    }
    async #visitAtPace(page) {
        const { world, state } = this.#run;
        const lane = this.#laneOf(hostOf(page.url));
        const { since } = lane;
        await this.#visit(page, lane);
        // With the pause before it: a slot is from one look to the next.
        const tookMs = Math.max(world.clock.now() - since, state.settings.delayMs, SHORTEST_SLOT_MS);
        lane.pace.slotMs += PACE_WEIGHT * (tookMs - lane.pace.slotMs);
    }
    async #visit(page, lane) {
        const look = await lookAt(this.#run, page, "visit");
        const isAhead = asksAhead(this.#run.state.settings);
        while (lane.keeping.length >= (isAhead ? MOST_UNKEPT : 1))
            await this.#isKept(lane);
        if (!isAhead)
            return this.#keep(look);
        // Begun when the next request is on its way: what follows in this turn of the event loop goes first.
        const kept = new Promise((resolve) => setImmediate(resolve)).then(() => this.#keep(look));
        kept.catch(() => undefined); // whoever waits for it hears of it
        lane.keeping.push(kept);
    }
    /** Waits until the lane's oldest unkept look is kept; `false` when all are. */
    async #isKept({ keeping } = { keeping: [] }) {
        if (keeping.length === 0)
            return false;
        await keeping[0]; // it stays in its place until it is kept
        void keeping.shift();
        return true;
    }
    async #keep(look) {
        const run = this.#run;
        const sight = await keepLook(run, look);
        this.#claims.release(look.page.url);
        await this.#kept(look.page, sight);
        await this.#show(look.page, sight.sighting);
    }
    async #kept(page, { sighting, found }) {
        const run = this.#run;
        if (!isOnePass(run))
            await this.#prepareRevisit(page, sighting);
        await this.#enqueue(found);
        run.progress.tell("visit", ++this.#done, run.frontier.size, sighting);
    }
    /** A document that scripts build is shown as soon as it is there: what it asks for belongs to this pass. */
    async #show(page, sighting) {
        if (!this.#renderings.awaits(page, sighting))
            return;
        const onLook = (part, sight) => this.#kept(part, sight);
        await this.#enqueue(await this.#renderings.show(page, sighting, { pass: "visit", onLook }));
    }
    /** Documents that an earlier process had looked at and was not done with. */
    async #showVisited() {
        const { frontier, seen } = this.#run;
        for (const page of frontier
            .pages()
            .filter(({ kind, state }) => kind === "document" && state === "visited")) {
            const visit = seen.visitOf(page.url);
            if (visit !== null)
                await this.#show(page, visit);
        }
    }
    async #prepareRevisit(page, sighting) {
        await this.#doubleLook.at(page, sighting);
        await this.#run.rates.noteVisit(page, this.#run.seen.of(page.url));
    }
}
