// Opens connections within the means of this machine: so many at a time over all hosts, so many look-ups of names.
import { isIP } from "node:net";
import { Turns } from "#model/index.js";
import { connect } from "./connect.js";
import { failure } from "./failure.js";
import { Patience, ProxyPatience } from "./own-means.js";
/** Connects for one fetcher. */
export class Connector {
    #limits;
    #options;
    #pool;
    #connections;
    #lookups;
    #proxy = new ProxyPatience();
    constructor(limits, options, pool) {
        this.#limits = limits;
        this.#options = options;
        this.#pool = pool;
        this.#connections = new Turns(limits.maxConnections);
        this.#lookups = new Turns(limits.maxLookups);
    }
    /** Whether others wait for a connection, so that none should be kept idle. */
    get isCrowded() {
        return this.#connections.waiting > 0;
    }
    /** A connection, when there is room for one; waits that are ours are given to `patiently`. */
    async connect(url, stop, patiently = (wait) => wait) {
        const patience = new Patience(this.#limits.ownMeansMs);
        for (;;) {
            const connected = await this.#connectOnce(url, stop, patiently);
            if (connected.kind === "failed" && connected.proxyFault !== undefined) {
                if (!(await patiently(this.#proxy.bear(connected, patience, stop))))
                    return connected;
                continue;
            }
            this.#proxy.worked ||= connected.kind === "connected";
            const shortage = connected.kind === "failed" ? connected.shortage : undefined;
            if (shortage === undefined)
                return connected;
            this.#makeRoom();
            if (!(await patiently(patience.wait(shortage))))
                return connected;
        }
    }
    async #connectOnce(url, stop, patiently) {
        if (!this.#connections.isFree)
            this.#pool.dropOldest();
        const leave = await patiently(this.#connections.enter());
        const connected = await this.#lookUpAndConnect(url, stop, patiently);
        if (connected.kind !== "connected")
            leave();
        else if (connected.socket.destroyed)
            leave();
        else
            connected.socket.once("close", leave);
        return connected;
    }
    async #lookUpAndConnect(url, stop, patiently) {
        const lookedUp = this.#options.proxy?.hostname ?? url.hostname.replace(/^\[|\]$/g, "");
        const isName = isIP(lookedUp) === 0;
        const onResolved = isName ? await patiently(this.#lookups.enter()) : () => undefined;
        if (stop.reason) {
            onResolved();
            return stop.reason;
        }
        // The time for connecting runs from here: what was waited for before was ours.
        const onTimeout = () => stop.stop(failure("connect-timeout", "the connection was not made in time"));
        const timer = setTimeout(onTimeout, Math.min(this.#limits.connectMs, this.#limits.totalMs));
        try {
            return await connect(url, { ...this.#options, onResolved }, stop);
        }
        finally {
            clearTimeout(timer);
        }
    }
    /** One idle connection less, and no more at a time than work now. */
    #makeRoom() {
        this.#pool.dropOldest();
        this.#connections.allow(Math.min(this.#limits.maxConnections, Math.max(4, this.#connections.taken)));
    }
}
