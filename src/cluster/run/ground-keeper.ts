// What a machine stands on: a clock anchored to the agreement's time, and the gates that go by it. A clock that went wrong
// is replaced, and its gates with it; who works by them has lost his sites then.
import { Gates } from "#frontier/index.js";
import type { Agreement, ClockKeeping } from "#ports/index.js";
import { AgreedClock, type ClockCheck } from "../clock/agreed-clock.js";
import type { PassingTime } from "../clock/passing-time.js";

/** What a machine works with: its clock, and gates that all machines share. */
export interface WorkGround {
  readonly clock: AgreedClock;
  readonly gates: Gates;
}

/** What the ground is made of. */
export interface GroundPorts {
  readonly agreement: Pick<Agreement, "readTime" | "gates">;
  readonly time: PassingTime;
  readonly machine: () => Pick<ClockKeeping, "bootId" | "uptimeMs">;
  /** Requests of this machine that are under way at a time. */
  readonly requestsAtOnce: number;
}

/** A clock that could not be judged for so long is set anew: what waits for it to be sure would wait for ever. */
const LONGEST_UNSURE_MS = 300_000;

/** The ground of one machine. */
export class GroundKeeper {
  readonly #ports: GroundPorts;
  #ground: WorkGround | null = null;
  #sureAtMs = 0;

  constructor(ports: GroundPorts) {
    this.#ports = ports;
  }

  /** What is stood on now; `null` before anything is, and after its clock went wrong. */
  get ground(): WorkGround | null {
    return this.#ground;
  }

  /** The ground to begin work on; `null` where the agreement answers too slowly for any clock. */
  async firm(): Promise<WorkGround | null> {
    if (this.#ground) return this.#ground;
    const { agreement, time, machine, requestsAtOnce } = this.#ports;
    const clock = await AgreedClock.anchor({ agreement, time, machine });
    if (clock === null) return null;
    this.#sureAtMs = time.nowMs();
    this.#ground = { clock, gates: new Gates(clock, requestsAtOnce, agreement.gates) };
    return this.#ground;
  }

  /** Looks at the agreement's time; where the clock is wrong, nothing is stood on any more. */
  async check(): Promise<ClockCheck | null> {
    const ground = this.#ground;
    if (ground === null) return null;
    const finding = this.#lasting(await ground.clock.check());
    if (finding === "wrong" && this.#ground === ground) this.#ground = null;
    return finding;
  }

  /** The database may have become slower for good than it was when the clock was set by it. */
  #lasting(finding: ClockCheck): ClockCheck {
    const nowMs = this.#ports.time.nowMs();
    if (finding === "sure") this.#sureAtMs = nowMs;
    return finding === "unsure" && nowMs - this.#sureAtMs > LONGEST_UNSURE_MS ? "wrong" : finding;
  }
}
