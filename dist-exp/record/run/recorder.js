// A recorder put together: the proxy in front, taps on its answers, a bounded queue, a writer behind it.
import { randomUUID } from "node:crypto";
import { openFront } from "../proxy/index.js";
import { AnswerRuns, FrameQueue, RecordingTaps, WriterLink, } from "../relay/index.js";
import { recorderStatus } from "./recorder-status.js";
/** Sightings are held back for so long, to be put together. */
const FLUSH_MS = 2_000;
const TICK_MS = 10_000;
/** A server that is down is told of at most this often. */
const QUIET_MS = 10_000;
/** A running recorder. */
export class Recorder {
    #options;
    #queue;
    #runs;
    #taps;
    #link;
    #timers;
    #front = null;
    #writer = null;
    #warnedAt = -Infinity;
    #unreachable = 0;
    constructor(options) {
        this.#options = options;
        const { rules, clock, maxHeldBytes, maxPages, tell, pauses } = options;
        this.#queue = new FrameQueue(options.queue);
        this.#runs = new AnswerRuns(this.#queue, maxPages);
        this.#taps = new RecordingTaps({ rules, clock, runs: this.#runs, maxHeldBytes });
        const run = randomUUID();
        this.#link = new WriterLink({
            queue: this.#queue,
            start: () => options.start(run),
            onLine: (line) => this.#hear(line),
            onState: (_state, words) => words !== "" && tell.warn(words),
            ...pauses,
        });
        this.#timers = [
            setInterval(() => this.#runs.flush(), FLUSH_MS),
            setInterval(() => this.#tick(), TICK_MS),
        ];
    }
    /** Opens the front; the writer may come later. @throws the system's error when the place cannot be had */
    static async open(options) {
        const recorder = new Recorder(options);
        try {
            recorder.#front = await openFront({
                ...options,
                tapOf: recorder.#taps.tapOf,
                onTapFailure: (error) => recorder.#onTapFailure(error),
                onUnreachable: (error) => recorder.#onUnreachable(error),
            });
            return recorder;
        }
        catch (error) {
            await recorder.close(0);
            throw error;
        }
    }
    get port() {
        return this.#front.port;
    }
    get status() {
        return recorderStatus({
            requests: this.#taps.requests,
            underWay: this.#front?.underWay ?? 0,
            unreachable: this.#unreachable,
            runs: this.#runs,
            queue: this.#queue,
            link: this.#link,
            passedOver: this.#taps.counts,
            writer: this.#writer,
        });
    }
    /** Takes no new visitors, writes what was seen, tells the day and ends. */
    async close(graceMs) {
        for (const timer of this.#timers)
            clearInterval(timer);
        await this.#front?.close(Math.min(graceMs, 10_000));
        this.#tick();
        this.#runs.flush(true);
        await this.#link.end(graceMs);
    }
    #hear(line) {
        for (const url of line.forget ?? [])
            this.#runs.forget(url);
        if (line.status !== undefined)
            this.#writer = line.status;
        if (line.concluded !== undefined)
            this.#options.tell.concluded(line.concluded);
    }
    /** Counts, and the time: a day ends also when nobody asks for anything. */
    #tick() {
        const at = this.#options.clock.now();
        this.#runs.turnDay(at);
        this.#runs.flush();
        const tallies = { ...this.#taps.counts, dropped: this.#runs.tallies.dropped };
        this.#queue.push({ kind: "tick", at, tallies });
    }
    #onTapFailure(error) {
        this.#taps.count("failed");
        this.#warn(`an answer was not recorded, by a fault of the recorder: ${String(error)}`);
    }
    #onUnreachable(error) {
        this.#unreachable++;
        this.#warn(`the server behind does not answer: ${error.message}`);
    }
    #warn(words) {
        const now = performance.now();
        if (now - this.#warnedAt < QUIET_MS)
            return;
        this.#warnedAt = now;
        this.#options.tell.warn(words);
    }
}
