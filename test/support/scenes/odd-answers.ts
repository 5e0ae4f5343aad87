// Answers on which two readers of HTTP and HTML could disagree: codings, framings, block pages and what only looks so.
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { instant } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";

const PASSWORD = `<input name=p type="password">`;
const words = (count: number, word = "word"): string => Array<string>(count).fill(word).join(" ");
const html = (body: string | Buffer, more: string[] = []): Answer => ({
  fields: ["Content-Type: text/html", ...more],
  body,
});
const coded = (coding: string, body: Buffer): Answer => html(body, [`Content-Encoding: ${coding}`]);
const TEXT = Buffer.from(`<p>${words(100)}`);

interface Answer {
  readonly status?: string;
  readonly fields: readonly string[];
  readonly body: string | Buffer;
  /** Bytes after the head exactly as given, with whatever framing the fields say. */
  readonly isFramed?: boolean;
}

/** By path below /odd/. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  gzip: coded("gzip", gzipSync(TEXT)),
  "x-gzip": coded("x-gzip", gzipSync(TEXT)),
  "gzip-twice": coded("gzip, gzip", gzipSync(gzipSync(TEXT))),
  "gzip-members": coded("gzip", Buffer.concat([gzipSync(TEXT), gzipSync(TEXT)])),
  "gzip-garbage": coded("gzip", Buffer.concat([gzipSync(TEXT), Buffer.from("garbage")])),
  "gzip-zeros": coded("gzip", Buffer.concat([gzipSync(TEXT), Buffer.alloc(8)])),
  "gzip-cut": coded("gzip", gzipSync(TEXT).subarray(0, -4)),
  "gzip-not": coded("gzip", TEXT),
  deflate: coded("deflate", deflateSync(TEXT)),
  "deflate-raw": coded("deflate", deflateRawSync(TEXT)),
  unknown: coded("zstd", TEXT),
  identity: coded("identity", TEXT),
  "empty-gzip": coded("gzip", Buffer.alloc(0)),
  br: coded("br", brotliCompressSync(TEXT)),
  folded: html(TEXT, ["Content-Language: a,", " b"]),
  "two-types": html(TEXT, ["Content-Type: text/plain"]),
  latin: { fields: ["Content-Type: text/plain; name=é"], body: TEXT },
  wall: html(`<title>in</title>${PASSWORD}`),
  "wall-60": html(`${words(60)} ${PASSWORD}`),
  "wall-61": html(`${words(61)} ${PASSWORD}`),
  "wall-links": html(`${"<a href=x>y</a>".repeat(11)} ${PASSWORD}`),
  "wall-single": html(`<input type='password'>`),
  "wall-spaced": html(`<input type = "password">`),
  "wall-far": html(`<input data-x="${"x".repeat(600)}" type=password>`),
  "wall-in-script": html(`<script>${words(99)}</script>${PASSWORD}`),
  "wall-open-script": html(`${PASSWORD}<script>${words(99)}`),
  "wall-nbsp": html(`${words(30)}&nbsp;${words(31)} ${PASSWORD}`),
  "wall-utf8": html(`${words(58)} à…à x\u00a0y ${PASSWORD}`),
  "wall-less": html(`${words(57)} a < b > c d ${PASSWORD}`),
  "wall-fractions": html(Buffer.from(`${words(60)} \xbc ${PASSWORD}`, "latin1")),
  "wall-control": html(Buffer.from(`${words(59)} a\x85b ${PASSWORD}`, "latin1")),
  "wall-not-closed": html(`${PASSWORD} < ${words(99)}`),
  "wall-element-name": html(`<titles>${words(61)}</titles>${PASSWORD}`),
  "wall-end-of-title": html(`<title>x</titles>${words(61)}</title>${PASSWORD}`),
  "wall-entity": html(`${words(60)} &copy; ${PASSWORD}`),
  "wall-upper": html(`<INPUT TYPE=PASSWORD>`),
  "login/password": html(PASSWORD),
  challenge: html("<title>Just a moment...</title> /cdn-cgi/challenge-platform/"),
  recaptcha: html(`<div class="g-recaptcha">`),
  "recaptcha-single": html(`<div class='h-captcha x'>`),
  "recaptcha-spaced": html(`<div class = "h-captcha">`),
  "recaptcha-second": html(`<div class="x g-recaptcha">`),
  mitigated: html(TEXT, ["cf-mitigated: challenge"]),
  waf: html(TEXT, ["X-Amzn-Waf-Action: CAPTCHA"]),
  member: { status: "302 Found", fields: ["Location: /login?next=%2Fodd%2Fmember"], body: "" },
  "member-plain": { status: "302 Found", fields: ["Location: /login?next=/odd/member-plain"], body: "" },
  "member-path": { status: "303 See Other", fields: ["Location: /sso/odd/member-path"], body: "" },
  "member-away": {
    status: "301 Moved",
    fields: ["Location: //id.test/a/Login?to=http://x/odd/member-away"],
    body: "",
  },
  "member-other": { status: "302 Found", fields: ["Location: /login?next=/"], body: "" },
  gone: { status: "410 Gone", fields: ["Content-Type: text/html"], body: "gone" },
  forbidden: { status: "403 Forbidden", fields: ["Content-Type: text/html"], body: "no" },
  "no-content": { status: "204 No Content", fields: [], body: "", isFramed: true },
  "until-close": { fields: ["Content-Type: text/html"], body: TEXT, isFramed: true },
  "chunk-extension": {
    fields: ["Content-Type: text/html", "Transfer-Encoding: Chunked"],
    body: "5;a=b\r\nhello\r\n0\r\nTrailer: x\r\n\r\n",
    isFramed: true,
  },
  "chunk-cut": {
    fields: ["Content-Type: text/html", "Transfer-Encoding: chunked"],
    body: "5\r\nhello\r\n",
    isFramed: true,
  },
  short: { fields: ["Content-Type: text/html", "Content-Length: 9"], body: "hello", isFramed: true },
  surplus: { fields: ["Content-Type: text/html", "Content-Length: 3"], body: "hello", isFramed: true },
};

/** The fetcher with the answers in front of the site; its front page links to them. */
export function withOddAnswers(fetcher: Fetcher, clock: Clock): Fetcher {
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    async fetch(request, signal) {
      const { pathname } = new URL(request.url);
      const links = Object.keys(ANSWERS).map((path) => `<a href="/odd/${path}">on</a>`);
      const answer = pathname === "/" ? html(links.join("\n")) : ANSWERS[pathname.slice("/odd/".length)];
      return answer ? respond(answer, request, { fetcher, clock }) : fetcher.fetch(request, signal);
    },
  };
}

async function respond(
  { status = "200 OK", fields, body, isFramed = false }: Answer,
  request: FetchRequest,
  { fetcher, clock }: { fetcher: Fetcher; clock: Clock },
): Promise<FetchResult> {
  const leave = await request.admit?.("192.0.2.1");
  const sentAt = clock.now();
  await clock.sleepUntil(instant(sentAt + 5));
  leave?.();
  const { host, pathname } = new URL(request.url);
  const asked = Object.entries({ Host: host, ...fetcher.profile }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const framing = isFramed ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`HTTP/1.1 ${status}`, ...fields, ...framing, "", ""].join("\r\n");
  const exchange = {
    times: { sentAt, firstByteAt: clock.now(), lastByteAt: clock.now() },
    requestBytes: Buffer.from(`GET ${pathname} HTTP/1.1\r\n${asked.join("")}\r\n`),
    responseBytes: Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(body)]),
    truncated: null,
    remoteAddress: "192.0.2.1",
  };
  return { kind: "response", exchange };
}
