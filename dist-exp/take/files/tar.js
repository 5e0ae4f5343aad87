// Tar files as a stream: POSIX ustar with pax records (IEEE Std 1003.1, pax), and GNU's long names. Nothing is unpacked.
import { FormatError } from "#errors.js";
import { readPax } from "./tar-pax.js";
const BLOCK = 512;
/** Of a pax record or a long name. */
const MOST_RECORD_BYTES = 1 << 20;
/** Reads the entries of a tar that is not compressed; `file` is how messages call it. @throws FormatError */
export async function* tarEntries(bytes, file) {
    const feed = new BlockFeed(bytes, file);
    let said = {};
    let shared = {};
    for (let head = await feed.head(); head !== null; head = await feed.head()) {
        const sizeBytes = said.size ?? shared.size ?? numberOf(head, 124, 12, feed);
        const type = String.fromCharCode(head[156]);
        if ("xgLK".includes(type)) {
            const record = await feed.record(sizeBytes);
            if (type === "x")
                said = { ...said, ...readPax(record) };
            else if (type === "g")
                shared = { ...shared, ...readPax(record) };
            else if (type === "L")
                said = { ...said, path: untilNul(record) };
            continue;
        }
        const path = (said.path ?? shared.path ?? nameOf(head)).replace(/^(\.?\/)+/, "");
        const seconds = said.mtime ?? numberOf(head, 136, 12, feed);
        said = {};
        const reading = feed.body(sizeBytes);
        yield {
            path: path.replace(/\/$/, ""),
            kind: kindOf(type, path),
            sizeBytes,
            modifiedMs: seconds > 0 && seconds < 8e12 ? Math.floor(seconds * 1000) : null,
            read: () => reading.pieces(),
        };
        await reading.skip();
    }
}
function kindOf(type, path) {
    if (type === "5" || path.endsWith("/"))
        return "folder";
    if (type === "0" || type === "\0" || type === "7")
        return "file";
    // Hard links repeat a file under another name; which, only whoever unpacks can say.
    return type === "1" || type === "2" ? "link" : "other";
}
/** ustar: the prefix goes before the name. */
function nameOf(head) {
    const name = untilNul(head.subarray(0, 100));
    const isUstar = head.toString("latin1", 257, 263) === "ustar\0";
    const prefix = isUstar ? untilNul(head.subarray(345, 500)) : "";
    return prefix === "" ? name : `${prefix}/${name}`;
}
/** Octal, or GNU's base 256 where the first bit is set. */
function numberOf(head, at, length, feed) {
    if ((head[at] & 0x80) !== 0) {
        const large = head.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
        if (head[at] === 0x80 && Number.isSafeInteger(large))
            return large;
        throw feed.broken("a number too large");
    }
    const text = untilNul(head.subarray(at, at + length)).trim();
    if (!/^[0-7]*$/.test(text))
        throw feed.broken("a number that is none");
    return text === "" ? 0 : Number.parseInt(text, 8);
}
function untilNul(bytes) {
    const end = bytes.indexOf(0);
    return bytes.toString("latin1", 0, end === -1 ? bytes.length : end);
}
class BlockFeed {
    #pieces;
    #file;
    #rest = Buffer.alloc(0);
    #offset = 0;
    constructor(bytes, file) {
        this.#pieces = bytes[Symbol.asyncIterator]();
        this.#file = file;
    }
    broken(what) {
        return new FormatError(`no tar file: ${what}`, this.#file, this.#offset);
    }
    /** The next head; `null` at two empty blocks, or where the file ends between entries. */
    async head() {
        const head = await this.#take(BLOCK);
        if (head.every((byte) => byte === 0))
            return null;
        if (head.length < BLOCK)
            throw this.broken("it ends in the middle of an entry");
        const sum = head.reduce((all, byte, i) => all + (i >= 148 && i < 156 ? 0x20 : byte), 0);
        if (Number.parseInt(untilNul(head.subarray(148, 156)).trim(), 8) !== sum)
            throw this.broken("a wrong checksum");
        return head;
    }
    async record(sizeBytes) {
        if (sizeBytes > MOST_RECORD_BYTES)
            throw this.broken("a record that is too long");
        const pieces = [];
        const body = this.body(sizeBytes);
        for await (const piece of body.pieces())
            pieces.push(piece);
        await body.skip();
        return Buffer.concat(pieces);
    }
    body(sizeBytes) {
        let missing = sizeBytes;
        const next = async () => {
            const piece = await this.#some(missing);
            missing -= piece.length;
            return piece;
        };
        return {
            async *pieces() {
                while (missing > 0)
                    yield await next();
            },
            skip: async () => {
                while (missing > 0)
                    await next();
                await this.#take((BLOCK - (sizeBytes % BLOCK)) % BLOCK);
            },
        };
    }
    async #some(most) {
        if (this.#rest.length === 0 && !(await this.#more()))
            throw this.broken("it ends in the middle of an entry");
        const piece = this.#rest.subarray(0, most);
        this.#rest = this.#rest.subarray(piece.length);
        this.#offset += piece.length;
        return piece;
    }
    async #take(count) {
        while (this.#rest.length < count && (await this.#more()))
            ;
        const taken = this.#rest.subarray(0, count);
        this.#rest = this.#rest.subarray(taken.length);
        this.#offset += taken.length;
        return taken;
    }
    async #more() {
        const { value, done } = await this.#pieces.next();
        if (done === true)
            return false;
        this.#rest = Buffer.concat([this.#rest, value]);
        return true;
    }
}
