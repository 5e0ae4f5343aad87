// The WARC files of an archive's captures: written by sinks, merged into the index, listed with their hashes.
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { instant } from "#model/index.js";
import { indexFileName } from "../archive/layout.js";
import { modifiedAt } from "../archive/modified-at.js";
import { eachOfBlob, sha256Of, withBlob } from "../blobs/open-blob.js";
import { mergeIntoIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { CaptureSink } from "./capture-sink.js";
import { lenderTo } from "./lending.js";
import { fieldsAt } from "./read/fields-at.js";
import { readSighted } from "./sighted-response.js";
import { summariseWarc } from "./warc-summary.js";
const MAX_WARC_BYTES = 1_000_000_000;
/** The WARC files of one archive directory. */
export class CaptureWarcs {
    #options;
    #sinks = new Set();
    constructor(options) {
        this.#options = options;
    }
    async open(captureId) {
        const { dir, blobs, captures, list, sightings, fs, maxWarcBytes, software, sealing } = this.#options;
        const capture = await this.#capture(captureId);
        const sink = new CaptureSink({
            dir,
            capture,
            lend: await lenderTo({ blobs, captures, sightings, list }, capture),
            files: list,
            fs,
            maxFileBytes: maxWarcBytes ?? MAX_WARC_BYTES,
            software: software ?? "isochron",
            ...(sealing && { sealing }),
        });
        // A watch opens some every day for years.
        for (const one of this.#sinks)
            if (one.isSpent)
                this.#sinks.delete(one);
        this.#sinks.add(sink);
        return sink;
    }
    async index(captureId) {
        const { dir, blobs, list, fs } = this.#options;
        const { site } = await this.#capture(captureId);
        // An index must not outlive the records that it names: after power loss it would point at nothing.
        for (const sink of this.#sinks)
            await sink.sync();
        const sorted = [];
        const unread = [];
        for (const { file } of await list.ofCapture(captureId)) {
            const lines = this.#written(file)?.takeLines();
            if (lines)
                sorted.push(lines);
            else
                unread.push(file);
        }
        const key = indexFileName(site);
        const temporary = { fs, prefix: join(dir, key) };
        await mergeIntoIndex({ blobs, key, temporary }, this.#entriesOf(unread), sorted);
    }
    async files(captureId) {
        const { blobs, list } = this.#options;
        const rows = await list.ofCapture(captureId);
        return Promise.all(rows.map(async ({ file, syncedBytes, sha256 }) => {
            const summary = this.#written(file)?.summary ?? (await withBlob(blobs, file, summariseWarc));
            if (sha256 !== null)
                return { file, sizeBytes: syncedBytes, sha256, ...summary };
            return withBlob(blobs, file, async (source) => ({
                file,
                sizeBytes: source.sizeBytes,
                sha256: await sha256Of(source),
                ...summary,
            }));
        }));
    }
    async sizes(captureId) {
        const { blobs, list } = this.#options;
        const rows = await list.ofCapture(captureId);
        return Promise.all(rows.map(async ({ file, syncedBytes, sha256 }) => ({
            file,
            // What is still being written is longer than what was last synced.
            sizeBytes: sha256 === null ? await withBlob(blobs, file, async (one) => one.sizeBytes) : syncedBytes,
        })));
    }
    async writtenAt(captureId) {
        const { dir, list } = this.#options;
        const rows = await list.ofCapture(captureId);
        const times = await Promise.all(rows.map(({ file }) => modifiedAt(join(dir, file))));
        const newest = Math.max(...times);
        return newest === -Infinity ? null : instant(Math.floor(newest));
    }
    read(sighting) {
        const { blobs, sightings, archived: index } = this.#options;
        return readSighted({ blobs, sightings, index }, sighting);
    }
    readFields(place) {
        return fieldsAt(this.#options.blobs, place);
    }
    /** Closes what is open; lines of captures that were interrupted are given up. */
    async close() {
        for (const sink of this.#sinks)
            await sink.close();
        for (const sink of this.#sinks)
            await sink.forgetLines();
    }
    async #capture(captureId) {
        const capture = await this.#options.captures.get(captureId);
        if (!capture)
            throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#options.dir}`);
        return capture;
    }
    async *#entriesOf(files) {
        const { blobs, logger } = this.#options;
        for (const file of files)
            yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => logger?.log("warn", "a finding while indexing", { ...finding })));
    }
    /** What a sink of this process knows of a file; others must be read. */
    #written(file) {
        for (const sink of this.#sinks) {
            const written = sink.written(file);
            if (written)
                return written;
        }
        return null;
    }
}
