import { sha256Digest } from "#formats/index.js";
import { instant } from "#model/index.js";
import { readSource } from "#seeds/index.js";
import { readIndex } from "./index-children.js";
import { judgeClaims, ownPages } from "./judge-claims.js";
import { ListAsking } from "./list-asking.js";
import { hasNoRecords, oaiRequest } from "./oai-window.js";
import { PollNews } from "./poll-news.js";
import { dueSources, FULL_READING_MS, scheduled } from "./source-schedule.js";
import { TRUST_FLOOR, trusts } from "./source-trust.js";
/** A poll ends when it has so much to tell: one list of the largest kind may pass it, and no second is begun. */
const MOST_TOLD = 50_000;
/** Open claims about pages that are listed no more wait this long for a look. */
const OPEN_MS = 30 * 86_400_000;
/** Reads lists until none is due, or nothing may be asked any more. */
export class PollRun {
    #parts;
    #now;
    #asking;
    #sources;
    #trusts;
    #queue;
    #news = new PollNews();
    constructor(parts, sources, now) {
        this.#parts = parts;
        this.#now = now;
        this.#asking = new ListAsking(parts, now);
        this.#sources = new Map(sources.map((source) => [source.url, source]));
        this.#trusts = trusts(sources);
        this.#queue = dueSources(sources, now).map(({ url }) => url);
    }
    async read(budgetRequests) {
        // It grows while it is read: an index leads to its sitemaps, a part of a list to the next.
        for (const url of this.#queue) {
            const source = this.#sources.get(url);
            if (source === undefined || source.dueAt > this.#now)
                continue;
            const room = await this.#asking.room(budgetRequests);
            if (room < 1 || this.#news.size >= MOST_TOLD)
                break;
            await this.#readOne(source, room);
        }
        return this.#news.after(this.#asking.requests);
    }
    async #readOne(source, room) {
        const url = source.kind === "oai" ? oaiRequest(source, this.#now) : source.url;
        const answer = await this.#asking.ask(source, url, room);
        if (answer.kind === "same")
            return this.#unchanged(source);
        if (answer.kind !== "list")
            return this.#unread(source, answer.reason);
        await this.#take(source, url, answer);
    }
    async #take(source, url, answer) {
        const { content, contentType, etag, lastModified } = answer;
        const digest = source.kind === "oai" ? null : sha256Digest(content);
        const read = { ...source, etag, lastModified, digest, readAt: this.#now };
        const isSame = digest !== null && digest === source.digest;
        if (isSame && isSettled(source))
            return this.#unchanged(read);
        const list = readSource(content, contentType, url);
        if (list.kind === "feed")
            this.#news.offer(source, answer);
        if (hasNoRecords(list))
            return this.#keep({ ...read, next: null }, "nothing");
        if (list.problem !== null && list.pages.length + list.further.length === 0)
            return this.#unread(source, list.problem);
        const cut = answer.isCut ? "too long; only its beginning was read" : null;
        if (list.problem !== null || cut !== null)
            this.#news.problem(source, (list.problem ?? cut));
        await this.#tryIndex(source, !isSame);
        if (list.kind === "sitemap-index")
            await this.#readIndex(read, list);
        else
            await this.#readPages(source, { ...read, kind: list.kind }, list);
    }
    async #unchanged(source) {
        await this.#tryIndex(source, false);
        await this.#keep(source, "nothing");
    }
    /** A list that was left in the middle and cannot be gone on with is begun anew. */
    async #unread(source, reason) {
        this.#news.problem(source, reason);
        const { next, readAt } = source;
        await this.#keep({ ...source, next: null, readAt: next === null ? readAt : null }, "problem");
    }
    /** An index said that this sitemap changed: its reading tells whether that was so. */
    async #tryIndex({ url, parent }, wasRight) {
        const { store, site } = this.#parts;
        if (parent !== null)
            await store.settle({ site, url, lookedAt: this.#now, wasRight, expected: 0 });
    }
    async #readIndex(index, list) {
        const { store, site } = this.#parts;
        const before = await store.claims(site, index.url, list.further);
        const trust = this.#trustOf(index.url);
        const reading = readIndex(index, list, { known: this.#sources, before, trust, now: this.#now });
        for (const url of reading.drop)
            this.#sources.delete(url);
        await store.drop(site, reading.drop);
        for (const child of reading.put)
            this.#sources.set(child.url, child);
        this.#trusts = trusts([...this.#sources.values()]);
        await store.put(reading.put);
        await store.hear(reading.heard);
        await store.retain(site, index.url, list.further, this.#now);
        this.#queue.push(...reading.put.map(({ url }) => url));
        await this.#keep(index, reading.put.length > 0 && trust >= TRUST_FLOOR ? "news" : "nothing");
    }
    async #readPages(before, source, list) {
        const { store, site } = this.#parts;
        const pages = ownPages(source, list.pages, this.#parts);
        const urls = pages.map(({ url }) => url);
        const said = await store.claims(site, source.url, urls);
        // News is what came since the last reading, not since this one.
        const spoke = { ...source, readAt: before.readAt };
        const judged = judgeClaims(spoke, pages, said, { now: this.#now, lookedAt: this.#parts.lookedAt });
        const isSame = source.digest !== null && source.digest === before.digest;
        const worth = this.#news.tell(spoke, judged, { said, isSame, trust: this.#trustOf(source.url) });
        const validators = judged.found.length > 0 ? { etag: null, lastModified: null } : {};
        const kept = { ...source, ...validators };
        await store.hear(judged.heard);
        if (before.next === null)
            await store.retain(site, source.url, urls, instant(this.#now - OPEN_MS));
        const next = list.kind === "oai" ? (list.further[0] ?? null) : null;
        if (next === null || next === before.next)
            await this.#keep({ ...kept, next: null }, worth);
        else
            await this.#goOn({ ...kept, next });
    }
    async #goOn(source) {
        const { url } = source;
        this.#sources.set(url, { ...source, dueAt: this.#now });
        this.#queue.push(url);
        await this.#parts.store.put([this.#sources.get(url)]);
    }
    async #keep(source, worth) {
        const { store } = this.#parts;
        const when = scheduled(source, worth, this.#now);
        const isLed = worth !== "problem" && (await this.#isLed(source));
        const dueAt = isLed ? instant(this.#now + FULL_READING_MS) : when.dueAt;
        const kept = { ...source, ...when, dueAt };
        this.#sources.set(source.url, kept);
        await store.put([kept]);
    }
    /** Whether an index says when this sitemap changes, and is believed: then its word makes it due. */
    async #isLed({ url, parent }) {
        if (parent === null || this.#trustOf(parent) < TRUST_FLOOR)
            return false;
        const { store, site } = this.#parts;
        return (await store.claims(site, parent, [url])).has(url);
    }
    #trustOf(url) {
        return this.#trusts.get(url);
    }
}
/** Whether the last reading had validators and told of no new page: only then the same answer says nothing more. */
function isSettled({ etag, lastModified }) {
    return etag !== null || lastModified !== null;
}
