// One pass over the WARC files: every record read, every digest recomputed, every fetch put together again.
import { createHash } from "node:crypto";
import { FormatError } from "#errors.js";
import { conditionOf, type DecodeLimits, type RawResponse } from "#formats/index.js";
import { GrowingNumbers, type IdTable, StringTable } from "#packed/index.js";
import type { Locate } from "./exhibits.js";
import { gzipMembers, MembersAt, soleMember } from "./gzip-members.js";
import { BorrowedBodies, type Lend } from "./borrowed-bodies.js";
import { isAside, markLooksByAnotherName } from "./passes.js";
import { changedWhileRead, explain } from "./explain.js";
import { besideOf, headOf, isOverlong, NO_FETCH, type Fetch, type FetchHead, type Note } from "./fetch.js";
import { foundIn, type Found, type HeldLook } from "./found.js";
import { KeptFetches } from "./kept/kept-fetches.js";
import { LooseRecords, type Fragment, type Loose, type LooseProblem } from "./loose-records.js";
import { RunNotes } from "./run-notes.js";
import { PresentRecords } from "./present-records.js";
import type { WarcSource } from "./range-source.js";
import { responseFacts, revisitFacts, type ResponseFacts, type Unbelievable } from "./response-facts.js";
import { VantageFacts } from "./vantage-facts.js";
import { readRecord, warcFields, type WarcRecord } from "./warc-record.js";

/** A file as it is now. */
export interface FileFacts {
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly records: number;
}

/** A record that was read for a second time, and whether it answers what was asked in the pass that was named. */
export interface ReadAgain {
  readonly record: WarcRecord;
  readonly isAnswer: boolean;
}

/** Everything that the WARC files hold, by record id. */
export class Evidence {
  readonly #limits: DecodeLimits;
  readonly files = new Map<string, FileFacts>();
  /** Files that cannot be read to their end, and why. */
  readonly damage: { readonly file: string; readonly message: string }[] = [];
  /** Fetches, and the ids of all records. */
  readonly #fetches: KeptFetches;
  readonly records: PresentRecords;
  readonly warcinfos: Readonly<Record<string, string>>[] = [];
  /** What the run says of itself. */
  readonly run: RunNotes;
  /** Records that are part of no fetch. */
  readonly #loose = new LooseRecords();
  readonly vantage = new VantageFacts();
  /** Revisits whose bodies are not in these files. */
  readonly #borrowed = new BorrowedBodies();
  /** Responses to questions that are no looks, by number, and a mark on those that are looks by another name. */
  readonly #aside = new GrowingNumbers(Uint32Array);
  #renamed: Uint8Array | null = null;
  readonly #locate: Locate;
  readonly #alone = new Map<string, Buffer>();
  /** Epoch milliseconds of the earliest answer. */
  #earliest = Infinity;

