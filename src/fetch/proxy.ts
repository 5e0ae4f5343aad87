// An outgoing proxy: every connection is a tunnel through it, so that the bytes on record are those that the server saw.
import { UsageError } from "#errors.js";
import { parsedUrl } from "#model/index.js";

/** How a proxy is asked for a tunnel. */
type ProxyKind = "http" | "https" | "socks5";

/** A proxy that the user names. */
export interface Proxy {
  readonly kind: ProxyKind;
  readonly hostname: string;
  readonly port: number;
  /** For the record and for messages: without user name and password. */
  readonly address: string;
  readonly credentials: { readonly user: string; readonly password: string } | null;
}

const USUAL_PORTS: Readonly<Record<ProxyKind, number>> = { http: 80, https: 443, socks5: 1080 };

/** Reads `http://host:port`, `https://` or `socks5://`, perhaps with `user:password@`. @throws UsageError without the secret */
export function parseProxy(text: string): Proxy {
  const url = parsedUrl(text);
  const kind = url && kindOf(url.protocol);
  if (!url || !kind || url.hostname === "" || !/^\/?$/.test(url.pathname) || url.search + url.hash !== "")
    throw refused("expected http://host:port, https://host:port or socks5://host:port");
  // Schemes that URL does not know keep the letters of a host as they are written.
  const host = url.hostname.toLowerCase();
  const port = Number(url.port) || USUAL_PORTS[kind];
  return {
    kind,
    hostname: host.replace(/^\[|\]$/g, ""),
    port,
    address: `${kind}://${host}:${port}`,
    credentials: credentialsOf(url, kind),
  };
}

function kindOf(protocol: string): ProxyKind | null {
  const kind = protocol.slice(0, -1);
  return Object.hasOwn(USUAL_PORTS, kind) ? (kind as ProxyKind) : null;
}

function credentialsOf(url: URL, kind: ProxyKind): Proxy["credentials"] {
  if (url.username === "" && url.password === "") return null;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  // RFC 1929 section 2: one byte says how long each is.
  const isTooLong = kind === "socks5" && [user, password].some((word) => Buffer.byteLength(word) > 255);
  // RFC 7617 section 2: a user name has no colon, neither has control characters.
  if (isTooLong || user === "" || user.includes(":") || hasControls(user + password))
    throw refused("its user name and password cannot be sent");
  return { user, password };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    throw refused("its user name or password is not percent-encoded as in a URL");
  }
}

function hasControls(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- exactly these may not be sent
  return /[\x00-\x1f\x7f]/.test(text);
}

/** The value itself may hold a password: it is not shown. */
function refused(why: string): UsageError {
  return new UsageError("BAD_INPUT", `--proxy: ${why}`);
}
