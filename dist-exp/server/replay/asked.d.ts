import type { IncomingHttpHeaders } from "node:http";
import type { ReplayQuery } from "#access/index.js";
import type { OaiProvider } from "#catalogue/index.js";
import type { Archive } from "#ports/index.js";
import type { Capabilities } from "./capabilities.js";
import type { Intent } from "./fetch-intent.js";
import type { KnownCaptures } from "./known-captures.js";
import type { Moments } from "./moments.js";
import type { Neighbourhood } from "./site-origins.js";
import type { FactGatherer } from "./view/gather-facts.js";
import type { ViewLog } from "./view/view-log.js";
/** What was sent with a request that is none by GET. */
export type SentRequest = NonNullable<ReplayQuery["request"]>;
/** One request as it came in. */
export interface Asked {
    readonly headers: IncomingHttpHeaders;
    readonly path: string;
    readonly intent: Intent;
    /** `null` for a GET. */
    readonly sent: SentRequest | null;
    readonly origins: Neighbourhood;
    readonly uiOrigin: string;
    /** What a form brought (POST). */
    readonly form?: string;
}
/** A request on the origin of an archived site. */
export interface AskedOfSite extends Asked {
    readonly label: string;
}
/** `redirect`: the TimeGate leads to the memento (302); `direct`: it gives the memento itself (200). */
export type TimeGateStyle = "redirect" | "direct";
/** What answering takes. */
export interface Answering {
    readonly archive: Archive;
    readonly capabilities: Capabilities;
    readonly captures: KnownCaptures;
    /** What is said of views. */
    readonly facts: FactGatherer;
    readonly views: ViewLog;
    readonly timeGate: TimeGateStyle;
    readonly oai: OaiProvider;
    readonly moments: Moments;
}
