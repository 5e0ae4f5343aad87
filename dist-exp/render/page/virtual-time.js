/** A page that posts tasks without end must not keep its time from passing. */
const MOST_TASKS_AT_A_TIME = 1_000;
/** The clock of one page. */
export class VirtualTime {
    #connection;
    #session;
    #onExpired = () => { };
    #grantedMs = 0;
    constructor(connection, session) {
        this.#connection = connection;
        this.#session = session;
        connection.on(session, "Emulation.virtualTimeBudgetExpired", () => this.#onExpired());
    }
    /** How much time the page has seen. */
    get grantedMs() {
        return this.#grantedMs;
    }
    /** Stops it at an instant, before anything of the page is there: later the page would already have looked. */
    async fixAt(at) {
        await this.#set({ policy: "pause", initialVirtualTime: at / 1000 });
    }
    /** Lets it pass for so long, the time in which requests are out left out. */
    async grant(sliceMs) {
        const expired = new Promise((resolve) => (this.#onExpired = resolve));
        await this.#set({
            policy: "pauseIfNetworkFetchesPending",
            budget: sliceMs,
            maxVirtualTimeTaskStarvationCount: MOST_TASKS_AT_A_TIME,
        });
        await expired;
        this.#grantedMs += sliceMs;
    }
    /** Stops it where it is: nothing of the page moves while it is read. */
    async stop() {
        await this.#set({ policy: "pause" });
    }
    async #set(policy) {
        await this.#connection.send("Emulation.setVirtualTimePolicy", policy, { session: this.#session });
    }
}
