// Appends records to one WARC file: one gzip member each, whole or not at all.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { dirname } from "node:path";
import { storeFailure } from "../store-failure.js";
import { gzipped, gzippedAtOnce } from "./gzipped.js";
import { encodeRecord, isWhole, recordPieces } from "./record.js";
const compressAside = promisify(gzip);
/** Up to this size a record is compressed sooner than another thread could be asked to. */
const SOON_BYTES = 128 * 1024;
/** One gzip member; a window no larger than the record saves clearing memory that nothing will use. */
async function compress(record) {
    if (record.length > SOON_BYTES)
        return compressAside(record);
    return gzippedAtOnce(record);
}
/** One WARC file being written, from its first byte to its finish. */
export class WarcWriter {
    path;
    #fs;
    #output;
    #sha256 = createHash("sha256");
    #sizeBytes = 0;
    #failure = null;
    constructor(fs, path, output) {
        this.path = path;
        this.#fs = fs;
        this.#output = output;
    }
    /** Makes a new file; one that is there already is never touched. */
    static async create(fs, path) {
        try {
            await fs.makeDirectory(dirname(path));
            return new WarcWriter(fs, path, await fs.open(path, "wx"));
        }
        catch (error) {
            throw storeFailure(error, "creating", path);
        }
    }
    get sizeBytes() {
        return this.#sizeBytes;
    }
    /** Appends the records side by side; resolves when all are written, otherwise none of them is. */
    async append(drafts, file) {
        const lengths = drafts.every(isWhole)
            ? await this.#appendWhole(drafts)
            : await this.#stream(drafts.map(recordPieces));
        let offset = this.#sizeBytes - lengths.reduce((sum, length) => sum + length, 0);
        return drafts.map(({ id, type }, i) => {
            const length = lengths[i];
            offset += length;
            return { id, type, file, offset: offset - length, length };
        });
    }
    /** Appends one record of any size in constant memory; its head must be right about its block's length. */
    async appendStreamed(pieces) {
        const offset = this.#sizeBytes;
        const [length] = await this.#stream([pieces]);
        return { offset, length: length };
    }
    /** Appends one record that is in memory whole. */
    async appendRecord(record) {
        await this.#appendBytes(await compress(record));
    }
    async #appendWhole(drafts) {
        const members = await Promise.all(drafts.map((draft) => compress(encodeRecord(draft))));
        await this.#appendBytes(Buffer.concat(members));
        return members.map(({ length }) => length);
    }
    /** Writes records in pieces, all or none; returns their lengths in the file. */
    async #stream(records) {
        const offset = this.#sizeBytes;
        const sha256 = this.#sha256.copy();
        const lengths = [];
        await this.#guard("writing", async () => {
            try {
                for (const pieces of records) {
                    const start = this.#sizeBytes;
                    for await (const bytes of gzipped(pieces))
                        await this.#streamOut(bytes);
                    lengths.push(this.#sizeBytes - start);
                }
            }
            catch (error) {
                this.#sizeBytes = offset;
                this.#sha256 = sha256;
                await this.#cutBack(error);
                throw error;
            }
        });
        return lengths;
    }
    async #streamOut(bytes) {
        if (this.#failure)
            throw this.#failure;
        await this.#output.write(bytes);
        this.#sha256.update(bytes);
        this.#sizeBytes += bytes.length;
    }
    /** Everything appended so far survives power loss when this resolves. */
    async sync() {
        await this.#guard("syncing", async () => {
            await this.#output.sync();
            await this.#fs.syncDirectory(dirname(this.path));
        });
    }
    /** Syncs and closes; returns the digest of the whole file, hexadecimal. */
    async finish() {
        try {
            await this.sync();
        }
        finally {
            await this.#output.close();
        }
        return this.#sha256.digest("hex");
    }
    /** Closes without syncing, after a failure. */
    async abandon() {
        await this.#output.close();
    }
    async #appendBytes(bytes) {
        if (this.#failure)
            await this.#cutBack(this.#failure);
        if (this.#failure)
            throw storeFailure(this.#failure, "writing", this.path);
        await this.#guard("writing", async () => {
            try {
                await this.#output.write(bytes);
            }
            catch (error) {
                await this.#cutBack(error);
                throw error;
            }
        });
        this.#sha256.update(bytes);
        this.#sizeBytes += bytes.length;
    }
    // A half-written record must not stay; as long as even that fails, the file takes no more.
    async #cutBack(cause) {
        try {
            await this.#output.truncate(this.#sizeBytes);
            this.#failure = null;
        }
        catch {
            this.#failure = cause;
        }
    }
    async #guard(doing, action) {
        try {
            return await action();
        }
        catch (error) {
            throw storeFailure(error, doing, this.path);
        }
    }
}
