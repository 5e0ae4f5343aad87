import { type CdpConnection } from "../cdp/connection.js";
import type { PageRecord } from "./page-record.js";
import type { OpenPage } from "./page-targets.js";
/** A page that can be asked. */
export interface AskedPage {
    readonly connection: CdpConnection;
    readonly record: PageRecord;
    readonly open: OpenPage;
}
/**
 * What an expression comes to in the page's own document; `undefined` where it threw, or the document went away. It is
 * no gesture of a user's: a window that one would open holds its opener for as long as it waits for us.
 */
export declare function askPage({ connection, record, open }: AskedPage, expression: string): Promise<unknown>;
