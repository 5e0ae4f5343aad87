import type { Digest, LayoutBox } from "#model/index.js";
export type { LayoutBox } from "#model/index.js";
/** How a request that a page made ended. */
export type RequestEnd = {
    readonly kind: "answered";
    readonly id: string;
    readonly status: number;
} | {
    readonly kind: "failed";
    readonly code: string;
}
/** Answered by us with 204, or not at all: see the open requests. */
 | {
    readonly kind: "open";
    readonly why: OpenKind;
};
/** One request of a rendering. */
export interface RenderedRequest {
    readonly identity: Digest;
    readonly method: string;
    readonly url: string;
    readonly resourceType: string;
    readonly asker: "page" | "frame" | "worker";
    readonly end: RequestEnd;
    /** A secret was in it, or may have been: nothing that is put down of it is what was sent. */
    readonly carriesSecret?: true;
}
/** Why a request is open: nothing is proved of what it would have brought. */
export type OpenKind = "websocket" | "webrtc" | "webtransport" | "endless-stream" | "over-size" | "truncated" | "refused" | "beacon" | "report" | "over-limit" | "unanswered";
/** A request that the page went on without. */
export interface OpenRequest {
    readonly kind: OpenKind;
    /** Empty where there is none (WebRTC). */
    readonly url: string;
    readonly detail: string;
}
/** What else happened while a page was shown, and how often. */
export interface RenderNote {
    readonly kind: "dialog" | "popup" | "download" | "navigation" | "limit" | "child-lost" | "cut" | "not-settled"
    /** Behaviours went on to their bound: there may be more than is shown. */
     | "acts-bounded"
    /** A request that an act led to and that was not made, by method and address. */
     | "act-refused"
    /** A step that could not be taken; those after it were not. */
     | "step-failed";
    /** The address, the limit's name, the dialog's kind, or the step. */
    readonly what: string;
    readonly count: number;
}
/** A link of the page as it is shown. */
export interface RenderedLink {
    readonly url: string;
    /** An element's address, a route that a script set, an address in a handler, or where the page tried to go. */
    readonly found: "element" | "route" | "handler" | "navigation";
}
/** The tree as it is shown, shadow roots and frames included. */
export interface RenderedTree {
    readonly text: string;
    /** SHA-256 of the text. */
    readonly textDigest: Digest;
    readonly links: readonly RenderedLink[];
    readonly boxes: readonly LayoutBox[];
    /** Whether text, links or boxes were more than is kept. */
    readonly isCut: boolean;
}
/** A picture of the page. */
export interface Screenshot {
    /** What the window shows, the page from top to bottom, or the window made small. */
    readonly kind: "view" | "whole" | "thumbnail";
    /** Of the step that took it. */
    readonly name?: string;
    readonly mediaType: "image/png" | "image/jpeg";
    readonly width: number;
    readonly height: number;
    readonly bytes: Uint8Array;
}
