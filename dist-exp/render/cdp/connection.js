import { frameOf, MessageFrames } from "./message-frames.js";
/** The longest message that is taken from the browser: the snapshot of a very large page is about 10 MB. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;
/** A command that the browser did not obey: it said no, took too long, or is gone. */
export class CdpError extends Error {
    name = "CdpError";
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
/** One browser's pipe. */
export class CdpConnection {
    #output;
    #waiting = new Map();
    #listeners = new Map();
    #nextId = 1;
    /** Not a promise: whoever waits on one is held by it for as long as the browser lives, with the page behind it. */
    #whenClosed = new Set();
    #isClosed = false;
    constructor(output, input) {
        this.#output = output;
        const frames = new MessageFrames(MAX_MESSAGE_BYTES);
        input.on("data", (chunk) => this.#take(frames, chunk));
        for (const end of ["end", "close", "error"])
            input.on(end, () => this.close());
        // A browser that died breaks the pipe: that is told once.
        output.on("error", () => this.close());
    }
    /** Sends a command and waits for its result, for so long. */
    send(method, params, { session = "", patienceMs = 30_000 } = {}) {
        if (this.#isClosed)
            return Promise.reject(new CdpError("gone", `${method}: the browser is gone`));
        const id = this.#nextId++;
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => {
                this.#waiting.delete(id);
                reject(new CdpError("slow", `${method}: no answer within ${patienceMs} ms`));
            }, patienceMs);
            this.#waiting.set(id, { method, resolve: resolve, reject, timer });
            this.#output.write(frameOf({ id, method, params, ...(session === "" ? {} : { sessionId: session }) }));
        });
    }
    /** One listener per event and session; a later one takes the place of the earlier. */
    on(session, event, listener) {
        const ofSession = this.#listeners.get(session) ?? new Map();
        this.#listeners.set(session, ofSession);
        ofSession.set(event, listener);
    }
    /** Whether nobody is at the other end any more. */
    get isClosed() {
        return this.#isClosed;
    }
    /** Is called when the pipe is closed, for whatever reason, at once where it is; what is returned takes that back. */
    onClosed(listener) {
        if (this.#isClosed)
            listener();
        else
            this.#whenClosed.add(listener);
        return () => void this.#whenClosed.delete(listener);
    }
    /** Forgets the listeners of a session that is over. */
    forget(session) {
        this.#listeners.delete(session);
    }
    /** Forgets those of every session but the browser's own: nobody tells the end of each one. */
    forgetSessions() {
        for (const session of this.#listeners.keys())
            if (session !== "")
                this.#listeners.delete(session);
    }
    /** Nothing is sent or heard any more; whoever waits is told. */
    close() {
        if (this.#isClosed)
            return;
        this.#isClosed = true;
        for (const { method, reject, timer } of this.#waiting.values()) {
            clearTimeout(timer);
            reject(new CdpError("gone", `${method}: the browser is gone`));
        }
        this.#waiting.clear();
        this.#listeners.clear();
        this.#output.destroy();
        for (const listener of this.#whenClosed)
            listener();
        this.#whenClosed.clear();
    }
    #take(frames, chunk) {
        try {
            for (const text of frames.push(chunk))
                this.#hear(JSON.parse(text));
        }
        catch {
            // What is no message of the protocol, or has no end, is no browser that we can talk to.
            this.close();
        }
    }
    #hear(message) {
        if (message.id === undefined) {
            const listener = this.#listeners.get(message.sessionId ?? "")?.get(message.method ?? "");
            listener?.(message.params);
            return;
        }
        const waiting = this.#waiting.get(message.id);
        if (!waiting)
            return;
        this.#waiting.delete(message.id);
        clearTimeout(waiting.timer);
        if (message.error)
            waiting.reject(new CdpError("refused", `${waiting.method}: ${message.error.message}`));
        else
            waiting.resolve(message.result);
    }
}
