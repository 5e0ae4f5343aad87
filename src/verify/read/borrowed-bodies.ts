// Bodies that a capture borrows: a revisit may refer to a response in an earlier capture's file, which supplies the
// bytes and nothing else. Its records are found by their ids, in that file or wherever it was handed over.
import { FormatError } from "#errors.js";
import { strictJsonObject, type DecodeLimits } from "#formats/index.js";
import { gzipMembers } from "./gzip-members.js";
import type { Borrowed } from "./look.js";
import type { WarcSource } from "./range-source.js";
import { responseFacts, revisitFacts, type ResponseFacts, type Unbelievable } from "./response-facts.js";
import { readRecord, type WarcRecord } from "./warc-record.js";

/** Where the records of an earlier capture's file may lie, by the name that it has in its archive. */
export type Lend = (file: string) => Promise<readonly WarcSource[]>;

/** The capture that borrows. */
export interface Borrower {
  readonly startedAtMs: number;
  /** By its own rules the lender's bytes are read too. */
  readonly limits: DecodeLimits;
  /** Its own files: nothing in them is an earlier capture's. */
  readonly files: ReadonlyMap<string, unknown>;
  /** Whether its own files hold a record of this id: nothing of that id is borrowed. */
  readonly isOwn: (id: string) => boolean;
  readonly noteBeside: (id: string) => Readonly<Record<string, string>>;
  /** Hears what a revisit shows, or why it cannot be believed. */
  readonly settle: (id: string, facts: ResponseFacts | Unbelievable) => void;
}

/** A revisit that waits for the response it refers to. */
interface Waiting {
  readonly revisit: WarcRecord;
  readonly blockDigest: string;
}

const NAME = /^(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;

/** Whether a name leads to a file in the archive, and no name leads to it twice. */
export function isFileName(name: unknown): name is string {
  return typeof name === "string" && NAME.test(name);
}

/** More than any HTTP head that is taken. */
const MAX_HEAD_BYTES = 1024 * 1024;

/** The revisits of one capture that its own files do not explain. */
export class BorrowedBodies {
  readonly #revisits = new Map<string, WarcRecord>();
  readonly #lent = new Map<string, Borrowed>();
  /** Where each response was found that supplied a body, by its id. */
  readonly #found = new Map<string, { readonly source: WarcSource; readonly offset: number }>();

  /** Takes note of a revisit whose response is not in the files before it. */
  defer(revisit: WarcRecord): void {
    // A copy: the block is a part of its member's buffer, which is many times as large.
    if (revisit.block.length <= MAX_HEAD_BYTES)
      this.#revisits.set(revisit.id, { ...revisit, block: Buffer.from(revisit.block) });
  }

  /** What supplied a revisit's body; `null` when its own capture did. */
  of(id: string): Borrowed | null {
    return this.#lent.get(id) ?? null;
  }

  /** Reads the files that the notes beside these revisits name, and settles what each revisit shows. */
  async read(borrower: Borrower, lend: Lend): Promise<void> {
    for (const [file, wanted] of this.#wanted(borrower)) {
      for (const source of await lend(file)) await this.#search(source, { file, wanted, borrower });
      for (const id of [...wanted.values()].flat().map(({ revisit }) => revisit.id))
        borrower.settle(id, {
          problem: `the response it refers to is neither in the files before it nor in ${file}`,
        });
    }
    this.#revisits.clear();
  }

  /** The responses that supplied bodies once more, one at a time. */
  async *again(): AsyncGenerator<WarcRecord> {
    for (const { source, offset } of this.#found.values())
      for await (const member of gzipMembers(source, offset)) {
        yield await readRecord(member, source.name);
        break;
      }
  }

  /** By file and by the response's id. */
  #wanted({ noteBeside, files, isOwn }: Borrower): Map<string, Map<string, Waiting[]>> {
    const wanted = new Map<string, Map<string, Waiting[]>>();
    for (const revisit of this.#revisits.values()) {
      const id = revisit.field("WARC-Refers-To");
      const note = strictJsonObject(noteBeside(revisit.id)["borrowed"] ?? "") ?? {};
      const { file, blockDigest } = note;
      if (id === null || isOwn(id)) continue;
      if (!isFileName(file) || typeof blockDigest !== "string" || files.has(file)) continue;
      const inFile = wanted.get(file) ?? new Map<string, Waiting[]>();
      wanted.set(file, inFile.set(id, [...(inFile.get(id) ?? []), { revisit, blockDigest }]));
    }
    return wanted;
  }

  /** What of a file cannot be read is not there: other records of it are another capture's affair. */
  async #search(source: WarcSource, { file, wanted, borrower }: Search): Promise<void> {
    if (wanted.size === 0) return;
    try {
      for await (const member of gzipMembers(source)) {
        const original = await readRecord(member, source.name);
        const waiting = wanted.get(original.id);
        if (!waiting || original.type !== "response") continue;
        wanted.delete(original.id);
        this.#found.set(original.id, { source, offset: original.offset });
        await this.#settle(original, waiting, { file, borrower });
        if (wanted.size === 0) return;
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }

  async #settle(
    original: WarcRecord,
    waiting: readonly Waiting[],
    { file, borrower }: Pick<Search, "file" | "borrower">,
  ): Promise<void> {
    const facts = await responseFacts(original, borrower.limits);
    for (const one of waiting) {
      const shown = await borrowedFacts(one, original, { facts, borrower });
      borrower.settle(one.revisit.id, shown);
      if (!("problem" in shown)) this.#lent.set(one.revisit.id, { id: original.id, file });
    }
  }
}

interface Search {
  readonly file: string;
  readonly wanted: Map<string, Waiting[]>;
  readonly borrower: Borrower;
}

/** What a revisit shows with a borrowed body (docs/certificate.md, "Borrowed bodies"). */
async function borrowedFacts(
  { revisit, blockDigest }: Waiting,
  original: WarcRecord,
  { facts, borrower }: { facts: ResponseFacts | Unbelievable; borrower: Borrower },
): Promise<ResponseFacts | Unbelievable> {
  const problem = mismatch(revisit, original, { blockDigest, borrower });
  if (problem !== null) return { problem };
  if ("problem" in facts) return { problem: `the response it borrows from is false: ${facts.problem}` };
  if (facts.shown.kind !== "state") return { problem: "the response it borrows from shows no state" };
  const raw = { first: original.block, pieces: original.pieces };
  const shown = await revisitFacts(revisit, facts, {
    reread: async () => raw,
    limits: borrower.limits,
  });
  if ("problem" in shown) return shown;
  const isEqual = shown.shown.kind === "state" && stateText(shown.shown) === stateText(facts.shown);
  return isEqual ? shown : { problem: "the response it borrows from shows another state" };
}

function mismatch(
  revisit: WarcRecord,
  original: WarcRecord,
  { blockDigest, borrower }: { blockDigest: string; borrower: Borrower },
): string | null {
  if (original.target !== revisit.target) return "it borrows from a response of another page";
  if (original.field("WARC-Block-Digest") !== blockDigest)
    return "the response it borrows from is another than the one noted beside it";
  if (revisit.field("WARC-Refers-To-Target-URI") !== original.target)
    return "it names another target than that of the response it borrows from";
  if (Date.parse(revisit.field("WARC-Refers-To-Date") ?? "") !== original.date)
    return "it names another date than that of the response it borrows from";
  return original.date < borrower.startedAtMs
    ? null
    : "the response it borrows from is not of an earlier capture";
}

function stateText(shown: ResponseFacts["shown"] & { kind: "state" }): string {
  return JSON.stringify([shown.status, shown.location, shown.contentType, shown.contentDigest]);
}