  /** @param urls addresses that are known already, by number */
  constructor(locate: Locate, limits: DecodeLimits, urls = new StringTable()) {
    this.#locate = locate;
    this.#limits = limits;
    this.#fetches = new KeptFetches(urls);
    this.records = new PresentRecords(this.#fetches.ids);
    this.run = new RunNotes(urls);
  }

  /** Reads one file whole; what is wrong with it is kept as damage. */
  async readFile(file: string): Promise<void> {
    const source = await this.#locate(file);
    if (!source) {
      this.damage.push({ file, message: `${file} is missing` });
      return;
    }
    const { sizeBytes } = source;
    await source.close();
    const hash = createHash("sha256");
    let records = 0;
    try {
      for await (const member of gzipMembers(this.#warc(file), 0, (bytes) => hash.update(bytes))) {
        records++;
        await this.#take(await readRecord(member, file));
      }
      this.files.set(file, { file, sizeBytes, sha256: hash.digest("hex"), records });
    } catch (error) {
      this.damage.push({ file, message: explain(error, file) });
    }
  }

  /** Takes one record that is handed over by itself. */
  async readMember(bytes: Buffer, name: string): Promise<void> {
    try {
      const record = await readRecord(soleMember(bytes, name), name);
      if (record.id !== name) throw new FormatError("it is another record", name, 0);
      this.#alone.set(name, bytes);
      await this.#take(record);
    } catch (error) {
      this.damage.push({ file: name, message: explain(error, name) });
    }
  }

  /** Looks for the bodies that earlier captures lend; call it when all files are read. */
  async borrow(startedAtMs: number, lend: Lend): Promise<void> {
    const { files } = this;
    const noteBeside = (id: string): Note => this.fetchOf(id).metadata?.note ?? {};
    const settle = (id: string, facts: ResponseFacts | Unbelievable): void => this.#change(id, { facts });
    const isOwn = (id: string): boolean => this.records.has(id);
    await this.#borrowed.read({ startedAtMs, limits: this.#limits, files, isOwn, noteBeside, settle }, lend);
    // Only a forger puts an earlier capture's response into this capture's files.
    if (this.#earliest >= startedAtMs) return;
    for (const number of this.#fetches.inOrder()) {
      const { id, type, refersTo } = this.#fetches.of(number).head!;
      const original = type === "revisit" && refersTo !== null ? this.fetchOf(refersTo).head : null;
      if (original && original.date < startedAtMs)
        settle(id, { problem: "the response it refers to is from before the capture" });
    }
  }

  /** All looks at pages in the order of the records, or all that was asked in one pass. */
  *heldLooks(only: string | null = null): Generator<HeldLook> {
    const renamed = (this.#renamed ??= this.#lookForRenamed());
    const isLook = (pass: string, number: number): boolean => !isAside(pass) || renamed[number] === 1;
    yield* this.#held(this.#fetches.inOrder(), only === null ? isLook : (pass) => pass === only);
  }

  #lookForRenamed(): Uint8Array {
    const marks = new Uint8Array(this.#fetches.ids.size);
    const aside = (): Generator<HeldLook> => this.#held(this.#aside.view(), isAside);
    const looks = (): Generator<HeldLook> => this.#held(this.#fetches.inOrder(), (pass) => !isAside(pass));
    markLooksByAnotherName(marks, aside, looks);
    return marks;
  }

  *#held(
    numbers: Iterable<number>,
    isWanted: (pass: string, number: number) => boolean,
  ): Generator<HeldLook> {
    for (const number of numbers) {
      const fetch = this.#fetches.of(number);
      const look = this.#found(fetch);
      if (look && !("problem" in look) && isWanted(look.pass, number))
        yield { look, number, place: fetch.place, note: fetch.metadata?.note ?? {} };
    }
  }

  /** Records that do not come together to a fetch, in their order; those where no capture puts one come first. */
  *fragments(): Generator<Fragment> {
    const problems: LooseProblem[] = [];
    for (const number of this.#fetches.inOrder()) {
      const fetch = this.#fetches.of(number);
      const found = this.#found(fetch);
      if (!found || !("problem" in found)) continue;
      const { id, type, file, problem: message } = found;
      problems.push({ id, type, file, place: fetch.place, message });
    }
    const lastFile = [...this.files.keys()].at(-1);
    yield* this.#loose.fragments(problems, lastFile, (id) => this.fetchOf(id));
  }

  /** The fetch whose response, revisit or (without one) metadata record has this id, or the id with this number. */
  find(id: string | number): Found | null {
    return this.#found(typeof id === "string" ? this.fetchOf(id) : this.#fetches.of(id));
  }

  /** The ids of records, and those that records name. */
  get ids(): Pick<IdTable, "numberOf" | "size"> {
    return this.#fetches.ids;
  }

  /** The records of a fetch, as far as they are there. */
  fetchOf(id: string): Fetch {
    return this.#fetches.of(this.#fetches.ids.numberOf(id));
  }

  #found(fetch: Fetch): Found | null {
    return foundIn(fetch, (id) => this.#borrowed.of(id));
  }

  /** The answers that are wanted once more, and all in one pass that is no look, one by one; then those that lent bodies. */
  async *again(isWanted: (number: number) => boolean, pass: string): AsyncGenerator<ReadAgain> {
    const answers = new Set(this.#answersIn(pass));
    const members = new MembersAt();
    try {
      for (const number of this.#fetches.inOrder()) {
        const isAnswer = answers.has(number);
        if (!isAnswer && !isWanted(number)) continue;
        const { id, file, offset } = this.#fetches.of(number).head!;
        const record = await readRecord(await members.at(this.#warc(file), offset), file);
        if (record.id !== id) throw changedWhileRead(file, offset);
        yield { record, isAnswer };
      }
    } finally {
      await members.close();
    }
    for await (const record of this.#borrowed.again()) yield { record, isAnswer: false };
  }

  *#answersIn(pass: string): Generator<number> {
    for (const number of this.#aside.view()) {
      const { head, metadata } = this.#fetches.of(number);
      if (head?.type === "response" && metadata?.note["pass"] === pass) yield number;
    }
  }

  async #take(record: WarcRecord): Promise<void> {
    const { id, type, block } = record;
    // Of two records with one id, which are false, the first tells where they stand.
    const place = this.records.add(id) ?? this.fetchOf(id).place;
    this.vantage.takeServer(record);
    if (type === "response" || type === "revisit") {
      const isResponse = type === "response";
      const facts = isResponse ? await responseFacts(record, this.#limits) : await this.#revisit(record);
      this.#change(id, { place, head: headOf(record), facts });
      this.#earliest = Math.min(this.#earliest, record.date);
    }
    if (type === "warcinfo") this.warcinfos.push(warcFields(block));
    const beside = record.field("WARC-Concurrent-To");
    if (type === "request") this.#takeRequest({ ...headOf(record), place }, beside, block);
    if (type === "metadata") this.#takeMetadata({ ...headOf(record), place }, beside, block);
    const odd = this.run.views.take(record);
    if (odd !== null) this.#loose.stray(id, odd);
    this.#loose.noteLast(record.file, id);
  }

  #change(id: string, added: Partial<Fetch>): void {
    const number = this.#fetches.ids.add(id);
    this.#fetches.change(number, added);
    this.#loose.settle(this.#fetches.of(number));
  }

  #takeRequest(head: Loose, beside: string | null, bytes: Buffer): void {
    const { id } = head;
    if (beside === null) return this.#loose.stray(id, "a request that stands beside nothing");
    this.#loose.part(head, beside);
    if (this.fetchOf(beside).request) this.#loose.stray(id, `a second request beside ${beside}`);
    else this.#change(beside, { request: { id, bytes: kept(bytes), condition: conditionOf(bytes) } });
  }

  #takeMetadata(head: FetchHead & Loose, beside: string | null, block: Buffer): void {
    const fields = warcFields(block);
    this.vantage.takeConnection(head, fields["connection"]);
    const { pass = "" } = fields;
    if (isOverlong(fields))
      throw new FormatError("a note is longer than any of ours", head.file, head.offset);
    if (isAside(pass) && beside !== null) this.#aside.push(this.#fetches.ids.add(beside));
    if ((beside !== null || "outcome" in fields) && !isAside(pass)) this.run.noteLook();
    const metadata = besideOf(head.id, fields);
    if (beside !== null) {
      this.#loose.part(head, beside);
      if (this.fetchOf(beside).metadata)
        this.#loose.stray(head.id, `a second metadata record beside ${beside}`);
      else this.#change(beside, { metadata });
    } else if ("outcome" in fields)
      this.#change(head.id, { place: head.place, head, metadata, isFailure: true });
    else if (head.target?.startsWith("urn:isochron:capture:")) this.#takeNote(head, fields);
    else this.#loose.stray(head.id, "a metadata record that tells of no fetch and is no note of the run");
  }

  #takeNote({ id, file }: FetchHead, fields: Readonly<Record<string, string>>): void {
    for (const what of this.run.take(fields, this.records.count))
      this.damage.push({ file, message: `the run's own record ${id} names no ${what} that can be read` });
  }

  async #revisit(record: WarcRecord): Promise<ResponseFacts | Unbelievable> {
    const id = record.field("WARC-Refers-To");
    const { head, facts: original, metadata } = id === null ? NO_FETCH : this.fetchOf(id);
    if (id !== null && !this.records.has(id)) this.#borrowed.defer(record);
    if (!original || !head || head.type !== "response")
      return { problem: "the response it refers to is not in the files before it" };
    if ("problem" in original) return { problem: `the response it refers to is false: ${original.problem}` };
    if (head.target !== record.target || "request" in (metadata?.note ?? {}))
      return { problem: "it refers to a response of another page" };
    if (original.shown.kind !== "state")
      return { problem: "the response it refers to shows no state of the page" };
    return revisitFacts(record, original, { limits: this.#limits, reread: () => this.#rawResponse(head) });
  }

  async #rawResponse({ file, offset }: FetchHead): Promise<RawResponse> {
    const alone = this.#alone.get(file);
    const members = alone ? [soleMember(alone, file)] : gzipMembers(this.#warc(file), offset);
    for await (const member of members) {
      const { block, pieces } = await readRecord(member, file);
      return { first: block, pieces };
    }
    return { first: Buffer.alloc(0), pieces: null };
  }

  #warc(file: string): WarcSource {
    return { name: file, open: () => this.#locate(file) };
  }
}

/** A copy: a block is a part of its member's buffer, which is many times as large and would be kept with it. */
function kept(block: Buffer): Buffer {
  return Buffer.from(block);
}
