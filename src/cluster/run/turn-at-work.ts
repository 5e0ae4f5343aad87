// A site's turn in a machine's hands: no job is made of it, its row says when the next one is due.
import type { Agreement, Logger, SiteLease } from "#ports/index.js";
import { SiteLost } from "../site/site-lost.js";
import type { TurnEnded } from "../watch/turn-work.js";
import type { AtWork, Left } from "./at-work.js";

/** The turn at its site. */
export interface TurnAtSite {
  readonly backlogBytes: number;
  run(stop: AbortSignal): Promise<TurnEnded>;
}

/** What a turn speaks with. */
interface TurnSpeech {
  readonly agreement: Pick<Agreement, "watch">;
  readonly logger: Logger;
}

/** A turn that is being had. */
export class TurnAtWork implements AtWork {
  readonly jobId = null;
  readonly what = "a turn of its watch";
  readonly #ports: TurnSpeech;
  readonly #lease: SiteLease;
  readonly #turn: TurnAtSite;
  readonly #stop = new AbortController();

  constructor(ports: TurnSpeech, lease: SiteLease, turn: TurnAtSite) {
    this.#ports = ports;
    this.#lease = lease;
    this.#turn = turn;
  }

  get site(): string {
    return this.#lease.site;
  }

  get backlogBytes(): number {
    return this.#turn.backlogBytes;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** The lease is all that it holds. */
  async beat(): Promise<void> {}

  async run(): Promise<Left> {
    try {
      const ended = await this.#turn.run(this.#stop.signal);
      // Where this is not heard the turn is begun again, and finds that little may be spent.
      await this.#ports.agreement.watch.end(this.#lease, ended.dueAt);
      return ended.why === null && !this.#stop.signal.aborted ? "turn done" : "given back";
    } catch (error) {
      if (error instanceof SiteLost) this.#log("warn", error.message);
      else this.#log("error", `${this.site}: its turn is given back: ${String((error as Error)?.message)}`);
      return error instanceof SiteLost ? "lost" : "given back";
    }
  }

  #log(level: "warn" | "error", message: string): void {
    this.#ports.logger.log(level, message);
  }
}
