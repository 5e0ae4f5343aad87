const MOST_BYTES = 16 * 1024;
/** Talks to the proxy at the other end of a socket; what comes after a reply is left for whoever reads next. */
export class Handshake {
    #socket;
    #stop;
    constructor(socket, stop) {
        this.#socket = socket;
        this.#stop = stop;
    }
    /** Sends the words and waits for a whole reply; `null` when none came: closed, too long, or stopped. */
    ask(words, endOf) {
        return new Promise((resolve) => {
            let bytes = Buffer.alloc(0);
            const settle = (reply) => {
                this.#socket.off("data", onData).off("end", onEnd).off("close", onEnd);
                this.#socket.pause();
                this.#stop.listen(null);
                resolve(reply);
            };
            const onEnd = () => settle(null);
            const onData = (chunk) => {
                bytes = Buffer.concat([bytes, chunk]);
                const end = endOf(bytes);
                if (end === null)
                    return bytes.length > MOST_BYTES ? settle(null) : undefined;
                settle(bytes.subarray(0, end));
                // Of the server, or of nobody: it is seen before the first request is sent.
                if (bytes.length > end)
                    this.#socket.unshift(bytes.subarray(end));
            };
            this.#socket.on("data", onData).on("end", onEnd).on("close", onEnd);
            this.#stop.listen(onEnd);
            if (this.#stop.reason || !this.#socket.writable)
                return onEnd();
            this.#socket.write(words);
            this.#socket.resume();
        });
    }
}
