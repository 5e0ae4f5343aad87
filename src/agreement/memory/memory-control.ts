// What is asked of running captures, in memory.
import type { CaptureControl } from "#model/index.js";
import type { ControlChannel } from "#ports/index.js";

/** Wishes in memory. */
export class MemoryControl implements ControlChannel {
  readonly #asked = new Map<string, CaptureControl>();

  async ask(captureId: string, { want, edit }: Parameters<ControlChannel["ask"]>[1]): Promise<void> {
    const before = this.#asked.get(captureId) ?? { want: "run", edits: [] };
    const edits = edit ? [...before.edits, edit] : before.edits;
    this.#asked.set(captureId, { want: want ?? before.want, edits });
  }

  async look(captureId: string): Promise<CaptureControl | null> {
    return this.#asked.get(captureId) ?? null;
  }
}
