// Patience with database and bucket: what cannot be reached is tried again for as long as the site is ours. The capture
// goes on meanwhile, and the backlog is seen to grow.
import { IsochronError } from "#errors.js";
import type { Logger } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";

/** Whose patience, and with what it is told. */
export interface PatienceOptions {
  readonly site: string;
  readonly time: PassingTime;
  readonly logger: Logger;
  /** Bytes that wait meanwhile. */
  readonly backlogBytes: () => number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Tries again until it is ended. */
export class Patience {
  readonly #options: PatienceOptions;
  readonly #end = new AbortController();

  constructor(options: PatienceOptions) {
    this.#options = options;
  }

  /** Aborted when nothing more is tried. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Nothing more is tried, for this reason. */
  end(reason: Error): void {
    this.#end.abort(reason);
  }

  /** Tries for as long as it is only out of reach. @throws the reason of the end */
  async with<T>(attempt: () => Promise<T>): Promise<T> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      this.signal.throwIfAborted();
      try {
        return await attempt();
      } catch (error) {
        this.signal.throwIfAborted();
        if (!(error instanceof IsochronError) || error.code !== "CLUSTER") throw error;
        this.#tell(error.message);
        await this.wait(waitMs);
      }
    }
  }

  /** @throws the reason of the end */
  async wait(ms: number): Promise<void> {
    await this.#options.time.wait(ms, this.signal).catch(() => undefined);
    this.signal.throwIfAborted();
  }

  #tell(message: string): void {
    const { logger, site, backlogBytes } = this.#options;
    logger.log("warn", `${site}: uploads wait: ${message}`, { backlogBytes: backlogBytes() });
  }
}
