// Bytes that come one at a time, in one piece.

/** A buffer that grows. */
export class ByteRun {
  #bytes = Buffer.alloc(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Whether there is nothing but white space in it. */
  get isBlank(): boolean {
    return this.bytes().every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    this.#bytes[this.#length++] = byte;
  }

  /** From an offset on; only until more come. */
  bytes(from = 0): Buffer {
    return this.#bytes.subarray(from, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
