// Many small byte strings outside the garbage-collected heap, appended once and found again by their place.

const CHUNK_BYTES = 65_536;

/** Appends byte strings to chunks of fixed size; a place is where one begins, counted over all chunks. */
export class ByteArena {
  /** A byte string longer than a chunk has one of its own, followed by empty ones for the places it covers. */
  readonly #chunks: Buffer[] = [];
  #used = CHUNK_BYTES;

  /** Room for a byte string of this length, to be written by the caller at once. */
  reserve(length: number): number {
    // Behind a full chunk nothing begins, not even an empty string.
    if (this.#used === CHUNK_BYTES || this.#used + length > CHUNK_BYTES) this.#addChunk(length);
    const place = (this.#chunks.length - 1) * CHUNK_BYTES + this.#used;
    if (length <= CHUNK_BYTES) this.#used += length;
    else this.#coverPlaces(length);
    return place;
  }

  chunkAt(place: number): Buffer {
    return this.#chunks[Math.floor(place / CHUNK_BYTES)]!;
  }

  offsetAt(place: number): number {
    return place % CHUNK_BYTES;
  }

  #addChunk(length: number): void {
    this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(length, CHUNK_BYTES)));
    this.#used = 0;
  }

  #coverPlaces(length: number): void {
    for (let covered = CHUNK_BYTES; covered < length; covered += CHUNK_BYTES)
      this.#chunks.push(Buffer.alloc(0));
    this.#used = CHUNK_BYTES;
  }
}
