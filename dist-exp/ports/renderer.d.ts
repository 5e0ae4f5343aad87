import type { Behaviour, Digest, Instant } from "#model/index.js";
import type { PageAct, StepRecord, StepsToTake } from "./acting.js";
import type { OpenRequest, RenderedRequest, RenderedTree, RenderNote, Screenshot } from "./rendering.js";
/** One header field as it is sent or was received, in its place. */
export type HeaderField = readonly [name: string, value: string];
/** One request that a page makes while it is shown. Host, Connection and Content-Length are the fetcher's to write. */
export interface RenderRequest {
    readonly method: string;
    /** Without its fragment. */
    readonly url: string;
    /** In the order in which they go on the wire. */
    readonly headers: readonly HeaderField[];
    readonly body: Uint8Array | null;
    /** What it is for, in DevTools' words: `Document`, `Script`, `Fetch` … */
    readonly resourceType: string;
    /** Who asks: the page itself, a frame in it, or a worker. */
    readonly asker: "page" | "frame" | "worker";
    /** The page on whose behalf, as it was given to `render`. */
    readonly pageUrl: string;
    /** SHA-256 over the message, secrets masked: equal for byte-identical requests, and for those alone. */
    readonly identity: Digest;
    /** A secret of a step is in it, or may be: it is sent as it is, and must not be put down so. */
    readonly carriesSecret?: true;
    /** A step sends it and does not say that it may be sent again. */
    readonly isSentOnce?: true;
}
/** What is answered to it. */
export type RenderAnswer = {
    readonly kind: "response";
    /** Whatever the caller knows the exchange by. */
    readonly id: string;
    readonly status: number;
    readonly reason?: string;
    /** As received, in order, duplicates included; values in latin1. */
    readonly headers: readonly HeaderField[];
    /** After transfer and content decoding. */
    readonly body: Uint8Array;
    /** The stream had no end and was left after a while (event streams): what came is shown, and the request is open. */
    readonly isEndless?: boolean;
}
/** The response was not whole: the browser is told that the connection broke. */
 | {
    readonly kind: "truncated";
    readonly id: string;
} | {
    readonly kind: "failed";
    readonly code: string;
}
/** Not asked for by a rule (robots, scope, budget), in words. */
 | {
    readonly kind: "refused";
    readonly why: string;
};
/** Answers every request of a page; the browser's clock stands still meanwhile. What it throws, `render` throws. */
export type Answerer = (request: RenderRequest, signal: AbortSignal) => Promise<RenderAnswer>;
/** A page to be shown. */
export interface PageToRender {
    readonly url: string;
    /** The document, fetched before: it is the answer to the first request. */
    readonly document: RenderAnswer & {
        readonly kind: "response";
    };
    /** Clock and chance of the page start from this second (of the document's fetch). */
    readonly at: Instant;
    readonly answer: Answerer;
    readonly screenshot?: "none" | "view" | "whole";
    /** Whether a small picture of the view is taken too, for lists. */
    readonly withThumbnail?: boolean;
    /** Taken once the page has settled, before any behaviour. */
    readonly steps?: StepsToTake;
    /** None where nothing is said. */
    readonly behaviours?: readonly Behaviour[];
}
/** What a page showed. */
export interface Rendering {
    /** "Chromium 156.0.1, clock and chance fixed at 2026-11-16T08:00:00Z". */
    readonly renderedBy: string;
    readonly finalUrl: string;
    readonly title: string;
    /** As the document declares it; empty where it does not. */
    readonly language: string;
    /** Every request, in the order in which it was made. */
    readonly requests: readonly RenderedRequest[];
    /** Those that the page went on without: such a page is never sharp. */
    readonly open: readonly OpenRequest[];
    readonly tree: RenderedTree;
    /** Those of steps come first. */
    readonly screenshots: readonly Screenshot[];
    /** What behaviours did, in order. */
    readonly acts: readonly PageAct[];
    readonly steps: readonly StepRecord[];
    readonly consoleErrors: number;
    readonly notes: readonly RenderNote[];
    /** How much of its own time the page saw. */
    readonly virtualMs: number;
}
/** Why nothing can be shown of a page; its requests so far stand beside it. */
export type RenderFailure = "renderer-crashed" | "browser-lost" | "over-time" | "over-memory" | "over-processes" | "navigation-failed" | "stopped";
/** How showing a page ended: a page that takes its browser down is a value on record. */
export type RenderOutcome = {
    readonly kind: "rendered";
    readonly rendering: Rendering;
} | {
    readonly kind: "failed";
    readonly code: RenderFailure;
    readonly message: string;
    readonly requests: readonly RenderedRequest[];
    readonly open: readonly OpenRequest[];
    readonly notes: readonly RenderNote[];
    /** The last of them may be what ended the page. */
    readonly acts: readonly PageAct[];
    readonly steps: readonly StepRecord[];
};
/** What the browser is, and what keeps it from the network and from this machine. */
export interface RendererFacts {
    /** As it says itself: "Chromium 156.0.1". */
    readonly version: string;
    /** `namespace`: it has no network at all; `proxy`: a proxy that does not exist, and flags. */
    readonly isolation: "namespace" | "proxy";
    /** Chromium's own sandbox. */
    readonly isSandboxed: boolean;
    /** The same in sentences, for people. */
    readonly words: readonly string[];
}
/** Shows one page at a time; whatever is asked for meanwhile belongs to it. */
export interface Renderer {
    /** Of the browser that runs now. */
    readonly facts: RendererFacts;
    render(page: PageToRender, signal?: AbortSignal): Promise<RenderOutcome>;
    /** Ends the browser; nothing of it is left. */
    close(): Promise<void>;
}
