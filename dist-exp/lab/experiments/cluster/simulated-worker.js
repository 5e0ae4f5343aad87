// A worker with the gates of the real program: it takes sites as long as it has a hand free, asks for their pages through
// `Gates` (src/frontier), acknowledges what it saw, and lets go of what is another's.
import { IsochronError } from "#errors.js";
import { Gates } from "#frontier/index.js";
import { addressName, hostName } from "./server-log.js";
/** Every so many looks what was seen is sealed, uploaded and acknowledged. */
const LOOKS_PER_SEAL = 4;
/** Every so many requests go to the host that sites share. */
const OWN_PER_SHARED = 5;
/** How often leases are looked at. */
const EXPIRE_EVERY_MS = 250;
/** How long a hand waits where there is nothing to take, or the database gives no answer. */
const IDLE_MS = 1_000;
/** One worker, from its start to its end. */
export class SimulatedWorker {
    #ports;
    #habits;
    #gates;
    #held = new Set();
    constructor(ports, habits) {
        this.#ports = ports;
        this.#habits = habits;
        this.#gates = new Gates(ports.process.clock, undefined, ports.gates);
        this.#work().catch(ports.fail);
        this.#beat().catch(ports.fail);
        this.#expire().catch(ports.fail);
    }
    /** Takes as many as there are hands free, in one question. */
    async #work() {
        const { database, process, queue } = this.#ports;
        while (!queue.isDone) {
            const free = this.#habits.sitesAtOnce - this.#held.size;
            const askedMs = process.monotonicMs();
            const sites = free > 0 ? await database.ask(process, () => queue.take(free)).catch(() => []) : [];
            for (const site of sites)
                this.#begin({ site, untilMs: askedMs + this.#habits.leaseMs, isLost: false });
            if (sites.length < free || free === 0)
                await this.#idle();
        }
    }
    #begin(holding) {
        this.#held.add(holding);
        const ended = this.#capture(holding).then(() => void this.#held.delete(holding));
        ended.catch(this.#ports.fail);
    }
    async #beat() {
        const { database, process, queue } = this.#ports;
        const { heartbeatMs, leaseMs } = this.#habits;
        for (;;) {
            await process.sleepUntil(process.monotonicMs() + heartbeatMs);
            const holdings = [...this.#held];
            const sites = holdings.map(({ site }) => site);
            const askedMs = process.monotonicMs();
            const renewed = await database
                .ask(process, () => queue.renew(sites), sites.length + 1)
                .catch(() => null);
            if (renewed === null)
                continue;
            const held = new Set(renewed);
            for (const holding of holdings) {
                if (held.has(holding.site))
                    holding.untilMs = askedMs + leaseMs;
                else
                    holding.isLost = true;
            }
        }
    }
    /** What could not be renewed in time is given up by a timer: one that stood still goes on for a moment before that. */
    async #expire() {
        const { process } = this.#ports;
        for (;;) {
            await process.sleepUntil(process.monotonicMs() + EXPIRE_EVERY_MS);
            for (const holding of this.#held)
                holding.isLost ||= process.monotonicMs() >= holding.untilMs;
        }
    }
    /** robots.txt, then every page twice. */
    async #capture(holding) {
        const { world } = this.#ports;
        const { site } = holding.site;
        const caller = this.#gates.join(this.#habits.delayMs);
        if (holding.site.fence > 1)
            caller.goOn();
        await this.#askUntilAnswered(holding, caller, site);
        if (world.crawlDelayMs[site] > 0)
            caller.slowTo(hostName(site), world.crawlDelayMs[site]);
        await this.#look(holding, caller);
        caller.leave();
    }
    async #look(holding, caller) {
        const { world, queue } = this.#ports;
        const { site } = holding;
        const all = 2 * this.#habits.pagesPerSite;
        for (let look = site.looks; look < all && !holding.isLost; look++) {
            const isShared = look % (OWN_PER_SHARED + 1) === OWN_PER_SHARED;
            await this.#askUntilAnswered(holding, caller, isShared ? world.sharedHostOf[site.site] : site.site);
            const seen = look + 1;
            const isSealed = seen % LOOKS_PER_SEAL === 0 && seen < all;
            if (isSealed)
                await this.#tell(holding, () => queue.acknowledge(site, seen));
        }
        await this.#tell(holding, () => queue.end(site));
    }
    /** Again where the turn was lost before anything was sent. */
    async #askUntilAnswered(holding, caller, host) {
        while (!holding.isLost) {
            try {
                const responseMs = await caller.pass(hostName(host), () => this.#fetch(holding, caller, host));
                if (responseMs !== null)
                    caller.note(hostName(host), { kind: "answered", responseMs });
                return;
            }
            catch (error) {
                if (!(error instanceof IsochronError))
                    throw error;
                await this.#idle();
            }
        }
    }
    async #fetch(holding, caller, host) {
        const { process, gates, fetches, world } = this.#ports;
        const leave = await caller.enterAddress(addressName(world.addressOf[host]), undefined, hostName(host));
        try {
            // A capture that was lost while it waited sends nothing.
            return holding.isLost ? null : await fetches.fetch({ process, gates, host });
        }
        finally {
            leave();
        }
    }
    /** Says something under the lease until it was heard; what is refused is another's. */
    async #tell(holding, say) {
        const { database, process } = this.#ports;
        while (!holding.isLost) {
            const counts = await database.ask(process, say).catch(() => null);
            if (counts !== null) {
                holding.isLost ||= !counts;
                return;
            }
            await this.#idle();
        }
    }
    async #idle() {
        const { process, random } = this.#ports;
        await process.sleepUntil(process.monotonicMs() + IDLE_MS * (0.5 + random.next()));
    }
}
