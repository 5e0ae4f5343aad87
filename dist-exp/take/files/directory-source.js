// A directory that is published as it stands: walked and read twice, around one moment. Told is only what was whole and
// the same both times; everything else is counted by what happened to it. A snapshot that stands still is read once, and
// speaks of the moment that its owner names.
import { resolve } from "node:path";
import { instant } from "#model/index.js";
import { NoteTally } from "../note-tally.js";
import { fileVersion } from "./file-version.js";
import { publishedAt, redirectsOf } from "./published.js";
import { redirectVersion } from "./redirect-version.js";
import { discardBytes, readSteadily } from "./steady-read.js";
import { fullPath, shownName, walkFiles } from "./walk.js";
const CHANGED = "not told: they changed between the two readings";
const CAME = "not told: they came between the two readings";
const WENT = "not told: they went away between the two readings";
/** A directory as a source. */
export class DirectorySource {
    by;
    settings;
    #request;
    #root;
    #world;
    #passed = new NoteTally("file");
    constructor(request, world) {
        this.#root = resolve(request.dir);
        this.by = `files in ${this.#root}`;
        this.settings = { source: "files", dir: this.#root, read: request.at === null ? "twice" : "once" };
        this.#request = request;
        this.#world = world;
    }
    versions() {
        return this.#request.at === null ? this.#around() : this.#still(this.#request.at);
    }
    notes() {
        const { at } = this.#request;
        const still = "the directory is a snapshot by its owner's word, and the moment is the owner's too: what was before or after it is not told";
        return [...(at === null ? [] : [still]), ...this.#passed.notes()];
    }
    async close() {
        // Files are closed as they are read.
    }
    /** Two readings of a living directory. */
    async *#around() {
        const { clock } = this.#world;
        const startedAt = clock.now();
        const paths = await this.#paths(this.#passed);
        const first = await this.#firstReads(paths);
        await this.#world.betweenReadings?.();
        // No later than this: a file that came after the second list was made could stand at the same address.
        const to = clock.now();
        const again = new Set(await this.#paths(new NoteTally("file")));
        this.#countComings(new Set(paths), again);
        // A file of either list may have been what its address showed.
        const pages = publishedAt([...new Set([...paths, ...again])], this.#request, this.#passed);
        for (const [url, path] of pages) {
            const version = again.has(path) ? await this.#second(url, path, { first, to }) : null;
            if (version !== null)
                yield version;
        }
        yield* this.#redirects(startedAt, to);
    }
    /** One reading of a snapshot. */
    async *#still(at) {
        for (const [url, path] of publishedAt(await this.#paths(this.#passed), this.#request, this.#passed)) {
            const read = await readSteadily(fullPath(this.#root, path), this.#world);
            if (read.kind === "none")
                this.#passed.add(read.why, shownName(path));
            else
                yield fileVersion({ url, path }, read.state, { tier: "source", from: at, to: at }, this.#request.rules);
        }
        yield* this.#redirects(at, at);
    }
    async #paths(passed) {
        const paths = [];
        for await (const path of walkFiles(this.#root, passed))
            paths.push(path);
        return paths;
    }
    async #firstReads(paths) {
        const first = new Map();
        for (const path of paths) {
            const read = await readSteadily(fullPath(this.#root, path), { ...this.#world, spool: null });
            if (read.kind === "none")
                this.#passed.add(read.why, shownName(path));
            else
                first.set(path, { mark: read.state.mark, endedAt: read.state.endedAt });
        }
        return first;
    }
    /** The second reading, whose bytes go on record when they are those of the first. */
    async #second(url, path, { first, to }) {
        const before = first.get(path);
        // What the first reading said of it is counted already.
        if (before === undefined)
            return null;
        const read = await readSteadily(fullPath(this.#root, path), this.#world);
        const isSame = read.kind === "steady" && read.state.mark === before.mark;
        if (isSame) {
            const told = { tier: "source", from: before.endedAt, to, isCurrent: true };
            return fileVersion({ url, path }, read.state, told, this.#request.rules);
        }
        if (read.kind === "steady")
            await discardBytes(read.state.bytes);
        this.#passed.add(read.kind === "steady" ? CHANGED : read.why, shownName(path));
        return null;
    }
    #countComings(paths, again) {
        for (const path of paths)
            if (!again.has(path))
                this.#passed.add(WENT, shownName(path));
        for (const path of again)
            if (!paths.has(path))
                this.#passed.add(CAME, shownName(path));
    }
    *#redirects(from, to) {
        const span = { from, to: instant(Math.max(from, to)) };
        for (const [url, redirect] of redirectsOf(this.#request))
            yield redirectVersion(url, redirect, span);
    }
}
