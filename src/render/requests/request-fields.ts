// The header fields of a request as they go on the wire: what Chromium says, what it leaves to its network stack, in
// one fixed order, so that equal requests are equal bytes.
import type { HeaderField } from "#ports/index.js";
import { parsedUrl } from "#model/index.js";

/** What is added to the browser's own words, the same for every page. */
export interface FieldProfile {
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** gzip alone by default: every reader of WARC files can decode it. */
  readonly acceptEncoding: string;
  /** A Referer says no more than its origin: pages that need the same things ask for them by the same message. */
  readonly isRefererCut: boolean;
}

/** Used where nothing else is said; the user agent is the browser's. */
export const FIELD_PROFILE: Omit<FieldProfile, "userAgent"> = {
  acceptLanguage: "en-US,en;q=0.9",
  acceptEncoding: "gzip",
  isRefererCut: true,
};

/** A request as far as its fields depend on it. */
export interface AskedFields {
  readonly method: string;
  readonly url: string;
  readonly resourceType: string;
  readonly isMainDocument: boolean;
  /** A main document to which another led, by a step; the first is as if its address had been typed. */
  readonly isLedTo?: boolean;
  /** The address of the page that asks. */
  readonly pageUrl: string;
  /** Of the worker whose program this is. */
  readonly workerKind: "worker" | "sharedworker" | "serviceworker" | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Written by the fetcher: they frame the message or belong to the connection (RFC 9112 sections 3.2, 6 and 9). */
const NOT_OURS = new Set([
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "keep-alive",
  "upgrade",
]);

/** As browsers send them; what is not named follows by name. */
const ORDER = [
  "user-agent",
  "accept",
  "accept-language",
  "accept-encoding",
  "content-type",
  "origin",
  "referer",
  "cookie",
  "upgrade-insecure-requests",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
];

/** All fields but those of the connection. */
export function wireFields(asked: AskedFields, profile: FieldProfile): HeaderField[] {
  const fields = new Map<string, HeaderField>();
  const put = (name: string, value: string) => fields.set(name.toLowerCase(), [name, value]);
  put("User-Agent", profile.userAgent);
  put("Accept", "*/*");
  put("Accept-Language", profile.acceptLanguage);
  put("Accept-Encoding", profile.acceptEncoding);
  for (const [name, value] of fetchMetadata(asked)) put(name, value);
  for (const [name, value] of Object.entries(asked.headers)) {
    const key = name.toLowerCase();
    if (NOT_OURS.has(key) || !isSendable(name, value)) continue;
    put(name, key === "referer" && profile.isRefererCut ? originOf(value) : value);
  }
  return [...fields].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([, field]) => field);
}

function rank(name: string): number {
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
}

/** A field that would break its line is none of the page's to send. */
function isSendable(name: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]{1,256}$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value);
}

function originOf(address: string): string {
  const url = parsedUrl(address);
  return url === null ? address : `${url.origin}/`;
}

/** What a request is for (Fetch Metadata): Chromium adds these below the place at which we answer. */
function fetchMetadata(asked: AskedFields): HeaderField[] {
  return [
    ["Sec-Fetch-Dest", destinationOf(asked)],
    ["Sec-Fetch-Mode", modeOf(asked)],
    ["Sec-Fetch-Site", asked.isMainDocument && !asked.isLedTo ? "none" : siteOf(asked)],
  ];
}

function modeOf({ resourceType, method, headers, workerKind }: AskedFields): string {
  if (resourceType === "Document") return "navigate";
  // With GET and HEAD an Origin goes out in mode cors alone (Fetch, "append a request Origin header"): modules do that.
  if (headers["Origin"] !== undefined && /^(?:GET|HEAD)$/.test(method)) return "cors";
  return workerKind === null ? (MODES[resourceType] ?? "no-cors") : "same-origin";
}

const MODES: Readonly<Record<string, string>> = {
  XHR: "cors",
  Fetch: "cors",
  Font: "cors",
  EventSource: "cors",
  Manifest: "cors",
  Preflight: "cors",
  TextTrack: "cors",
};

const DESTINATIONS: Readonly<Record<string, string>> = {
  Stylesheet: "style",
  Image: "image",
  Media: "video",
  Font: "font",
  Script: "script",
  TextTrack: "track",
  Manifest: "manifest",
};

function destinationOf({ resourceType, isMainDocument, workerKind, headers }: AskedFields): string {
  if (resourceType === "Document") return isMainDocument ? "document" : "iframe";
  if (workerKind !== null) return workerKind;
  // The site's icon, which has no kind of its own.
  if (resourceType === "Other" && headers["Accept"]?.startsWith("image/")) return "image";
  return DESTINATIONS[resourceType] ?? "empty";
}

function siteOf({ url, pageUrl, headers }: AskedFields): string {
  const named = [headers["Origin"], headers["Referer"], pageUrl].map((one) => parsedUrl(one ?? ""));
  const [asking, asked] = [named.find((one) => one !== null), parsedUrl(url)];
  if (!asking || asked === null) return "cross-site";
  if (asking.origin === asked.origin) return "same-origin";
  const isSameSite = asking.protocol === asked.protocol && registered(asking) === registered(asked);
  return isSameSite ? "same-site" : "cross-site";
}

/** The last two labels of a name, three below short ones (co.uk): near enough to the list of public suffixes. */
function registered({ hostname }: URL): string {
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname;
  const labels = hostname.split(".");
  const count = (labels.at(-2) ?? "").length <= 3 ? 3 : 2;
  return labels.slice(-count).join(".");
}
