// An exchange on its way to the archive's thread: its bytes are copied once into memory that is given away.
import type { ContentRecord, Exchange } from "#ports/index.js";
import { spooledAt, type FileSpooled } from "../archive/spool.js";

/** An exchange as it is sent. */
export interface SentExchange extends Omit<Exchange, "requestBytes" | "responseBytes" | "spooled"> {
  /** Request and response, one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly requestLength: number;
  /** Where a long response lies. */
  readonly spooledFile: Pick<FileSpooled, "path" | "sizeBytes" | "digest"> | null;
}

/** The exchange, ready to be sent. */
export function sentExchange(exchange: Exchange): SentExchange {
  const { requestBytes, responseBytes, spooled, ...facts } = exchange;
  const bytes = new Uint8Array(requestBytes.length + responseBytes.length);
  bytes.set(requestBytes);
  bytes.set(responseBytes, requestBytes.length);
  return { ...facts, bytes, requestLength: requestBytes.length, spooledFile: placeOf(spooled) };
}

/** The exchange again; whoever sent it discards what is spooled. */
export function receivedExchange(sent: SentExchange): Exchange {
  const { bytes, requestLength, spooledFile, ...facts } = sent;
  return {
    ...facts,
    requestBytes: bytes.subarray(0, requestLength),
    responseBytes: bytes.subarray(requestLength),
    ...(spooledFile ? { spooled: spooledAt(spooledFile, async () => undefined) } : {}),
  };
}

/** A content that was told as it is sent: of a long one its place in the spool. */
export interface SentContent extends Omit<ContentRecord, "block"> {
  readonly block: Uint8Array | NonNullable<SentExchange["spooledFile"]>;
}

/** The content, ready to be sent. */
export function sentContent({ block, ...rest }: ContentRecord): SentContent {
  return { ...rest, block: block instanceof Uint8Array ? block : placeOf(block)! };
}

/** The content again; whoever sent it discards what is spooled. */
export function receivedContent({ block, ...rest }: SentContent): ContentRecord {
  const whole = block instanceof Uint8Array;
  return { ...rest, block: whole ? block : spooledAt(block, async () => undefined) };
}

function placeOf(spooled: Exchange["spooled"]): SentExchange["spooledFile"] {
  if (!spooled) return null;
  const { path, sizeBytes, digest } = spooled as FileSpooled;
  return { path, sizeBytes, digest };
}
