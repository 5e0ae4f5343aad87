import type { ContentRecord, Exchange } from "#ports/index.js";
import { type FileSpooled } from "../archive/spool.js";
/** An exchange as it is sent. */
export interface SentExchange extends Omit<Exchange, "requestBytes" | "responseBytes" | "spooled"> {
    /** Request and response, one after the other. */
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly requestLength: number;
    /** Where a long response lies. */
    readonly spooledFile: Pick<FileSpooled, "path" | "sizeBytes" | "digest"> | null;
}
/** The exchange, ready to be sent. */
export declare function sentExchange(exchange: Exchange): SentExchange;
/** The exchange again; whoever sent it discards what is spooled. */
export declare function receivedExchange(sent: SentExchange): Exchange;
/** A content that was told as it is sent: of a long one its place in the spool. */
export interface SentContent extends Omit<ContentRecord, "block"> {
    readonly block: Uint8Array | NonNullable<SentExchange["spooledFile"]>;
}
/** The content, ready to be sent. */
export declare function sentContent({ block, ...rest }: ContentRecord): SentContent;
/** The content again; whoever sent it discards what is spooled. */
export declare function receivedContent({ block, ...rest }: SentContent): ContentRecord;
