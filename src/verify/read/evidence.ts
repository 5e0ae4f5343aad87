// One pass over the WARC files: every record read, every digest recomputed, every fetch put together again.
import { createHash } from "node:crypto";
import { FormatError } from "#errors.js";
import { conditionOf, type DecodeLimits, type RawResponse } from "#formats/index.js";
import type { Locate } from "./exhibits.js";
import { gzipMembers, soleMember } from "./gzip-members.js";
import { BorrowedBodies, type Lend } from "./borrowed-bodies.js";
import { isAside, looksByAnotherName } from "./passes.js";
import { explain } from "./explain.js";
import { failedLook, placeOf, type Look } from "./look.js";
import { RunNotes } from "./run-notes.js";
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

type RecordHead = Omit<WarcRecord, "block" | "pieces">;

/** What a record id leads to: a fetch, or why it is none. */
export type Found = Look | (Unbelievable & RecordHead);

/** A record that is part of no fetch: torn off, or (a stray) where no capture puts one. */
interface Fragment {
  readonly id: string;
  readonly message: string;
  readonly isTorn: boolean;
  readonly isStray: boolean;
}

/** Everything that the WARC files hold, by record id. */
export class Evidence {
  readonly #limits: DecodeLimits;
  readonly files = new Map<string, FileFacts>();
  /** Files that cannot be read to their end, and why. */
  readonly damage: { readonly file: string; readonly message: string }[] = [];
  readonly records = new Map<string, RecordHead>();
  readonly duplicates: string[] = [];
  readonly warcinfos: Readonly<Record<string, string>>[] = [];
  /** What the run says of itself. */
  readonly run = new RunNotes();
  /** Records that stand where no capture puts one, and why. */
  readonly #strays: { readonly id: string; readonly message: string }[] = [];
  readonly vantage = new VantageFacts();
  /** Revisits whose bodies are not in these files. */
  readonly #borrowed = new BorrowedBodies();
  /** Responses to questions that are no looks, and those of them that are looks by another name. */
  readonly #aside: string[] = [];
  #renamed: ReadonlySet<string> | null = null;
  readonly #locate: Locate;
  readonly #alone = new Map<string, Buffer>();
  readonly #facts = new Map<string, ResponseFacts | Unbelievable>();
  readonly #requests = new Map<string, { id: string; bytes: Buffer }>();
  /** As their records write them: read whenever they are asked for. */
  readonly #metadata = new Map<string, { id: string; block: Buffer }>();
  readonly #failures = new Map<string, { record: RecordHead; fields: Readonly<Record<string, string>> }>();
  readonly #last = new Map<string, string>();

  constructor(locate: Locate, limits: DecodeLimits) {
    this.#locate = locate;
    this.#limits = limits;
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
    const noteBeside = (id: string): Readonly<Record<string, string>> => this.noteBeside(id);
    const settle = (id: string, facts: ResponseFacts | Unbelievable): void => void this.#facts.set(id, facts);
    await this.#borrowed.read({ startedAtMs, limits: this.#limits, files, noteBeside, settle }, lend);
    for (const { id, type, field } of this.records.values()) {
      const original = type === "revisit" ? this.records.get(field("WARC-Refers-To") ?? "") : undefined;
      if (original && original.date < startedAtMs)
        settle(id, { problem: "the response it refers to is from before the capture" });
    }
  }

