import { instant } from "#model/index.js";
import { Deadline } from "./deadlines.js";
import { exchangeFailure, failure } from "./failure.js";
import { ResponseBytes } from "./response-bytes.js";
import { ResponseFramer } from "./response-framer.js";
const ENDLESS_IDLE_MS = 2000;
/**
 * Sends the request, once the wire is known to be silent, and reads one response; the socket is destroyed unless the result says it is reusable.
 * Rejects only when the spool fails.
 */
export function runExchange(socket, request, context) {
    return new Promise((resolve, reject) => {
        const run = new ExchangeRun(socket, context, { resolve, reject });
        // Bytes may wait in the kernel that no event has told of yet: a whole turn of the event loop looks for them. The
        // time of sending was read before, so whatever comes unseen from now on came after it.
        setImmediate(() => setImmediate(() => run.start(request)));
    });
}
class ExchangeRun {
    #socket;
    #context;
    #settle;
    #bytes;
    #framer;
    #sentAt;
    #firstByteAt = null;
    #answered = false;
    #sent = false;
    #isSettled = false;
    #deadline;
    /** By when the whole exchange is over. */
    #overMs = Infinity;
    constructor(socket, context, settle) {
        this.#socket = socket;
        this.#context = context;
        this.#settle = settle;
        this.#bytes = new ResponseBytes(context.spool);
        this.#framer = new ResponseFramer(context.limits, (bytes) => this.#bytes.add(bytes), context.mostBytes);
        this.#deadline = new Deadline(context.deadlines, this.#onTimeout);
        // Before the wire is found silent and before the request leaves: it was sent no earlier than it says, and no byte
        // of its answer came before it.
        this.#sentAt = context.clock.now();
    }
    start(request) {
        const { limits, leftMs, stop } = this.#context;
        if (stop.reason)
            return this.#fail(stop.reason);
        if (!this.#socket.writable)
            return this.#onClose();
        if (this.#socket.readableLength > 0) {
            return this.#fail(failure("bad-response", "the server spoke before it was asked"));
        }
        this.#socket
            .on("data", this.#onData)
            .on("end", this.#onEnd)
            .on("error", this.#onError)
            .on("close", this.#onClose);
        stop.listen(this.#onStop);
        this.#overMs = performance.now() + leftMs;
        this.#allow(limits.firstByteMs);
        this.#sent = true;
        this.#socket.write(request);
        this.#socket.resume();
    }
    #onData = (chunk) => {
        this.#answered = true;
        this.#framer.push(chunk);
        this.#allow(this.#idleMs);
        // Interim responses do not count: the first byte is that of the answer itself.
        if (this.#framer.length === 0)
            this.#firstByteAt = null;
        else
            this.#firstByteAt ??= this.#justAfter();
        if (this.#framer.state === "done")
            this.#finish(null);
        else if (this.#framer.state === "full")
            this.#finish("length");
        else if (this.#framer.state === "bad")
            this.#fail(failure("bad-response", this.#framer.problem));
        else if (this.#bytes.isBehind)
            void this.#waitForSpool();
    };
    /** The server waits until the spool has caught up; that time is ours and not held against it. */
    async #waitForSpool() {
        this.#socket.pause();
        this.#allow(Infinity);
        try {
            await this.#bytes.written();
        }
        catch (error) {
            if (this.#isSettled)
                return;
            this.#detach(false);
            await this.#bytes.discard().catch(() => undefined);
            this.#settle.reject(error);
            return;
        }
        if (this.#isSettled)
            return;
        this.#allow(this.#idleMs);
        this.#socket.resume();
    }
    /** A body whose end nobody can tell is not waited for long: it is kept as far as it comes, and proves nothing. */
    get #idleMs() {
        const { idleMs } = this.#context.limits;
        return this.#framer.isEndKnown ? idleMs : Math.min(idleMs, ENDLESS_IDLE_MS);
    }
    /** So long for the next bytes to come, and never longer than is left of the total. */
    #allow(stageMs) {
        this.#deadline.set(Math.min(performance.now() + stageMs, this.#overMs));
    }
    #onEnd = () => {
        this.#framer.end();
        if (this.#framer.state === "done")
            this.#finish(null);
        else
            this.#broke(failure("closed", "the server closed the connection before it answered"));
    };
    #onError = (error) => this.#broke(exchangeFailure(error));
    #onClose = () => this.#broke(failure("closed", "the connection closed before the answer came"));
    #onStop = () => this.#fail(this.#context.stop.reason);
    #onTimeout = () => {
        if (this.#framer.state === "body")
            this.#finish("time");
        else if (this.#answered)
            this.#fail(failure("head-timeout", "the head of the answer did not come in time"));
        else
            this.#fail(failure("first-byte-timeout", "the server did not answer in time"));
    };
    #broke(cause) {
        if (this.#framer.state === "body")
            this.#finish("disconnect");
        else
            this.#fail(cause);
    }
    #finish(truncated) {
        const reusable = truncated === null && this.#framer.isReusable && this.#socket.writable;
        const times = this.#times();
        this.#detach(reusable);
        this.#bytes
            .finish()
            .then((bytes) => ({ kind: "response", bytes, truncated, times, reusable }))
            .then(this.#settle.resolve, this.#settle.reject);
    }
    #fail(cause) {
        const end = { ...cause, times: this.#times(), answered: this.#answered, sent: this.#sent };
        this.#detach(false);
        this.#bytes.discard().then(() => this.#settle.resolve(end), this.#settle.reject);
    }
    #detach(keepSocket) {
        this.#isSettled = true;
        this.#deadline.clear();
        this.#socket.off("data", this.#onData).off("end", this.#onEnd);
        this.#socket.off("error", this.#onError).off("close", this.#onClose);
        this.#context.stop.listen(null);
        // Paused, so that bytes after the answer are kept for the pool to see instead of being lost.
        if (keepSocket)
            this.#socket.pause();
        else
            this.#socket.destroy();
    }
    #times() {
        const lastByteAt = this.#justAfter();
        return { sentAt: this.#sentAt, firstByteAt: this.#firstByteAt ?? lastByteAt, lastByteAt };
    }
    /** The clock is cut to the millisecond; an end of an interval must not lie before what it bounds, hence + 1. */
    #justAfter() {
        return instant(this.#context.clock.now() + 1);
    }
}
