// Time of a simulated cluster: events by their instant, each run with all that follows from it before the next begins.
// VirtualClock (src/lab/clock) keeps its sleepers in one list, which suits a crawl; here ten thousands sleep at a time.
/** After so many events the process hears what came from outside, such as Ctrl-C. */
const EVENTS_IN_A_ROW = 4_096;
const READY = Promise.resolve();
/** Events in the order of their times, kept in a binary heap. */
export class EventQueue {
    #heap = [];
    #nowMs;
    #planned = 0;
    #ran = 0;
    constructor(startMs) {
        this.#nowMs = startMs;
    }
    /** Not cut to whole milliseconds: a database's answer takes a part of one. */
    get nowMs() {
        return this.#nowMs;
    }
    /** How many have run. */
    get ran() {
        return this.#ran;
    }
    /** Plans one; what is past runs now, after what is planned for now already. */
    at(atMs, run) {
        const event = { atMs: Math.max(atMs, this.#nowMs), order: this.#planned++, run };
        const heap = this.#heap;
        let place = heap.length;
        while (place > 0) {
            const above = (place - 1) >> 1;
            if (!isBefore(event, heap[above]))
                break;
            heap[place] = heap[above];
            place = above;
        }
        heap[place] = event;
    }
    /** Runs until nothing is planned or `isOver` says so, which is asked before each event. */
    run(isOver) {
        return new Promise((resolve, reject) => {
            const step = () => {
                try {
                    if (isOver() || this.#heap.length === 0)
                        return resolve();
                    this.#runFirst();
                }
                catch (error) {
                    return reject(error);
                }
                if (this.#ran % EVENTS_IN_A_ROW === 0)
                    setImmediate(step);
                else
                    void READY.then(afterPromises);
            };
            // A tick that a promise asks for comes after every promise that is ready has run.
            const afterPromises = () => process.nextTick(step);
            step();
        });
    }
    #runFirst() {
        const heap = this.#heap;
        const first = heap[0];
        const last = heap.pop();
        if (heap.length > 0)
            this.#sink(last);
        this.#nowMs = first.atMs;
        this.#ran++;
        first.run();
    }
    /** Puts an event in at the top and lets it down to its place. */
    #sink(event) {
        const heap = this.#heap;
        let place = 0;
        for (;;) {
            let below = 2 * place + 1;
            if (below >= heap.length)
                break;
            if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below]))
                below++;
            if (!isBefore(heap[below], event))
                break;
            heap[place] = heap[below];
            place = below;
        }
        heap[place] = event;
    }
}
function isBefore(one, other) {
    return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}
