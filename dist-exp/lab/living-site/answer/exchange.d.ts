import type { Clock } from "#ports/index.js";
import type { LivingSite } from "../living-site.js";
import type { SiteRequest, WireResponse } from "./wire.js";
/** Where an exchange happens. */
export interface ExchangeOptions {
    readonly site: LivingSite;
    readonly clock: Clock;
    readonly request: SiteRequest;
    /** Gets the bytes as they leave the server. */
    readonly send: (bytes: Uint8Array) => void | Promise<void>;
    readonly signal?: AbortSignal | undefined;
}
/** Answers one request; resolves when the last byte was handed over. */
export declare function runExchange(options: ExchangeOptions): Promise<WireResponse["ending"]>;
