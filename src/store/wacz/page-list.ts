// pages/pages.jsonl from the package's own sorted index, URL after URL: memory does not grow with the package.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import { asBuffer } from "#formats/http/http-head.js";
import { toIso } from "#model/index.js";
import type { BlobReader, ByteSource, IndexEntry } from "#ports/index.js";
import { eachOfBlob, openBlob, type ReadableBlobs } from "../blobs/open-blob.js";
import { lineBatches } from "../cdxj/lines-of-file.js";
import { parseLine } from "../cdxj/line.js";
import type { LineSource } from "../cdxj/line-source.js";
import { SortedFile } from "../cdxj/sorted-file.js";
import { recordAtOnce } from "../warc/read/record-at-once.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { pageText, type PageText } from "./page-text.js";
import { shownText, type PlaceOf } from "./shown-text.js";

const MAX_BLOCK_BYTES = 8 * 1024 * 1024;
/** Records up to this length on disk are read in one go. */
const MOST_AT_ONCE_BYTES = 1024 * 1024;
const HTML = new Set(["text/html", "application/xhtml+xml"]);

/** Where the WARC files of an index lie, by the names it uses. */
interface PageSources {
  readonly index: { readonly blobs: ReadableBlobs; readonly key: string };
  readonly placeOf: PlaceOf;
  /** Files that hold originals only: not looks of this package. */
  isOutside(file: string): boolean;
  onPage(): void;
}

/** The lines of pages.jsonl: the header, then each look at a document that was there (status 200). */
export async function* pageLines(sources: PageSources): AsyncGenerator<Buffer> {
  yield asLine({ format: "json-pages-1.0", id: "pages", title: "All Pages", hasText: true });
  const lines = await linesOf(sources.index);
  const bodies = new OpenPlace(sources.placeOf);
  try {
    for await (const group of entriesByKey(sources.index))
      for (const document of documentsOf(group, sources)) {
        sources.onPage();
        const own = await textAt(await bodies.at(document.body.file), document.body);
        yield await pageLine(document.look, own, { ...sources, lines });
      }
  } finally {
    bodies.close();
    lines.close();
  }
}

/** The file whose pages are read: the next page is in it too, most of the time. */
class OpenPlace {
  readonly #placeOf: PlaceOf;
  #open: { readonly file: string; readonly reader: BlobReader } | null = null;

  constructor(placeOf: PlaceOf) {
    this.#placeOf = placeOf;
  }

  async at(file: string): Promise<ByteSource> {
    if (this.#open?.file !== file) {
      this.close();
      const { blobs, key } = this.#placeOf(file);
      this.#open = { file, reader: await openBlob(blobs, key) };
    }
    return this.#open.reader;
  }

  close(): void {
    this.#open?.reader.close();
    this.#open = null;
  }
}

async function pageLine(
  look: IndexEntry,
  own: PageText,
  { placeOf, lines }: { readonly placeOf: PlaceOf; readonly lines: LineSource },
): Promise<Buffer> {
  const shown = await shownText(look, lines, placeOf);
  const ts = toIso(look.at);
  const title = shown?.title ?? own.title ?? look.url;
  return asLine({ id: pageId(look.url, ts), url: look.url, ts, title, text: shown?.text ?? own.text });
}

async function linesOf({ blobs, key }: PageSources["index"]): Promise<LineSource> {
  const reader = await blobs.open(key);
  if (reader === null) throw new StoreError("NOT_FOUND", `no ${key} for the list of pages`);
  return new SortedFile(reader, key);
}

interface Document {
  readonly look: IndexEntry;
  /** Where its body is: the look itself, or the original of a revisit. */
  readonly body: IndexEntry;
}

// Every stored version is a page. A URL that was only revisited is one too, once, at its first look.
function documentsOf(group: readonly IndexEntry[], sources: PageSources): Document[] {
  const stored = group.filter(isDocument);
  const looks = stored.filter(({ file }) => !sources.isOutside(file));
  const seen = new Set(looks.map(({ url }) => url));
  const documents = looks.map((look) => ({ look, body: look }));
  for (const look of group) {
    if (look.recordType !== "revisit" || seen.has(look.url)) continue;
    const body = stored.find(({ url, digest }) => url === look.url && isSame(digest, look));
    if (!body) continue;
    seen.add(look.url);
    documents.push({ look, body });
  }
  return documents;
}

function isDocument({ recordType, status, mime }: IndexEntry): boolean {
  return recordType === "response" && status === 200 && HTML.has(mime ?? "");
}

// A 304 carries no payload digest.
function isSame(digest: string | null, revisit: IndexEntry): boolean {
  return revisit.digest === null ? revisit.status === 304 : revisit.digest === digest;
}

async function* entriesByKey({ blobs, key }: PageSources["index"]): AsyncGenerator<IndexEntry[]> {
  let group: IndexEntry[] = [];
  for await (const lines of eachOfBlob(blobs, key, (source) => lineBatches(source, key)))
    for (const line of lines) {
      const entry = parseLine(line);
      if ("problem" in entry) continue;
      if (group.length > 0 && group[0]!.surt !== entry.surt) {
        yield group;
        group = [];
      }
      group.push(entry);
    }
  if (group.length > 0) yield group;
}

async function textAt(source: ByteSource, { offset, length }: IndexEntry): Promise<PageText> {
  const once =
    length <= MOST_AT_ONCE_BYTES ? recordAtOnce(asBuffer(await source.read(offset, length)), offset) : null;
  if (once && once.block.length < MAX_BLOCK_BYTES) return pageText(once.block);
  for await (const item of readWarc(source, "", offset)) {
    if (item.kind !== "record") continue;
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of item.record.block) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= MAX_BLOCK_BYTES) break;
    }
    return pageText(Buffer.concat(pieces));
  }
  return { title: null, text: "" };
}

function pageId(url: string, ts: string): string {
  return createHash("sha256").update(`${ts} ${url}`).digest("hex").slice(0, 22);
}

function asLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
