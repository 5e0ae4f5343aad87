// Copies for players of responses whose chunks they cannot read: those with extensions behind the sizes (RFC 9112 section
// 7.1.1), or spelled oddly. The records themselves go along as they are, since certificates speak of them; the package's
// index leads to the copies.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { parseHttpResponse, parseResponseHead } from "#formats/http/http-message.js";
import { toIso } from "#model/index.js";
import { withBlob } from "../blobs/open-blob.js";
import { gzippedAtOnce } from "../warc/gzipped.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { encodeRecord, encodeWarcFields } from "../warc/record.js";
/** Its name in a package; an import leaves it out, since its responses stand in the other files. */
export const PLAIN_COPIES = "isochron-copies-for-players.warc.gz";
/** Longer responses are left to the players as they are: a copy is made in memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;
/** Whether a response's first chunk is one that players do not take apart. */
export function isOddlyChunked(block) {
    const head = parseResponseHead(block);
    if (!head.ok || head.framing.kind !== "chunked")
        return false;
    const body = block.subarray(head.headerEnd, head.headerEnd + 1024).toString("latin1");
    return !/^[0-9a-f]{1,8}\r\n/i.test(body);
}
/** The response with its length in the head; `null` for one that does not end as its chunks say. */
export function withoutChunks(block) {
    const response = parseHttpResponse(block);
    if (!response.ok || response.framing !== "chunked" || !response.complete)
        return null;
    const lines = block.toString("latin1", 0, response.headerEnd).trimEnd().split(/\r?\n/);
    const kept = lines.filter((line) => !FRAMING.test(line));
    const head = [...kept, `Content-Length: ${response.body.length}`, "", ""].join("\r\n");
    return Buffer.concat([Buffer.from(head, "latin1"), response.body]);
}
/** The file of copies, made as entries that need one come by. */
export class PlainCopies {
    #stage;
    #name;
    #open = null;
    #bytes = 0;
    constructor(stage, name) {
        this.#stage = stage;
        this.#name = name;
    }
    /** The entry of the copy; the entry itself where none can be made. */
    async entryFor(entry, blobs, key) {
        if (entry.length > MOST_BYTES)
            return entry;
        const copy = await withBlob(blobs, key, (source) => copyAt(readWarc(source, "", entry.offset), entry));
        if (copy === null)
            return entry;
        if (this.#bytes === 0)
            await this.#append(this.#about(entry.at));
        const offset = this.#bytes;
        await this.#append(copy);
        return { ...entry, file: this.#name, offset, length: this.#bytes - offset };
    }
    /** Ends the file; how long it is, 0 where there is none. */
    async end() {
        this.#open?.pipe.end();
        await this.#open?.put;
        return this.#bytes;
    }
    /** Gives up: nobody waits for more. */
    async abandon() {
        this.#open?.pipe.destroy(new Error("the export was given up"));
        await this.#open?.put.catch(() => undefined);
    }
    async #append(record) {
        if (this.#open === null) {
            const pipe = new PassThrough();
            const put = this.#stage.put(this.#name, pipe);
            // Waited for at the end; until then a failure is no unheard one.
            put.catch(() => undefined);
            this.#open = { pipe, put };
        }
        const { pipe, put } = this.#open;
        const member = gzippedAtOnce(record);
        this.#bytes += member.length;
        // Where the disk is full the reader is gone, and nothing would ever drain.
        if (!pipe.write(member))
            await Promise.race([once(pipe, "drain"), put]);
    }
    /** ISO 28500:2017 section 6.2. */
    #about(date) {
        const description = "Copies of responses without their transfer coding, for players that cannot read it. The responses as received stand in the other files of this package.";
        const block = encodeWarcFields({ format: "WARC File Format 1.1", description });
        const fields = [["WARC-Filename", this.#name]];
        return encodeRecord({
            type: "warcinfo",
            id: idFrom(`about ${toIso(date)}`),
            date,
            fields,
            contentType: "application/warc-fields",
            block,
        });
    }
}
/** The same export gives the same bytes (RFC 9562 section 5.8: a UUID of our own making). */
function idFrom(text) {
    const hex = createHash("sha256").update(text).digest("hex");
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return `<urn:uuid:${[...parts, hex.slice(20, 32)].join("-")}>`;
}
async function copyAt(items, { offset }) {
    for await (const item of items) {
        if (item.kind !== "record")
            continue;
        if (item.record.offset !== offset)
            return null;
        const block = withoutChunks(await wholeBlock(item.record));
        return block && copyOf(item.record, block);
    }
    return null;
}
async function wholeBlock(record) {
    const pieces = [];
    let bytes = 0;
    for await (const piece of record.block) {
        bytes += piece.length;
        if (bytes > MOST_BYTES)
            return Buffer.alloc(0);
        pieces.push(piece);
    }
    return Buffer.concat(pieces);
}
/** The payload is the same, and so is its digest; the block is another. */
function copyOf(record, block) {
    const { target, date } = record;
    if (target === null || date === null)
        return null;
    const kept = ["WARC-IP-Address", "WARC-Payload-Digest"].flatMap((name) => {
        const value = record.field(name);
        return value === null ? [] : [[name, value]];
    });
    const fields = [["WARC-Target-URI", target], ...kept];
    const contentType = "application/http; msgtype=response";
    return encodeRecord({
        type: "response",
        id: idFrom(`copy of ${record.id}`),
        date,
        fields,
        contentType,
        block,
    });
}
