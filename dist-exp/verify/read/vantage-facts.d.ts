import type { WarcRecord } from "./warc-record.js";
/** Hosts with their addresses, and canonical JSON of every distinct connection, its host in it. */
export declare class VantageFacts {
    readonly servers: Set<string>;
    readonly connections: Set<string>;
    /** Takes the server's address beside a record, where one is told. */
    takeServer({ target, field }: Pick<WarcRecord, "target" | "field">): void;
    /** Takes what a metadata record tells of its connection. */
    takeConnection({ target }: Pick<WarcRecord, "target">, said: string | undefined): void;
}
