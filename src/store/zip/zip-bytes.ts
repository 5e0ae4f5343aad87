// A ZIP as a stream: each file is read when its turn comes, and its CRC is Node's own: a table in JavaScript takes as
// long for a WARC file as inflating it.
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { StoreError } from "#errors.js";
import { dataDescriptor, directoryEnd, directoryHead, localHead, type PackedEntry } from "./zip-heads.js";

/** One file to be packed. */
export interface ZipFile {
  /** Relative, with forward slashes. */
  readonly path: string;
  /** As it is, so that ranges of it can be read. */
  readonly isStored: boolean;
  readonly mode?: number;
  content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const DEFAULT_MODE = 0o100664;
const LEVEL = 6;
/** Short pieces are deflated together: each is a turn of its own. */
const PIECE_BYTES = 64 * 1024;

/** The bytes of a ZIP with these files in their order, all of one date. */
export async function* zipBytes(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  date: Date,
): AsyncGenerator<Uint8Array> {
  const packed: PackedEntry[] = [];
  let offset = 0;
  for await (const file of files) {
    const entry = new Packing(file, date, offset);
    for await (const bytes of entry.bytes()) {
      offset += bytes.length;
      yield bytes;
    }
    packed.push(entry.end());
  }
  const from = offset;
  for (const entry of packed) {
    const head = directoryHead(entry);
    offset += head.length;
    yield head;
  }
  yield directoryEnd(packed.length, from, offset);
}

/** One file on its way. */
class Packing {
  readonly #file: ZipFile;
  readonly #about: Pick<PackedEntry, "name" | "isStored" | "mode" | "date" | "offset">;
  #crc = 0;
  #plainBytes = 0;
  #packedBytes = 0;

  constructor(file: ZipFile, date: Date, offset: number) {
    const { isStored, mode = DEFAULT_MODE } = file;
    this.#file = file;
    this.#about = { name: nameOf(file.path), isStored, mode, date, offset };
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    yield localHead(this.#about);
    const plain = this.#counted();
    for await (const piece of this.#about.isStored ? plain : deflated(plain)) {
      this.#packedBytes += piece.length;
      yield piece;
    }
    yield dataDescriptor(this.end());
  }

  end(): PackedEntry {
    const sizes = { packedBytes: this.#packedBytes, plainBytes: this.#plainBytes };
    return { ...this.#about, crc: this.#crc, ...sizes };
  }

  async *#counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#file.content()) {
      this.#crc = crc32(piece, this.#crc);
      this.#plainBytes += piece.length;
      if (piece.length > 0) yield piece;
    }
  }
}

/** Names that would lead out of the folder that they are unpacked into are never written. */
function nameOf(path: string): Buffer {
  const name = Buffer.from(path);
  const isWrong = path === "" || /^(?:[A-Za-z]:|\/)|\\|\/$|(?:^|\/)\.\.(?:\/|$)/.test(path);
  if (isWrong || name.length > 0xffff)
    throw new StoreError("INTERNAL", `no name for a file in a ZIP: ${path}`);
  return name;
}

async function* deflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: PIECE_BYTES });
  const done = pipeline(together(pieces), deflate);
  // A source that fails ends the stream below with its error; whoever leaves early has heard all.
  done.catch(() => undefined);
  yield* deflate as AsyncIterable<Buffer>;
  await done;
}

async function* together(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < PIECE_BYTES) continue;
    yield held.length === 1 ? piece : Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}
