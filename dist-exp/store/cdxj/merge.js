// Merging sorted line sources into one, in memory that does not grow with them.
const LINES_PER_BATCH = 1024;
/** One sorted source, read line by line. */
class LineCursor {
    #batches;
    #lines = [];
    #next = 0;
    /** The line at hand; `null` at the end. */
    line = null;
    constructor(batches) {
        this.#batches =
            Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
    }
    /** Steps to the next line; a promise only when more has to be read. */
    advance() {
        if (this.#next < this.#lines.length) {
            this.line = this.#lines[this.#next++];
            return undefined;
        }
        return this.#refill();
    }
    async #refill() {
        do {
            const { value, done } = await this.#batches.next();
            if (done) {
                this.line = null;
                return;
            }
            this.#lines = value;
            this.#next = 0;
        } while (this.#lines.length === 0);
        this.line = this.#lines[this.#next++];
    }
}
/** All lines of sorted sources in byte order, each once. */
export async function* mergeSorted(sources) {
    const heap = [];
    for (const source of sources) {
        const cursor = new LineCursor(source);
        await cursor.advance();
        if (cursor.line !== null)
            heap.push(cursor);
    }
    for (let i = (heap.length >> 1) - 1; i >= 0; i--)
        siftDown(heap, i);
    let batch = [];
    let last = null;
    for (let top = heap[0]; top; top = heap[0]) {
        if (top.line !== last)
            batch.push((last = top.line));
        const reading = top.advance();
        if (reading)
            await reading;
        if (top.line === null)
            removeTop(heap);
        else
            siftDown(heap, 0);
        if (batch.length < LINES_PER_BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function removeTop(heap) {
    const last = heap.pop();
    if (heap.length === 0)
        return;
    heap[0] = last;
    siftDown(heap, 0);
}
function siftDown(heap, from) {
    const cursor = heap[from];
    let at = from;
    for (;;) {
        let child = 2 * at + 1;
        if (child >= heap.length)
            break;
        if (child + 1 < heap.length && heap[child + 1].line < heap[child].line)
            child++;
        if (cursor.line <= heap[child].line)
            break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = cursor;
}
