import type { CdpConnection } from "../cdp/connection.js";
import type { PageRecord } from "./page-record.js";
/** What must be known to hear a page rightly. */
export interface PageEars {
    /** Marks our own words on the page's console. */
    readonly secret: string;
    readonly mainFrame: string;
    onFrame(frameId: string): void;
}
/** Puts down what a page says and tries. */
export declare function hearPage(connection: CdpConnection, session: string, record: PageRecord, ears: PageEars): void;
/** Puts down the ways past HTTP that a page or a worker tries; where there is no network they lead nowhere. */
export declare function hearSockets(connection: CdpConnection, session: string, { ledger }: PageRecord): void;
