// Bytes that come in pieces, in one piece.

/** A buffer that grows. */
export class ByteRun {
  #bytes = Buffer.alloc(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Whether there is nothing but the white space of JSON in it. */
  get isBlank(): boolean {
    return this.bytes().every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  }

  append(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > this.#bytes.length) {
      const bigger = Buffer.alloc(2 * length);
      this.#bytes.copy(bigger, 0, 0, this.#length);
      this.#bytes = bigger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = length;
  }

  /** From an offset on; only until more come. */
  bytes(from = 0): Buffer {
    return this.#bytes.subarray(from, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
