// All indexes of an archive as one, reopened when a capture has put a new one in place.
import { FormatError, StoreError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import { parseLine } from "./line.js";
import { collectLines, linesFrom } from "./line-source.js";
import { mergeSorted } from "./merge.js";
import { SortedFile } from "./sorted-file.js";
import { mayHold, spanned } from "./spanned-source.js";
import { openZipNum } from "./zipnum.js";
/** Where the indexes of an archive lie. */
export const INDEX_FOLDER = "indexes";
/** Looks captures up in every index of a folder. */
export class ArchiveIndex {
    #blobs;
    #folder;
    #open = new Map();
    #listed = null;
    /** The same once it is known: look-ups then wait for nothing. */
    #current = null;
    /** Walks under way; what was replaced meanwhile is closed behind the last of them. */
    #walks = 0;
    #retired = [];
    constructor(blobs, folder = INDEX_FOLDER) {
        this.#blobs = blobs;
        this.#folder = folder;
    }
    /**
     * Captures of a URL, oldest first: those of exactly this URL, and those with an equal key (other scheme, case, www,
     * order of parameters), among which whoever asks chooses.
     */
    async lookup(url) {
        return (await this.entriesOf(surt(url))).sort((a, b) => a.at - b.at);
    }
    /** Entries with exactly this key, in byte order of their lines. */
    async entriesOf(key) {
        return (await this.linesOf([`${key} `])).map((line) => this.entryOf(line));
    }
    /** The lines with these beginnings, which are given in byte order, all at once: for few. */
    linesOf(prefixes) {
        const sources = this.#sources();
        this.#walks++;
        // The usual question: one index, one key.
        const isUsual = !(sources instanceof Promise) && sources.length === 1 && prefixes.length === 1;
        const lines = isUsual
            ? collectLines(sources[0].lines, prefixes[0])
            : this.#collected(sources, prefixes);
        if (lines instanceof Promise)
            return lines.finally(() => this.#endWalk());
        this.#endWalk();
        return lines;
    }
    async #collected(found, prefixes) {
        const sources = await found;
        const all = [];
        for (const prefix of prefixes)
            for (const source of sources)
                if (mayHold(source, prefix))
                    all.push(...(await collectLines(source.lines, prefix)));
        return sources.length === 1 ? all : all.sort(byBytes);
    }
    /** The lines with these beginnings, which are given in byte order, from one of them on, some at a time. */
    linesWith(prefixes, from = "") {
        const firstOf = (prefix) => (from > prefix ? from : prefix);
        return this.#merged(prefixes, {
            linesOf: (source, prefix) => linesFrom(source, prefix, firstOf(prefix)),
            isAsked: (source, prefix) => mayHold(source, prefix, firstOf(prefix)),
        });
    }
    /** Lines behind one of these beginnings, or beginnings of them, about equally far from each other. */
    marksBehind(prefix) {
        return this.#merged([prefix], { linesOf: (source) => source.marks(prefix), isAsked: () => true });
    }
    async *#merged(prefixes, { linesOf, isAsked }) {
        this.#walks++;
        try {
            const all = await this.#sources();
            for (const prefix of prefixes) {
                const sources = all.filter((source) => isAsked(source, prefix));
                if (sources.length === 1)
                    yield* linesOf(sources[0].lines, prefix);
                else
                    yield* mergeSorted(sources.map(({ lines }) => linesOf(lines, prefix)));
            }
        }
        finally {
            this.#endWalk();
        }
    }
    /** What a line says; one that cannot be read is refused loudly. */
    entryOf(line) {
        const entry = parseLine(line);
        if ("problem" in entry)
            throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, this.#folder, 0);
        return entry;
    }
    close() {
        for (const { lines } of this.#open.values())
            lines.close();
        for (const lines of this.#retired.splice(0))
            lines.close();
        this.#open.clear();
        [this.#listed, this.#current] = [null, null];
    }
    #endWalk() {
        if (--this.#walks === 0)
            for (const lines of this.#retired.splice(0))
                lines.close();
    }
    #sources() {
        const stamp = this.#blobs.stamp(this.#folder);
        return stamp === this.#current?.stamp ? this.#current.sources : this.#sourcesAt(stamp);
    }
    async #sourcesAt(asked) {
        const stamp = await asked;
        if (this.#listed?.stamp !== stamp) {
            const before = this.#listed?.sources ?? Promise.resolve([]);
            // One after the other: two at once would open everything twice.
            const sources = before.catch(() => []).then(() => this.#opened());
            this.#listed = { stamp, sources };
            sources.catch(() => (this.#listed = null));
        }
        const sources = await this.#listed.sources;
        if (this.#listed?.stamp === stamp)
            this.#current = { stamp, sources };
        return sources;
    }
    // A writer may put an index in another's place between listing and opening.
    async #opened(tries = 3) {
        try {
            return await this.#reopen();
        }
        catch (error) {
            if (!(error instanceof StoreError) || tries === 1)
                throw error;
            return this.#opened(tries - 1);
        }
    }
    async #reopen() {
        const found = inForce(await this.#blobs.list(`${this.#folder}/`), this.#folder);
        const open = new Map();
        for (const { key, version } of found) {
            const known = this.#open.get(key);
            if (known?.version === version) {
                open.set(key, known);
                continue;
            }
            const lines = await openLines(this.#blobs, key);
            if (!lines)
                throw new StoreError("ARCHIVE_BROKEN", `${key} is not there any more`);
            open.set(key, { version, ...(await spanned(lines)) });
        }
        for (const [key, { lines }] of this.#open)
            if (open.get(key)?.lines !== lines)
                this.#retired.push(lines);
        this.#open = open;
        return [...open.values()];
    }
}
/** The indexes among the blobs of a folder; a plain one beside a block index is one that it has replaced. */
function inForce(blobs, folder) {
    const own = blobs.filter(({ key }) => !key.slice(folder.length + 1).includes("/"));
    const blockIndexes = own.filter(({ key }) => key.endsWith(".idx"));
    const replaced = new Set(blockIndexes.map(({ key }) => key.replace(/\.idx$/, ".cdxj")));
    const plain = own.filter(({ key }) => key.endsWith(".cdxj") && !replaced.has(key));
    return [...plain, ...blockIndexes];
}
/** Opens an index of either form; `null` when it is not there. */
export async function openLines(blobs, key) {
    if (key.endsWith(".idx"))
        return openZipNum(blobs, key);
    const reader = await blobs.open(key);
    return reader && new SortedFile(reader, key);
}
/** Lines are ASCII: the order of their UTF-16 code units is byte order. */
function byBytes(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
