// Within one machine those who want the same gate stand in line, so that one of them asks for all.
/** Lines by name. */
export class Lanes {
    #tails = new Map();
    /** Waits for those before; what is returned lets the next one go. Rejects with the signal's reason. */
    async enter(name, signal) {
        const before = this.#tails.get(name) ?? Promise.resolve();
        let leave;
        const left = new Promise((resolve) => (leave = resolve));
        const tail = before.then(() => left);
        this.#tails.set(name, tail);
        void tail.then(() => this.#tails.get(name) === tail && this.#tails.delete(name));
        try {
            await unlessAborted(before, signal);
            return leave;
        }
        catch (error) {
            leave();
            throw error;
        }
    }
}
function unlessAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            return abort();
        signal.addEventListener("abort", abort, { once: true });
        void promise.then(() => {
            signal.removeEventListener("abort", abort);
            resolve();
        });
    });
}
