// Opens one connection: resolve, guard, connect, guard again on the socket, then TLS.
import { lookup } from "node:dns/promises";
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { isPublicAddress } from "./address-guard.js";
import { connectFailure, describe, failure, type Failure } from "./failure.js";

/** One answer of the resolver. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** What connecting needs to know beside the URL. */
export interface ConnectOptions {
  readonly allowPrivate: boolean;
  /** PEM certificates trusted instead of the system's, for one's own network. */
  readonly ca?: string;
  readonly resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
}

/** A private address: we did not ask. */
export interface AddressRefusal {
  readonly kind: "refused";
  readonly code: "private-address";
  readonly message: string;
}

/** A connection ready for a request, or why there is none. */
export type Connected =
  | {
      readonly kind: "connected";
      readonly socket: Socket;
      /** The resolver's answer. */
      readonly resolved?: readonly string[];
    }
  | Failure
  | AddressRefusal;

/** Connects to the URL's host; the signal, aborted with a Failure as its reason, ends the attempt with it. */
export async function connect(url: URL, options: ConnectOptions, signal: AbortSignal): Promise<Connected> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const resolved = await untilAborted(resolveGuarded(hostname, options), signal);
  if (!Array.isArray(resolved)) return resolved;
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const tcp = await openTcp(hostname, port, resolved, signal);
  if (tcp.kind !== "connected") return tcp;
  // The socket's own word counts: the resolver may have answered differently the second time.
  const remote = tcp.socket.remoteAddress;
  if (!options.allowPrivate && (remote === undefined || !isPublicAddress(remote))) {
    tcp.socket.destroy();
    return refusal(hostname, remote ?? "an unknown address");
  }
  const opened = url.protocol === "https:" ? await openTls(tcp.socket, hostname, options, signal) : tcp;
  return opened.kind === "connected"
    ? { ...opened, resolved: resolved.map(({ address }) => address) }
    : opened;
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
    return failure("dns", `the name cannot be resolved: ${describe(error as Error)}`);
  }
  if (addresses.length === 0) return failure("dns", "the name has no address");
  const allowed = addresses.filter(({ address }) => options.allowPrivate || isPublicAddress(address));
  return allowed.length > 0 ? allowed : refusal(hostname, addresses[0]!.address);
}

function openTcp(
  host: string,
  port: number,
  addresses: readonly ResolvedAddress[],
  signal: AbortSignal,
): Promise<Connected> {
  const answer: LookupFunction = (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };
  const socket = connectTcp({ host, port, lookup: answer, autoSelectFamily: true, noDelay: true });
  return settleConnect(socket, "connect", connectFailure, signal);
}

function openTls(
  tcp: Socket,
  hostname: string,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<Connected> {
  const socket = connectTls({
    socket: tcp,
    host: hostname,
    // RFC 6066 section 3: no addresses in server_name.
    servername: isIP(hostname) === 0 ? hostname : "",
    ALPNProtocols: ["http/1.1"],
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  });
  return settleConnect(socket, "secureConnect", (error) => failure("tls", describe(error)), signal);
}

function settleConnect(
  socket: Socket,
  event: "connect" | "secureConnect",
  explain: (error: Error) => Failure,
  signal: AbortSignal,
): Promise<Connected> {
  return new Promise((resolve) => {
    const settle = (result: Connected) => {
      socket.off(event, onReady).off("error", onError).off("close", onClose);
      signal.removeEventListener("abort", onAbort);
      // For the socket's life: an error without listener would end the process.
      socket.on("error", () => undefined);
      if (result.kind !== "connected") socket.destroy();
      resolve(result);
    };
    const onReady = () => settle({ kind: "connected", socket });
    const onError = (error: Error) => settle(explain(error));
    const onClose = () => settle(explain(new Error("the host closed the connection at once")));
    const onAbort = () => settle(signal.reason as Failure);
    socket.on(event, onReady).on("error", onError).on("close", onClose);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });
}

/** The resolver cannot be stopped, so its answer is left behind when the signal comes first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | Failure> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(signal.reason as Failure);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

function refusal(hostname: string, address: string): AddressRefusal {
  const message = `${hostname} is ${address}, which is not a public address`;
  return { kind: "refused", code: "private-address", message };
}
