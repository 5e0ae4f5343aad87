import { StoreError } from "#errors.js";
import { unpackFailure } from "./messages.js";
/** The near side of an archive's thread. */
export class Remote {
    #worker;
    #waiting = new Map();
    #outbox = [];
    #transfers = [];
    #nextId = 0;
    #failure = null;
    constructor(worker, logger) {
        this.#worker = worker;
        worker.on("message", ({ answers, logged }) => {
            for (const args of logged)
                logger.log(...args);
            for (const answer of answers)
                this.#settle(answer);
        });
        worker.on("error", (error) => this.#fail(error));
        worker.on("messageerror", (error) => this.#fail(error)); // an answer that cannot be read is none
        worker.on("exit", () => this.#fail(new StoreError("INTERNAL", "the archive's thread has ended")));
    }
    /** Calls a method; `transfers` are given away. */
    call(target, method, args, transfers = []) {
        if (this.#failure)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            const id = this.#nextId++;
            this.#waiting.set(id, { resolve, reject });
            if (this.#outbox.length === 0)
                queueMicrotask(() => this.#send());
            this.#outbox.push({ id, target, method, args });
            this.#transfers.push(...transfers);
        });
    }
    /** Walks what a method iterates over, some at a time. */
    async *iterate(target, method, args) {
        const cursor = await this.call("cursors", "open", [target, method, args]);
        try {
            for (;;) {
                const some = (await this.call("cursors", "next", [cursor]));
                if (some.length === 0)
                    return;
                yield* some;
            }
        }
        finally {
            await this.call("cursors", "close", [cursor]);
        }
    }
    #send() {
        const calls = this.#outbox;
        const transfers = this.#transfers;
        this.#outbox = [];
        this.#transfers = [];
        try {
            this.#worker.postMessage(calls, transfers);
        }
        catch (error) {
            // Something in it cannot be sent: a fault of the program, told to all who are in the same message.
            for (const { id } of calls)
                this.#take(id)?.reject(error);
        }
    }
    #settle(answer) {
        const waiting = this.#take(answer.id);
        if ("failure" in answer)
            waiting?.reject(unpackFailure(answer.failure));
        else
            waiting?.resolve(answer.value);
    }
    #take(id) {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        return waiting;
    }
    #fail(error) {
        this.#failure ??= error;
        for (const id of this.#waiting.keys())
            this.#take(id)?.reject(this.#failure);
    }
}
