// A MediaWiki dump as a source: every revision of every page, from its time stamp to the next one's, as wikitext. What
// the wiki made of it for its readers (templates, skins) is not in a dump. It is read twice: first for the order of the
// time stamps, as a page whose revisions contradict each other tells nothing.
import { resolve } from "node:path";
import { instant, toIso } from "#model/index.js";
import { NoteTally } from "../note-tally.js";
import { openExportFile } from "./export-file.js";
import { readWiki } from "./mediawiki-revisions.js";
import { wikiAddresses } from "./mediawiki-address.js";
const QUICK = "not told: replaced within the second of their saving";
const HIDDEN = "not told: the dump does not hold their text";
const DOUBTED = "not told: their time stamps contradict each other, or lie in the future";
const ADDRESSLESS = "not told: titles too long for an address";
const TWICE = "not told: several at one address";
const TYPES = new Set([
    "text/x-wiki",
    "text/css",
    "text/javascript",
    "application/json",
    "text/plain",
]);
/** Opens a dump. @throws UsageError */
export async function openWikiSource(request, takenAt) {
    return new WikiSource({ ...request, file: resolve(request.file) }, await openExportFile(request.file), takenAt);
}
class WikiSource {
    by;
    settings;
    #request;
    #read;
    #takenAt;
    #pages = new NoteTally("page");
    #revisions = new NoteTally("revision");
    constructor(request, read, takenAt) {
        this.#request = request;
        this.#read = read;
        this.#takenAt = takenAt;
        this.by = `MediaWiki dump ${request.file}`;
        this.settings = {
            source: "mediawiki",
            file: request.file,
            madeAt: request.at === null ? null : toIso(request.at),
        };
    }
    async *versions() {
        const untold = await this.#untold();
        const { root, file } = this.#request;
        let held = null;
        let page = 0;
        for await (const { base, event } of readWiki(this.#read(), file, true)) {
            const urlOf = wikiAddresses(base, root);
            const next = event.kind === "revision" ? event.revision : null;
            if (held !== null && !untold.has(page))
                yield* this.#version(held, next, urlOf(held.title));
            held = next;
            if (event.kind === "end")
                page++;
        }
    }
    notes() {
        const end = this.#request.at === null
            ? "the dump does not say when it was made: last revisions are told of the second of their saving alone (--at says more)"
            : `the dump was made at ${toIso(this.#request.at)} by its owner's word: nothing is told of later`;
        return [
            end,
            "contents are wikitext: what the wiki made of it for its readers is not in a dump",
            ...this.#pages.notes(),
            ...this.#revisions.notes(),
        ];
    }
    async close() {
        // Files are closed as they are read.
    }
    /** The numbers of the pages of which nothing is told: time stamps out of order, or an address that others have. */
    async #untold() {
        const untold = new Set();
        const takers = new Map();
        const { root, file } = this.#request;
        let [page, last] = [0, -Infinity];
        for await (const { base, event } of readWiki(this.#read(), file, false)) {
            if (event.kind === "revision") {
                const at = event.revision.savedAt;
                if (at === null || at < last || at > this.#takenAt)
                    untold.add(page);
                last = Math.max(last, at ?? last);
                continue;
            }
            if (untold.has(page))
                this.#pages.add(DOUBTED, event.title);
            const url = wikiAddresses(base, root)(event.title);
            if (url === null)
                this.#pages.add(ADDRESSLESS, event.title);
            const other = url === null ? undefined : takers.get(url);
            if (other !== undefined) {
                this.#pages.add(TWICE, event.title);
                untold.add(other).add(page);
            }
            else if (url !== null)
                takers.set(url, page);
            page++;
            last = -Infinity;
        }
        return untold;
    }
    *#version(revision, next, url) {
        const { id, title, savedAt, text, format } = revision;
        const told = savedAt === null ? null : this.#told(savedAt, next?.savedAt ?? null);
        if (text === null)
            this.#revisions.add(HIDDEN, `${title} ${id}`);
        else if (told === null)
            this.#revisions.add(QUICK, `${title} ${id}`);
        else if (url !== null) {
            const contentType = `${TYPES.has(format) ? format : "text/x-wiki"}; charset=utf-8`;
            const [origin, bytes] = [`revision ${id} of the dump`, Buffer.from(text, "utf8")];
            const content = {
                type: "resource",
                url,
                at: told.from,
                origin,
                conversion: null,
                contentType,
                bytes,
            };
            yield { told, content: { ...content, kind: "document" } };
        }
    }
    /** To the last instant before the next revision; the last one to the making of the dump, where that is known. */
    #told(from, nextAt) {
        const { at } = this.#request;
        if (nextAt === null)
            return { tier: "source", from, to: at === null || at < from ? from : at, isCurrent: true };
        return from < nextAt ? { tier: "source", from, to: instant(nextAt - 1) } : null;
    }
}
