// The bytes of one response as they come: the first part in memory, a long response whole in the spool.
import type { Spool, SpooledBytes, SpoolWriter } from "#ports/index.js";
import { ByteBuffer } from "./byte-buffer.js";

/** Responses up to this size never leave memory; a head, which is smaller, is always in it. */
const IN_MEMORY_BYTES = 1024 * 1024;
/** How much may wait for the spool before the server has to. */
const MAX_WAITING_BYTES = 512 * 1024;

/** A response as it was received. */
export interface ReceivedBytes {
  /** All of it, or the first part of a spooled one. */
  readonly first: Uint8Array;
  readonly spooled: SpooledBytes | null;
}

/** Takes a response's bytes in order; without a spool all of them stay in memory. */
export class ResponseBytes {
  readonly #spool: Spool | null;
  readonly #memory = new ByteBuffer();
  #writer: SpoolWriter | null = null;
  #writing: Promise<void> = Promise.resolve();
  #waitingBytes = 0;

  constructor(spool: Spool | null) {
    this.#spool = spool;
  }

  /** Whether so much waits for the spool that no more should come. */
  get isBehind(): boolean {
    return this.#waitingBytes > MAX_WAITING_BYTES;
  }

  add(bytes: Uint8Array): void {
    if (!this.#writer && (!this.#spool || this.#memory.length + bytes.length <= IN_MEMORY_BYTES)) {
      this.#memory.append(bytes);
      return;
    }
    if (!this.#writer) this.#write((this.#writer = this.#spool!.create()), this.#memory.view());
    this.#write(this.#writer, bytes);
  }

  /** Resolves when all that was added is put aside; rejects when it cannot be. */
  written(): Promise<void> {
    return this.#writing;
  }

  async finish(): Promise<ReceivedBytes> {
    await this.#writing;
    return { first: this.#memory.view(), spooled: (await this.#writer?.finish()) ?? null };
  }

  async discard(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#writer?.discard();
  }

  #write(writer: SpoolWriter, bytes: Uint8Array): void {
    this.#waitingBytes += bytes.length;
    this.#writing = this.#writing.then(async () => {
      await writer.append(bytes);
      this.#waitingBytes -= bytes.length;
    });
    // Whoever waits hears of a failure; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }
}
