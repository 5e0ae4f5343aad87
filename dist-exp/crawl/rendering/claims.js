/** Pages that somebody has taken and not yet looked at. */
export class Claims {
    #taken = new Map();
    /** Takes a page that nobody has. */
    take(url) {
        const { promise, resolve, reject } = withResolvers();
        promise.catch(() => undefined); // whoever waits hears of it
        this.#taken.set(url, { over: promise, resolve, reject });
    }
    /** The look is kept, or the page is left. */
    release(url) {
        this.#taken.get(url)?.resolve();
        this.#taken.delete(url);
    }
    /** Resolves when nobody has the page any more; `null` when nobody has. */
    whenFree(url) {
        return this.#taken.get(url)?.over ?? null;
    }
    /** A fault ends the pass: whoever waits hears of it. */
    fail(error) {
        for (const { reject } of this.#taken.values())
            reject(error);
        this.#taken.clear();
    }
}
/** As `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
    const settle = {};
    const promise = new Promise((resolve, reject) => void Object.assign(settle, { resolve, reject }));
    return { promise, ...settle };
}
