// What a response shows.
// oxlint-disable complexity -- each function is one paragraph of the format page, to be read beside it
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { contentBlocks, headBlocks } from "./block-pages.js";
import { type Rec, type Shown, type State, sha } from "./terms.js";

interface Http {
  status: number;
  headers: [string, string][];
  body: Buffer;
  whole: boolean;
  headEnd: number;
}

export function parseHttp(block: Buffer, from = 0): Http | null {
  const end = block.indexOf("\r\n\r\n", from);
  if (end < 0) return null;
  const [line, ...rest] = block.toString("latin1", from, end).split("\r\n");
  const status = Number(/^HTTP\/\d(?:\.\d)? (\d{3})/.exec(line!)?.[1] ?? NaN);
  if (Number.isNaN(status)) return null;
  if (status >= 100 && status < 200 && status !== 101) return parseHttp(block, end + 4);
  const headers = rest.map((text): [string, string] => {
    const colon = text.indexOf(":");
    return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).replace(/^[ \t]+|[ \t]+$/g, "")];
  });
  const value = (name: string): string | null => headers.find(([own]) => own === name)?.[1] ?? null;
  const after = block.subarray(end + 4);
  const base = { status, headers, headEnd: end + 4 };
  if (status === 204 || status === 304) return { ...base, body: Buffer.alloc(0), whole: true };
  if (value("transfer-encoding")?.toLowerCase() === "chunked") return { ...base, ...unchunk(after) };
  const length = value("content-length");
  if (length === null) return { ...base, body: after, whole: true };
  return { ...base, body: after.subarray(0, Number(length)), whole: after.length >= Number(length) };
}

function unchunk(bytes: Buffer): { body: Buffer; whole: boolean } {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    const size = end < 0 ? NaN : parseInt(bytes.toString("latin1", at, end), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(pieces), whole: false };
    if (end + 2 + size + 2 > bytes.length)
      return { body: Buffer.concat([...pieces, bytes.subarray(end + 2, end + 2 + size)]), whole: false };
    if (size === 0) return { body: Buffer.concat(pieces), whole: true };
    pieces.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

const CACHE = new Set(
  (
    "age via cache-status cdn-cache-status cf-cache-status x-cache x-cache-hits x-cache-lookup x-cache-status " +
    "x-cacheable x-fastcgi-cache x-proxy-cache x-served-by x-varnish x-varnish-cache"
  ).split(" "),
);

export function shownBy(http: Http, payload: Buffer, request: Rec | null): Shown {
  const value = (name: string): string | null => http.headers.find(([own]) => own === name)?.[1] ?? null;
  const time = (name: string): number | null => {
    const ms = Date.parse(value(name) ?? "");
    return Number.isNaN(ms) ? null : ms;
  };
  const age = value("age");
  const words = {
    cached: http.headers.some(([name]) => CACHE.has(name)),
    signs: http.headers.map(([name]) => name).filter((name) => CACHE.has(name)),
    age: age !== null && /^\d{1,10}$/.test(age) ? Number(age) : null,
    date: time("date"),
    modified: time("last-modified"),
    etag: /^(W\/)?"[\x21\x23-\x7e\x80-\xff]{0,1022}"$/.exec(value("etag") ?? "")?.[0] ?? null,
  };
  const { status } = http;
  if (status === 304) return { kind: "unchanged", ...words };
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: "blocked" };
  const target = request?.block.toString("latin1").split(" ")[1] ?? "/";
  if (headBlocks(status, value, target)) return { kind: "blocked" };
  if (!(status >= 200 && status < 400) && status !== 404 && status !== 410) return { kind: "failed" };
  let content = payload;
  try {
    for (const coding of (value("content-encoding") ?? "")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .reverse()) {
      if (content.length === 0) break;
      if (coding === "gzip" || coding === "x-gzip") content = gunzipSync(content);
      else if (coding === "br") content = brotliDecompressSync(content);
      else if (coding === "deflate") content = inflateSync(content);
      else if (coding !== "identity") return { kind: "failed" };
    }
  } catch {
    return { kind: "failed" };
  }
  if (
    status === 200 &&
    /^text\/html\s*(;|$)/i.test(value("content-type") ?? "") &&
    contentBlocks(content, target)
  )
    return { kind: "blocked" };
  const state: State = {
    kind: "state",
    status,
    location: value("location"),
    contentType: value("content-type"),
    contentDigest: `sha-256:${sha(content)}`,
    payloadDigest: `sha-256:${sha(payload)}`,
  };
  return { kind: "state", state, ...words };
}
