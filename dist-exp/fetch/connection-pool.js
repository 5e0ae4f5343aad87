import { Deadline } from "./deadlines.js";
const MAX_IDLE_SOCKETS = 64;
/** So many origins are remembered for having spoken unasked. */
const MAX_DISTRUSTED = 10_000;
/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
export class ConnectionPool {
    #keepAliveMs;
    #deadlines;
    #idle = new Set();
    #distrusted = new Set();
    constructor(keepAliveMs, deadlines) {
        this.#keepAliveMs = keepAliveMs;
        this.#deadlines = deadlines;
    }
    /** Gives up the connection that was unused longest, when there is any. */
    dropOldest() {
        const [oldest] = this.#idle;
        oldest?.drop();
    }
    /** The most recently used connection to the origin, or `null`. */
    take(origin) {
        const entry = [...this.#idle].reverse().find((idle) => idle.origin === origin && idle.socket.writable);
        if (!entry)
            return null;
        this.#forget(entry);
        entry.socket.pause();
        return entry.socket;
    }
    /** The origin spoke unasked: whose answer its next bytes are nobody can say, so none of its connections is kept. */
    distrust(origin) {
        if (this.#distrusted.size < MAX_DISTRUSTED)
            this.#distrusted.add(origin);
        for (const entry of this.#idle)
            if (entry.origin === origin)
                entry.drop();
    }
    /** Keeps a connection for the next request, if its origin may be trusted with it. */
    put(origin, socket) {
        if (this.#distrusted.has(origin))
            return void socket.destroy();
        if (this.#idle.size >= MAX_IDLE_SOCKETS)
            this.dropOldest();
        const drop = () => {
            this.#forget(entry);
            socket.destroy();
        };
        const unasked = () => this.distrust(origin);
        const entry = {
            origin,
            socket,
            drop,
            unasked,
            deadline: new Deadline(this.#deadlines, drop),
        };
        entry.deadline.set(performance.now() + this.#keepAliveMs);
        // Bytes that nobody asked for could be taken for the answer to the next request.
        socket.on("data", unasked).on("end", drop).on("close", drop);
        this.#idle.add(entry);
        socket.resume();
    }
    close() {
        for (const entry of this.#idle)
            entry.drop();
    }
    #forget(entry) {
        entry.deadline.clear();
        entry.socket.off("data", entry.unasked).off("end", entry.drop).off("close", entry.drop);
        this.#idle.delete(entry);
    }
}
