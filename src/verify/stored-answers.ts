// What the browser of a capture was given, read again from the WARC files: of every page the answer of its first look
// that shows a state, else of its last. Whoever shows a document again is answered by these.
import { dirname } from "node:path";
import { limitsBy, readResponse, type ResponseReading } from "#formats/index.js";
import { GrowingNumbers } from "#packed/index.js";
import type { ShapedHead, ShapedPage } from "./certificate-shape.js";
import { documentSource, MAX_CERTIFICATE_BYTES } from "./read/document-source.js";
import { Evidence } from "./read/evidence.js";
import { inDirectories, type Locate } from "./read/exhibits.js";
import { gzipMembers } from "./read/gzip-members.js";
import { showsState, type Look } from "./read/look.js";
import { readRecord, type WarcRecord } from "./read/warc-record.js";
import { statedCertificate, type StatedPages } from "./stated-certificate.js";

/** An answer as a browser takes it. */
export type StoredAnswer =
  | {
      readonly kind: "response";
      readonly id: string;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: Uint8Array;
      readonly isEndless?: boolean;
    }
  | { readonly kind: "truncated"; readonly id: string }
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "refused"; readonly why: string };

/** A document that a browser showed, and what the certificate says of it. */
export interface ShownDocument {
  readonly url: string;
  readonly rendering: NonNullable<ShapedPage["rendering"]>;
}

/** The answers of one capture, for a certificate that was found true. */
export class StoredAnswers {
  /** All of it but its pages. */
  readonly certificate: ShapedHead;
  readonly #evidence: Evidence;
  readonly #locate: Locate;
  readonly #pages: StatedPages;
  /** By the number of a page's address: where its looks begin. By look: the number of its id. */
  readonly #from = new GrowingNumbers(Uint32Array);
  readonly #looks = new GrowingNumbers(Int32Array);
  /** What was asked with a secret: the number of the first answer to each such request, masked. */
  readonly #masked = new Map<string, number>();

  private constructor(
    certificate: ShapedHead,
    pages: StatedPages,
    read: { readonly evidence: Evidence; readonly locate: Locate },
  ) {
    this.certificate = certificate;
    this.#pages = pages;
    this.#evidence = read.evidence;
    this.#locate = read.locate;
    for (const { look, number } of read.evidence.heldLooks("secret"))
      if (!this.#masked.has(look.url)) this.#masked.set(look.url, number);
  }

  /** Reads the files of a certificate once; `null` for what is no whole certificate. */
  static async open(path: string, root: string): Promise<StoredAnswers | null> {
    const { read } = await documentSource(path, MAX_CERTIFICATE_BYTES);
    const stated = await statedCertificate(read);
    if (stated === null || !("head" in stated) || stated.pages.distinct < stated.pages.count) return null;
    const { head, pages } = stated;
    const { locate, lend } = inDirectories(root, dirname(path));
    const evidence = new Evidence(locate, limitsBy(head.settings["contentRules"]), pages.urls);
    for (const { file } of head.warcs) await evidence.readFile(file);
    await evidence.borrow(Date.parse(head.startedAt), lend);
    const answers = new StoredAnswers(head, pages, { evidence, locate });
    for await (const { records } of pages) answers.#takeLooks(records);
    return answers;
  }

  /** The documents that a browser showed, as the certificate lists them. */
  async *shown(): AsyncGenerator<ShownDocument> {
    if (this.#pages.figures.rendered === 0) return;
    for await (const { url, rendering } of this.#pages) if (rendering) yield { url, rendering };
  }

  /** Whether the page was looked at: what was not, no browser was given. */
  has(url: string): boolean {
    return this.#lookAt(url) !== null;
  }

  /** From which second a document's clock and chance started, as recorded. */
  shownAt(document: string): number {
    const at = this.#evidence.run.renderings.byDocument.get(document)?.said["at"];
    return typeof at === "number" ? at : (this.#lookAt(document)?.sentAt ?? 0);
  }

  /** The answer that the page is to a browser. */
  async answerOf(url: string): Promise<StoredAnswer> {
    const look = this.#lookAt(url);
    if (look === null) return { kind: "refused", why: "the capture did not ask for it" };
    if (look.request === null)
      return look.shown.kind === "refused"
        ? { kind: "refused", why: "refused" }
        : { kind: "failed", code: "no-response" };
    const record = await this.#recordOf(look);
    if (record === null) return { kind: "failed", code: "not-stored" };
    const response = await readResponse({ first: record.block, pieces: record.pieces });
    if (!response.ok) return { kind: "failed", code: "bad-response" };
    const isCut = !response.complete || record.field("WARC-Truncated") !== null;
    return isCut && !isStream(response)
      ? { kind: "truncated", id: look.id }
      : answered(look.id, response, isCut);
  }

  /** Pages come in the order of their addresses' numbers. */
  #takeLooks(records: ShapedPage["records"]): void {
    this.#from.push(this.#looks.length);
    for (const { id } of records) this.#looks.push(this.#evidence.ids.numberOf(id));
  }

  #lookAt(url: string): Look | null {
    const looks = [...this.#listedAt(url)];
    const masked = this.#masked.get(url);
    return looks.find(showsState) ?? looks.at(-1) ?? (masked === undefined ? null : this.#look(masked));
  }

  *#listedAt(url: string): Generator<Look> {
    if (!this.#pages.has(url)) return;
    const page = this.#pages.urls.numberOf(url);
    const end = page + 1 < this.#from.length ? this.#from.at(page + 1) : this.#looks.length;
    for (let at = this.#from.at(page); at < end; at++) {
      const look = this.#look(this.#looks.at(at));
      if (look) yield look;
    }
  }

  #look(number: number): Look | null {
    const look = this.#evidence.find(number);
    return look && !("problem" in look) ? look : null;
  }

  /** A revisit's body is that of the response it refers to, which shows the same state. */
  async #recordOf({ id, type, borrowed }: Look): Promise<WarcRecord | null> {
    if (borrowed) return this.#read(borrowed.file, borrowed.id, 0);
    const { head } = this.#evidence.fetchOf(id);
    const held = type === "revisit" ? this.#evidence.fetchOf(head?.refersTo ?? "").head : head;
    return held ? this.#read(held.file, held.id, held.offset) : null;
  }

  async #read(file: string, id: string, offset: number): Promise<WarcRecord | null> {
    const source = { name: file, open: () => this.#locate(file) };
    for await (const member of gzipMembers(source, offset)) {
      const record = await readRecord(member, file);
      if (record.id === id) return record;
    }
    return null;
  }
}

function answered(id: string, response: ResponseReading, isEndless: boolean): StoredAnswer {
  if (response.kind === "undecodable") return { kind: "failed", code: response.code };
  if (response.content.length < response.contentBytes)
    return { kind: "refused", why: "longer than is given to the browser" };
  const { status, headers, content: body } = response;
  return { kind: "response", id, status, headers, body, ...(isEndless && { isEndless }) };
}

function isStream(response: ResponseReading): boolean {
  return /^text\/event-stream\b/i.test(response.header("content-type") ?? "");
}
