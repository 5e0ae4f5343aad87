// Where a capture stops: bytes and time.
import { refusalReason } from "#model/index.js";
import type { MannersContext } from "./manners-context.js";
import type { MannersSettings } from "./manners-settings.js";

/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
const REVISIT_BYTES = 2_000;

/** The limits of one capture, counted from its sightings, so that a resumed capture goes on counting. */
export class CaptureLimits {
  readonly #run: MannersContext;
  readonly #settings: MannersSettings;
  readonly #startedAtMs: number;
  #bytes = 0;

  constructor(run: MannersContext, settings: MannersSettings) {
    this.#run = run;
    this.#settings = settings;
    this.#startedAtMs = run.world.clock.now();
  }

  /** Counts one sighting, new or remembered. */
  count(warcBytes: number): void {
    this.#bytes += warcBytes;
  }

  /** Why a page is not asked for while pages are being discovered. */
  refusal(): string | null {
    const { maxBytes, maxTimeMs } = this.#settings;
    const reservedBytes = this.#isVisiting ? REVISIT_BYTES * this.#run.sightings.size : 0;
    if (maxBytes !== null && this.#bytes + reservedBytes >= maxBytes)
      return refusalReason("max-bytes", `${maxBytes} bytes`);
    // Half of the time for the visits: the revisits take as long, and without them nothing is proved.
    if (maxTimeMs !== null && this.#elapsedMs >= (this.#isVisiting ? maxTimeMs / 2 : maxTimeMs))
      return refusalReason("max-time", `${maxTimeMs} ms`);
    return null;
  }

  /** Why nothing at all is asked for any more. */
  stopReason(): string | null {
    const { maxBytes, maxTimeMs } = this.#settings;
    if (maxBytes !== null && this.#bytes >= maxBytes) return refusalReason("max-bytes", `${maxBytes} bytes`);
    if (maxTimeMs !== null && this.#elapsedMs >= maxTimeMs)
      return refusalReason("max-time", `${maxTimeMs} ms`);
    return null;
  }

  get #isVisiting(): boolean {
    return this.#run.capture.plannedAsOf === null;
  }

  get #elapsedMs(): number {
    return this.#run.world.clock.now() - this.#startedAtMs;
  }
}
