/** One fetch's admission; the time spent waiting for it is no fault of the server's. */
export class Admission {
    #admit;
    #address = null;
    #release = null;
    #waitedMs = 0;
    constructor(admit) {
        this.#admit = admit;
    }
    get waitedMs() {
        return this.#waitedMs;
    }
    /** Waits until a request may be sent to the address; at once when it is the one already admitted to. */
    async enter(address) {
        if (!this.#admit || address === undefined || address === this.#address)
            return;
        this.leave();
        const startedMs = performance.now();
        this.#release = await this.#admit(address);
        this.#address = address;
        this.#waitedMs += performance.now() - startedMs;
    }
    leave() {
        this.#release?.();
        this.#release = null;
        this.#address = null;
    }
}
