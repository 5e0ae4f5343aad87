// Bytes that come in pieces, looked at ahead of where they are taken.
import type { Duplex } from "node:stream";
import { through } from "./through.js";

/** A decoder that knows how much of its input it took. */
export type MeasuringDecoder = Duplex & { readonly bytesWritten: number };

/** Reads ahead in an input, takes from its beginning, and gives back what a decoder left. */
export class PieceReader {
  readonly #input: AsyncIterator<Uint8Array>;
  #window: Buffer = Buffer.alloc(0);

  constructor(input: AsyncIterator<Uint8Array>) {
    this.#input = input;
  }

  /** What comes next: at least so many bytes, unless the input ends before. */
  async window(bytes: number): Promise<Buffer> {
    if (this.#window.length >= bytes) return this.#window;
    const pieces: Uint8Array[] = [this.#window];
    for (let held = this.#window.length; held < bytes;) {
      const { done, value } = await this.#input.next();
      if (done === true) break;
      pieces.push(value);
      held += value.length;
    }
    return (this.#window = Buffer.concat(pieces));
  }

  /** Takes bytes that the window showed. */
  drop(bytes: number): void {
    this.#window = this.#window.subarray(bytes);
  }

  /** What a decoder makes of the input up to its end; what comes after it is next. */
  async *through(decoder: MeasuringDecoder): AsyncGenerator<Uint8Array> {
    const start = this.#window;
    const given: Uint8Array[] = [start];
    let passedBytes = 0;
    const next = async (): Promise<IteratorResult<Uint8Array>> => {
      const result = await this.#input.next();
      if (result.done !== true) given.push(result.value);
      while (given.length > 0 && passedBytes + given[0]!.length <= decoder.bytesWritten)
        passedBytes += given.shift()!.length;
      return result;
    };
    yield* through(decoder, start, { next });
    this.#window = Buffer.concat(given).subarray(decoder.bytesWritten - passedBytes);
  }
}
