// The servers' own log: when requests arrived and when their answers ended, by host and by address. It knows nothing of
// gates, and counts every request that came while another was being answered, or too soon after it.
/** The log of servers of one kind, hosts or addresses. */
export class PolitenessJudge {
    /** Being answered; of several at one server the last. */
    #open = new Map();
    #ended = new Map();
    #requests = 0;
    #leastPause = Infinity;
    #tooNear = { frozen: 0, outlived: 0, untold: 0, none: 0 };
    /** A request arrived; what is returned is to be called when it was answered, or given up. */
    arrive(server, atMs, arrival) {
        this.#requests++;
        this.#compare(server, arrival, atMs);
        this.#open.set(server, arrival);
        return (endMs) => {
            if (this.#open.get(server) === arrival)
                this.#open.delete(server);
            this.#ended.set(server, { atMs: endMs, isLate: arrival.isLate, outlived: !arrival.hasTurn() });
        };
    }
    get count() {
        const leastPause = this.#leastPause === Infinity ? null : this.#leastPause;
        return { requests: this.#requests, tooNear: { ...this.#tooNear }, leastPause };
    }
    #compare(server, arrival, atMs) {
        const open = this.#open.get(server);
        const ended = this.#ended.get(server);
        if (open)
            return this.#note(0, arrival, excuseOf(arrival.isLate || open.isLate, !open.hasTurn()));
        if (ended)
            this.#note(atMs - ended.atMs, arrival, excuseOf(arrival.isLate || ended.isLate, ended.outlived));
    }
    #note(pauseMs, { delayMs, toldMs }, excuse) {
        const why = excuse === "none" && pauseMs >= toldMs && toldMs < delayMs ? "untold" : excuse;
        if (pauseMs < delayMs)
            this.#tooNear[why]++;
        if (pauseMs >= delayMs || why === "none")
            this.#leastPause = Math.min(this.#leastPause, pauseMs / delayMs);
    }
}
function excuseOf(isLate, outlived) {
    return isLate ? "frozen" : outlived ? "outlived" : "none";
}
