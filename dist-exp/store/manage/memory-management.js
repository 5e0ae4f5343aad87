import { isOpen, newJob, TOO_OFTEN } from "./job-states.js";
/** Jobs in memory. */
export class MemoryJobs {
    #held = new Map();
    async add(asked) {
        const job = newJob(this.#held.size + 1, asked);
        this.#held.set(job.id, { job, fence: 0, until: 0 });
        return job;
    }
    async claim(terms) {
        const { kinds, now, leaseMs, mostAttempts, except = [] } = terms;
        for (const held of this.#held.values()) {
            const { job } = held;
            const isFree = job.state === "waiting" || (job.state === "running" && held.until <= now);
            if (!isFree || !kinds.includes(job.kind) || except.includes(job.id))
                continue;
            held.fence++;
            if (job.cancelAsked)
                held.job = { ...job, state: "cancelled", endedAt: now };
            else if (job.attempts >= mostAttempts)
                held.job = { ...job, state: "failed", endedAt: now, why: TOO_OFTEN };
            else {
                held.until = now + leaseMs;
                const { startedAt, attempts } = job;
                held.job = { ...job, state: "running", startedAt: startedAt ?? now, attempts: attempts + 1 };
                return { job: held.job, claim: { id: job.id, fence: held.fence } };
            }
        }
        return null;
    }
    async beat(claim, { now, leaseMs, captureId, log }) {
        const held = this.#holds(claim);
        if (!held)
            return null;
        held.until = now + leaseMs;
        held.job = { ...held.job, captureId: captureId ?? held.job.captureId, log: log ?? held.job.log };
        return { cancelAsked: held.job.cancelAsked };
    }
    async end(claim, at, end) {
        const held = this.#holds(claim);
        if (held)
            held.job = { ...held.job, ...end, endedAt: at };
        return held !== undefined;
    }
    async giveBack(claim, isAttempt) {
        const held = this.#holds(claim);
        if (!held)
            return false;
        held.job = { ...held.job, state: "waiting", attempts: held.job.attempts - (isAttempt ? 0 : 1) };
        return true;
    }
    async askCancel(id, at) {
        const held = this.#held.get(id);
        if (!held || !isOpen(held.job))
            return null;
        const ended = held.job.state === "waiting" ? { state: "cancelled", endedAt: at } : {};
        held.job = { ...held.job, cancelAsked: true, ...ended };
        return held.job;
    }
    async get(id) {
        return this.#held.get(id)?.job ?? null;
    }
    async list(part) {
        return newestOf([...this.#held.values()].map(({ job }) => job), part, ({ id }) => id);
    }
    async open(limit) {
        return [...this.#held.values()]
            .map(({ job }) => job)
            .filter(isOpen)
            .slice(0, limit);
    }
    #holds({ id, fence }) {
        const held = this.#held.get(id);
        return held?.fence === fence && held.job.state === "running" ? held : undefined;
    }
}
/** Acts in memory. */
export class MemoryActs {
    #acts = [];
    async append(act) {
        this.#acts.push({ no: this.#acts.length + 1, ...act });
    }
    async list(part) {
        return newestOf(this.#acts, part, ({ no }) => no);
    }
}
function newestOf(all, { limit, before }, numberOf) {
    const items = all
        .filter((one) => numberOf(one) < (before ?? Infinity))
        .reverse()
        .slice(0, limit);
    const last = items.at(-1);
    const isMore = last !== undefined && items.length === limit && numberOf(last) > 1;
    return { items, next: isMore ? numberOf(last) : null };
}
/** Queue and log of nothing that stays. */
export function memoryManagement() {
    return { jobs: new MemoryJobs(), acts: new MemoryActs(), close: () => undefined };
}
