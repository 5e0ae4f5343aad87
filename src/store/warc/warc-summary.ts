// What a certificate says about a WARC file beside its hash: how many records, and which servers answered.
import { type CertificateConnection, parsedUrl } from "#model/index.js";
import type { ByteSource, ConnectionFacts } from "#ports/index.js";
import { readWarc, type ReadRecord } from "./read/warc-reader.js";

/** Records of a file, and the address that each host answered from. */
export interface WarcSummary {
  readonly records: number;
  readonly servers: readonly { readonly host: string; readonly address: string }[];
  readonly connections: readonly CertificateConnection[];
}

/** Reads a source once; damage ends the count where it is. */
export async function summariseWarc(source: ByteSource): Promise<WarcSummary> {
  const servers = new Map<string, { host: string; address: string }>();
  const connections = new Map<string, CertificateConnection>();
  let records = 0;
  for await (const item of readWarc(source, "")) {
    if (item.kind === "record" && item.record.type === "metadata") {
      const connection = await connectionOf(item.record);
      if (connection) connections.set(JSON.stringify(connection), connection);
    }
    if (item.kind !== "end") continue;
    records++;
    const server = serverOf(item.record);
    if (server) servers.set(JSON.stringify(server), server);
  }
  return { records, servers: [...servers.values()], connections: [...connections.values()] };
}

const MAX_BLOCK_BYTES = 64 * 1024;

async function connectionOf({ target, block }: ReadRecord): Promise<CertificateConnection | null> {
  let text = "";
  for await (const piece of block) if (text.length < MAX_BLOCK_BYTES) text += piece.toString("utf8");
  if (target === null || parsedUrl(target) === null) return null;
  const said = connectionWords(text);
  return said === null ? null : connectionOfWords(target, said);
}

/** A metadata record's field `connection`. */
export function connectionWords(text: string): string | null {
  return /^connection: (\{.*\})\r?$/m.exec(text)?.[1] ?? null;
}

/** The connection to a target's host, as that field says it. */
export function connectionOfWords(target: string, said: string): CertificateConnection {
  const { client, resolved, proxy, tls } = JSON.parse(said) as ConnectionFacts;
  return { host: new URL(target).host, client, resolved, ...(proxy !== undefined && { proxy }), tls };
}

function serverOf(record: ReadRecord): { host: string; address: string } | null {
  const address = record.field("WARC-IP-Address");
  const url = record.target === null ? null : parsedUrl(record.target);
  return address === null || url === null ? null : { host: url.host, address };
}
