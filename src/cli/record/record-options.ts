// What the command line says of a recorder, read and checked before anything is opened.
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseSizeBytes } from "#config/index.js";
import { unreadableFile, UsageError } from "#errors.js";
import { parsedUrl, parsePageUrl } from "#model/index.js";
import type { RecordRules } from "#record/index.js";
import { addressesOf, listenPlaceOf, listOf, type ListenPlace } from "./listen-place.js";

/** The options as they are written. */
export interface RecordFlags {
  readonly upstream: string;
  readonly listen: string;
  readonly as: string;
  readonly site?: string;
  readonly host: string;
  readonly trustProxy: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly publicCookies: string;
  readonly ignoreParams: string;
  readonly secretParams: string;
  readonly queries: boolean;
  readonly publicLanguage?: string;
  readonly maxAnswer: string;
  readonly queue: string;
  readonly maxPages: number;
  readonly metrics?: string;
  readonly json?: boolean;
}

/** The address of the server behind. @throws UsageError */
export function upstreamOf({ upstream }: RecordFlags): URL {
  const url = parsedUrl(upstream);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (isPlain && url.username === "" && url.password === "") return url;
  throw new UsageError(
    "USAGE",
    `--upstream ${upstream}: not the address of a server such as http://127.0.0.1:8080, without a path`,
  );
}

/** What may be recorded. @throws UsageError */
export function rulesOf(flags: RecordFlags, listen: ListenPlace): RecordRules {
  const as = parsePageUrl(flags.as);
  if (as === null || new URL(as).pathname !== "/" || as.includes("?"))
    throw new UsageError(
      "USAGE",
      `--as ${flags.as}: not the public address of a site such as https://example.org/`,
    );
  const { publicLanguage = null } = flags;
  if (publicLanguage !== null && !/^[a-z]{2,3}$/i.test(publicLanguage))
    throw new UsageError("USAGE", `--public-language ${publicLanguage}: not a language such as en`);
  return {
    as,
    hosts: [`${listen.host}:${listen.port}`, ...listOf(flags.host)].map((host) => host.toLowerCase()),
    publicCookies: listOf(flags.publicCookies),
    ignoredParams: listOf(flags.ignoreParams),
    secretParams: listOf(flags.secretParams),
    takesQueries: flags.queries,
    publicLanguage: publicLanguage?.toLowerCase() ?? null,
    maxAnswerBytes: sizeOf("--max-answer", flags.maxAnswer),
  };
}

/** A size in bytes. @throws UsageError */
export function sizeOf(option: string, text: string): number {
  const bytes = parseSizeBytes(text);
  if (bytes !== null && bytes > 0) return bytes;
  throw new UsageError("USAGE", `${option} ${text}: not a size such as 16MB`);
}

/** The certificate that visitors are shown; `null` without one. @throws UsageError */
export function tlsOf({
  tlsCert,
  tlsKey,
}: RecordFlags): { readonly cert: string; readonly key: string } | null {
  if (tlsCert === undefined && tlsKey === undefined) return null;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new UsageError("USAGE", "--tls-cert and --tls-key go together");
  const [cert, key] = [textOf(tlsCert), textOf(tlsKey)];
  if (isPair(cert, key)) return { cert, key };
  throw new UsageError(
    "USAGE",
    `--tls-cert ${tlsCert}, --tls-key ${tlsKey}: not a certificate and its key, in PEM`,
  );
}

function isPair(cert: string, key: string): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw unreadableFile(path, error);
  }
}

/** Where to listen, and whom to believe. @throws UsageError */
export function placesOf({ listen, metrics, trustProxy }: RecordFlags) {
  return {
    listen: listenPlaceOf("--listen", listen),
    metrics: metrics === undefined ? null : listenPlaceOf("--metrics", metrics),
    trusted: addressesOf("--trust-proxy", trustProxy),
  };
}
