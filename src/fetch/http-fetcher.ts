// The only way out to the network: an HTTP/1.1 client that keeps the exact bytes and their times.
import type { Socket } from "node:net";
import { instant, requestOf, type NetworkPath } from "#model/index.js";
import type {
  Clock,
  ConnectionFacts,
  CookieKeeper,
  Fetcher,
  FetchRequest,
  FetchResult,
  Spool,
} from "#ports/index.js";
import { Admission } from "./admission.js";
import type { ConnectOptions } from "./connect.js";
import { connectionFacts } from "./connection-facts.js";
import { ConnectionPool } from "./connection-pool.js";
import { Connector } from "./connector.js";
import { runExchange, type ExchangeEnd } from "./exchange-run.js";
import { Deadlines } from "./deadlines.js";
import { failure } from "./failure.js";
import { FETCH_LIMITS, type FetchLimits } from "./limits.js";
import type { Proxy } from "./proxy.js";
import { RequestProfile, type RequestExtras } from "./request-profile.js";
import { StopSignal } from "./stop-signal.js";
import { secureContextOf, type TrustedRoots } from "./trusted-roots.js";

/** How to fetch; `allowPrivate` is for one's own network and tests. */
export interface HttpFetcherOptions extends Partial<Omit<ConnectOptions, "secureContext" | "onResolved">> {
  readonly clock: Clock;
  /** For example `isochron/0.1.0 (+https://example.org/contact)`. */
  readonly userAgent: string;
  readonly limits?: Partial<FetchLimits>;
  /** Where long responses go, so that one in flight costs bounded memory; all is kept in memory without it. */
  readonly spool?: Spool;
  readonly extras?: RequestExtras;
  /** Trusted beside the roots that come with Node. */
  readonly roots?: TrustedRoots;
}

const LONG_WAIT_MS = 1000;

/** Fetches over HTTP/1.1 and TLS; network causes end in values, never in exceptions. */
export class HttpFetcher implements Fetcher {
  readonly cookies: CookieKeeper;
  readonly path: NetworkPath;
  readonly #request: RequestProfile;
  readonly #clock: Clock;
  readonly #limits: FetchLimits;
  readonly #spool: Spool | null;
  readonly #deadlines = new Deadlines();
  readonly #pool: ConnectionPool;
  readonly #connector: Connector;
  readonly #facts = new WeakMap<Socket, ConnectionFacts>();
  readonly #running = new Set<StopSignal>();
  readonly #isDirect: boolean;
  #closed = false;

