// What a capture knows beside its exchanges, written into the WARC before the catalog hears of it, so that
// the catalog can be rebuilt from the WARC files alone: found pages, refusals, phases, resumes.
import { toIso, type FetchTimes, type FrontierPage, type PageUrl, type RefusedShape } from "#model/index.js";
import type { CapturePatch, Clock, FrontierStore, WarcSink } from "#ports/index.js";

const MAX_ROWS = 1000;
const MAX_CHARACTERS = 256 * 1024;
/** So many refusals wait for a common record; neither WARC nor catalog has them until then. */
const MAX_WAITING_STATES = 500;

type NewPage = Omit<FrontierPage, "seq">;

/** Pages found together, and who waits for them to be added. */
interface Found {
  readonly pages: readonly NewPage[];
  readonly resolve: (added: FrontierPage[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes a capture's own metadata records and keeps the frontier in step with them. */
export class RecordOfRun implements FrontierStore {
  readonly #captureId: string;
  readonly #store: FrontierStore;
  readonly #sink: WarcSink;
  readonly #clock: Clock;
  readonly #waiting = new Map<PageUrl, Pick<FrontierPage, "state" | "reason">>();
  /** URLs kept out that no record tells yet. */
  #refused: RefusedShape[] = [];
  /** Pages that wait to be added. */
  #found: Found[] = [];
  #nextSeq = 0;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(captureId: string, store: FrontierStore, sink: WarcSink, clock: Clock) {
    this.#captureId = captureId;
    this.#store = store;
    this.#sink = sink;
    this.#clock = clock;
  }

  /** Adds found pages in the order of discovery; what comes while others are being added shares the next record. */
  add(captureId: string, pages: readonly NewPage[]): Promise<FrontierPage[]> {
    return new Promise((resolve, reject) => {
      this.#found.push({ pages, resolve, reject });
      if (this.#found.length === 1) void this.#inTurn(() => this.#addFound(captureId));
    });
  }

  async #addFound(captureId: string): Promise<void> {
    const found = this.#found;
    this.#found = [];
    try {
      const pages = distinct(found);
      await this.#writePages(pages, this.#nextSeq);
      const added = await this.#store.add(captureId, pages);
      this.#nextSeq += added.length;
      for (const { resolve, own } of shares(found, added)) resolve(own);
    } catch (error) {
      for (const { reject } of found) reject(error);
    }
  }

  /** URLs that were kept out: in the record of the pages found with them where there is one. */
  refuse(shapes: readonly RefusedShape[]): Promise<void> {
    this.#refused.push(...shapes);
    return this.#inTurn(async () => {
      for (let fields = this.#takeRefused(); fields !== null; fields = this.#takeRefused())
        await this.#write("refusals", fields);
    });
  }

  /** A state without a reason follows from the page's sighting; any other needs a record, shared by many. */
  async setState(
    captureId: string,
    url: PageUrl,
    state: FrontierPage["state"],
    reason: string | null,
  ): Promise<void> {
    if (reason === null) {
      this.settled(url);
      return this.#store.setState(captureId, url, state, reason);
    }
    this.#waiting.set(url, { state, reason });
    if (this.#waiting.size >= MAX_WAITING_STATES) await this.flush();
  }

  /** A look at the page says how far it has come: no earlier reason is told any more. */
  settled(url: PageUrl): void {
    this.#waiting.delete(url);
  }

  async *pages(captureId: string): AsyncIterable<FrontierPage> {
    await this.flush();
    for await (const page of this.#store.pages(captureId)) {
      this.#nextSeq = Math.max(this.#nextSeq, page.seq + 1);
      yield page;
    }
  }

  /** Writes the states that wait, into the WARC and then into the catalog. */
  flush(): Promise<void> {
    return this.#inTurn(async () => {
      const states = [...this.#waiting];
      this.#waiting.clear();
      for (const { json } of batches(states.map(([url, { state, reason }]) => [url, state, reason])))
        await this.#write("states", { "isochron-states": json });
      for (const [url, { state, reason }] of states)
        await this.#store.setState(this.#captureId, url, state, reason);
    });
  }

  /** A change of the capture itself: its phase, t*, its end. */
  async change(patch: CapturePatch): Promise<void> {
    await this.#write("change", { "isochron-change": JSON.stringify(patch) });
  }

  /**
   * A resumed capture writes down where it stands: which sightings the catalog has, and the whole frontier.
   * What an earlier process left in the WARC without its being acknowledged is thereby known as such.
   */
  async resume(
    sightings: Iterable<number>,
    pages: Iterable<FrontierPage>,
    refused: readonly RefusedShape[],
  ): Promise<void> {
    const held = new Set(sightings);
    let nextSeq = 0;
    for (const seq of held) nextSeq = Math.max(nextSeq, seq + 1);
    const missing: number[] = [];
    for (let seq = 0; seq < nextSeq; seq++) if (!held.has(seq)) missing.push(seq);
    await this.#write("resume", {
      "isochron-resume": String(nextSeq),
      missing: JSON.stringify(missing),
      pages: String(this.#nextSeq),
    });
    await this.#inTurn(() => this.#writePages(pages, 0));
    await this.refuse(refused);
  }

