import { ByteBuffer } from "./byte-buffer.js";
/** Responses up to this size never leave memory; a head, which is smaller, is always in it. */
const IN_MEMORY_BYTES = 1024 * 1024;
/** How much may wait for the spool before the server has to. */
const MAX_WAITING_BYTES = 512 * 1024;
/** Takes a response's bytes in order; without a spool all of them stay in memory. */
export class ResponseBytes {
    #spool;
    #memory = new ByteBuffer();
    #writer = null;
    #writing = Promise.resolve();
    #waitingBytes = 0;
    constructor(spool) {
        this.#spool = spool;
    }
    /** Whether so much waits for the spool that no more should come. */
    get isBehind() {
        return this.#waitingBytes > MAX_WAITING_BYTES;
    }
    add(bytes) {
        if (!this.#writer && (!this.#spool || this.#memory.length + bytes.length <= IN_MEMORY_BYTES)) {
            this.#memory.append(bytes);
            return;
        }
        if (!this.#writer)
            this.#write((this.#writer = this.#spool.create()), this.#memory.view());
        this.#write(this.#writer, bytes);
    }
    /** Resolves when all that was added is put aside; rejects when it cannot be. */
    written() {
        return this.#writing;
    }
    async finish() {
        await this.#writing;
        return { first: this.#memory.view(), spooled: (await this.#writer?.finish()) ?? null };
    }
    async discard() {
        await this.#writing.catch(() => undefined);
        await this.#writer?.discard();
    }
    #write(writer, bytes) {
        this.#waitingBytes += bytes.length;
        this.#writing = this.#writing.then(async () => {
            await writer.append(bytes);
            this.#waitingBytes -= bytes.length;
        });
        // Whoever waits hears of a failure; until then it must not count as unhandled.
        this.#writing.catch(() => undefined);
    }
}
