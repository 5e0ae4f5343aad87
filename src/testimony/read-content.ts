// A content on its way in: held in memory while it is short, else put aside once, so that what is identified and what is
// written are the same bytes whatever happens to their source meanwhile.
import { IsochronError } from "#errors.js";
import { mediaType } from "#formats/index.js";
import { readAnswer, readResource, type ContentFacts } from "#formats/http/told-content.js";
import type { PageKind } from "#model/index.js";
import type { Spool, SpooledBytes, ToldContent, ToldPieces } from "#ports/index.js";

/** Longer contents pass through the spool (decision 10). */
const MOST_HELD_BYTES = 1024 * 1024;

/** The bytes of a content, to be read as often as needed. */
export type HeldBytes = Uint8Array | SpooledBytes;

/** Takes the bytes over; whoever is done with them lets them go by {@link letGo}. */
export async function takeBytes(bytes: Uint8Array | ToldPieces, spool: Spool): Promise<HeldBytes> {
  if (bytes instanceof Uint8Array) return bytes;
  return bytes.sizeBytes <= MOST_HELD_BYTES ? inMemory(bytes) : putAside(bytes, spool);
}

/** Gives up what was put aside. */
export async function letGo(held: HeldBytes): Promise<void> {
  if (!(held instanceof Uint8Array)) await held.discard();
}

async function inMemory(pieces: ToldPieces): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  for await (const piece of asLongAsSaid(pieces)) held.push(piece);
  return Buffer.concat(held);
}

async function putAside(pieces: ToldPieces, spool: Spool): Promise<SpooledBytes> {
  const writer = spool.create();
  try {
    for await (const piece of asLongAsSaid(pieces)) await writer.append(piece);
    return await writer.finish();
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** A source that grows without end must not fill the disk, and one that shrank is not what was announced. */
async function* asLongAsSaid(told: ToldPieces): AsyncGenerator<Uint8Array> {
  const { sizeBytes } = told;
  let bytes = 0;
  for await (const piece of told.read()) {
    bytes += piece.length;
    if (bytes > sizeBytes) break;
    yield piece;
  }
  if (bytes !== sizeBytes)
    throw new IsochronError(
      "BAD_INPUT",
      `a content of ${sizeBytes} bytes had another length when it was read`,
    );
}

/** What the bytes are a version of. @throws BAD_INPUT for an answer that shows no state of its page */
export async function factsOf(content: ToldContent, held: HeldBytes): Promise<ContentFacts> {
  const raw = await rawOf(held);
  if (content.type === "resource")
    return readResource(raw, content.contentType, content.lastModified ?? null);
  const read = await readAnswer(raw);
  if ("problem" in read)
    throw new IsochronError("BAD_INPUT", `the answer of ${content.url} cannot be kept: ${read.problem}`);
  return read;
}

/** Enough for any head of an answer. */
const FIRST_BYTES = 260 * 1024;

async function rawOf(held: HeldBytes): Promise<{
  readonly first: Uint8Array;
  readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
}> {
  if (held instanceof Uint8Array) return { first: held, pieces: null };
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of held.read()) {
    pieces.push(piece);
    if ((bytes += piece.length) >= FIRST_BYTES) break;
  }
  return { first: Buffer.concat(pieces), pieces: () => held.read() };
}

/** What a page is to the site, by its media type. */
export function kindOf(contentType: string | null): PageKind {
  const type = mediaType(contentType) ?? "";
  if (/html|pdf/.test(type) || type === "") return "document";
  return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
