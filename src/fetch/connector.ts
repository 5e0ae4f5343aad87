// Opens connections within the means of this machine: so many at a time over all hosts, so many look-ups of names.
import { isIP } from "node:net";
import { Turns } from "#model/index.js";
import { connect, type Connected, type ConnectOptions } from "./connect.js";
import type { ConnectionPool } from "./connection-pool.js";
import { failure } from "./failure.js";
import type { FetchLimits } from "./limits.js";
import { Patience, ProxyPatience } from "./own-means.js";
import type { StopSignal } from "./stop-signal.js";

type Patiently = <T>(wait: Promise<T>) => Promise<T>;

/** Connects for one fetcher. */
export class Connector {
  readonly #limits: FetchLimits;
  readonly #options: ConnectOptions;
  readonly #pool: ConnectionPool;
  readonly #connections: Turns;
  readonly #lookups: Turns;
  readonly #proxy = new ProxyPatience();

  constructor(limits: FetchLimits, options: ConnectOptions, pool: ConnectionPool) {
    this.#limits = limits;
    this.#options = options;
    this.#pool = pool;
    this.#connections = new Turns(limits.maxConnections);
    this.#lookups = new Turns(limits.maxLookups);
  }

  /** Whether others wait for a connection, so that none should be kept idle. */
  get isCrowded(): boolean {
    return this.#connections.waiting > 0;
  }

  /** A connection, when there is room for one; waits that are ours are given to `patiently`. */
  async connect(url: URL, stop: StopSignal, patiently: Patiently = (wait) => wait): Promise<Connected> {
    const patience = new Patience(this.#limits.ownMeansMs);
    for (;;) {
      const connected = await this.#connectOnce(url, stop, patiently);
      if (connected.kind === "failed" && connected.proxyFault !== undefined) {
        if (!(await patiently(this.#proxy.bear(connected, patience, stop)))) return connected;
        continue;
      }
      this.#proxy.worked ||= connected.kind === "connected";
      const shortage = connected.kind === "failed" ? connected.shortage : undefined;
      if (shortage === undefined) return connected;
      this.#makeRoom();
      if (!(await patiently(patience.wait(shortage)))) return connected;
    }
  }

  async #connectOnce(url: URL, stop: StopSignal, patiently: Patiently): Promise<Connected> {
    if (!this.#connections.isFree) this.#pool.dropOldest();
    const leave = await patiently(this.#connections.enter());
    const connected = await this.#lookUpAndConnect(url, stop, patiently);
    if (connected.kind !== "connected") leave();
    else if (connected.socket.destroyed) leave();
    else connected.socket.once("close", leave);
    return connected;
  }

  async #lookUpAndConnect(url: URL, stop: StopSignal, patiently: Patiently): Promise<Connected> {
    const lookedUp = this.#options.proxy?.hostname ?? url.hostname.replace(/^\[|\]$/g, "");
    const isName = isIP(lookedUp) === 0;
    const onResolved = isName ? await patiently(this.#lookups.enter()) : () => undefined;
    if (stop.reason) {
      onResolved();
      return stop.reason;
    }
    // The time for connecting runs from here: what was waited for before was ours.
    const onTimeout = () => stop.stop(failure("connect-timeout", "the connection was not made in time"));
    const timer = setTimeout(onTimeout, Math.min(this.#limits.connectMs, this.#limits.totalMs));
    try {
      return await connect(url, { ...this.#options, onResolved }, stop);
    } finally {
      clearTimeout(timer);
    }
  }

  /** One idle connection less, and no more at a time than work now. */
  #makeRoom(): void {
    this.#pool.dropOldest();
    this.#connections.allow(Math.min(this.#limits.maxConnections, Math.max(4, this.#connections.taken)));
  }
}
