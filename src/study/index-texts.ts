// After a capture or an import: the words of its pages into the search index, off the path of requests. What was left out
// by a crash or an interruption is found by the captures that are not marked as finished, and added by the next who asks.
import { PdfReader } from "#detect/index.js";
import { isUnfinished, type Capture, type PageRendering, type PageUrl, type Sighting } from "#model/index.js";
import { StringTable } from "#packed/index.js";
import type { Archive, Logger, SearchedPage } from "#ports/index.js";
import { inTurns } from "./in-turns.js";
import { hasText, pageTexts, type PageLooks, type TextSources } from "./page-texts.js";

/** What was added. */
export interface IndexedTexts {
  readonly captures: number;
  readonly texts: number;
}

/** Pages and characters that are written at once. */
const MOST_PAGES = 1024;
const MOST_CHARS = 4 * 1024 * 1024;
/** Pages whose looks are asked for at once: a catalog on a thread of its own is a message away. */
const ASKED_AT_ONCE = 64;

/** Adds the texts of all captures that have ended and are not in the index. */
export async function indexTexts(archive: Archive, signal?: AbortSignal): Promise<IndexedTexts> {
  const none = { captures: 0, texts: 0 };
  if (!archive.search.isKept) return none;
  const ended = (await archive.catalog.captures.list()).filter((capture) => !isUnfinished(capture));
  const done = await archive.search.captures();
  const missing = ended.filter(({ id }) => !done.has(id)).toReversed();
  if (missing.length === 0) return none;
  const pdfs = new PdfReader();
  try {
    return await new TextIndexer(archive, ended, pdfs).add(missing, signal);
  } finally {
    await pdfs.close();
  }
}

/** The same as a step after others, which it must not fail. */
export async function indexTextsSafely(
  archive: Archive,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await indexTexts(archive, signal);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.log("warn", `the words of the pages are not searchable yet: ${why}; isochron reindex adds them`);
  }
}

/** One walk over captures; each page is read once, with all its looks. */
class TextIndexer {
  readonly #archive: Archive;
  readonly #sources: TextSources;
  /** As packed as pages are elsewhere: there may be a million. */
  readonly #seen = new StringTable();
  #batch: SearchedPage[] = [];
  #chars = 0;
  #texts = 0;

  constructor(archive: Archive, ended: readonly Capture[], pdfs: PdfReader) {
    this.#archive = archive;
    const siteOf = new Map(ended.map(({ id, site }) => [id, site]));
    this.#sources = { archive, siteOf, renderingOf: renderingsOf(archive), pdfs };
  }

  async add(captures: readonly Capture[], signal: AbortSignal | undefined): Promise<IndexedTexts> {
    let finished = 0;
    for (const { id } of captures) {
      for await (const page of inTurns(this.#pagesOf(id))) {
        if (signal?.aborted) return { captures: finished, texts: this.#texts };
        await this.#addPage(page);
      }
      await this.#write();
      await this.#archive.search.finish(id);
      finished++;
    }
    return { captures: finished, texts: this.#texts };
  }

  /** The pages of a capture that were not read yet, with all their looks: of many at once, where they are asked for. */
  async *#pagesOf(captureId: string): AsyncGenerator<PageLooks> {
    let urls: PageUrl[] = [];
    for await (const sighting of inTurns(this.#archive.catalog.sightings.ofCapture(captureId))) {
      if (!(await this.#isNew(sighting))) continue;
      this.#seen.add(sighting.url);
      urls.push(sighting.url);
      if (urls.length < ASKED_AT_ONCE) continue;
      yield* await this.#looksAt(urls);
      urls = [];
    }
    yield* await this.#looksAt(urls);
  }

  /** A page without text bounds the texts that it had before. */
  async #isNew(sighting: Sighting): Promise<boolean> {
    const { url } = sighting;
    if (this.#seen.numberOf(url) !== -1) return false;
    return hasText(sighting) || (await this.#archive.search.held(url)).size > 0;
  }

  #looksAt(urls: readonly PageUrl[]): Promise<PageLooks[]> {
    const { sightings } = this.#archive.catalog;
    return Promise.all(urls.map(async (url) => ({ url, sightings: await sightings.ofPage(url) })));
  }

  async #addPage(looks: PageLooks): Promise<void> {
    const page = await pageTexts(this.#sources, looks);
    this.#batch.push(page);
    this.#texts += page.texts.length;
    for (const { text } of page.texts) this.#chars += text.length;
    if (this.#batch.length >= MOST_PAGES || this.#chars >= MOST_CHARS) await this.#write();
  }

  async #write(): Promise<void> {
    if (this.#batch.length > 0) await this.#archive.search.put(this.#batch);
    [this.#batch, this.#chars] = [[], 0];
  }
}

/** Most captures show no page in a browser: those are asked once. */
function renderingsOf({ catalog }: Archive): TextSources["renderingOf"] {
  const shows = new Map<string, Promise<boolean>>();
  const hasAny = async (captureId: string): Promise<boolean> => {
    for await (const _ of catalog.renderings.ofCapture(captureId)) return true;
    return false;
  };
  return async (captureId, url): Promise<PageRendering | null> => {
    const known = shows.get(captureId) ?? hasAny(captureId);
    shows.set(captureId, known);
    return (await known) ? catalog.renderings.ofDocument(captureId, url) : null;
  };
}
