import { instant, requestOf } from "#model/index.js";
import { Admission } from "./admission.js";
import { connectionFacts } from "./connection-facts.js";
import { ConnectionPool } from "./connection-pool.js";
import { Connector } from "./connector.js";
import { runExchange } from "./exchange-run.js";
import { Deadlines } from "./deadlines.js";
import { failure } from "./failure.js";
import { FETCH_LIMITS } from "./limits.js";
import { RequestProfile } from "./request-profile.js";
import { StopSignal } from "./stop-signal.js";
import { secureContextOf } from "./trusted-roots.js";
const LONG_WAIT_MS = 1000;
/** Fetches over HTTP/1.1 and TLS; network causes end in values, never in exceptions. */
export class HttpFetcher {
    cookies;
    path;
    #request;
    #clock;
    #limits;
    #spool;
    #deadlines = new Deadlines();
    #pool;
    #connector;
    #facts = new WeakMap();
    #running = new Set();
    #isDirect;
    #closed = false;
    constructor(options) {
        const { clock, userAgent, limits, spool, extras, roots, ...connectOptions } = options;
        this.#request = new RequestProfile(userAgent, extras);
        this.cookies = this.#request.jar;
        this.#clock = clock;
        this.#limits = { ...FETCH_LIMITS, ...limits };
        this.#spool = spool ?? null;
        this.#pool = new ConnectionPool(this.#limits.keepAliveMs, this.#deadlines);
        this.#isDirect = connectOptions.proxy === undefined;
        this.path = pathOf(connectOptions.proxy, roots);
        this.#connector = new Connector(this.#limits, {
            ...connectOptions,
            allowPrivate: connectOptions.allowPrivate ?? false,
            ...(roots && { secureContext: secureContextOf(roots) }),
        }, this.#pool);
    }
    get profile() {
        return this.#request.recorded;
    }
    /** @throws UsageError when a validator cannot be sent as a header. */
    async fetch(request, signal) {
        const stop = new StopSignal();
        const onAbort = () => stop.stop(failure("aborted", "the fetch was stopped"));
        signal?.addEventListener("abort", onAbort);
        if (this.#closed || signal?.aborted)
            onAbort();
        this.#running.add(stop);
        const admission = new Admission(request.admit);
        try {
            return await this.#fetch(request, stop, admission);
        }
        finally {
            admission.leave();
            this.#running.delete(stop);
            signal?.removeEventListener("abort", onAbort);
        }
    }
    async close() {
        this.#closed = true;
        this.#pool.close();
        for (const stop of this.#running)
            stop.stop(failure("aborted", "the fetcher was closed"));
    }
    async #fetch(request, stop, admission) {
        const url = new URL(request.url);
        const { sent, recorded: bytes } = this.#request.requestOf(url, request);
        const startedMs = performance.now();
        // Waits for means of our own count for no limit, here and with whoever watches the fetch.
        let ownMs = 0;
        const own = async (wait) => {
            const fromMs = performance.now();
            try {
                return await (request.patiently ? request.patiently(wait) : wait);
            }
            finally {
                ownMs += performance.now() - fromMs;
            }
        };
        const exchangeOn = async (socket) => {
            await admission.enter(this.#serverOf(socket) ?? undefined).catch((error) => {
                socket.destroy();
                throw error;
            });
            return runExchange(socket, sent, {
                clock: this.#clock,
                limits: this.#limitsFor(request),
                mostBytes: request.mostBytes,
                spool: this.#spool,
                leftMs: this.#limits.totalMs - (performance.now() - startedMs - admission.waitedMs - ownMs),
                stop,
                deadlines: this.#deadlines,
            });
        };
        // Only a GET may be sent twice: a POST goes over a connection of its own.
        const isSafe = !request.post && requestOf(request.url)?.method !== "POST";
        const kept = isSafe ? this.#pool.take(url.origin) : null;
        if (kept) {
            const remoteAddress = this.#serverOf(kept);
            const end = await exchangeOn(kept);
            if (!isStale(end) && !spokeUnasked(end))
                return this.#result(end, { url, bytes, socket: kept, remoteAddress });
            if (spokeUnasked(end))
                this.#pool.distrust(url.origin);
            // The server may have seen the request all the same: the next one waits for its turn again.
            else
                admission.leave();
        }
        for (let isFirst = true;; isFirst = false) {
            const connected = await this.#connector.connect(url, stop, own);
            if (connected.kind !== "connected")
                return { ...connected, times: this.#timesNow() };
            const { socket } = connected;
            this.#facts.set(socket, connectionFacts(connected));
            const remoteAddress = this.#serverOf(socket);
            const waitedBeforeMs = admission.waitedMs;
            const end = await exchangeOn(socket);
            // A server may tire of a silent connection while we wait for our turn at its address.
            const mayConnectAgain = isSafe && isFirst && isStale(end) && admission.waitedMs > waitedBeforeMs + LONG_WAIT_MS;
            if (!mayConnectAgain)
                return this.#result(end, { url, bytes, socket, remoteAddress });
        }
    }
    /** The address at the other end, where that is the server's own and not a proxy's. */
    #serverOf(socket) {
        return this.#isDirect ? (socket.remoteAddress ?? null) : null;
    }
    #limitsFor({ patienceMs }) {
        const { firstByteMs } = this.#limits;
        if (patienceMs === undefined || patienceMs >= firstByteMs)
            return this.#limits;
        return { ...this.#limits, firstByteMs: patienceMs };
    }
    #result(end, sent) {
        if (end.kind === "failed") {
            return { kind: "failed", code: end.code, message: end.message, times: end.times };
        }
        const connection = this.#facts.get(sent.socket);
        if (end.reusable && !this.#closed && !this.#connector.isCrowded)
            this.#pool.put(sent.url.origin, sent.socket);
        else
            sent.socket.destroy();
        return {
            kind: "response",
            exchange: {
                times: end.times,
                requestBytes: sent.bytes,
                responseBytes: end.bytes.first,
                ...(end.bytes.spooled ? { spooled: end.bytes.spooled } : {}),
                truncated: end.truncated,
                remoteAddress: sent.remoteAddress,
                ...(connection ? { connection } : {}),
            },
        };
    }
    #timesNow() {
        const sentAt = this.#clock.now();
        const after = instant(sentAt + 1);
        return { sentAt, firstByteAt: after, lastByteAt: after };
    }
}
function pathOf(proxy, roots) {
    return { ...(proxy && { proxy: proxy.address }), ...(roots && { trusted: roots.sha256 }) };
}
/** A server may close an idle connection just as we write; nothing came back, so the GET may be sent again. */
function isStale(end) {
    return end.kind === "failed" && !end.answered && (end.code === "reset" || end.code === "closed");
}
/** What a kept connection said unasked belongs to no request of ours; nothing was sent, so another one is taken. */
function spokeUnasked(end) {
    return end.kind === "failed" && !end.sent && end.code === "bad-response";
}
