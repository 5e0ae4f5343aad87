// Appends records to one WARC file: one gzip member each, whole or not at all.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { dirname } from "node:path";
import type { RecordRef } from "#model/index.js";
import type { FileSystem, OutputFile } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { gzipped, gzippedAtOnce } from "./gzipped.js";
import { encodeRecord, isWhole, recordPieces, type AnyDraft, type RecordDraft } from "./record.js";

const compressAside = promisify(gzip);
/** Up to this size a record is compressed sooner than another thread could be asked to. */
const SOON_BYTES = 128 * 1024;

/** One gzip member; a window no larger than the record saves clearing memory that nothing will use. */
async function compress(record: Buffer): Promise<Buffer> {
  if (record.length > SOON_BYTES) return compressAside(record);
  return gzippedAtOnce(record);
}

/** One WARC file being written, from its first byte to its finish. */
export class WarcWriter {
  readonly path: string;
  readonly #fs: FileSystem;
  readonly #output: OutputFile;
  #sha256 = createHash("sha256");
  #sizeBytes = 0;
  #failure: unknown = null;

  private constructor(fs: FileSystem, path: string, output: OutputFile) {
    this.path = path;
    this.#fs = fs;
    this.#output = output;
  }

  /** Makes a new file; one that is there already is never touched. */
  static async create(fs: FileSystem, path: string): Promise<WarcWriter> {
    try {
      await fs.makeDirectory(dirname(path));
      return new WarcWriter(fs, path, await fs.open(path, "wx"));
    } catch (error) {
      throw storeFailure(error, "creating", path);
    }
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Appends the records side by side; resolves when all are written, otherwise none of them is. */
  async append(drafts: readonly AnyDraft[], file: string): Promise<RecordRef[]> {
    const lengths = drafts.every(isWhole)
      ? await this.#appendWhole(drafts)
      : await this.#stream(drafts.map(recordPieces));
    let offset = this.#sizeBytes - lengths.reduce((sum, length) => sum + length, 0);
    return drafts.map(({ id, type }, i) => {
      const length = lengths[i]!;
      offset += length;
      return { id, type, file, offset: offset - length, length };
    });
  }

  /** Appends one record of any size in constant memory; its head must be right about its block's length. */
  async appendStreamed(pieces: AsyncIterable<Uint8Array>): Promise<{ offset: number; length: number }> {
    const offset = this.#sizeBytes;
    const [length] = await this.#stream([pieces]);
    return { offset, length: length! };
  }

  /** Appends one record that is in memory whole. */
  async appendRecord(record: Buffer): Promise<void> {
    await this.#appendBytes(await compress(record));
  }

  async #appendWhole(drafts: readonly RecordDraft[]): Promise<number[]> {
    const members = await Promise.all(drafts.map((draft) => compress(encodeRecord(draft))));
    await this.#appendBytes(Buffer.concat(members));
    return members.map(({ length }) => length);
  }

  /** Writes records in pieces, all or none; returns their lengths in the file. */
  async #stream(records: readonly AsyncIterable<Uint8Array>[]): Promise<number[]> {
    const offset = this.#sizeBytes;
    const sha256 = this.#sha256.copy();
    const lengths: number[] = [];
    await this.#guard("writing", async () => {
      try {
        for (const pieces of records) {
          const start = this.#sizeBytes;
          for await (const bytes of gzipped(pieces)) await this.#streamOut(bytes);
          lengths.push(this.#sizeBytes - start);
        }
      } catch (error) {
        this.#sizeBytes = offset;
        this.#sha256 = sha256;
        await this.#cutBack(error);
        throw error;
      }
    });
    return lengths;
  }

  async #streamOut(bytes: Buffer): Promise<void> {
    if (this.#failure) throw this.#failure;
    await this.#output.write(bytes);
    this.#sha256.update(bytes);
    this.#sizeBytes += bytes.length;
  }

  /** Everything appended so far survives power loss when this resolves. */
  async sync(): Promise<void> {
    await this.#guard("syncing", async () => {
      await this.#output.sync();
      await this.#fs.syncDirectory(dirname(this.path));
    });
  }

  /** Syncs and closes; returns the digest of the whole file, hexadecimal. */
  async finish(): Promise<string> {
    try {
      await this.sync();
    } finally {
      await this.#output.close();
    }
    return this.#sha256.digest("hex");
  }

  /** Closes without syncing, after a failure. */
  async abandon(): Promise<void> {
    await this.#output.close();
  }

  async #appendBytes(bytes: Buffer): Promise<void> {
    if (this.#failure) await this.#cutBack(this.#failure);
    if (this.#failure) throw storeFailure(this.#failure, "writing", this.path);
    await this.#guard("writing", async () => {
      try {
        await this.#output.write(bytes);
      } catch (error) {
        await this.#cutBack(error);
        throw error;
      }
    });
    this.#sha256.update(bytes);
    this.#sizeBytes += bytes.length;
  }

  // A half-written record must not stay; as long as even that fails, the file takes no more.
  async #cutBack(cause: unknown): Promise<void> {
    try {
      await this.#output.truncate(this.#sizeBytes);
      this.#failure = null;
    } catch {
      this.#failure = cause;
    }
  }

  async #guard<T>(doing: string, action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      throw storeFailure(error, doing, this.path);
    }
  }
}
