// A page from its stored bytes alone: every request is answered by the record that replay would choose, as it was
// received, at its own address.
import { ArchiveEvidence, storedResponse } from "#access/index.js";
import { fieldsOfPage, isScriptsOwn } from "#model/index.js";
import { NOT_HELD } from "./compare-requests.js";
/** Answers from stored bytes. */
export class StoredSide {
    #archive;
    #captures;
    #servedBy;
    #mostBytes;
    constructor(archive, captures, mostBytes) {
        this.#archive = archive;
        this.#captures = captures;
        this.#mostBytes = mostBytes;
        const evidence = new ArchiveEvidence({
            catalog: archive.catalog,
            captures: () => Promise.resolve(captures),
        });
        this.#servedBy = {
            choice: "coherent",
            evidenceOf: (url) => evidence.ofPage(url),
            requestsTo: (address, asked) => evidence.requestsTo(address, asked),
        };
    }
    /** The document of a page. */
    document(url, at) {
        return this.#find({ method: "GET", url, headers: [], body: null, resourceType: "Document" }, at);
    }
    /** Whatever the page asks for, as of a moment. */
    answerer(at) {
        return async (request) => {
            if (isServiceWorker(request))
                return WORKERS_NOT_RUN;
            return answerOf(request, await this.#find(request, at));
        };
    }
    #find(request, at) {
        const { method, url, body, resourceType } = request;
        const isByScript = isScriptsOwn(resourceType);
        const contentType = fieldOf(request, "content-type") ?? "";
        const sent = { method, contentType, body: body ?? new Uint8Array() };
        return storedResponse(this.#archive.index, {
            url,
            at,
            captures: this.#captures,
            servedBy: this.#servedBy,
            mostBytes: this.#mostBytes,
            // As replay does: a page in a frame is what its address says, parts may carry numbers against caches.
            isLoose: resourceType !== "Document",
            ...(resourceType !== "Document" && { fields: fieldsOfPage({ ...request, isByScript }) }),
            ...(method !== "GET" && method !== "HEAD" && { request: sent }),
        });
    }
}
/** What is said to a page that asks for a service worker: replay runs none, since it would outlive its page. */
export const WORKERS_NOT_RUN = { kind: "refused", why: "service workers are not run" };
/** Whether the browser asks for a service worker's script. */
export function isServiceWorker(request) {
    return fieldOf(request, "service-worker") !== undefined;
}
function fieldOf({ headers }, name) {
    return headers.find(([own]) => own.toLowerCase() === name)?.[1];
}
function answerOf({ method, url, resourceType }, found) {
    if (found.kind === "absent")
        return resourceType === "Document" ? blankFrame(NOT_HELD) : { kind: "failed", code: NOT_HELD };
    if (found.kind === "too-long")
        return { kind: "failed", code: "too long for the browser" };
    if (found.kind === "unreadable")
        return { kind: "failed", code: found.reason };
    return documentOf(url, method === "HEAD" ? { ...found, body: new Uint8Array() } : found);
}
/** A frame without a document, both ways: neither the browser's words for that nor ours are the page's. */
export function blankFrame(id) {
    const headers = [["Content-Type", "text/html"]];
    return { kind: "response", id, status: 404, headers, body: new Uint8Array() };
}
/** A stored response in the renderer's words. */
export function documentOf(url, { status, headers, body }) {
    return { kind: "response", id: url, status, headers, body };
}
