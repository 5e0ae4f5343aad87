// What a certificate says about a WARC file beside its hash: how many records, and which servers answered.
import { readWarc, type ReadRecord } from "./read/warc-reader.js";

/** Records of a file, and the address that each host answered from. */
export interface WarcSummary {
  readonly records: number;
  readonly servers: readonly { readonly host: string; readonly address: string }[];
}

/** Reads a file once; damage ends the count where it is. */
export async function summariseWarc(path: string): Promise<WarcSummary> {
  const servers = new Map<string, { host: string; address: string }>();
  let records = 0;
  for await (const item of readWarc(path)) {
    if (item.kind !== "end") continue;
    records++;
    const server = serverOf(item.record);
    if (server) servers.set(JSON.stringify(server), server);
  }
  return { records, servers: [...servers.values()] };
}

function serverOf(record: ReadRecord): { host: string; address: string } | null {
  const address = record.field("WARC-IP-Address");
  if (address === null || record.target === null || !URL.canParse(record.target)) return null;
  return { host: new URL(record.target).host, address };
}
