import type { ExchangeRecord, WarcSink, WarcStore } from "#ports/index.js";
import { type SentContent, type SentExchange } from "./exchange.js";
import type { Remote } from "./remote.js";
/** A sink as the thread offers it. */
export interface FarSink extends Omit<WarcSink, "writeExchange" | "writeContent"> {
    writeContent(content: SentContent): ReturnType<WarcSink["writeContent"]>;
    writeExchange(record: Omit<ExchangeRecord, "exchange">, sent: SentExchange): ReturnType<WarcSink["writeExchange"]>;
}
/** The WARC files as the thread offers them: a sink goes by its name, and nothing is read there. */
export interface FarWarcs extends Omit<WarcStore, "open" | "read" | "readFields"> {
    open(captureId: string): Promise<string>;
}
/** The WARC files, answered by the thread. */
export declare function remoteWarcs(remote: Remote): Omit<WarcStore, "read" | "readFields">;
