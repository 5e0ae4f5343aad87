// What a stored response needs to be shown, read off its own bytes: the version that is shown decides, not another.
import { IsochronError } from "#errors.js";
import {
  contentLinks,
  DECODE_LIMITS,
  decodeContent,
  mayHoldLinks,
  mediaType,
  parseHttpResponse,
} from "#formats/index.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { amongFew } from "../turns.js";

/** What a response names. */
export interface RecordNeeds {
  readonly needs: readonly PageUrl[];
  readonly title: string | null;
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Of one response no more are looked up: somebody waits for the page. */
const MOST_NEEDS = 250;
/** Longer ones are not read for their parts while others are being served. */
const MOST_CONTENT_BYTES = 2 * 1024 * 1024;
const MOST_KEPT = 256;

const NOTHING: RecordNeeds = { needs: [], title: null, isWhole: true };
const UNKNOWN: RecordNeeds = { ...NOTHING, isWhole: false };

/** Reads needs, and keeps those of the records asked for last. */
export class RecordReader {
  readonly #index: Pick<CaptureIndex, "open">;
  readonly #kept = new Map<string, RecordNeeds>();

  constructor(index: Pick<CaptureIndex, "open">) {
    this.#index = index;
  }

  /** What a record needs; pictures and the like are not even opened. */
  async needsOf(entry: IndexEntry): Promise<RecordNeeds> {
    const url = parsePageUrl(entry.url);
    if (url === null) return UNKNOWN;
    if (isBare(entry, url)) return NOTHING;
    const key = `${entry.file} ${entry.offset}`;
    const needs = this.#kept.get(key) ?? (await this.#read(entry, url));
    this.#kept.delete(key);
    this.#kept.set(key, needs);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return needs;
  }

  async #read(entry: IndexEntry, url: PageUrl): Promise<RecordNeeds> {
    try {
      const { first, pieces } = await amongFew(() => this.#index.open(entry));
      return pieces === null ? needsIn(first, url) : UNKNOWN;
    } catch (error) {
      // A damaged record is told of where it is shown.
      if (error instanceof IsochronError) return UNKNOWN;
      throw error;
    }
  }
}

/** Whether the index tells already that nothing is named in it. */
function isBare({ mime, status }: IndexEntry, url: PageUrl): boolean {
  const isRedirect = status !== null && status >= 300 && status < 400;
  return mime !== null && !isRedirect && !mayHoldLinks(mime, url);
}

function needsIn(httpBytes: Uint8Array, url: PageUrl): RecordNeeds {
  const response = parseHttpResponse(httpBytes);
  if (!response.ok) return UNKNOWN;
  const location = response.status >= 300 && response.status < 400 ? response.header("location") : null;
  const target = location === null ? null : parsePageUrl(location, url);
  if (target !== null) return { ...NOTHING, needs: [target] };
  const limits = { ...DECODE_LIMITS, maxOutputBytes: MOST_CONTENT_BYTES };
  const decoded = decodeContent(response.body, response.headers, limits);
  if (decoded.kind !== "ok") return UNKNOWN;
  const links = contentLinks(decoded.content, response.header("content-type"), url);
  if (links === null) return NOTHING;
  const { requisites, title } = links;
  return { needs: requisites.slice(0, MOST_NEEDS), title, isWhole: requisites.length <= MOST_NEEDS };
}

/** What a media type is to a page; `null` where it is not known. */
export function kindOfType(
  mime: string | null,
): "frame" | "image" | "style" | "script" | "font" | "media" | null {
  const type = mediaType(mime);
  if (type === null) return null;
  if (type === "text/html" || type === "application/xhtml+xml") return "frame";
  if (type === "text/css") return "style";
  if (/^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)) return "script";
  if (type.startsWith("image/")) return "image";
  if (type.startsWith("font/") || type.includes("font")) return "font";
  return /^(?:audio|video)\//.test(type) ? "media" : null;
}
