// The most weight that any crawler could capture: versions are unit jobs with a life span, M captures per period.
// Sets of jobs that can all be done are a transversal matroid, so taking jobs by falling weight is exact.
/** The greatest total weight, exactly. */
export function clairvoyantBound(jobs, periods, perPeriod) {
    if (perPeriod <= 0)
        return 0;
    const slots = new Slots(jobs, periods, Math.floor(perPeriod));
    let total = 0;
    const order = Int32Array.from(jobs.weights, (_, i) => i);
    for (const job of order.sort((a, b) => jobs.weights[b] - jobs.weights[a])) {
        if (jobs.weights[job] > 0 && slots.take(job))
            total += jobs.weights[job];
    }
    return total;
}
class Slots {
    #jobs;
    #capacity;
    /** Jobs done in each period. */
    #done;
    /** For each period the last of the full stretch that begins there and that nothing can leave; −1 if none. */
    #fullUntil;
    constructor(jobs, periods, capacity) {
        this.#jobs = jobs;
        this.#capacity = capacity;
        this.#done = Array.from({ length: periods }, () => []);
        this.#fullUntil = new Int32Array(periods).fill(-1);
    }
    /** Fits a job in, moving others if need be; false when no arrangement holds it with all taken before. */
    take(job) {
        const first = Math.max(0, this.#jobs.first[job]);
        const last = Math.min(this.#done.length - 1, this.#jobs.last[job]);
        if (first > last || this.#fullUntil[first] >= last)
            return false;
        for (let period = last; period >= first; period--) {
            if (this.#done[period].length < this.#capacity) {
                this.#done[period].push(job);
                return true;
            }
        }
        return this.#makeRoom(job, first, last);
    }
    // The periods reachable by moving jobs are one growing stretch, since every job's span covers its own period.
    #makeRoom(job, first, last) {
        let [low, high] = [first, last];
        const mover = new Map();
        const waiting = Array.from({ length: last - first + 1 }, (_, i) => first + i);
        for (let period = waiting.pop(); period !== undefined; period = waiting.pop()) {
            for (const other of this.#done[period]) {
                const left = Math.max(0, this.#jobs.first[other]);
                const right = Math.min(this.#done.length - 1, this.#jobs.last[other]);
                const fresh = [];
                while (low > left)
                    fresh.push(--low);
                while (high < right)
                    fresh.push(++high);
                for (const reached of fresh) {
                    mover.set(reached, { job: other, from: period });
                    if (this.#done[reached].length < this.#capacity) {
                        this.#shift(job, reached, mover);
                        return true;
                    }
                    waiting.push(reached);
                }
            }
        }
        for (let period = low; period <= high; period++) {
            this.#fullUntil[period] = Math.max(this.#fullUntil[period], high);
        }
        return false;
    }
    #shift(job, free, mover) {
        let to = free;
        for (let move = mover.get(to); move !== undefined; move = mover.get(to)) {
            this.#done[to].push(move.job);
            const list = this.#done[move.from];
            list[list.indexOf(move.job)] = list.at(-1);
            list.pop();
            to = move.from;
        }
        this.#done[to].push(job);
    }
}
