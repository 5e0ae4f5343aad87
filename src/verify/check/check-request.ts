// The request beside a look: that of its page, with the recorded profile and nothing else (docs/certificate.md, requests).
import { parseHttpRequest, sha256Digest, type HttpRequest } from "#formats/index.js";
import { parsedUrl, requestOf, type PageUrl } from "#model/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
import { messageOf, type Fields } from "./request-message.js";

interface Asked {
  readonly look: Look;
  readonly url: URL;
  readonly sent: HttpRequest;
  readonly profile: Fields;
  readonly line: string;
  readonly lines: FalseLines;
}

/** Checks the request of a look that has one. */
export function checkRequest(
  look: Look,
  { requestProfile }: Pick<ShapedHead, "requestProfile">,
  line: string,
  lines: FalseLines,
): void {
  const sent = parseHttpRequest(look.request!.bytes);
  const url = parsedUrl(look.url);
  if (!sent.ok || url === null) return lines.add(`${line}.request`, "it is no HTTP request");
  const profile = Object.entries(requestProfile);
  const asked = { look, url, sent, profile, line, lines };
  if (look.url.includes("#")) checkMessage(asked);
  else checkPlain(asked);
}

/** A page that is more than its address: its URL and the profile say every byte of the message. */
function checkMessage({ look, url, sent, profile, line, lines }: Asked): void {
  const own = requestOf(look.url as PageUrl)!;
  const ownCookie = own.fields.find(([name]) => name === "cookie")?.[1];
  const cookie = profileCookie(sent.header("cookie"), ownCookie);
  const authorization = listedFor(url.origin, partsOf(profile, "authorization"));
  if (!areDigests(authorization) || !areListed(cookie?.split("; ") ?? [], partsOf(profile, "cookie")))
    lines.add("requestProfile", `the request for ${look.url} carried other headers (${look.request!.id})`);
  const cookies = [cookie, ownCookie].filter((one) => one !== null && one !== undefined);
  const message = messageOf(url, own, {
    profile: profile.filter(([name]) => !/^(authorization|cookie)$/i.test(name)),
    authorization: authorization[0] ?? null,
    cookie: cookies.length === 0 ? null : cookies.join("; "),
    conditions: ["If-None-Match", "If-Modified-Since"].flatMap((name) => {
      const value = sent.header(name);
      return value === null ? [] : [[name, value] as const];
    }),
  });
  if (!message.equals(look.request!.bytes))
    lines.add(`${line}.request`, `it is not the request that ${look.url} names`);
}

/** The profile's cookies in a request, those of the page's own left out, which stand behind them. */
function profileCookie(sent: string | null, own: string | undefined): string | null {
  if (own === undefined || sent === null) return sent;
  return sent.endsWith(`; ${own}`) ? sent.slice(0, -own.length - 2) : null;
}

/** A GET of the page's address. */
function checkPlain({ look, url, sent, profile, line, lines }: Asked): void {
  const { pathname, search, host, origin } = url;
  const { headers } = sent;
  const isForIt = sent.method === "GET" && sent.target === pathname + search && sent.version === "1.1";
  if (!isForIt || valuesOf(headers, "host").join() !== host || sent.body.length > 0)
    lines.add(`${line}.request`, `it does not ask for ${look.url}`);
  const free = new Set(["host", "authorization", "cookie", "if-none-match", "if-modified-since"]);
  // Letter by letter, though the letters of a name mean nothing: the profile is what went over the wire.
  const isFixed = ([name]: readonly [string, string]): boolean => !free.has(name.toLowerCase());
  const isProfile = JSON.stringify(headers.filter(isFixed)) === JSON.stringify(profile.filter(isFixed));
  const areCookies = areListed(partsOf(headers, "cookie"), partsOf(profile, "cookie"));
  if (!isProfile || !areCookies)
    lines.add("requestProfile", `the request for ${look.url} carried other headers (${look.request!.id})`);
  const listed = listedFor(origin, partsOf(profile, "authorization"));
  if (!areDigests(listed) || valuesOf(headers, "authorization").join("\n") !== listed.join("\n"))
    lines.add(
      "requestProfile",
      `the request for ${look.url} carried another Authorization than is listed for ${origin} (${look.request!.id})`,
    );
}

function valuesOf(fields: Fields, field: string): string[] {
  return fields.filter(([name]) => name.toLowerCase() === field).map(([, value]) => value);
}

function partsOf(fields: Fields, field: string): string[] {
  return valuesOf(fields, field).flatMap((value) => value.split("; "));
}

/** What the profile lists for an origin. */
function listedFor(origin: string, listed: readonly string[]): string[] {
  return listed.flatMap((line) => (line.startsWith(`${origin} `) ? [line.slice(origin.length + 1)] : []));
}

/** A record holds one digest, never a password. */
function areDigests(authorization: readonly string[]): boolean {
  return (
    authorization.length <= 1 && authorization.every((value) => /^Basic scrypt:[0-9a-f]{64}$/.test(value))
  );
}

/** A profile lists cookies with the digests of their values; which of them a request carries, its URL decides. */
function areListed(sent: readonly string[], listed: readonly string[]): boolean {
  return sent.every((pair) => {
    const at = pair.indexOf("=");
    return listed.includes(`${pair.slice(0, at)}=${sha256Digest(Buffer.from(pair.slice(at + 1), "latin1"))}`);
  });
}