  constructor(options: HttpFetcherOptions) {
    const { clock, userAgent, limits, spool, extras, roots, ...connectOptions } = options;
    this.#request = new RequestProfile(userAgent, extras);
    this.cookies = this.#request.jar;
    this.#clock = clock;
    this.#limits = { ...FETCH_LIMITS, ...limits };
    this.#spool = spool ?? null;
    this.#pool = new ConnectionPool(this.#limits.keepAliveMs, this.#deadlines);
    this.#isDirect = connectOptions.proxy === undefined;
    this.path = pathOf(connectOptions.proxy, roots);
    this.#connector = new Connector(
      this.#limits,
      {
        ...connectOptions,
        allowPrivate: connectOptions.allowPrivate ?? false,
        ...(roots && { secureContext: secureContextOf(roots) }),
      },
      this.#pool,
    );
  }

  get profile(): Readonly<Record<string, string>> {
    return this.#request.recorded;
  }

  /** @throws UsageError when a validator cannot be sent as a header. */
  async fetch(request: FetchRequest, signal?: AbortSignal): Promise<FetchResult> {
    const stop = new StopSignal();
    const onAbort = () => stop.stop(failure("aborted", "the fetch was stopped"));
    signal?.addEventListener("abort", onAbort);
    if (this.#closed || signal?.aborted) onAbort();
    this.#running.add(stop);
    const admission = new Admission(request.admit);
    try {
      return await this.#fetch(request, stop, admission);
    } finally {
      admission.leave();
      this.#running.delete(stop);
      signal?.removeEventListener("abort", onAbort);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#pool.close();
    for (const stop of this.#running) stop.stop(failure("aborted", "the fetcher was closed"));
  }

  async #fetch(request: FetchRequest, stop: StopSignal, admission: Admission): Promise<FetchResult> {
    const url = new URL(request.url);
    const { sent, recorded: bytes } = this.#request.requestOf(url, request);
    const startedMs = performance.now();
    // Waits for means of our own count for no limit, here and with whoever watches the fetch.
    let ownMs = 0;
    const own = async <T>(wait: Promise<T>): Promise<T> => {
      const fromMs = performance.now();
      try {
        return await (request.patiently ? request.patiently(wait) : wait);
      } finally {
        ownMs += performance.now() - fromMs;
      }
    };
    const exchangeOn = async (socket: Socket) => {
      await admission.enter(this.#serverOf(socket) ?? undefined).catch((error: unknown) => {
        socket.destroy();
        throw error;
      });
      return runExchange(socket, sent, {
        clock: this.#clock,
        limits: this.#limitsFor(request),
        mostBytes: request.mostBytes,
        onBytes: request.onBytes,
        spool: this.#spool,
        leftMs: this.#limits.totalMs - (performance.now() - startedMs - admission.waitedMs - ownMs),
        stop,
        requireTurn: request.requireTurn,
        deadlines: this.#deadlines,
      });
    };
    // Only a GET may be sent twice: a POST goes over a connection of its own.
    const isSafe = !request.post && requestOf(request.url)?.method !== "POST";
    const kept = isSafe ? this.#pool.take(url.origin) : null;
    if (kept) {
      const remoteAddress = this.#serverOf(kept);
      const end = await exchangeOn(kept);
      if (!isStale(end) && !spokeUnasked(end))
        return this.#result(end, { url, bytes, socket: kept, remoteAddress });
      if (spokeUnasked(end)) this.#pool.distrust(url.origin);
      // The server may have seen the request all the same: the next one waits for its turn again.
      else admission.leave();
    }
    for (let isFirst = true; ; isFirst = false) {
      const connected = await this.#connector.connect(url, stop, own);
      if (connected.kind !== "connected") return { ...connected, times: this.#timesNow() };
      const { socket } = connected;
      this.#facts.set(socket, connectionFacts(connected));
      const remoteAddress = this.#serverOf(socket);
      const waitedBeforeMs = admission.waitedMs;
      const end = await exchangeOn(socket);
      // A server may tire of a silent connection while we wait for our turn at its address.
      const mayConnectAgain =
        isSafe && isFirst && isStale(end) && admission.waitedMs > waitedBeforeMs + LONG_WAIT_MS;
      if (!mayConnectAgain) return this.#result(end, { url, bytes, socket, remoteAddress });
    }
  }

  /** The address at the other end, where that is the server's own and not a proxy's. */
  #serverOf(socket: Socket): string | null {
    return this.#isDirect ? (socket.remoteAddress ?? null) : null;
  }

  #limitsFor({ patienceMs }: FetchRequest): FetchLimits {
    const { firstByteMs } = this.#limits;
    if (patienceMs === undefined || patienceMs >= firstByteMs) return this.#limits;
    return { ...this.#limits, firstByteMs: patienceMs };
  }

  #result(
    end: ExchangeEnd,
    sent: { url: URL; bytes: Uint8Array; socket: Socket; remoteAddress: string | null },
  ): FetchResult {
    if (end.kind === "failed") {
      return { kind: "failed", code: end.code, message: end.message, times: end.times };
    }
    const connection = this.#facts.get(sent.socket);
    if (end.reusable && !this.#closed && !this.#connector.isCrowded)
      this.#pool.put(sent.url.origin, sent.socket);
    else sent.socket.destroy();
    return {
      kind: "response",
      exchange: {
        times: end.times,
        requestBytes: sent.bytes,
        responseBytes: end.bytes.first,
        ...(end.bytes.spooled ? { spooled: end.bytes.spooled } : {}),
        truncated: end.truncated,
        remoteAddress: sent.remoteAddress,
        ...(connection ? { connection } : {}),
      },
    };
  }

  #timesNow() {
    const sentAt = this.#clock.now();
    const after = instant(sentAt + 1);
    return { sentAt, firstByteAt: after, lastByteAt: after };
  }
}

function pathOf(proxy: Proxy | undefined, roots: TrustedRoots | undefined): NetworkPath {
  return { ...(proxy && { proxy: proxy.address }), ...(roots && { trusted: roots.sha256 }) };
}

/** A server may close an idle connection just as we write; nothing came back, so the GET may be sent again. */
function isStale(end: ExchangeEnd): boolean {
  return end.kind === "failed" && !end.answered && (end.code === "reset" || end.code === "closed");
}

/** What a kept connection said unasked belongs to no request of ours; nothing was sent, so another one is taken. */
function spokeUnasked(end: ExchangeEnd): boolean {
  return end.kind === "failed" && !end.sent && end.code === "bad-response";
}
