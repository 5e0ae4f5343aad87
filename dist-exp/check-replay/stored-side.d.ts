import { type StoredAnswer } from "#access/index.js";
import { type Capture, type Instant } from "#model/index.js";
import type { Answerer, Archive, RenderAnswer, RenderRequest } from "#ports/index.js";
/** Answers from stored bytes. */
export declare class StoredSide {
    #private;
    constructor(archive: Pick<Archive, "catalog" | "index">, captures: readonly Capture[], mostBytes: number);
    /** The document of a page. */
    document(url: string, at: Instant): Promise<StoredAnswer>;
    /** Whatever the page asks for, as of a moment. */
    answerer(at: Instant): Answerer;
}
/** What is said to a page that asks for a service worker: replay runs none, since it would outlive its page. */
export declare const WORKERS_NOT_RUN: {
    readonly kind: "refused";
    readonly why: "service workers are not run";
};
/** Whether the browser asks for a service worker's script. */
export declare function isServiceWorker(request: Pick<RenderRequest, "headers">): boolean;
/** A frame without a document, both ways: neither the browser's words for that nor ours are the page's. */
export declare function blankFrame(id: string): RenderAnswer;
/** A stored response in the renderer's words. */
export declare function documentOf(url: string, { status, headers, body }: StoredAnswer & {
    readonly kind: "stored";
}): RenderAnswer & {
    readonly kind: "response";
};
