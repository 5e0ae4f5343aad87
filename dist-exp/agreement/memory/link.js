// A machine's line to an agreement in memory: it may be cut, and be whole again.
import { IsochronError } from "#errors.js";
/** Whether a machine hears and is heard. */
export class Link {
    #isCut = false;
    #onHealed = new Set();
    get isCut() {
        return this.#isCut;
    }
    /** Nothing gets through from now on. */
    cut() {
        this.#isCut = true;
    }
    heal() {
        this.#isCut = false;
        for (const tell of this.#onHealed)
            tell();
        this.#onHealed.clear();
    }
    /** @throws CLUSTER where the line is cut */
    require() {
        if (this.#isCut)
            throw new IsochronError("CLUSTER", "the agreement is out of reach");
    }
    /** Resolves when the line is whole; rejects with the signal's reason. */
    whole(signal) {
        signal?.throwIfAborted();
        if (!this.#isCut)
            return Promise.resolve();
        return new Promise((resolve, reject) => {
            const abort = () => {
                this.#onHealed.delete(healed);
                reject(signal?.reason);
            };
            const healed = () => {
                signal?.removeEventListener("abort", abort);
                resolve();
            };
            this.#onHealed.add(healed);
            signal?.addEventListener("abort", abort, { once: true });
        });
    }
    /** The same store, as it is reached over this line. */
    over(store) {
        return new Proxy(store, {
            get: (target, name) => {
                const method = Reflect.get(target, name, target);
                if (typeof method !== "function")
                    return method;
                return async (...args) => {
                    this.require();
                    return Reflect.apply(method, target, args);
                };
            },
        });
    }
}
