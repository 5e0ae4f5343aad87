// A tar or zip file of a site: one state, of one moment. The file does not say when it was published: the moment is the
// owner's word (`--at`), or else the moment of the taking. It is read twice, first for its names alone.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { FormatError, UsageError } from "#errors.js";
import { instant, toIso } from "#model/index.js";
import { NoteTally } from "../note-tally.js";
import { fileVersion } from "./file-version.js";
import { publishedAt, redirectsOf } from "./published.js";
import { redirectVersion } from "./redirect-version.js";
import { discardBytes, factsOfFile, holdBytes } from "./steady-read.js";
import { tarEntries } from "./tar.js";
import { shownName } from "./walk.js";
import { zipEntries } from "./zip.js";
const MOST_ENTRIES = 5_000_000;
/** Text compresses well, but not beyond this; little is never judged by it. */
const MOST_RATIO = 200;
const FREE_BYTES = 64 * 1024 * 1024;
/** A tar or zip file as a source. */
export class PackedSource {
    by;
    settings;
    #request;
    #world;
    #at;
    #passed = new NoteTally("packed file");
    #sha256 = null;
    constructor(request, world) {
        const file = resolve(request.file);
        this.#request = { ...request, file };
        this.#world = world;
        this.#at = request.at ?? world.clock.now();
        this.by = `files in ${file}`;
        this.settings = { source: "files", file, at: toIso(this.#at), isAtGiven: request.at !== null };
    }
    async *versions() {
        const { file, rules } = this.#request;
        const entries = await this.#entries();
        const facts = await factsOfFile(file);
        this.#sha256 = await this.#digest();
        const last = await this.#lastOnes(entries);
        const pages = publishedAt([...last.keys()], this.#request, this.#passed);
        const urls = new Map([...pages].map(([url, path]) => [path, url]));
        const told = { tier: "source", from: this.#at, to: this.#at };
        let place = 0;
        for await (const entry of entries()) {
            const url = last.get(entry.path) === place++ ? urls.get(entry.path) : undefined;
            if (url === undefined)
                continue;
            const bytes = await holdBytes(this.#bounded(entry), entry.sizeBytes, this.#world.spool);
            // Before it is told: bytes of a file that is being written anew are of no state.
            if ((await factsOfFile(file)) !== facts) {
                await discardBytes(bytes);
                throw new UsageError("BAD_INPUT", `${file} changed while it was read: take it again`);
            }
            const modifiedAt = entry.modifiedMs === null ? null : instant(entry.modifiedMs);
            yield fileVersion({ url, path: entry.path }, { bytes, modifiedAt }, told, rules);
        }
        yield* this.#redirects();
    }
    notes() {
        const whose = this.#request.at === null ? "the moment of the taking" : "its owner's word";
        return [
            `the file holds one state without a time of its own; ${toIso(this.#at)} is ${whose}, and nothing is told of before and after it`,
            ...(this.#sha256 === null ? [] : [`SHA-256 of the file: ${this.#sha256}`]),
            ...this.#passed.notes(),
        ];
    }
    async close() {
        // Streams are closed as they end.
    }
    async #entries() {
        const { file } = this.#request;
        const head = await firstBytes(file);
        if (head.subarray(0, 2).toString("latin1") === "PK")
            return () => zipEntries(file);
        const isGzip = head[0] === 0x1f && head[1] === 0x8b;
        return () => tarEntries(isGzip ? unzipped(file) : createReadStream(file), file);
    }
    /** Paths of files with the place of the last entry of each: what is packed twice is unpacked over itself. */
    async #lastOnes(entries) {
        const last = new Map();
        const most = MOST_RATIO * this.#request.sizeBytes + FREE_BYTES;
        let [place, total] = [0, 0];
        for await (const { path, kind, sizeBytes } of entries()) {
            total += sizeBytes;
            if (total > most || place >= MOST_ENTRIES)
                throw new FormatError("it claims to hold more than any site packs into so few bytes", this.#request.file, 0);
            if (kind === "file")
                last.set(path, place);
            else if (kind !== "folder")
                this.#passed.add(`not told: ${kind === "link" ? "links" : "no plain files"}`, shownName(path));
            place++;
        }
        return last;
    }
    /** No more bytes than the entry declares. */
    async *#bounded(entry) {
        let total = 0;
        for await (const piece of entry.read()) {
            total += piece.length;
            if (total > entry.sizeBytes)
                throw new FormatError("an entry is longer than it says", this.#request.file, 0);
            yield piece;
        }
    }
    async #digest() {
        const hash = createHash("sha256");
        for await (const piece of createReadStream(this.#request.file))
            hash.update(piece);
        return hash.digest("hex");
    }
    *#redirects() {
        const span = { from: this.#at, to: this.#at };
        for (const [url, redirect] of redirectsOf(this.#request))
            yield redirectVersion(url, redirect, span);
    }
}
async function firstBytes(path) {
    const file = await open(path, "r");
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}
async function* unzipped(file) {
    const source = createReadStream(file);
    const gunzip = source.pipe(createGunzip());
    source.once("error", (error) => gunzip.destroy(error));
    try {
        yield* gunzip;
    }
    catch (error) {
        if (error instanceof FormatError)
            throw error;
        throw new FormatError(`no gzip: ${error instanceof Error ? error.message : String(error)}`, file, 0, {
            cause: error,
        });
    }
    finally {
        source.destroy();
        gunzip.destroy();
    }
}
