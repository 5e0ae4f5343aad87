// The loop that every pass is: hosts side by side, the next page of each, whether it may be asked for, a look at it.
// Passes differ in which pages, in which order, and in what is done with each.
import { hostOf } from "#model/index.js";
import { Lanes } from "./lanes.js";
/** Runs one pass. */
export class PassLoop {
    #run;
    #work;
    #lanes;
    constructor(run, work) {
        this.#run = run;
        this.#work = work;
        this.#lanes = new Lanes((host) => this.#step(host), run.world.hostsAtOnce);
    }
    /** Pages of these hosts wait. */
    wake(hosts) {
        for (const host of hosts)
            this.#lanes.wake(host);
    }
    /** Returns when no page waits any more. */
    drain() {
        return this.#lanes.drain();
    }
    async #step(host) {
        this.#run.stop.check();
        const page = this.#work.next(host);
        if (page === null)
            return (await this.#work.settle?.(host)) ?? false;
        try {
            const refusal = await this.#refusalOf(page, host);
            if (refusal === null)
                await this.#work.look(page);
            else
                await this.#work.leave(page, refusal);
        }
        catch (error) {
            if (this.#work.isOver?.(error) === true) {
                this.#run.admission.giveUp(page);
                return false;
            }
            this.#run.admission.fail(error);
            this.#work.fail?.(error);
            throw error;
        }
        return true;
    }
    /** Judged before the host's pause, so that what is refused waits for nobody, and once more when it is over. */
    async #refusalOf(page, host) {
        const { admission, caller, stop } = this.#run;
        const refusal = await admission.refusalOf(page, this.#work.name);
        if (refusal !== null)
            return refusal;
        await caller.untilFree(host, stop.signal);
        return admission.refusalAfterPause(page, this.#work.name);
    }
}
/** Runs a pass over pages that are known beforehand, host by host; refusals are told at its end, by host and reason. */
export async function passOver(run, queues, work) {
    const left = new Map();
    const loop = new PassLoop(run, {
        ...work,
        next: (host) => queues.get(host).shift() ?? null,
        leave: async (page, refusal) => {
            const key = JSON.stringify([hostOf(page.url), refusal.reason]);
            left.set(key, (left.get(key) ?? 0) + 1);
            await work.leave(page, refusal);
        },
    });
    loop.wake(queues.keys());
    await loop.drain();
    for (const [key, pages] of left)
        run.notes.push(leftNote(key, pages, work.name));
}
function leftNote(key, pages, pass) {
    const [host, reason] = JSON.parse(key);
    return `${host}: ${pages === 1 ? "1 page" : `${pages} pages`} not asked for in the ${pass} pass; ${reason}`;
}
