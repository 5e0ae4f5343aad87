// Who answered, and over which connections, as the records say it.
import { canonicalJson, strictJsonObject } from "#formats/index.js";
import { parsedUrl } from "#model/index.js";
import type { WarcRecord } from "./warc-record.js";

/** Hosts with their addresses, and canonical JSON of every distinct connection, its host in it. */
export class VantageFacts {
  readonly servers = new Set<string>();
  readonly connections = new Set<string>();

  /** Takes the server's address beside a record, where one is told. */
  takeServer({ target, field }: Pick<WarcRecord, "target" | "field">): void {
    const address = field("WARC-IP-Address");
    const url = address === null ? null : parsedUrl(target ?? "");
    if (url !== null) this.servers.add(JSON.stringify([url.host, address]));
  }

  /** Takes what a metadata record tells of its connection. */
  takeConnection({ target }: Pick<WarcRecord, "target">, said: string | undefined): void {
    const url = said === undefined ? null : parsedUrl(target ?? "");
    if (said === undefined || url === null) return;
    const connection = strictJsonObject(said);
    const { host } = url;
    this.connections.add(connection ? canonicalJson({ ...connection, host }) : said);
  }
}
