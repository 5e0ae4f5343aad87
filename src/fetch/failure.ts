// Network causes as stable codes with one-line messages.

/** Why a fetch brought no response; reports and retries match on these. */
export type FailureCode =
  | "dns"
  | "connect-refused"
  | "connect-timeout"
  | "connect-failed"
  | "unreachable"
  | "tls"
  | "reset"
  | "closed"
  | "first-byte-timeout"
  | "head-timeout"
  | "bad-response"
  /** Ours: descriptors, ports, the resolver. */
  | "own-means"
  /** Ours too: the proxy that the user named. */
  | "proxy"
  | "aborted";

/** A failure as a value. */
export interface Failure {
  readonly kind: "failed";
  readonly code: FailureCode;
  readonly message: string;
  /** What the system said when it is our own means that failed. */
  readonly shortage?: string;
  /** What is wrong with the proxy: it is not there, it does not take us, or it makes no way to this one server. */
  readonly proxyFault?: ProxyFault;
}

/** How a proxy fails. */
export type ProxyFault = "down" | "refuses-us" | "failed";

/** Makes a failure whose message is one short line, whatever it was built from. */
export function failure(code: FailureCode, message: string): Failure {
  return { kind: "failed", code, message: oneLine(message) };
}

/** A failure on the way through a proxy, which no server has a part in. */
export function proxyFailure(
  { address }: { readonly address: string },
  why: string,
  proxyFault: ProxyFault,
): Failure {
  return { ...failure("proxy", `the proxy ${address}: ${why}`), proxyFault };
}

const NO_ROUTE = ["unreachable", "there is no route to the host"] as const;

const CONNECT_FAILURES: Readonly<Record<string, readonly [FailureCode, string]>> = {
  ECONNREFUSED: ["connect-refused", "the host refused the connection"],
  ECONNRESET: ["reset", "the connection was reset while it was being made"],
  ETIMEDOUT: ["connect-timeout", "the host did not answer the connection in time"],
  EHOSTUNREACH: NO_ROUTE,
  ENETUNREACH: NO_ROUTE,
};

/** What a socket error before the connection stood means. */
export function connectFailure(error: NodeJS.ErrnoException): Failure {
  const [code, message] = CONNECT_FAILURES[error.code ?? ""] ?? ["connect-failed", describe(error)];
  return failure(code, message);
}

/** What a socket error after the request was sent means. */
export function exchangeFailure(error: NodeJS.ErrnoException): Failure {
  if (error.code === "ECONNRESET" || error.code === "EPIPE") {
    return failure("reset", "the server reset the connection before it answered");
  }
  return failure("reset", describe(error));
}

/** An error's code and text in one line. */
export function describe(error: NodeJS.ErrnoException): string {
  return oneLine([error.code, error.message].filter(Boolean).join(": ") || "unknown error");
}

function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- exactly these may not reach a terminal or a log line
  return text.replace(/[\x00-\x1f\x7f-\x9f]+/g, " ").slice(0, 200);
}
