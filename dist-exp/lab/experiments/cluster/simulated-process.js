// A process on a machine of its own: it may be killed, stand still for a while as one that was stopped, or be cut off
// from the database; and its clock may be wrong by hours.
import { instant } from "#model/index.js";
/** Everything that happens in it happens by {@link at}: nothing while it stands still, nothing after its end. */
export class SimulatedProcess {
    name;
    clock;
    #events;
    #isAlive = true;
    #frozenUntilMs = 0;
    #cutUntilMs = 0;
    #freezeSendingMs = 0;
    #ends = new Set();
    /** @param skewMs by how much its clock is wrong */
    constructor(events, name, skewMs) {
        this.#events = events;
        this.name = name;
        this.clock = {
            now: () => instant(Math.floor(events.nowMs + skewMs)),
            sleepUntil: (at) => this.sleepUntil(at - skewMs),
        };
    }
    get isAlive() {
        return this.#isAlive;
    }
    /** Whether nothing it sends reaches the database, nor the other way round. */
    get isCut() {
        return this.#events.nowMs < this.#cutUntilMs;
    }
    /** Of a clock that never was set. */
    monotonicMs() {
        return this.#events.nowMs;
    }
    /** Runs something in it then, or when it goes on. */
    at(atMs, run) {
        this.#events.at(atMs, () => this.#deliver(run));
    }
    /** Resolves then, never where the process ended before. */
    sleepUntil(atMs) {
        return new Promise((resolve) => this.at(atMs, resolve));
    }
    kill() {
        this.#isAlive = false;
        for (const end of this.#ends)
            end();
        this.#ends.clear();
    }
    /** Stands still, as between SIGSTOP and SIGCONT. */
    freeze(forMs) {
        this.#frozenUntilMs = Math.max(this.#frozenUntilMs, this.#events.nowMs + forMs);
    }
    /** The same at the worst instant: between the last check of the next request and its sending. */
    freezeWhenSending(forMs) {
        this.#freezeSendingMs = forMs;
    }
    /** A request was checked for the last time, and will be sent. */
    beginSending() {
        if (this.#freezeSendingMs > 0)
            this.freeze(this.#freezeSendingMs);
        this.#freezeSendingMs = 0;
    }
    /** The database cannot be reached from it, the servers of sites can. */
    cut(forMs) {
        this.#cutUntilMs = Math.max(this.#cutUntilMs, this.#events.nowMs + forMs);
    }
    /** What breaks off when it is killed, as its connections do; what is returned forgets it. */
    onKill(end) {
        this.#ends.add(end);
        return () => void this.#ends.delete(end);
    }
    #deliver(run) {
        if (!this.#isAlive)
            return;
        if (this.#events.nowMs >= this.#frozenUntilMs)
            return run();
        this.#events.at(this.#frozenUntilMs, () => this.#deliver(run));
    }
}
