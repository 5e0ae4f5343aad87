// How long a host is waited for. One that has kept silent several times is not given the full time for every page any
// more: at half a minute for each, a host that answers for every second page would cost a capture hours.
import type { FetchResult } from "#ports/index.js";

/** So many time-outs make us wait less. */
const TIMEOUTS_BORNE = 3;
/** Never less than this, and several times what its slowest answer took. */
const LEAST_MS = 3_000;
const TIMES_SLOWEST = 4;
const SILENT: ReadonlySet<string> = new Set(["first-byte-timeout", "head-timeout"]);

interface HostWaits {
  timeouts: number;
  slowestMs: number;
}

/** What the hosts of one run have taught about waiting for them. */
export class HostPatience {
  readonly #hosts = new Map<string, HostWaits>();
  readonly #onShortened: (words: string) => void;

  /** `onShortened` is told, once for each host, what report and certificate say of it. */
  constructor(onShortened: (words: string) => void = () => undefined) {
    this.#onShortened = onShortened;
  }

  /** The most that the first byte is waited for; `null` for as long as the limits say. */
  of(host: string): number | null {
    const waits = this.#hosts.get(host);
    return !waits || waits.timeouts < TIMEOUTS_BORNE ? null : patienceMs(waits);
  }

  /** Takes note of how long an answer took, or that none came in time. */
  note(host: string, result: FetchResult): void {
    if (result.kind === "refused") return;
    const waits = this.#hosts.get(host) ?? { timeouts: 0, slowestMs: 0 };
    if (result.kind === "response") {
      const { sentAt, firstByteAt } = result.exchange.times;
      waits.slowestMs = Math.max(waits.slowestMs, firstByteAt - sentAt);
    } else if (!SILENT.has(result.code)) return;
    else if (++waits.timeouts === TIMEOUTS_BORNE) this.#onShortened(words(host, waits));
    this.#hosts.set(host, waits);
  }
}

function patienceMs({ slowestMs }: HostWaits): number {
  return Math.max(LEAST_MS, TIMES_SLOWEST * slowestMs);
}

function words(host: string, waits: HostWaits): string {
  const seconds = (ms: number): string => `${Math.ceil(ms / 100) / 10} s`;
  return `${host}: silent ${TIMEOUTS_BORNE} times; from then on its answers were waited for ${seconds(patienceMs(waits))} at most (the slowest so far took ${seconds(waits.slowestMs)})`;
}
