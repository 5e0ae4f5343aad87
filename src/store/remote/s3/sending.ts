// Bytes on their way to a server, held to what was said of them: a file that was changed meanwhile must not arrive, and is
// another fault than a bad line.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import type { BucketContent } from "#ports/index.js";

/** One sending of a content. */
export class Sending {
  readonly #key: string;
  readonly #content: BucketContent;
  readonly #touch: () => void;
  #fault: { readonly error: unknown } | null = null;

  constructor(key: string, content: BucketContent, touch: () => void) {
    this.#key = key;
    this.#content = content;
    this.#touch = touch;
  }

  /** What is wrong with the bytes themselves, whatever the server said of it. */
  get fault(): { readonly error: unknown } | null {
    return this.#fault;
  }

  /** The bytes, the last of them only when all are as they should be. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#checked();
    } catch (error) {
      this.#fault = { error };
      throw error;
    }
  }

  async *#checked(): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    let sent = 0;
    let held: Uint8Array | null = null;
    for await (const piece of this.#content.pieces()) {
      if (piece.length === 0) continue;
      this.#touch();
      if ((sent += piece.length) > this.#content.sizeBytes) throw this.#changed();
      hash.update(piece);
      if (held) yield held;
      held = piece;
    }
    if (sent !== this.#content.sizeBytes || hash.digest("hex") !== this.#content.sha256)
      throw this.#changed();
    if (held) yield held;
  }

  #changed(): StoreError {
    return new StoreError("ARCHIVE_BROKEN", `${this.#key}: its bytes are not those that were to be sent`);
  }
}
