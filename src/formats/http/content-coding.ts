// Content codings (RFC 9110 section 8.4) removed within bounds: a body is hostile until decoded.
import { brotliDecompressSync, inflateRawSync, inflateSync } from "node:zlib";
import { gunzipWhole, SURPLUS, type Surplus } from "./gzip-members.js";
import { headerMembers, type HttpHeader } from "./http-head.js";
import { zstdWhole } from "./zstd-content.js";

/** Bounds against decompression bombs, and what counts as the end. */
export interface DecodeLimits {
  readonly maxOutputBytes: number;
  /** Largest output per input byte; outputs below one MiB are never judged by it. */
  readonly maxRatio: number;
  /** What becomes of bytes after the end of a coding; passed over unless told. */
  readonly surplus?: Surplus;
  /** Whether Zstandard is read: to show what others stored. A certificate's rules know no such coding, and claim nothing. */
  readonly readsZstd?: boolean;
}

/** How decoding ended. */
export type DecodedContent =
  | { readonly kind: "ok"; readonly content: Uint8Array }
  | { readonly kind: "too-large"; readonly limitBytes: number }
  | { readonly kind: "corrupt"; readonly coding: string; readonly message: string }
  | { readonly kind: "unsupported"; readonly coding: string };

/** Deflate cannot exceed 1032:1, so the ratio stops nested bombs and brotli's. */
export const DECODE_LIMITS: DecodeLimits = { maxOutputBytes: 256 * 1024 * 1024, maxRatio: 1032 };

/** For what is shown, listed or compared and never certified: every coding that can be read is. */
export const SHOW_LIMITS: DecodeLimits = { ...DECODE_LIMITS, readsZstd: true };

/** The rules by which a capture decodes contents, named in its settings: bytes after the end are passed over. */
export const CONTENT_RULES = "isochron-content/2";

/** By the rules that a capture's settings name: those of captures that name none refused bytes after the end. */
export function limitsBy(contentRules: unknown): DecodeLimits {
  return contentRules === undefined ? { ...DECODE_LIMITS, surplus: "refused" } : DECODE_LIMITS;
}

/** What becomes of bytes after the end of a coding. */
export function surplusOf({ surplus }: DecodeLimits): Surplus {
  return surplus ?? "passed-over";
}

const FREE_OUTPUT_BYTES = 1024 * 1024;
const MAX_CODINGS = 4;

/** Removes all content codings named in the headers, last applied first. */
export function decodeContent(
  body: Uint8Array,
  headers: readonly HttpHeader[],
  limits: DecodeLimits = DECODE_LIMITS,
): DecodedContent {
  const applied = appliedCodings(headers);
  if (!Array.isArray(applied)) return applied;
  const limitBytes = outputLimit(body.length, limits);
  let content = body;
  for (const coding of applied) {
    // Redirects and errors often carry the header of a coding that was never applied to nothing.
    if (content.length === 0) break;
    const step = decodeOne(content, coding, { ...limits, limitBytes, surplus: surplusOf(limits) });
    if (step.kind !== "ok") return step;
    content = step.content;
  }
  // What carries no coding cannot grow: only the limit on the response bounds it.
  return { kind: "ok", content };
}

/** The codings to be removed, in the order of removal; too many of them are a trap. */
export function appliedCodings(
  headers: readonly HttpHeader[],
): string[] | Extract<DecodedContent, { kind: "unsupported" }> {
  const codings = headerMembers(headers, "content-encoding").map((coding) => coding.toLowerCase());
  const applied = codings.filter((coding) => coding !== "identity");
  if (applied.length > MAX_CODINGS) return { kind: "unsupported", coding: applied.join(", ").slice(0, 100) };
  return applied.reverse();
}

/** How many bytes a body of this size may decode to. */
export function outputLimit(bodyBytes: number, limits: DecodeLimits): number {
  const byRatio = Math.max(FREE_OUTPUT_BYTES, Math.floor(bodyBytes * limits.maxRatio));
  return Math.min(limits.maxOutputBytes, byRatio);
}

interface Bounds extends Pick<DecodeLimits, "readsZstd"> {
  readonly limitBytes: number;
  readonly surplus: Surplus;
}

function decodeOne(body: Uint8Array, coding: string, bounds: Bounds): DecodedContent {
  const { limitBytes, surplus } = bounds;
  try {
    if (isGzip(coding)) return { kind: "ok", content: gunzipWhole(body, limitBytes, surplus) };
    if (isReadZstd(coding, bounds)) return { kind: "ok", content: zstdWhole(body, limitBytes) };
    return decodeOnce(body, coding, bounds);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ERR_BUFFER_TOO_LARGE") return { kind: "too-large", limitBytes };
    return { kind: "corrupt", coding, message };
  }
}

/** Deflate and brotli: one stream each. */
function decodeOnce(body: Uint8Array, coding: string, { limitBytes, surplus }: Bounds): DecodedContent {
  const decode = decoderOf(coding);
  if (!decode) return { kind: "unsupported", coding: coding.slice(0, 100) };
  const { buffer, engine } = decode(body, { maxOutputLength: limitBytes, info: true });
  if (surplus === "refused" && engine.bytesWritten < body.length)
    return { kind: "corrupt", coding, message: SURPLUS };
  return { kind: "ok", content: buffer };
}

/** Both names of one coding (RFC 9110 section 8.4.1.3). */
export function isGzip(coding: string): boolean {
  return coding === "gzip" || coding === "x-gzip";
}

/** Whether a coding is Zstandard, and that is read here. */
export function isReadZstd(coding: string, { readsZstd }: Pick<DecodeLimits, "readsZstd">): boolean {
  return readsZstd === true && coding === "zstd";
}

interface Decoded {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

type Decoder = (body: Uint8Array, options: { maxOutputLength: number; info: true }) => Decoded;

/** With `info` the decoders say how far they read, which their types do not know. */
function decoderOf(coding: string): Decoder | null {
  if (coding === "br") return brotliDecompressSync as unknown as Decoder;
  if (coding !== "deflate") return null;
  return (body, options) =>
    ((hasZlibHeader(body) ? inflateSync : inflateRawSync) as unknown as Decoder)(body, options);
}

/** Whether deflate data is in zlib's format, as RFC 9110 has it; some servers send raw deflate. */
export function hasZlibHeader(body: Uint8Array): boolean {
  const [cmf = 0, flags = 0] = body;
  return (cmf & 0x0f) === 8 && cmf >> 4 <= 7 && (cmf * 256 + flags) % 31 === 0;
}
