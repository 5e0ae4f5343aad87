// WARC bytes as they are handed to the verifier: a file, a part of a package, or whatever can be read anywhere.
import { open } from "node:fs/promises";

/** Bytes that can be read anywhere; positions count from the WARC file's own first byte. */
export interface RangeSource {
  readonly sizeBytes: number;
  /** Up to so many bytes from an offset: fewer only at the end, none beyond it. */
  read(offset: number, lengthBytes: number): Uint8Array | Promise<Uint8Array>;
}

/** A source that is closed by whoever asked for it. */
export interface OpenedSource extends RangeSource {
  close(): void | Promise<void>;
}

/** A WARC file: its name, and how it is opened, as often as it is needed. */
export interface WarcSource {
  readonly name: string;
  readonly open: () => Promise<OpenedSource | null>;
}

/** A file as a source; `null` when it cannot be opened. */
export async function fileSource(path: string): Promise<OpenedSource | null> {
  const handle = await open(path, "r").catch(() => null);
  if (!handle) return null;
  const { size: sizeBytes } = await handle.stat();
  return {
    sizeBytes,
    read: async (offset, lengthBytes) => {
      const wanted = Math.max(0, Math.min(lengthBytes, sizeBytes - offset));
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}

/** Bytes of a source as a buffer. */
export async function readFrom(source: RangeSource, offset: number, lengthBytes: number): Promise<Buffer> {
  const bytes = await source.read(offset, lengthBytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes in memory, one piece behind the other, as a WARC file. */
export function inMemory(name: string, pieces: readonly Buffer[]): WarcSource {
  const bytes = Buffer.concat(pieces);
  const source: OpenedSource = {
    sizeBytes: bytes.length,
    read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
    close: () => undefined,
  };
  return { name, open: async () => source };
}
