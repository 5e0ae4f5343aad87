// Which contents this testimony holds, so that one that its page had before is referred to and not stored again. What is
// forgotten here costs bytes, never truth: the content is stored once more.
import { createHash } from "node:crypto";
import { identityKey } from "#model/index.js";
/** About 50 MB. */
const MOST_CONTENTS = 200_000;
/** The contents kept last, by page, identity and payload: a revisit stands for the very bytes (WARC 1.1 section 6.7.2). */
export class KnownContents {
    #most;
    #records = new Map();
    constructor(most = MOST_CONTENTS) {
        this.#most = most;
    }
    find(url, identity, payload) {
        return this.#records.get(keyOf(url, identity, payload)) ?? null;
    }
    add(url, identity, payload, record) {
        this.#records.set(keyOf(url, identity, payload), record);
        if (this.#records.size > this.#most)
            this.#records.delete(this.#records.keys().next().value);
    }
}
function keyOf(url, identity, payload) {
    const hash = createHash("sha256").update(`${url}\n${identityKey(identity)}\n${payload}`);
    return hash.digest("base64").slice(0, 24);
}
