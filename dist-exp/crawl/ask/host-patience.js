/** So many time-outs make us wait less. */
const TIMEOUTS_BORNE = 3;
/** Never less than this, and several times what its slowest answer took. */
const LEAST_MS = 3_000;
const TIMES_SLOWEST = 4;
const SILENT = new Set(["first-byte-timeout", "head-timeout"]);
/** What the hosts of one run have taught about waiting for them. */
export class HostPatience {
    #hosts = new Map();
    #onShortened;
    /** `onShortened` is told, once for each host, what report and certificate say of it. */
    constructor(onShortened = () => undefined) {
        this.#onShortened = onShortened;
    }
    /** The most that the first byte is waited for; `null` for as long as the limits say. */
    of(host) {
        const waits = this.#hosts.get(host);
        return !waits || waits.timeouts < TIMEOUTS_BORNE ? null : patienceMs(waits);
    }
    /** Takes note of how long an answer took, or that none came in time. */
    note(host, result) {
        if (result.kind === "refused")
            return;
        const waits = this.#hosts.get(host) ?? { timeouts: 0, slowestMs: 0 };
        if (result.kind === "response") {
            const { sentAt, firstByteAt } = result.exchange.times;
            waits.slowestMs = Math.max(waits.slowestMs, firstByteAt - sentAt);
        }
        else if (!SILENT.has(result.code))
            return;
        else if (++waits.timeouts === TIMEOUTS_BORNE)
            this.#onShortened(words(host, waits));
        this.#hosts.set(host, waits);
    }
}
function patienceMs({ slowestMs }) {
    return Math.max(LEAST_MS, TIMES_SLOWEST * slowestMs);
}
function words(host, waits) {
    const seconds = (ms) => `${Math.ceil(ms / 100) / 10} s`;
    return `${host}: silent ${TIMEOUTS_BORNE} times; from then on its answers were waited for ${seconds(patienceMs(waits))} at most (the slowest so far took ${seconds(waits.slowestMs)})`;
}
