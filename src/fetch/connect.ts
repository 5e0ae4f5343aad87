// Opens one connection: resolve, guard, connect, guard again on the socket, then TLS; or a tunnel through a proxy.
import { lookup } from "node:dns/promises";
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls, type SecureContext } from "node:tls";
import { isPublicAddress, isPublicName } from "./address-guard.js";
import { connectFailure, describe, failure, proxyFailure, type Failure } from "./failure.js";
import { Handshake } from "./handshake.js";
import { ownFailure, shortageOf } from "./own-means.js";
import type { Proxy } from "./proxy.js";
import type { StopSignal } from "./stop-signal.js";
import { openTunnel } from "./tunnel.js";

/** One answer of the resolver. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** What connecting needs to know beside the URL. */
export interface ConnectOptions {
  readonly allowPrivate: boolean;
  /** What TLS trusts; the roots that come with Node unless told. */
  readonly secureContext?: SecureContext;
  /** Through which every connection goes. */
  readonly proxy?: Proxy;
  readonly resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
  /** Told when the resolver is done with a name, also when nobody waits for its answer any more. */
  readonly onResolved?: () => void;
}

/** A private address: we did not ask. */
export interface AddressRefusal {
  readonly kind: "refused";
  readonly code: "private-address";
  readonly message: string;
}

/** What a socket through a proxy does not say of itself. */
interface Through {
  readonly proxy: string;
  /** Our own address on the way to the proxy. */
  readonly client: string | null;
  /** Whether TLS is spoken with the server; with the proxy it may be spoken besides. */
  readonly isTls: boolean;
}

/** A connection ready for a request, or why there is none. */
export type Connected =
  | {
      readonly kind: "connected";
      readonly socket: Socket;
      /** The resolver's answer. */
      readonly resolved?: readonly string[];
      /** The proxy that it goes through. */
      readonly through?: Through;
    }
  | Failure
  | AddressRefusal;

/** Connects to the URL's host; a stop ends the attempt with its reason. */
export function connect(url: URL, options: ConnectOptions, stop: StopSignal): Promise<Connected> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const target = { hostname, port, isTls: url.protocol === "https:" };
  return options.proxy
    ? connectThrough(options.proxy, target, options, stop)
    : connectDirectly(target, options, stop);
}

