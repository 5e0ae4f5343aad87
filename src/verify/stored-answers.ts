// What the browser of a capture was given, read again from the WARC files: of every page the answer of its first look
// that shows a state, else of its last. Whoever shows a document again is answered by these.
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { limitsBy, readResponse, strictJson, type ResponseReading } from "#formats/index.js";
import { CertificateShape, type ShapedCertificate, type ShapedPage } from "./certificate-shape.js";
import { Evidence } from "./read/evidence.js";
import { inDirectories, type Locate } from "./read/exhibits.js";
import { gzipMembers } from "./read/gzip-members.js";
import { showsState, type Look } from "./read/look.js";
import { readRecord, type WarcRecord } from "./read/warc-record.js";

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

/** The answers of one capture, for a certificate that was found true. */
export class StoredAnswers {
  readonly certificate: ShapedCertificate;
  readonly #evidence: Evidence;
  readonly #locate: Locate;
  readonly #pages: ReadonlyMap<string, ShapedPage>;
  /** What was asked with a secret: the first answer to each such request, masked. */
  readonly #masked = new Map<string, Look>();

  private constructor(certificate: ShapedCertificate, evidence: Evidence, locate: Locate) {
    this.certificate = certificate;
    this.#evidence = evidence;
    this.#locate = locate;
    this.#pages = new Map(certificate.pages.map((page) => [page.url, page]));
    for (const { look } of evidence.heldLooks("secret"))
      if (!this.#masked.has(look.url)) this.#masked.set(look.url, look);
  }

  /** Reads the files of a certificate once; `null` for what is no whole certificate. */
  static async open(path: string, root: string): Promise<StoredAnswers | null> {
    const read = strictJson(await readFile(path));
    const { data: certificate } = CertificateShape.safeParse(read.ok ? read.value : null);
    if (!certificate) return null;
    const { locate, lend } = inDirectories(root, dirname(path));
    const evidence = new Evidence(locate, limitsBy(certificate.settings["contentRules"]));
    for (const { file } of certificate.warcs) await evidence.readFile(file);
    await evidence.borrow(Date.parse(certificate.startedAt), lend);
    return new StoredAnswers(certificate, evidence, locate);
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

  #lookAt(url: string): Look | null {
    const looks = (this.#pages.get(url)?.records ?? []).flatMap(({ id }) => {
      const look = this.#evidence.find(id);
      return look && !("problem" in look) ? [look] : [];
    });
    return looks.find(showsState) ?? looks.at(-1) ?? this.#masked.get(url) ?? null;
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
