import type { PageToRender, Secrets } from "#ports/index.js";
import type { CdpConnection } from "../cdp/connection.js";
import type { PausedRequest } from "../cdp/protocol.js";
import { type RenderLimits } from "../limits.js";
import type { ActGuard } from "./act-guard.js";
import type { RequestLedger } from "./ledger.js";
import type { AskedFields, FieldProfile } from "./request-fields.js";
/** What the interceptor needs to know of the page, and tells of it. */
export interface InterceptedPage {
    readonly page: PageToRender;
    readonly limits: RenderLimits;
    readonly profile: FieldProfile;
    readonly ledger: RequestLedger;
    readonly guard: ActGuard;
    readonly secrets: Secrets | null;
    /** Aborted when the page is over. */
    readonly signal: AbortSignal;
    roleOf(frameId: string): "page" | "frame" | "worker" | "popup";
    /** The kind of worker whose program is asked for, in the words of Fetch Metadata. */
    workerKindOf(paused: PausedRequest): AskedFields["workerKind"];
    /** A later navigation of the page itself, which is not followed. */
    onNavigation(url: string): void;
    /** What an act led to and may not. */
    onRefusal(what: string): void;
    /** Resolves when all that the page said so far is heard. */
    heard(): Promise<unknown>;
    /** A limit was reached: the page is shown as it stands. */
    onLimit(name: string): void;
    /** Whether one was. */
    isOver(): boolean;
    /** The caller could not answer, by a fault of its own: nothing may be said of the request, nor of the page. */
    onFault(fault: unknown): void;
}
/** Answers the requests of one page. */
export declare class Interceptor {
    #private;
    constructor(connection: CdpConnection, at: InterceptedPage);
    /** Takes a paused request. */
    take(paused: PausedRequest): void;
}
/** Refuses whatever is asked for while no page is shown: nobody is there whose it could be. */
export declare function refuseRequests(connection: CdpConnection): void;