  /** The requisites of a document as fields of its look; what is too long for one record goes before it. */
  async requisites(document: PageUrl, requisites: readonly PageUrl[]): Promise<Record<string, string>> {
    const parts = [...batches(requisites)];
    const last = parts.pop();
    for (const [part, { json }] of parts.entries())
      await this.#write("requisites", { "isochron-requisites": json, document, part: String(part) });
    return last === undefined ? {} : { requisites: last.json };
  }

  async #writePages(pages: Iterable<NewPage>, first: number): Promise<void> {
    let seq = first;
    for (const { json, count } of batches(rowsOf(pages))) {
      const beside = this.#takeRefused();
      await this.#write("frontier", { "isochron-frontier": String(seq), pages: json, ...beside });
      seq += count;
    }
  }

  /** As much as one record takes of what waits. */
  #takeRefused(): Record<string, string> | null {
    const rows = this.#refused.map(({ code, shape, hashes, examples }) => [code, shape, hashes, examples]);
    const [part] = batches(rows);
    if (!part) return null;
    this.#refused.splice(0, part.count);
    return { "isochron-refusals": part.json };
  }

  async #write(kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#sink.writeMetadata(
      `urn:isochron:capture:${this.#captureId}:${kind}`,
      fields,
      this.#clock.now(),
    );
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }
}

/** Each page once, as it was found first. */
function distinct(found: readonly Found[]): readonly NewPage[] {
  if (found.length === 1) return found[0]!.pages;
  const byUrl = new Map<PageUrl, NewPage>();
  for (const { pages } of found)
    for (const page of pages) if (!byUrl.has(page.url)) byUrl.set(page.url, page);
  return [...byUrl.values()];
}

/** What of the pages added belongs to whom: a page goes to who found it first. */
function* shares(
  found: readonly Found[],
  added: readonly FrontierPage[],
): Generator<Found & { readonly own: FrontierPage[] }> {
  const byUrl = new Map(added.map((page) => [page.url, page]));
  for (const one of found) {
    const own = one.pages.flatMap(({ url }) => byUrl.get(url) ?? []);
    for (const { url } of own) byUrl.delete(url);
    yield { ...one, own };
  }
}

/** What only some pages have stands at the end. */
function* rowsOf(pages: Iterable<NewPage>): Generator<unknown[]> {
  for (const { url, kind, depth, via, late, state, reason, hint } of pages) {
    const row = [url, kind, depth, via, late];
    yield state === "known" && !hint ? row : [...row, state, reason, hint ?? null];
  }
}

/** Rows as JSON lists, each short enough for one record. */
function* batches(rows: Iterable<unknown>): Generator<{ json: string; count: number }> {
  let items: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const item = JSON.stringify(row);
    if (items.length >= MAX_ROWS || (items.length > 0 && characters + item.length > MAX_CHARACTERS)) {
      yield { json: `[${items.join(",")}]`, count: items.length };
      [items, characters] = [[], 0];
    }
    items.push(item);
    characters += item.length;
  }
  if (items.length > 0) yield { json: `[${items.join(",")}]`, count: items.length };
}

/** The three time stamps of a fetch as fields of its record. */
export function timeFields(times: FetchTimes): Record<string, string> {
  return {
    sentAt: toIso(times.sentAt),
    firstByteAt: toIso(times.firstByteAt),
    lastByteAt: toIso(times.lastByteAt),
  };
}
