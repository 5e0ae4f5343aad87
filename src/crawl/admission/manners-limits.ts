// Where a capture stops: bytes of its WARC records. Requests and time are its budget (budget.ts).
import { refusalReason, type MannersSettings } from "#model/index.js";
import type { MannersContext } from "./manners-context.js";

/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
const REVISIT_BYTES = 2_000;

/** The limits of one capture, counted from its sightings, so that a resumed capture goes on counting. */
export class CaptureLimits {
  readonly #run: MannersContext;
  readonly #settings: MannersSettings;
  #bytes = 0;

  constructor(run: MannersContext, settings: MannersSettings) {
    this.#run = run;
    this.#settings = settings;
  }

  /** Counts one sighting, new or remembered. */
  count(warcBytes: number): void {
    this.#bytes += warcBytes;
  }

  /** Why a page is not asked for while pages are being discovered. */
  refusal(): string | null {
    const { maxBytes } = this.#settings;
    const reservedBytes = this.#isVisiting ? REVISIT_BYTES * this.#run.sightings.size : 0;
    return maxBytes !== null && this.#bytes + reservedBytes >= maxBytes
      ? refusalReason("max-bytes", `${maxBytes} bytes`)
      : null;
  }

  /** Why nothing at all is asked for any more. */
  stopReason(): string | null {
    const { maxBytes } = this.#settings;
    return maxBytes !== null && this.#bytes >= maxBytes
      ? refusalReason("max-bytes", `${maxBytes} bytes`)
      : null;
  }

  get #isVisiting(): boolean {
    return this.#run.capture.plannedAsOf === null;
  }
}
