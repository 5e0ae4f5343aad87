// One zlib engine for many small members. Node makes a stream object and allocates an engine's memory for each call of
// its synchronous interface, which takes longer than a record does. What is used here beside the documented `reset` are
// names that every Node since 10 has had, and a trial before the first use: where it fails, nothing is used.
import { constants, type DeflateRaw, type Gzip, type InflateRaw } from "node:zlib";

/** Of a stream, what lies below its documented interface. */
interface Handle {
  reset(): void;
  /** Flush mode, input with offset and length, output with offset and length. */
  writeSync(...args: [number, Uint8Array, number, number, Uint8Array, number, number]): void;
  onerror: (message: string, errno: number, code: string) => void;
}

interface Below {
  readonly _handle?: Handle;
  /** Room left in the output, and input left. */
  readonly _writeState?: Uint32Array;
}

/** What came of an input, and how much of it that was; or zlib's code, or that it became too much. */
export type EngineRun = { readonly bytes: Buffer; readonly consumed: number } | string;

/** Most records fit in one. */
const OUTPUT_BYTES = 64 * 1024;

/** Runs one input after the other through the same engine. */
export class LastingEngine {
  readonly #handle: Handle;
  readonly #left: Uint32Array;
  readonly #output = Buffer.allocUnsafeSlow(OUTPUT_BYTES);
  #failure: string | null = null;

  private constructor(handle: Handle, left: Uint32Array) {
    this.#handle = handle;
    this.#left = left;
    handle.onerror = (_message, _errno, code) => {
      this.#failure = code;
    };
  }

  /** The engine of a stream that nobody else uses; `null` where this Node has no such thing, or another one. */
  static of(
    stream: DeflateRaw | Gzip | InflateRaw,
    isRight: (engine: LastingEngine) => boolean,
  ): LastingEngine | null {
    const { _handle: handle, _writeState: left } = stream as Below;
    if (typeof handle?.writeSync !== "function" || typeof handle.reset !== "function") return null;
    if (!(left instanceof Uint32Array) || left.length !== 2) return null;
    try {
      const engine = new LastingEngine(handle, left);
      return isRight(engine) ? engine : null;
    } catch {
      return null;
    }
  }

  /** All that an input becomes, up to so many bytes; what lies behind the end of a compressed member stays. */
  run(input: Uint8Array, mostBytes: number): EngineRun {
    this.#handle.reset();
    this.#failure = null;
    const pieces: Buffer[] = [];
    for (let [from, sizeBytes] = [0, 0]; sizeBytes <= mostBytes;) {
      this.#write(input, from);
      if (this.#failure !== null) return this.#failure;
      const [roomLeft, inputLeft] = this.#left as unknown as [number, number];
      from = input.length - inputLeft;
      sizeBytes += OUTPUT_BYTES - roomLeft;
      pieces.push(Buffer.from(this.#output.subarray(0, OUTPUT_BYTES - roomLeft)));
      // Told to finish, zlib leaves room only where it has; anything else was a failure.
      if (roomLeft > 0)
        return { bytes: pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces), consumed: from };
    }
    return "too-much";
  }

  #write(input: Uint8Array, from: number): void {
    this.#handle.writeSync(
      constants.Z_FINISH,
      input,
      from,
      input.length - from,
      this.#output,
      0,
      OUTPUT_BYTES,
    );
  }
}

/** On trial: whether an engine's output, of one content after the other, becomes the content again. */
export function isUndone(engine: LastingEngine, undo: (bytes: Buffer) => Buffer): boolean {
  return ["isochron".repeat(20_000), "", "isochron"].every((content) => {
    const run = engine.run(Buffer.from(content), Infinity);
    return typeof run !== "string" && undo(run.bytes).toString() === content;
  });
}
