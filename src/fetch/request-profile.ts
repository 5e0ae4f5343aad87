// The one fixed request that every fetch sends: claims hold for this profile (docs/evidence.md, request profile).
import { UsageError } from "#errors.js";
import { formatHttpDate } from "#formats/index.js";
import type { FetchRequest } from "#ports/index.js";
import { cookieHeader, describeCookies, type Cookie } from "./cookie-file.js";
import { CookieJar } from "./cookie-jar.js";
import { credentialFor, describeCredentials, type Credential } from "./credentials.js";

/** What the user adds to every request. */
export interface RequestExtras {
  /** Lines like `Accept-Language: de`. */
  readonly headers?: readonly string[];
  readonly cookies?: readonly Cookie[];
  /** Each for one origin. */
  readonly credentials?: readonly Credential[];
}

/** One request as it is sent, and as it is written down: the same bytes, save the secret of its Authorization. */
export interface RequestForms {
  readonly sent: Buffer;
  readonly recorded: Buffer;
}

/** Headers beside Host, in the order sent. No cookies, no language unless given: what a stranger gets. */
export class RequestProfile {
  /** Cookies that hosts set; empty unless somebody obeys. */
  readonly jar = new CookieJar();
  readonly #headers: Readonly<Record<string, string>>;
  /** The lines that are the same in every request. */
  readonly #lines: readonly string[];
  readonly #cookies: readonly Cookie[];
  readonly #credentials: readonly Credential[];

  constructor(userAgent: string, extras: RequestExtras = {}) {
    const headers: Record<string, string> = {
      "User-Agent": checkedValue("User-Agent", userAgent),
      Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      // gzip alone: every reader of WARC files can decode it.
      "Accept-Encoding": "gzip",
      ...Object.fromEntries((extras.headers ?? []).map(parseHeaderLine)),
    };
    this.#lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    this.#cookies = extras.cookies ?? [];
    this.#credentials = extras.credentials ?? [];
    this.#headers = headers;
  }

  /** For the record; cookies by name and digest, credentials by origin and digest. */
  get recorded(): Readonly<Record<string, string>> {
    const cookies = describeCookies([...this.#cookies, ...this.jar.kept]);
    const credentials = describeCredentials(this.#credentials);
    return {
      ...this.#headers,
      ...(credentials === null ? {} : { Authorization: credentials }),
      ...(cookies === null ? {} : { Cookie: cookies }),
    };
  }

  /** A request to the URL: a GET, or a POST where it says so. */
  requestOf(url: URL, request: Pick<FetchRequest, "conditional" | "post">): RequestForms {
    const credential = credentialFor(this.#credentials, url);
    const sent = this.#bytes(url, request, credential?.sent ?? null);
    return { sent, recorded: credential ? this.#bytes(url, request, credential.recorded) : sent };
  }

  #bytes(
    url: URL,
    { conditional, post }: Pick<FetchRequest, "conditional" | "post">,
    authorization: string | null,
  ): Buffer {
    const lines = [
      `${post ? "POST" : "GET"} ${url.pathname}${url.search} HTTP/1.1`,
      `Host: ${url.host}`,
      ...this.#lines,
    ];
    if (authorization !== null) lines.push(`Authorization: ${authorization}`);
    const cookie = cookieHeader(this.#cookies, this.jar.kept, url);
    if (cookie !== null) lines.push(`Cookie: ${cookie}`);
    const { etag, lastModified } = conditional ?? {};
    if (etag !== undefined) lines.push(`If-None-Match: ${checkedValue("If-None-Match", etag)}`);
    if (lastModified !== undefined) lines.push(`If-Modified-Since: ${formatHttpDate(lastModified)}`);
    if (post)
      lines.push(
        `Content-Type: ${checkedValue("Content-Type", post.contentType)}`,
        `Content-Length: ${post.body.length}`,
      );
    const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
    return post ? Buffer.concat([head, post.body]) : head;
  }
}

/** Fields that frame the message, belong to one connection, or are ours to say truly. */
const NOT_TO_BE_GIVEN =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|range|user-agent|accept-encoding|proxy-.*|content-.*|if-.*)$/i;

function parseHeaderLine(line: string): [name: string, value: string] {
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]{1,128}):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
  if (name === "") throw refusedHeader(line, "a header is written like 'Accept-Language: de'");
  if (/^cookie$/i.test(name)) throw refusedHeader(line, "cookies are given by --cookie-file");
  // It would go to every host that a page needs something from.
  if (/^authorization$/i.test(name))
    throw refusedHeader(`${name}: …`, "it would be sent to every host: use --auth");
  if (NOT_TO_BE_GIVEN.test(name)) throw refusedHeader(line, "this field is not free to choose");
  return [name.toLowerCase() === "accept" ? "Accept" : name, checkedValue(name, value)];
}

function refusedHeader(line: string, why: string): UsageError {
  return new UsageError("BAD_INPUT", `--header ${JSON.stringify(line.slice(0, 80))}: ${why}`);
}

/** Refuses values that would end their line or cannot be sent as latin1. */
function checkedValue(name: string, value: string): string {
  if (/^[\x20-\x7e\xa0-\xff]{1,2048}$/.test(value)) return value;
  throw new UsageError(
    "BAD_INPUT",
    `not a value for the ${name} header: ${JSON.stringify(value.slice(0, 80))}`,
  );
}
