// READ FIRST. One machine of a cluster: it takes jobs whose sites nobody has, works at so many sites at a time, says how
// it is doing, and gives up by itself what it can no longer surely hold.
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { JobAtWork } from "./job-at-work.js";
import { LeaseKeeper } from "./lease-keeper.js";
import { PassedOver } from "./passed-over.js";
import { gateFigures, jobFigures, LateWaits, LeftTally, toBeat, } from "./worker-figures.js";
/** Every kind of job that a cluster does. */
const KINDS = ["capture", "resume", "end"];
/** A job that so many machines died of is begun no more. */
const MOST_ATTEMPTS = 20;
/** Leases are looked at so often while they last. */
const LOOKS_PER_LEASE = 20;
/** A machine at work. */
export class Worker {
    #ports;
    #terms;
    #keeper;
    #passed;
    #works = new Map();
    #tally = new LeftTally();
    #waits = new LateWaits();
    #gateWaitMs = 0;
    #clocksWrong = 0;
    #isDraining = false;
    #isOutOfReach = false;
    #wake = new AbortController();
    constructor(ports, terms) {
        this.#ports = ports;
        this.#terms = terms;
        const { time, agreement } = ports;
        this.#keeper = new LeaseKeeper(agreement.leases, { machine: terms.name, leaseMs: terms.leaseMs, time });
        this.#passed = new PassedOver(() => time.nowMs());
    }
    get figures() {
        const { ground, agreement, requests } = this.#ports;
        return {
            sites: this.#works.size,
            mostSites: this.#terms.mostSites,
            uploadBacklogBytes: [...this.#works.keys()].reduce((sum, work) => sum + work.backlogBytes, 0),
            clockErrorMs: ground.ground?.clock.errorMs ?? null,
            clocksWrong: this.#clocksWrong,
            leasesLost: this.#keeper.lost,
            requests: requests(),
            ...jobFigures(this.#tally),
            ...gateFigures(agreement.gates.figures()),
            gateWaitMs: this.#gateWaitMs,
        };
    }
    /** Works until it is stopped; what is under way then is sealed, acknowledged and given back. */
    async run(stop) {
        const end = new AbortController();
        const onStop = () => this.#wake.abort();
        stop.addEventListener("abort", onStop);
        const loops = [this.#beats(end.signal), this.#expiries(end.signal)];
        try {
            while (!stop.aborted) {
                await this.#attempt(() => this.#look(stop));
                await this.#rest();
            }
            for (const work of this.#works.keys())
                work.stop();
            await Promise.all(this.#works.values());
        }
        finally {
            stop.removeEventListener("abort", onStop);
            end.abort();
            await Promise.all(loops);
        }
        await this.#ports.agreement.machines.leave(this.#terms.name).catch(() => undefined);
    }
    /** Until it is time to look for jobs again, or something has changed. */
    async #rest() {
        await this.#ports.time.wait(this.#terms.lookMs, this.#wake.signal).catch(() => undefined);
        this.#wake = new AbortController();
    }
    async #look(stop) {
        while (!stop.aborted && !this.#isDraining && this.#works.size < this.#terms.mostSites)
            if (!(await this.#begin()))
                return;
    }
    /** Whether there was a job to look at. */
    async #begin() {
        const { agreement, ground } = this.#ports;
        const firm = await ground.firm();
        if (firm === null)
            throw new IsochronError("CLUSTER", "the database answers too slowly for any clock to be set by it");
        const claimed = await agreement.management.jobs.claim(this.#claimTerms(firm.clock.now()));
        if (claimed === null)
            return false;
        await this.#take(claimed, firm).catch(async (error) => {
            await this.#passOn(claimed);
            throw error;
        });
        return true;
    }
    #claimTerms(now) {
        const { name: holder, leaseMs } = this.#terms;
        const except = [...[...this.#works.keys()].map(({ job }) => job.id), ...this.#passed.now];
        return { kinds: KINDS, holder, now, leaseMs, mostAttempts: MOST_ATTEMPTS, except };
    }
    async #take(claimed, ground) {
        const { agreement, siteOf } = this.#ports;
        const { job, claim } = claimed;
        const site = siteOf(job);
        if (site === null) {
            const why = `job ${job.id} is nothing that this version understands`;
            await agreement.management.jobs.end(claim, ground.clock.now(), { state: "failed", why });
            return;
        }
        const lease = await this.#keeper.take(site);
        if (lease === null)
            await this.#passOn(claimed);
        else
            this.#start({ job, claim, lease }, ground);
    }
    async #passOn({ job, claim }) {
        this.#passed.add(job.id, this.#ports.siteOf(job));
        await this.#ports.agreement.management.jobs.giveBack(claim, false).catch(() => undefined);
    }
    #start({ job, claim, lease }, ground) {
        const { agreement, logger, openWork } = this.#ports;
        const { name: machine, leaseMs } = this.#terms;
        const ports = { agreement, clock: ground.clock, logger, machine, leaseMs };
        const work = new JobAtWork(ports, { job, claim, site: lease.site }, openWork(ground, { job, lease }));
        this.#works.set(work, this.#workOut(work, lease));
    }
    async #workOut(work, lease) {
        const { logger } = this.#ports;
        logger.log("info", `${work.site}: job ${work.job.id} (${work.job.kind}) is taken up here`);
        const left = await work.run();
        this.#tally.add(left);
        logger.log("info", `${work.site}: job ${work.job.id} (${work.job.kind}) is ${left}`);
        // Where that cannot be told, the lease ends by itself.
        await this.#keeper.release(lease).catch(() => undefined);
        this.#works.delete(work);
        this.#settlePassing(work, left);
        this.#wake.abort();
    }
    /** Other jobs of the site may be begun now; one that came back is left alone for longer each time. */
    #settlePassing({ job, site }, left) {
        const isBack = left === "given back" || left === "lost";
        if (isBack)
            this.#passed.add(job.id, null);
        else
            this.#passed.forget(job.id);
        this.#passed.wake(site);
    }
    async #beats(end) {
        const { ground, time } = this.#ports;
        const { beatMs } = this.#terms;
        let startedAt = null;
        while (!end.aborted) {
            const begunMs = time.nowMs();
            await this.#attempt(async () => {
                startedAt ??= (await ground.firm())?.clock.now() ?? null;
                await this.#beat(startedAt ?? instant(0));
            });
            await time.wait(Math.max(0, beatMs - (time.nowMs() - begunMs)), end).catch(() => undefined);
        }
    }
    /** Sites first: whoever loses them all at once is found to have lost his sites when his jobs are taken up. */
    async #beat(startedAt) {
        const renewed = await Promise.allSettled([this.#keeper.renew()]);
        const told = [...this.#works.keys()].map((work) => work.beat());
        const settled = await Promise.allSettled([this.#checkClock(), this.#say(startedAt), ...told]);
        for (const result of [...renewed, ...settled])
            if (result.status === "rejected")
                throw result.reason;
    }
    /** What was stamped by a clock that went wrong counts no more: its sites are given up at once. */
    async #checkClock() {
        if ((await this.#ports.ground.check()) !== "wrong")
            return;
        this.#clocksWrong++;
        this.#ports.logger.log("error", "this machine's clock went wrong: it is set anew, and all sites are given up");
        this.#keeper.giveUp("clock");
    }
    async #say(startedAt) {
        const { name, software, mostSites } = this.#terms;
        this.#gateWaitMs = this.#waits.meanMs(this.#ports.agreement.gates.figures());
        const figures = toBeat(this.figures);
        const beat = { name, software, startedAt, sites: this.#keeper.sites, mostSites, figures };
        const { isDraining } = await this.#ports.agreement.machines.beat(beat);
        if (isDraining !== this.#isDraining)
            this.#ports.logger.log("info", isDraining ? "nothing new is taken, on request" : "jobs are taken again");
        this.#isDraining = isDraining;
    }
    async #expiries(end) {
        const { time } = this.#ports;
        while (!end.aborted) {
            this.#keeper.expire();
            await time.wait(this.#terms.leaseMs / LOOKS_PER_LEASE, end).catch(() => undefined);
        }
    }
    /** What cannot be reached is said once, and tried again with the next turn. */
    async #attempt(task) {
        const { logger } = this.#ports;
        try {
            await task();
            if (this.#isOutOfReach)
                logger.log("info", "the cluster's database answers again");
            this.#isOutOfReach = false;
        }
        catch (error) {
            const isOurs = error instanceof IsochronError && error.code === "CLUSTER";
            if (!isOurs)
                logger.log("error", `a fault of the program: ${String(error?.stack ?? error)}`);
            else if (!this.#isOutOfReach)
                logger.log("warn", error.message);
            this.#isOutOfReach ||= isOurs;
        }
    }
}
