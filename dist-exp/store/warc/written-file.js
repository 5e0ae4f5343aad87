// What is known of a WARC file because this process wrote all of it: it need not be read again at the end.
import { hostOf } from "#model/index.js";
import { mediaType } from "#formats/index.js";
import { asBuffer } from "#formats/http/http-head.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { entryOf, headBytes } from "../cdxj/index-entries.js";
import { formatLine } from "../cdxj/line.js";
import { recordedRequest } from "./read/paired-records.js";
import { isWhole, MASKED_FIELD } from "./record.js";
import { connectionOfWords, connectionWords } from "./warc-summary.js";
/** Summary and index lines of one file, gathered while it is written from its first byte. */
export class WrittenFile {
    #file;
    #servers = new Map();
    #connections = new Map();
    #records = 0;
    /** `null` once they were handed over, or could not be kept: then the file has to be read. */
    #lines;
    constructor(file, lines) {
        this.#file = file;
        this.#lines = lines;
    }
    /** Takes note of records just written. */
    async add(drafts, refs) {
        const request = requestAmong(drafts);
        for (const [i, draft] of drafts.entries()) {
            this.#records++;
            this.#addServer(field(draft, "WARC-Target-URI"), field(draft, "WARC-IP-Address"));
            if (draft.type === "metadata")
                this.#addConnection(draft);
            if (isIndexed(draft))
                await this.#addLine(draft, refs[i], request);
        }
    }
    get summary() {
        return {
            records: this.#records,
            servers: [...this.#servers.values()],
            connections: [...this.#connections.values()],
        };
    }
    /** Whether there are lines that nobody took. */
    get hasLines() {
        return this.#lines !== null;
    }
    /** Hands over the index lines, as reading the file would give them; `null` when they are not to be had. */
    takeLines() {
        const lines = this.#lines;
        this.#lines = null;
        return lines;
    }
    #addServer(target, address) {
        if (target === null || address === null)
            return;
        const host = hostOf(target);
        const key = `${address} ${host}`;
        if (!this.#servers.has(key))
            this.#servers.set(key, { host, address });
    }
    /** Told apart by their words: reading them anew for every page would cost more than writing it. */
    #addConnection(draft) {
        const target = field(draft, "WARC-Target-URI");
        if (!isWhole(draft) || target === null)
            return;
        const said = connectionWords(asBuffer(draft.block).toString("utf8"));
        if (said === null)
            return;
        const key = `${hostOf(target)} ${said}`;
        if (!this.#connections.has(key))
            this.#connections.set(key, connectionOfWords(target, said));
    }
    async #addLine(draft, ref, request) {
        const url = field(draft, "WARC-Target-URI");
        const lines = this.#lines;
        if (lines === null || url === null)
            return;
        try {
            const block = isWhole(draft) ? draft.block : await headBytes(draft.block.read());
            const { length } = ref;
            const entry = entryOf(draftOfLine(draft, ref, { url, block }), { file: this.#file, length, request });
            await lines.add(formatLine(entry));
        }
        catch {
            // The record is written all the same: no room for its line is no reason to lose it.
            this.#lines = null;
            await lines.remove().catch(() => undefined);
        }
    }
}
/** Only what is no plain GET is found by its request; most are. */
function requestAmong(drafts) {
    const draft = drafts.find(({ type }) => type === "request");
    if (!draft || !isWhole(draft))
        return null;
    const block = asBuffer(draft.block);
    return block.toString("latin1", 0, 4) === "GET " ? null : recordedRequest(block);
}
function isIndexed(draft) {
    const { type } = draft;
    if (field(draft, MASKED_FIELD) !== null)
        return false;
    return type === "response" || type === "revisit" || type === "resource";
}
function draftOfLine(draft, { offset }, { url, block }) {
    const head = draft.type === "resource" ? null : parseResponseHead(block);
    const type = head?.ok ? head.header("content-type") : draft.type === "resource" ? draft.contentType : null;
    return {
        at: draft.date,
        url,
        offset,
        status: head?.ok ? head.status : null,
        digest: field(draft, "WARC-Payload-Digest"),
        mime: draft.type === "revisit" || (head && !head.ok) ? null : mediaType(type),
        recordType: draft.type,
    };
}
function field({ fields }, name) {
    return fields.find(([own]) => own === name)?.[1] ?? null;
}
