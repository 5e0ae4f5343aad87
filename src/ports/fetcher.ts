import type { FetchTimes, Instant, KeptCookie, NetworkPath, PageUrl } from "#model/index.js";
import type { SpooledBytes } from "./spool.js";

/** One request; everything not said here is the fixed request profile. */
export interface FetchRequest {
  readonly url: PageUrl;
  /** Validators of an earlier sighting, for a conditional GET. */
  readonly conditional?: { readonly etag?: string; readonly lastModified?: Instant };
  /** Sent as a POST instead of a GET; pages are never asked for so, only time-stamping authorities and receivers of news. */
  readonly post?: {
    readonly contentType: string;
    readonly body: Uint8Array;
    /** Beside the profile: names in lower case, each once. */
    readonly fields?: readonly (readonly [name: string, value: string])[];
  };
  /** The most that the first byte is waited for, where that is less than the fetcher's own limit. */
  readonly patienceMs?: number;
  /** Asked as the response comes: how many of its bytes may be kept; what is beyond them is cut off (`length`). */
  readonly mostBytes?: () => number;
  /**
   * Told as the response comes how many more of its bytes there are, up to where it is cut off; also of one that breaks
   * off and is no response in the end. Fetchers that have it at once need not tell.
   */
  readonly onBytes?: (bytes: number) => void;
  /**
   * Called with the connected server's address before anything is sent; the request waits for it, no time limit
   * runs meanwhile, and what it returns is called when the exchange is over.
   */
  readonly admit?: (address: string) => Promise<() => void>;
  /**
   * Asked in the very moment in which the request leaves, each time that it is sent: the fetch rejects with what this
   * throws, and nothing is sent.
   */
  readonly requireTurn?: () => void;
  /** Given every wait for means of our own (connections, look-ups of names), so that no time limit runs meanwhile. */
  readonly patiently?: <T>(wait: Promise<T>) => Promise<T>;
}

/** Why a response is not whole (WARC 1.1 section 5.13). */
export type Truncation = "length" | "time" | "disconnect";

/** From where and to whom a connection went. */
export interface ConnectionFacts {
  /** This machine's own address on it. */
  readonly client: string | null;
  /** The resolver's answer for the host, in its order; empty where a proxy looked the name up. */
  readonly resolved: readonly string[];
  /** The proxy that it went through, without secrets; missing when it went straight to the server. */
  readonly proxy?: string;
  /** SHA-256 of the certificates, the server's own first. */
  readonly tls: { readonly protocol: string; readonly chain: readonly string[] } | null;
}

/** The bytes that went over the wire, exactly, with their times. */
export interface Exchange {
  readonly times: FetchTimes;
  /** As sent, save that a slow digest stands in the place of a password (docs/evidence.md, request profile). */
  readonly requestBytes: Uint8Array;
  /** Status line, headers and body with its transfer coding, as received; of a spooled response only its first part. */
  readonly responseBytes: Uint8Array;
  /** A long response, whole; whoever is done with the exchange discards it. */
  readonly spooled?: SpooledBytes;
  readonly truncated: Truncation | null;
  readonly remoteAddress: string | null;
  /** Where the fetcher knows it. */
  readonly connection?: ConnectionFacts;
}

/** An exchange as far as reading it goes: from the network, or from an archive. */
export interface ReadableExchange extends Omit<Exchange, "spooled"> {
  readonly spooled?: Pick<SpooledBytes, "read">;
}

/** How a fetch ended; network failures are values, not exceptions, unlike a spool that cannot be written. */
export type FetchResult =
  | { readonly kind: "response"; readonly exchange: Exchange }
  | { readonly kind: "failed"; readonly code: string; readonly message: string; readonly times: FetchTimes }
  | {
      readonly kind: "refused";
      readonly code: "private-address";
      readonly message: string;
      readonly times: FetchTimes;
    };

/** Cookies that hosts set and a fetcher sends back, to each host its own; none unless somebody obeys. */
export interface CookieKeeper {
  /** All of them. */
  readonly kept: readonly KeptCookie[];
  /** Takes over what an answer of the URL sets (Set-Cookie, as sent). */
  obey(url: PageUrl, setCookies: readonly string[], now: Instant): void;
  /** From now on these and no others. */
  hold(cookies: readonly KeptCookie[]): void;
}

/** The only way out to the network. Follows no redirects, decodes nothing, obeys no Set-Cookie by itself. */
export interface Fetcher {
  fetch(request: FetchRequest, signal?: AbortSignal): Promise<FetchResult>;
  /** The header profile that every request carries, for the record. */
  readonly profile: Readonly<Record<string, string>>;
  /** Missing where none can be sent back. */
  readonly cookies?: CookieKeeper;
  /** How requests leave this machine, for the record; the plain way unless told. */
  readonly path?: NetworkPath;
  close(): Promise<void>;
}
