// What the sightings of one page come to for search: its looks, and the texts that they showed.
import { MOST_PDF_BYTES, primaryLanguage, readerText, textFormOf, type PdfReader } from "#detect/index.js";
import { decodeContent, decodeText, parseHttpResponse, SHOW_LIMITS } from "#formats/index.js";
import {
  isCaptured,
  isTold,
  type CapturedSighting,
  type PageLook,
  type PageRendering,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive, PageText, SearchedPage } from "#ports/index.js";

/** More of a text is not searched: a long book has as many characters. */
export const MOST_TEXT_CHARS = 1024 * 1024;
/** Larger pages are not read; PDFs have a bound of their own. */
const MOST_PAGE_BYTES = 8 * 1024 * 1024;

/** What reading texts takes. */
export interface TextSources {
  readonly archive: Archive;
  /** The sites of captures that have ended; looks of others do not count yet. */
  readonly siteOf: ReadonlyMap<string, string>;
  /** Of a page in a capture, where it was shown in a browser. */
  readonly renderingOf: (captureId: string, url: PageUrl) => Promise<PageRendering | null>;
  readonly pdfs: Pick<PdfReader, "read">;
}

/** A state of the page, where its text is found, and by which key it goes. */
interface Shown {
  readonly key: string;
  readonly sighting: CapturedSighting;
  readonly rendering: PageRendering | null;
}

/** Whether a sighting shows something to search. */
export function hasText(sighting: Sighting): sighting is CapturedSighting {
  if (!isCaptured(sighting) || sighting.outcome.identity.status !== 200) return false;
  const form = textFormOf(sighting.outcome.identity.contentType);
  return form !== null && sighting.outcome.payloadBytes <= mostBytesOf(sighting);
}

function mostBytesOf({ outcome }: CapturedSighting): number {
  return textFormOf(outcome.identity.contentType) === "pdf" ? MOST_PDF_BYTES : MOST_PAGE_BYTES;
}

/** A page and all that the catalog holds of it, in order. */
export interface PageLooks {
  readonly url: PageUrl;
  readonly sightings: readonly Sighting[];
}

/** Looks at a page and the texts that the index does not hold. */
export async function pageTexts(
  sources: TextSources,
  { url, sightings: all }: PageLooks,
): Promise<SearchedPage> {
  const { archive, siteOf } = sources;
  const sightings = all.filter((one) => siteOf.has(one.captureId) && !isOfSome(one));
  const shown = await shownBy(sources, url, sightings);
  const held = await archive.search.held(url);
  const texts = new Map<string, PageText>();
  for (const state of shown.values()) {
    if (held.has(state.key) || texts.has(state.key)) continue;
    const text = await textOf(sources, state);
    if (text) texts.set(state.key, text);
  }
  return { url, looks: looksOf(sightings, shown, siteOf), texts: [...texts.values()] };
}

/** Told of some visitors alone: what they were given is not what the page says to all. */
function isOfSome(sighting: Sighting): boolean {
  return isTold(sighting) && sighting.outcome.told.variant !== undefined;
}

function looksOf(
  sightings: readonly Sighting[],
  shown: ReadonlyMap<Sighting, Shown>,
  siteOf: TextSources["siteOf"],
): PageLook[] {
  const looks: PageLook[] = [];
  let seen: PageLook | null = null;
  for (const sighting of sightings) {
    // "Not modified" is a look at what was seen before it.
    const before: PageLook | null = isNotModified(sighting) ? seen : null;
    if (before === null && sighting.outcome.kind !== "captured") continue;
    const { text, parts } = before ?? wordsOf(shown.get(sighting));
    const { captureId, times } = sighting;
    const site = siteOf.get(captureId)!;
    const look: PageLook = { at: times.sentAt, captureId, site, text, ...(parts && { parts }) };
    looks.push(look);
    // What is told has two ends, and none of them is a look that a 304 could repeat.
    if (!isTold(sighting)) seen = look;
    else if (sighting.outcome.told.to > look.at) looks.push({ ...look, at: sighting.outcome.told.to });
  }
  return sightings.some(isTold) ? looks.sort((a, b) => a.at - b.at) : looks;
}