interface Target {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

async function connectDirectly(
  target: Target,
  options: ConnectOptions,
  stop: StopSignal,
): Promise<Connected> {
  const { hostname, port } = target;
  const resolved = await untilStopped(resolveGuarded(hostname, options), stop);
  if (!Array.isArray(resolved)) return resolved;
  const tcp = await openTcp(hostname, port, resolved, stop);
  if (tcp.kind !== "connected") return tcp;
  // The socket's own word counts: the resolver may have answered differently the second time.
  const remote = tcp.socket.remoteAddress;
  if (!options.allowPrivate && (remote === undefined || !isPublicAddress(remote))) {
    tcp.socket.destroy();
    return refusal(hostname, remote ?? "an unknown address");
  }
  const opened = target.isTls ? await openTls(tcp.socket, hostname, options, stop) : tcp;
  return opened.kind === "connected"
    ? { ...opened, resolved: resolved.map(({ address }) => address) }
    : opened;
}

/** The proxy looks names up, so only what a name itself says can be guarded here (docs/evidence.md, proxies). */
async function connectThrough(
  proxy: Proxy,
  target: Target,
  options: ConnectOptions,
  stop: StopSignal,
): Promise<Connected> {
  const { hostname } = target;
  if (!options.allowPrivate && !isPublicName(hostname)) {
    options.onResolved?.();
    return refusal(hostname, "a private name or address");
  }
  const reached = await reachProxy(proxy, options, stop);
  if (reached.kind !== "connected") return reached;
  const client = reached.socket.localAddress ?? null;
  const wire =
    proxy.kind === "https" ? await openTls(reached.socket, proxy.hostname, options, stop) : reached;
  if (wire.kind !== "connected") return proxyDown(proxy, wire, stop);
  const tunnel = await openTunnel(new Handshake(wire.socket, stop), proxy, target);
  if (tunnel.kind !== "open") {
    wire.socket.destroy();
    return stop.reason?.code === "aborted" ? stop.reason : proxyFailure(proxy, tunnel.why, tunnel.kind);
  }
  const opened = target.isTls ? await openTls(wire.socket, hostname, options, stop) : wire;
  return opened.kind === "connected"
    ? { ...opened, through: { proxy: proxy.address, client, isTls: target.isTls } }
    : opened;
}

/** The user named the proxy: it may stand in a private network. */
async function reachProxy(proxy: Proxy, options: ConnectOptions, stop: StopSignal): Promise<Connected> {
  const asked = resolveGuarded(proxy.hostname, { ...options, allowPrivate: true });
  const resolved = await untilStopped(asked, stop);
  if (!Array.isArray(resolved)) return proxyDown(proxy, resolved, stop);
  const reached = await openTcp(proxy.hostname, proxy.port, resolved, stop);
  return reached.kind === "connected" ? reached : proxyDown(proxy, reached, stop);
}

/** Whatever stands between us and the proxy is our own; out of our own means we are with and without one. */
function proxyDown(proxy: Proxy, cause: Failure | AddressRefusal, stop: StopSignal): Failure {
  if (stop.reason?.code === "aborted") return stop.reason;
  if (cause.kind === "failed" && cause.shortage !== undefined) return cause;
  return proxyFailure(proxy, `it cannot be reached: ${cause.message}`, "down");
}

async function resolveGuarded(
  hostname: string,
  options: ConnectOptions,
): Promise<ResolvedAddress[] | Failure | AddressRefusal> {
  const family = isIP(hostname);
  const resolve = options.resolve ?? ((name: string) => lookup(name, { all: true, verbatim: true }));
  let addresses: ResolvedAddress[];
  try {
    addresses = family === 0 ? await resolve(hostname) : [{ address: hostname, family }];
  } catch (error) {
    const shortage = shortageOf(error as Error);
    if (shortage !== null) return ownFailure(shortage);
    return failure("dns", `the name cannot be resolved: ${describe(error as Error)}`);
  } finally {
    options.onResolved?.();
  }
  if (addresses.length === 0) return failure("dns", "the name has no address");
  const allowed = addresses.filter(({ address }) => options.allowPrivate || isPublicAddress(address));
  return allowed.length > 0 ? allowed : refusal(hostname, addresses[0]!.address);
}

function openTcp(
  host: string,
  port: number,
  addresses: readonly ResolvedAddress[],
  stop: StopSignal,
): Promise<Connected> {
  const answer: LookupFunction = (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };
  const socket = connectTcp({ host, port, lookup: answer, autoSelectFamily: true, noDelay: true });
  return settleConnect(socket, "connect", tcpFailure, stop);
}

function tcpFailure(error: NodeJS.ErrnoException): Failure {
  const shortage = shortageOf(error);
  return shortage === null ? connectFailure(error) : ownFailure(shortage);
}

function openTls(
  tcp: Socket,
  hostname: string,
  options: ConnectOptions,
  stop: StopSignal,
): Promise<Connected> {
  const socket = connectTls({
    socket: tcp,
    host: hostname,
    // RFC 6066 section 3: no addresses in server_name.
    servername: isIP(hostname) === 0 ? hostname : "",
    ALPNProtocols: ["http/1.1"],
    ...(options.secureContext && { secureContext: options.secureContext }),
  });
  return settleConnect(socket, "secureConnect", (error) => failure("tls", describe(error)), stop);
}

function settleConnect(
  socket: Socket,
  event: "connect" | "secureConnect",
  explain: (error: Error) => Failure,
  stop: StopSignal,
): Promise<Connected> {
  return new Promise((resolve) => {
    const settle = (result: Connected) => {
      socket.off(event, onReady).off("error", onError).off("close", onClose);
      stop.listen(null);
      // For the socket's life: an error without listener would end the process.
      socket.on("error", () => undefined);
      if (result.kind !== "connected") socket.destroy();
      resolve(result);
    };
    const onReady = () => settle({ kind: "connected", socket });
    const onError = (error: Error) => settle(explain(error));
    const onClose = () => settle(explain(new Error("the host closed the connection at once")));
    const onStop = () => settle(stop.reason!);
    socket.on(event, onReady).on("error", onError).on("close", onClose);
    stop.listen(onStop);
    if (stop.reason) onStop();
  });
}

/** The resolver cannot be stopped, so its answer is left behind when the stop comes first. */
function untilStopped<T>(work: Promise<T>, stop: StopSignal): Promise<T | Failure> {
  return new Promise((resolve, reject) => {
    const onStop = () => resolve(stop.reason!);
    stop.listen(onStop);
    if (stop.reason) onStop();
    work.then(resolve, reject);
  });
}

function refusal(hostname: string, address: string): AddressRefusal {
  const is = hostname === address ? "is" : `is ${address}, which is`;
  const message = `${hostname} ${is} not a public address`;
  return { kind: "refused", code: "private-address", message };
}
