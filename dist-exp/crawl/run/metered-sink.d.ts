import type { Instant, RecordRef } from "#model/index.js";
import type { ContentRecord, ExchangeRecord, ResourceRecord, WarcSink } from "#ports/index.js";
/** A sink that knows how many bytes it wrote. */
export declare class MeteredSink implements WarcSink {
    #private;
    constructor(sink: WarcSink);
    get bytes(): number;
    writeExchange(record: ExchangeRecord): Promise<RecordRef[]>;
    writeMetadata(target: string, fields: Readonly<Record<string, string>>, at: Instant): Promise<RecordRef>;
    writeResource(resource: ResourceRecord): Promise<RecordRef>;
    writeContent(record: ContentRecord): Promise<RecordRef[]>;
    sync(): Promise<void>;
    close(): Promise<void>;
}
