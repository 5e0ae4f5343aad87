// A certificate of any length, read page by page, as often as its pages are asked for: one of a million pages is longer
// than any text that a program can hold. Strict as for short documents: no name twice, one meaning only.
import { createHash } from "node:crypto";
import type { z } from "zod";
import { canonicalJson, merkleLeaf, MerkleTree, strictJsonObject } from "#formats/index.js";
import { StringTable } from "#packed/index.js";
import { HeadShape, PageShape, type ShapedHead, type ShapedPage } from "./certificate-shape.js";
import { FigureCount } from "./page-figures.js";
import { changedWhileRead } from "./read/explain.js";
import { ListSplitter, strictItem } from "./read/list-splitter.js";

/** Reads a document from its first byte on, whenever it is called. */
type ReadDocument = () => AsyncIterable<Uint8Array>;

/** A certificate whose shape is right. */
export interface StatedCertificate {
  readonly head: ShapedHead;
  /** All members but `pages` as they lie in the file, those unknown to us included. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly pages: StatedPages;
}

type Issue = Pick<z.core.$ZodIssue, "path" | "message">;
type Item = ReturnType<typeof strictItem>;

/** What is wrong with a certificate that cannot be read: its bytes, or its shape. */
export type UnreadCertificate = { readonly problem: string } | { readonly issues: readonly Issue[] };

const FORMAT = "isochron-certificate/1";
/** More than the head of any certificate needs, and than any page of one. */
const MOST_BYTES = 64 * 1024 * 1024;
const PAGES = { name: "pages", mostItemBytes: MOST_BYTES, mostHeadBytes: MOST_BYTES };
const MOST_ISSUES = 20;
const NAME = "the certificate";

/** Reads a certificate once; `null` for what is something else, which must then be read whole. */
export async function statedCertificate(
  read: ReadDocument,
): Promise<StatedCertificate | UnreadCertificate | null> {
  const pages = new StatedPages(read);
  const said = await pages.readFirst();
  const raw = said.head && strictJsonObject(said.head);
  if (raw?.["format"] !== FORMAT || !Array.isArray(raw["pages"])) return null;
  if (said.problem !== null) return { problem: said.problem };
  const { pages: _, ...rest } = raw;
  const shaped = HeadShape.safeParse(rest);
  const issues = [...(shaped.error?.issues ?? []), ...said.issues];
  return shaped.success && issues.length === 0 ? { head: shaped.data, raw: rest, pages } : { issues };
}

/** What was found when the document was read for the first time. */
interface FirstReading {
  /** `null` where it was not read to its end. */
  readonly head: Buffer | null;
  readonly problem: string | null;
  readonly issues: readonly Issue[];
}

/** The pages of a certificate, one after the other. */
export class StatedPages {
  /** Their addresses, in their order; whatever else is known by address may be added behind them. */
  readonly urls = new StringTable();
  readonly tree = new MerkleTree();
  readonly figures = new FigureCount();
  count = 0;
  /** Different addresses among them. */
  distinct = 0;
  readonly #read: ReadDocument;
  /** Of the bytes that were read first; `null` until they were all read. */
  #sha256: string | null = null;

  constructor(read: ReadDocument) {
    this.#read = read;
  }

  /** Their addresses. */
  *addresses(): Generator<string> {
    for (let number = 0; number < this.distinct; number++) yield this.urls.at(number);
  }

  /** Whether a page with this address is listed. */
  has(url: string): boolean {
    const number = this.urls.numberOf(url);
    return number >= 0 && number < this.distinct;
  }

  get size(): number {
    return this.distinct;
  }

  /** Reads every page strictly and by its shape. */
  async readFirst(): Promise<FirstReading> {
    const splitter = new ListSplitter(PAGES);
    const issues: Issue[] = [];
    let problem: string | null = null;
    const hash = createHash("sha256");
    for await (const piece of this.#read()) {
      hash.update(piece);
      for (const text of splitter.take(piece)) {
        const item: Item = problem === null ? strictItem(text) : { problem };
        if ("problem" in item) problem ??= item.problem;
        else this.#take(item.value, issues);
      }
      if (splitter.problem !== null) return { head: null, problem: splitter.problem, issues };
    }
    this.#sha256 = hash.digest("hex");
    this.distinct = this.urls.size;
    return { head: splitter.head.bytes(), problem, issues };
  }

  /** The pages as they lie in the file: of the same bytes that were read first, or the verification ends. */
  async *[Symbol.asyncIterator](): AsyncGenerator<ShapedPage> {
    const splitter = new ListSplitter(PAGES);
    const hash = createHash("sha256");
    for await (const piece of this.#read()) {
      hash.update(piece);
      for (const text of splitter.take(piece)) yield pageIn(text);
    }
    if (hash.digest("hex") !== this.#sha256) throw changedWhileRead(NAME);
  }

  #take(value: unknown, issues: Issue[]): void {
    const i = this.count++;
    const shaped = PageShape.safeParse(value);
    if (!shaped.success) {
      const more = shaped.error.issues.slice(0, MOST_ISSUES - issues.length);
      issues.push(...more.map(({ path, message }) => ({ path: ["pages", i, ...path], message })));
      return;
    }
    this.urls.add(shaped.data.url);
    this.figures.add(shaped.data);
    this.tree.add(merkleLeaf(canonicalJson(value)));
  }
}

/** A page that was read strictly before; where it is none now, it is no longer the same file. */
function pageIn(text: Buffer): ShapedPage {
  const page = parsed(text);
  if (!PageShape.safeParse(page).success) throw changedWhileRead(NAME);
  return page as ShapedPage;
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString("utf8"));
  } catch {
    return null;
  }
}
