import type { Instant } from "#model/index.js";
import type { FeatureAnswer } from "../feature.js";
/** A request to a site, under either of its names. */
export interface SiteRequest {
    readonly method: string;
    /** Absolute. */
    readonly url: string;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly body: Uint8Array;
}
/** What it answers: head and body, exactly. */
export type SiteAnswer = FeatureAnswer;
/** Where a site is: its documents, and the host of its API where that is another. */
export interface SiteOrigins {
    readonly own: string;
    readonly other: string;
}
/** A page of a site, and what is true of it. */
export interface ScriptPage {
    readonly path: string;
    /** What a reader sees when every answer is the one of that instant; white space is not part of it. */
    readonly text: (at: Instant) => string;
    /** What it asks for beside its document, each once, as `METHOD URL`, without the queries of noise. */
    readonly asks: readonly string[];
    /** What no archive of requests and answers can hold, and the text lacks without it. */
    readonly open: "websocket" | null;
}
/** A site: a function of request and instant, so that a live server and a virtual clock serve the same. */
export interface ScriptSite {
    readonly name: string;
    readonly framework: string;
    readonly noise: SiteNoise;
    readonly origins: SiteOrigins;
    readonly pages: readonly ScriptPage[];
    /** Every instant at which an answer becomes another, in order; between two of them nothing changes. */
    readonly changesAt: readonly Instant[];
    answer(request: SiteRequest, at: Instant): SiteAnswer;
    /** What the socket of a site says to whoever opens it; of most sites nothing. */
    socketMessage(path: string, at: Instant): string | null;
}
/** Files of the clients, built before: bytes by `client/file`. */
export type ClientFiles = ReadonlyMap<string, Uint8Array>;
/** What a site's requests differ in from one showing to the next, or when they are made. */
export type SiteNoise = "none" | "chance" | "clock" | "late" | "polls" | "marks";
/** All kinds of noise. */
export declare const SITE_NOISES: readonly SiteNoise[];
/** A request's address without what chance or the clock put into it. */
export declare function withoutNoise(url: string): string;
