// Hosts are asked side by side, each at its own pace: one loop per host, woken again when work turns up. So many run at
// once; when further hosts wait, they take turns, piece of work by piece of work.
/** Many more than connections: most hosts in progress wait for their pause. */
const AT_ONCE = 256;
/** Runs one loop per host; `step` does one piece of work for a host and says whether there was any. */
export class Lanes {
    #step;
    #atOnce;
    #running = new Set();
    /** Hosts with work for which there is no room yet, in the order in which they turned up. */
    #waiting = new Set();
    /** Hosts whose loop runs and for which work turned up meanwhile: it may just have found none. */
    #again = new Set();
    #failure = null;
    #onDry = () => undefined;
    constructor(step, atOnce = AT_ONCE) {
        this.#step = step;
        this.#atOnce = atOnce;
    }
    /** Starts the host's loop unless it runs already, or lets it wait for room. */
    wake(host) {
        if (this.#failure !== null)
            return;
        if (this.#running.has(host))
            this.#again.add(host);
        else if (this.#running.size >= this.#atOnce)
            this.#waiting.add(host);
        else
            this.#start(host);
    }
    /** Resolves when every loop has run dry; rejects with the first failure once all have stopped. */
    async drain() {
        while (this.#running.size > 0)
            await new Promise((resolve) => (this.#onDry = resolve));
        if (this.#failure !== null)
            throw this.#failure;
    }
    #start(host) {
        this.#waiting.delete(host);
        this.#running.add(host);
        void this.#loop(host)
            .catch((error) => (this.#failure ??= error))
            .then(() => this.#ended(host));
    }
    #ended(host) {
        this.#running.delete(host);
        if (this.#again.delete(host))
            this.#waiting.add(host);
        const [next] = this.#waiting;
        if (next !== undefined && this.#failure === null)
            this.#start(next);
        if (this.#running.size === 0)
            this.#onDry();
    }
    async #loop(host) {
        while (this.#failure === null && (await this.#step(host))) {
            if (this.#waiting.size === 0)
                continue;
            this.#waiting.add(host); // behind those that wait
            return;
        }
    }
}