function isNotModified({ outcome }: Sighting): boolean {
  return outcome.kind === "unchanged" && outcome.asked;
}

function wordsOf(state: Shown | undefined): Pick<PageLook, "text" | "parts"> {
  const parts = state?.rendering?.requests;
  return { text: state?.key ?? null, ...(parts && { parts }) };
}

/** By what they show: what a browser made of them where it was asked, else their content. */
async function shownBy(
  { renderingOf }: TextSources,
  url: PageUrl,
  sightings: readonly Sighting[],
): Promise<Map<Sighting, Shown>> {
  const shown = new Map<Sighting, Shown>();
  const readable = sightings.filter(hasText);
  for (const captureId of new Set(readable.map((one) => one.captureId))) {
    const own = readable.filter((one) => one.captureId === captureId);
    const rendering = await renderingOf(captureId, url);
    const source = rendering === null || rendering.textDigest === null ? null : contentAt(own, rendering.at);
    for (const sighting of own) {
      const content = sighting.outcome.identity.contentDigest;
      const isRendered = content === source;
      const key = isRendered ? `shown ${rendering!.textDigest}` : content;
      shown.set(sighting, { key, sighting, rendering: isRendered ? rendering : null });
    }
  }
  return shown;
}

/** The content of the look nearest to an instant: a rendering names its look by its second. */
function contentAt(sightings: readonly CapturedSighting[], at: number): string {
  const distance = ({ times }: CapturedSighting): number => Math.abs(times.sentAt - at);
  return sightings.reduce((best, one) => (distance(one) < distance(best) ? one : best)).outcome.identity
    .contentDigest;
}

/** `null` where the archive does not hold it any more, or it cannot be read. */
async function textOf(sources: TextSources, state: Shown): Promise<PageText | null> {
  const { key, sighting, rendering } = state;
  const { contentType } = sighting.outcome.identity;
  const content = await contentOf(sources.archive, sighting).catch(() => null);
  if (content === null) return null;
  if (textFormOf(contentType) === "pdf") {
    const pdf = await sources.pdfs.read(content, MOST_TEXT_CHARS);
    return pdf && { ...pdf, key, form: "pdf", language: primaryLanguage(pdf.language) };
  }
  const read = { key, ...readerText(content, contentType, MOST_TEXT_CHARS) };
  const text = rendering && (await renderedText(sources.archive, rendering).catch(() => null));
  if (!text || !rendering) return read;
  const title = rendering.title || read.title;
  const language = primaryLanguage(rendering.language) ?? read.language;
  const isCut = text.length > MOST_TEXT_CHARS;
  return { ...read, title, language, text: text.slice(0, MOST_TEXT_CHARS), isCut };
}

/** As decoded; what cannot be decoded, or grows beyond the bounds, has no text. */
async function contentOf({ warcs }: Archive, sighting: CapturedSighting): Promise<Uint8Array | null> {
  const bytes = await warcs.read(sighting);
  const response = bytes && parseHttpResponse(bytes);
  if (!response?.ok) return null;
  const limits = { ...SHOW_LIMITS, maxOutputBytes: mostBytesOf(sighting) };
  const decoded = decodeContent(response.body, response.headers, limits);
  return decoded.kind === "ok" ? decoded.content : null;
}

/** The text that a browser showed, as it lies in the archive. */
async function renderedText({ index }: Archive, { document, at }: PageRendering): Promise<string | null> {
  const name = `urn:text:${document}`;
  const entry = (await index.lookup(name)).find((one) => one.url === name && one.at === at);
  if (entry?.recordType !== "resource") return null;
  const response = parseHttpResponse((await index.read(entry)).httpBytes);
  return response.ok ? decodeText(response.body, "text/plain; charset=utf-8").text : null;
}
