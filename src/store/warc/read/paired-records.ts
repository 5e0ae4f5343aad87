// Records with the request that each answers: crawlers write it before the response or right behind it.
import { parseHttpRequest } from "#formats/index.js";
import type { KeyedRequest } from "#formats/urls/request-query.js";
import type { Finding } from "./finding.js";
import type { ReadRecord, WarcItem } from "./warc-reader.js";

/** A request as its record tells it. */
export interface RecordedRequest extends KeyedRequest {
  /** The request's head and the beginning of its body. */
  readonly bytes: Buffer;
}

/** A record that was read to its end. */
export interface PairedRecord<T> {
  readonly record: ReadRecord;
  readonly length: number | null;
  readonly isWhole: boolean;
  readonly request: RecordedRequest | null;
  /** What reading its block gave. */
  readonly read: T;
}

/** How the records of a file are read. */
export interface PairedReading<T> {
  /** Called for every record but requests, while its block can be read. */
  readonly read: (record: ReadRecord) => Promise<T> | T;
  readonly onFinding?: (finding: Finding) => void;
}

/** Of a longer request only this much is looked at. */
export const MAX_REQUEST_BYTES = 64 * 1024;

interface HeldRequest {
  readonly record: ReadRecord;
  readonly request: RecordedRequest | null;
}

/** All records but requests, each with its request, in order. */
export async function* pairedRecords<T>(
  items: AsyncIterable<WarcItem>,
  { read, onFinding }: PairedReading<T>,
): AsyncGenerator<PairedRecord<T>> {
  const pairing = new Pairing<T>();
  let current: { readonly read: T } | { readonly held: HeldRequest } | null = null;
  for await (const item of items) {
    if (item.kind === "finding") onFinding?.(item.finding);
    else if (item.kind === "record")
      current =
        item.record.type === "request"
          ? { held: { record: item.record, request: await requestOf(item.record) } }
          : { read: await read(item.record) };
    else if (current && "held" in current) yield* pairing.takeRequest(current.held);
    else if (current) yield* pairing.takeAnswer(item, current.read);
  }
  yield* pairing.rest();
}

/** The last record waits for the request behind it, and the last request for the record behind it. */
class Pairing<T> {
  #before: HeldRequest | null = null;
  #waiting: PairedRecord<T> | null = null;

  *takeRequest(held: HeldRequest): Generator<PairedRecord<T>> {
    const waiting = this.#waiting;
    const isAnswered = waiting !== null && waiting.request === null && belong(waiting.record, held.record);
    [this.#waiting, this.#before] = [null, isAnswered ? null : held];
    if (waiting) yield isAnswered ? { ...waiting, request: held.request } : waiting;
  }

  *takeAnswer(end: Extract<WarcItem, { kind: "end" }>, read: T): Generator<PairedRecord<T>> {
    yield* this.rest();
    const { record, length, isWhole } = end;
    const before = this.#before;
    const request = before && belong(record, before.record) ? before.request : null;
    this.#waiting = { record, length, isWhole, request, read };
  }

  *rest(): Generator<PairedRecord<T>> {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) yield waiting;
  }
}

// By name where one of them names the other; else neighbours of one target belong together.
function belong(answer: ReadRecord, request: ReadRecord): boolean {
  if (answer.type === "metadata" || answer.target !== request.target) return false;
  const named = [answer.field("WARC-Concurrent-To"), request.field("WARC-Concurrent-To")];
  if (named.every((id) => id === null)) return true;
  return named[0] === request.id || named[1] === answer.id || (named[0] !== null && named[0] === named[1]);
}

async function requestOf(record: ReadRecord): Promise<RecordedRequest | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of record.block) {
    pieces.push(piece.subarray(0, MAX_REQUEST_BYTES - bytes));
    bytes += piece.length;
    if (bytes >= MAX_REQUEST_BYTES) break;
  }
  const block = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  return recordedRequest(block);
}

/** Reads a request from the beginning of its record's block; `null` for what is none. */
export function recordedRequest(block: Buffer): RecordedRequest | null {
  const parsed = parseHttpRequest(block);
  if (!parsed.ok) return null;
  const { method, body } = parsed;
  return { method, contentType: parsed.header("content-type") ?? "", body, bytes: block };
}
