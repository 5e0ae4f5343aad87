// The live view's stream: one look at the archive a second for all who watch, none when nobody does.
import { PassThrough } from "node:stream";
const LOOK_EVERY_MS = 1_000;
const HEARTBEAT_EVERY_MS = 15_000;
const MOST_CLIENTS = 32;
/** A client that takes no more than this behind is let go: its browser asks again by itself. */
const MOST_BUFFERED_BYTES = 4_000_000;
/** Hands snapshots to a bounded number of clients as server-sent events. */
export class LiveFeed {
    #look;
    #logger;
    #clients = new Set();
    #timer = null;
    #lastSent = "";
    #sentAtMs = 0;
    #isLooking = false;
    constructor(look, logger) {
        this.#look = look;
        this.#logger = logger;
    }
    /** A stream for one more client; `null` when there are too many. */
    join() {
        if (this.#clients.size >= MOST_CLIENTS)
            return null;
        const client = new PassThrough();
        client.on("close", () => this.#leave(client));
        client.on("error", () => this.#leave(client));
        this.#clients.add(client);
        client.write(`retry: 2000\n\n${this.#lastSent}`);
        this.#timer ??= setInterval(() => void this.#beat(), LOOK_EVERY_MS);
        void this.#beat();
        return client;
    }
    /** Ends every stream. */
    close() {
        for (const client of this.#clients)
            client.destroy();
        this.#stop();
    }
    #leave(client) {
        this.#clients.delete(client);
        if (this.#clients.size === 0)
            this.#stop();
    }
    #stop() {
        if (this.#timer)
            clearInterval(this.#timer);
        this.#timer = null;
        this.#lastSent = "";
    }
    async #beat() {
        if (this.#isLooking)
            return;
        this.#isLooking = true;
        try {
            const event = `event: live\ndata: ${JSON.stringify(await this.#look())}\n\n`;
            const now = performance.now();
            if (event !== this.#lastSent)
                this.#send((this.#lastSent = event), now);
            else if (now - this.#sentAtMs >= HEARTBEAT_EVERY_MS)
                this.#send(": still here\n\n", now);
        }
        catch (error) {
            this.#logger.log("error", `looking at running captures failed: ${String(error)}`);
        }
        finally {
            this.#isLooking = false;
        }
    }
    #send(text, nowMs) {
        this.#sentAtMs = nowMs;
        for (const client of this.#clients) {
            if (client.writableLength + client.readableLength > MOST_BUFFERED_BYTES)
                client.destroy();
            else
                client.write(text);
        }
    }
}