  /** All looks at pages in the order of the records. */
  looks(): Generator<Look> {
    const aside = this.#renamed ? [] : [...this.#fetches(this.#aside, isAside)];
    this.#renamed ??= looksByAnotherName(
      aside,
      this.#fetches(this.records.keys(), (pass) => !isAside(pass)),
    );
    return this.#fetches(this.records.keys(), (pass, id) => !isAside(pass) || this.#renamed!.has(id));
  }

  *#fetches(ids: Iterable<string>, isWanted: (pass: string, id: string) => boolean): Generator<Look> {
    for (const id of ids) {
      const found = this.find(id);
      if (found && !("problem" in found) && isWanted(found.pass, id)) yield found;
    }
  }

  /**
   * Responses, requests and time stamps that do not come together to a fetch. A process that was killed leaves the
   * beginning of one, at the very end of a file that is not the last.
   */
  *fragments(): Generator<Fragment> {
    yield* this.#strays.map((stray) => ({ ...stray, isTorn: false, isStray: true }));
    const last = [...this.files.keys()].at(-1);
    for (const [id, { type, file }] of this.records) {
      const message = this.#fragment(id, type);
      const isLast = file !== last && this.#last.get(file) === id;
      const isTorn = isLast && this.#isBegun(id, type);
      if (message !== null) yield { id, message, isTorn, isStray: false };
    }
  }

  /** What an interruption leaves of a fetch: its request, or its request and its answer, which are written first. */
  #isBegun(id: string, type: string): boolean {
    const isAnswer = type === "response" || type === "revisit";
    return type === "request" || (isAnswer && this.#requests.has(id) && !this.#metadata.has(id));
  }

  #fragment(id: string, type: string): string | null {
    if (type === "response" || type === "revisit") {
      const found = this.find(id);
      return found && "problem" in found ? found.problem : null;
    }
    const beside = this.records.get(id)?.field("WARC-Concurrent-To") ?? null;
    if ((type !== "request" && type !== "metadata") || beside === null) return null;
    return this.#facts.has(beside) ? null : `the response ${beside} beside which it stands is not there`;
  }

  /** The fetch whose response, revisit or (without one) metadata record has this id. */
  find(id: string): Found | null {
    const record = this.records.get(id);
    const failure = this.#failures.get(id);
    if (record && failure) return failedLook(record, failure.fields);
    const facts = this.#facts.get(id);
    if (!record || !facts) return null;
    if ("problem" in facts) return { ...record, problem: facts.problem };
    return this.#lookOf(record, facts);
  }

  /** What the run noted beside a response. */
  noteBeside(id: string): Readonly<Record<string, string>> {
    const metadata = this.#metadata.get(id);
    return metadata ? warcFields(metadata.block) : {};
  }

  /** All records of the files once more, one at a time, with their blocks; then the responses that lent bodies. */
  async *again(): AsyncGenerator<WarcRecord> {
    for (const file of this.files.keys())
      for await (const member of gzipMembers(this.#warc(file))) yield await readRecord(member, file);
    yield* this.#borrowed.again();
  }

  #lookOf(record: RecordHead, facts: ResponseFacts): Found {
    const metadata = this.#metadata.get(record.id);
    const fields = this.noteBeside(record.id);
    const request = this.#requests.get(record.id) ?? null;
    const [sentAt, firstByteAt, lastByteAt] = ["sentAt", "firstByteAt", "lastByteAt"].map((name) =>
      Date.parse(fields[name] ?? ""),
    ) as [number, number, number];
    if (!metadata || !(sentAt <= firstByteAt && firstByteAt <= lastByteAt))
      return { ...record, problem: "no metadata record gives its three times in order" };
    if (!request) return { ...record, problem: "no request record stands beside it" };
    if (record.type === "revisit" && "request" in fields)
      return { ...record, problem: "a request that is more than a GET is answered by no revisit" };
    if (sentAt !== record.date) return { ...record, problem: "its date is not the time of its sending" };
    return {
      ...placeOf(record, fields),
      pass: fields["pass"] ?? "",
      sentAt,
      firstByteAt,
      lastByteAt,
      request,
      condition: conditionOf(request.bytes),
      metadata: metadata.id,
      shown: facts.shown,
      borrowed: this.#borrowed.of(record.id),
    };
  }

  async #take(record: WarcRecord): Promise<void> {
    const { block, pieces: _, ...head } = record;
    if (this.records.has(record.id)) this.duplicates.push(record.id);
    this.records.set(record.id, head);
    this.vantage.takeServer(record);
    if (record.type === "response") this.#facts.set(record.id, await responseFacts(record, this.#limits));
    if (record.type === "revisit") this.#facts.set(record.id, await this.#revisit(record));
    if (record.type === "warcinfo") this.warcinfos.push(warcFields(block));
    const beside = record.field("WARC-Concurrent-To");
    if (record.type === "request") this.#takeRequest(head, beside, block);
    if (record.type === "metadata") this.#takeMetadata(head, beside, block);
    const odd = this.run.views.take(record);
    if (odd !== null) this.#stray(record.id, odd);
    this.#last.set(record.file, record.id);
  }

  #takeRequest({ id }: RecordHead, beside: string | null, bytes: Buffer): void {
    if (beside === null) return this.#stray(id, "a request that stands beside nothing");
    if (this.#requests.has(beside)) this.#stray(id, `a second request beside ${beside}`);
    else this.#requests.set(beside, { id, bytes: kept(bytes) });
  }

  #takeMetadata(head: RecordHead, beside: string | null, block: Buffer): void {
    const fields = warcFields(block);
    this.vantage.takeConnection(head, fields["connection"]);
    const { pass = "" } = fields;
    if (isAside(pass) && beside !== null) this.#aside.push(beside);
    if ((beside !== null || "outcome" in fields) && !isAside(pass)) this.run.noteLook();
    if (beside !== null) {
      if (this.#metadata.has(beside)) this.#stray(head.id, `a second metadata record beside ${beside}`);
      else this.#metadata.set(beside, { id: head.id, block: kept(block) });
    } else if ("outcome" in fields) this.#failures.set(head.id, { record: head, fields });
    else if (head.target?.startsWith("urn:isochron:capture:")) this.#takeNote(head, fields);
    else this.#stray(head.id, "a metadata record that tells of no fetch and is no note of the run");
  }

  #takeNote({ id, file }: RecordHead, fields: Readonly<Record<string, string>>): void {
    for (const what of this.run.take(fields, this.records.size))
      this.damage.push({ file, message: `the run's own record ${id} names no ${what} that can be read` });
  }

  #stray(id: string, message: string): void {
    this.#strays.push({ id, message });
  }

  async #revisit(record: WarcRecord): Promise<ResponseFacts | Unbelievable> {
    const id = record.field("WARC-Refers-To");
    const original = id === null ? undefined : this.#facts.get(id);
    const head = id === null ? undefined : this.records.get(id);
    if (id !== null && !head) this.#borrowed.defer(record);
    if (!original || !head || head.type !== "response")
      return { problem: "the response it refers to is not in the files before it" };
    if ("problem" in original) return { problem: `the response it refers to is false: ${original.problem}` };
    if (head.target !== record.target || "request" in this.noteBeside(head.id))
      return { problem: "it refers to a response of another page" };
    if (original.shown.kind !== "state")
      return { problem: "the response it refers to shows no state of the page" };
    return revisitFacts(record, original, { limits: this.#limits, reread: () => this.#rawResponse(head) });
  }

  async #rawResponse({ file, offset }: RecordHead): Promise<RawResponse> {
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
