// The WARC files of one capture as one sink: appends in order, rotates by size, checkpoints in the catalog.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { captureFields } from "#formats/run-records/index.js";
import { instant } from "#model/index.js";
import { StoreError } from "#errors.js";
import { SortedRuns } from "../cdxj/sorted-runs.js";
import { warcFileName } from "../archive/layout.js";
import { contentRecords, headOfContent } from "./content-records.js";
import { exchangeRecords } from "./exchange-records.js";
import { blockBytes, encodeWarcFields, MASKED_FIELD, newRecordId, } from "./record.js";
import { WarcWriter } from "./warc-writer.js";
import { WrittenFile } from "./written-file.js";
/** Writes a capture's records; files are made when first needed. */
export class CaptureSink {
    #options;
    #written = new Map();
    #writer = null;
    #file = "";
    #warcinfoBytes = 0;
    #begunAt = instant(0);
    #closed = false;
    #lastTask = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    writeExchange(record) {
        return this.#inTurn(async () => {
            const lent = await this.#lent(record);
            const written = await this.#append(exchangeRecords(record, lent), record.exchange.times.sentAt);
            if (!lent)
                return written;
            const { id, file, offset, length } = lent;
            return [...written, { id, type: "borrowed", file, offset, length }];
        });
    }
    /** A body of this capture's own comes first: then nothing else has to travel with it. */
    async #lent({ url, payload, refersTo, mayBorrow }) {
        if (refersTo || !payload || !mayBorrow)
            return null;
        return this.#options.lend({ url, digest: payload.digest, identity: mayBorrow });
    }
    async writeMetadata(target, fields, at) {
        const draft = {
            type: "metadata",
            id: newRecordId(),
            date: at,
            fields: [["WARC-Target-URI", asUri(target)]],
            contentType: "application/warc-fields",
            block: encodeWarcFields(fields),
        };
        const [ref] = await this.#inTurn(() => this.#append([draft], at));
        return ref;
    }
    async writeResource({ target, contentType, bytes, at, masked }) {
        const digest = `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
        const draft = {
            type: "resource",
            id: newRecordId(),
            date: at,
            fields: [
                ["WARC-Target-URI", asUri(target)],
                ["WARC-Payload-Digest", digest],
                ...(masked === undefined ? [] : [[MASKED_FIELD, masked]]),
            ],
            contentType,
            block: bytes,
        };
        const [ref] = await this.#inTurn(() => this.#append([draft], at));
        return ref;
    }
    writeContent(record) {
        return this.#inTurn(async () => {
            const head = record.refersTo ? await headOfContent(record) : new Uint8Array();
            // A content may be older than the file that it comes into by years.
            const at = Math.max(record.at, this.#options.capture.startedAt);
            return this.#append(contentRecords(record, head), instant(at));
        });
    }
    /** What is known of a finished file of this sink; `null` for files of others. */
    written(file) {
        return (this.#writer && file === this.#file ? null : this.#written.get(file)) ?? null;
    }
    /** Whether it is closed and in the index: what else it knows can be read from its files. */
    get isSpent() {
        return this.#closed && [...this.#written.values()].every(({ hasLines }) => !hasLines);
    }
    /** Gives up index lines that nobody took: those of a capture that was interrupted. */
    async forgetLines() {
        for (const written of this.#written.values())
            await written.takeLines()?.remove();
    }
    async sync() {
        // What is closed was synced.
        if (this.#closed)
            return;
        return this.#inTurn(async () => {
            if (!this.#writer)
                return;
            await this.#writer.sync();
            await this.#options.files.checkpoint(this.#file, this.#writer.sizeBytes);
        });
    }
    async close() {
        if (this.#closed)
            return;
        await this.#inTurn(() => this.#finish());
        this.#closed = true;
    }
    // Appends must not interleave: each task starts when the one before has ended, well or not.
    #inTurn(task) {
        if (this.#closed)
            throw new StoreError("INTERNAL", `the WARC of ${this.#options.capture.id} is closed`);
        const result = this.#lastTask.then(task);
        this.#lastTask = result.catch(() => undefined);
        return result;
    }
    async #append(drafts, at) {
        const bytes = drafts.reduce((sum, draft) => sum + blockBytes(draft), 0);
        const writer = await this.#writerFor(bytes, at);
        const refs = await writer.append(drafts, this.#file);
        await this.#written.get(this.#file).add(drafts, refs);
        return refs;
    }
    // Sizes before compression are used: a file may end up smaller than the limit, never much larger.
    async #writerFor(bytes, at) {
        const hasRecords = this.#writer !== null && this.#writer.sizeBytes > this.#warcinfoBytes;
        if (hasRecords && (this.#isFull(bytes) || this.#isOld(at)))
            await this.#finish();
        return this.#writer ?? this.#begin(at);
    }
    #isFull(bytes) {
        return this.#writer.sizeBytes + bytes > this.#options.maxFileBytes;
    }
    #isOld(at) {
        return at - this.#begunAt > (this.#options.sealing?.maxAgeMs ?? Infinity);
    }
    async #begin(at) {
        const { capture, dir, files, fs } = this.#options;
        let number = (await files.ofCapture(capture.id)).at(-1)?.number ?? 0;
        // After power loss a file may be there that the catalog has forgotten; it is left for reindex.
        do
            this.#file = warcFileName(capture.site, capture.id, ++number);
        while (existsSync(join(dir, this.#file)));
        await files.begin(capture.id, this.#file, number);
        const path = join(dir, this.#file);
        let writer = null;
        try {
            writer = await WarcWriter.create(fs, path);
            const drafts = [this.#warcinfo(at)];
            const written = new WrittenFile(this.#file, new SortedRuns(fs, join(dir, "indexes", basename(path))));
            await written.add(drafts, await writer.append(drafts, this.#file));
            this.#written.set(this.#file, written);
        }
        catch (error) {
            await writer?.abandon();
            await this.#undoBegin(path);
            throw error;
        }
        this.#warcinfoBytes = writer.sizeBytes;
        this.#writer = writer;
        this.#begunAt = at;
        return writer;
    }
    // So that a second try, when there is space again, leaves no empty file behind; a crash here is recovery's.
    async #undoBegin(path) {
        const { files, fs } = this.#options;
        try {
            await fs.remove(path);
            await files.forget(this.#file);
        }
        catch { }
    }
    // Section 6.2; with what is needed to know the capture again from its WARC files alone.
    #warcinfo(date) {
        const { capture, software } = this.#options;
        const fields = {
            software,
            format: "WARC File Format 1.1",
            conformsTo: "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/",
            ...captureFields(capture),
        };
        return {
            type: "warcinfo",
            id: newRecordId(),
            date,
            contentType: "application/warc-fields",
            fields: [["WARC-Filename", this.#file.slice(this.#file.lastIndexOf("/") + 1)]],
            block: encodeWarcFields(fields),
        };
    }
    async #finish() {
        const writer = this.#writer;
        if (!writer)
            return;
        this.#writer = null;
        const { sizeBytes } = writer;
        const sha256 = await writer.finish();
        await this.#options.files.finish(this.#file, sizeBytes, sha256);
        this.#options.sealing?.onSealed({ file: this.#file, sizeBytes, sha256 });
    }
}
// A target is a URI: what may not stand in one is escaped.
function asUri(target) {
    return target.replace(/[^\x21-\x7e]+|[<>"]/gu, encodeURIComponent);
}
