// Sources read to their end, as plain rows that a test can compare.
import type { Source } from "../../../src/take/source.js";
import type { Clock } from "../../../src/ports/index.js";
import { instant } from "../../../src/model/index.js";

/** A told version as a row. */
export interface Row {
  readonly url: string;
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
  readonly text: string;
  readonly origin: string;
  readonly contentType: string;
}

/** Every version, sorted by address and time. */
export async function rowsOf(source: Source): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    for await (const { content, told } of source.versions()) {
      rows.push({
        url: content.url,
        from: told.from,
        to: told.to,
        isCurrent: told.isCurrent === true,
        text: (await bytesOf(content.bytes)).toString("latin1"),
        origin: content.origin,
        contentType: content.type === "resource" ? content.contentType : "",
      });
    }
  } finally {
    await source.close();
  }
  return rows.sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : a.from - b.from));
}

type Bytes = Uint8Array | { read(): AsyncIterable<Uint8Array> };

async function bytesOf(bytes: Bytes): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A clock that goes on by a millisecond whenever it is asked. */
export function steppingClock(startAt: number): Clock {
  let now = startAt;
  return { now: () => instant(now++), sleepUntil: () => Promise.resolve() };
}
