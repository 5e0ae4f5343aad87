// Answers that the proxy saw, put together to runs of equal ones before they go to the writer: bodies go once, sightings
// go many at a time. What cannot go is counted, and its page is cut there.
import type { Instant, PageUrl } from "#model/index.js";
import type { AnswerRun, LostSight } from "../served/index.js";
import type { FrameContent } from "./frame.js";
import type { FrameQueue } from "./frame-queue.js";

/** One whole answer. */
export interface SeenAnswer {
  readonly url: PageUrl;
  readonly variant: string | null;
  readonly form: string;
  /** Content coding: clients ask for several at a time, and each has a form of its own. */
  readonly coding: string;
  readonly arrivedAt: Instant;
  readonly lastByteAt: Instant;
  /** Made only when the writer does not know the form yet. */
  readonly content: () => { readonly words: FrameContent; readonly body: readonly Uint8Array[] };
}

type Pending = { -readonly [Name in keyof AnswerRun]: AnswerRun[Name] };

/** A page as one kind of visitors is given it. */
interface LivePage {
  readonly url: PageUrl;
  /** Forms that the writer has been sent today, with what is counted and was not sent yet. */
  readonly forms: Map<string, Pending | null>;
  /** By coding: the form that was seen last. */
  readonly latest: Map<string, string>;
  /** What was lost and not told of; `null` when nothing was. */
  lost: LostSight | null;
}

const DAY_MS = 86_400_000;
const MOST_FORMS = 8;
const MOST_VARIANTS = 32;

/** What was counted, for those who watch. */
export interface RunTallies {
  /** Answers that were taken. */
  readonly taken: number;
  /** Those of them that were lost for want of room. */
  readonly dropped: number;
}

/** The pages that are asked for now; those asked for longest ago are forgotten first. */
export class AnswerRuns {
  readonly #queue: FrameQueue;
  readonly #maxPages: number;
  readonly #pages = new Map<PageUrl, Map<string | null, LivePage>>();
  #pending = new Set<LivePage>();
  /** Pages with a loss that the writer was not told of yet. */
  readonly #lossy = new Set<LivePage>();
  #day = -1;
  #owesCutAll = false;
  #taken = 0;
  #dropped = 0;

  constructor(queue: FrameQueue, maxPages: number) {
    this.#queue = queue;
    this.#maxPages = maxPages;
  }

  get tallies(): RunTallies {
    return { taken: this.#taken, dropped: this.#dropped };
  }

  get livePages(): number {
    return this.#pages.size;
  }

  /** Counts an answer. */
  take(answer: SeenAnswer): void {
    this.#taken++;
    this.turnDay(answer.lastByteAt);
    const page = this.#page(answer.url, answer.variant);
    const { form, coding } = answer;
    // Another form in the same coding: something changed, and order matters from here on.
    if (page.latest.get(coding) !== form) this.#send(page);
    page.latest.set(coding, form);
    if (!page.forms.has(form)) return this.#introduce(page, answer);
    const run = page.forms.get(form)!;
    if (run !== null) return prolong(run, answer);
    page.forms.set(form, runOf(answer));
    this.#pending.add(page);
  }

  /** Says that an answer to a page was lost sight of, or was another than those recorded. */
  cut(url: PageUrl, lost: LostSight): void {
    const pages = [...(this.#pages.get(url)?.values() ?? [])];
    for (const page of pages) this.#send(page);
    if (this.#push({ kind: "cut", url, lost })) return;
    this.#owesCutAll = true;
    for (const page of pages) this.#noteLoss(page, lost);
  }

  /** The writer does not have what it was sent of a page: the next answer brings it again. */
  forget(url: PageUrl): void {
    for (const page of this.#pages.get(url)?.values() ?? []) {
      this.#send(page);
      page.forms.clear();
    }
  }

  /** Sends everything that is counted, and says what was lost; to be called every other second, and at the end. */
  flush(isLast = false): void {
    const pending = this.#pending;
    this.#pending = new Set();
    for (const page of pending) this.#send(page);
    for (const page of this.#lossy) {
      if (!this.#push({ kind: "cut", url: page.url, lost: page.lost! }, [], isLast)) return;
      this.#isTold(page);
    }
  }

  /** A new day has a testimony of its own: what is counted goes before it, and bodies go again. */
  turnDay(at: Instant): void {
    const day = Math.floor(at / DAY_MS);
    if (day <= this.#day) return;
    this.flush();
    this.#day = day;
    for (const variants of this.#pages.values()) for (const page of variants.values()) page.forms.clear();
  }

  #page(url: PageUrl, variant: string | null): LivePage {
    const known = this.#pages.get(url);
    const variants = known ?? new Map<string | null, LivePage>();
    // Re-inserted, so that the first of the map is the one asked for longest ago.
    if (known) this.#pages.delete(url);
    else if (this.#pages.size >= this.#maxPages) this.#forgetOldest();
    this.#pages.set(url, variants);
    let page = variants.get(variant);
    if (page) return page;
    if (variants.size >= MOST_VARIANTS) this.#forgetIn(variants);
    page = { url, forms: new Map(), latest: new Map(), lost: null };
    variants.set(variant, page);
    return page;
  }

  #forgetOldest(): void {
    const [url, variants] = this.#pages.entries().next().value!;
    this.#forgetIn(variants);
    this.#pages.delete(url);
  }

  #forgetIn(variants: Map<string | null, LivePage>): void {
    for (const page of variants.values()) {
      this.#send(page);
      if (page.lost !== null) this.#owesCutAll = true;
      this.#lossy.delete(page);
    }
    variants.clear();
  }

  #introduce(page: LivePage, answer: SeenAnswer): void {
    const { words, body } = answer.content();
    const run = { ...runOf(answer), lost: page.lost };
    if (!this.#push({ kind: "run", run, content: words }, body)) return this.#lose(page, run);
    this.#isTold(page);
    page.forms.set(answer.form, null);
    if (page.forms.size > MOST_FORMS) this.#forgetForm(page);
  }

  #forgetForm(page: LivePage): void {
    this.#send(page);
    page.forms.delete(page.forms.keys().next().value!);
  }

  /** All or none: of runs that lie between each other, one that is lost makes the others say what was not so. */
  #send(page: LivePage): void {
    this.#pending.delete(page);
    const runs = [...page.forms.values()].filter((run) => run !== null);
    for (const { form } of runs) page.forms.set(form, null);
    const hasRoom = this.#queue.hasRoomFor(runs.length + (this.#owesCutAll ? 1 : 0));
    for (const run of runs)
      if (hasRoom && this.#push({ kind: "run", run: { ...run, lost: page.lost } })) this.#isTold(page);
      else this.#lose(page, run);
  }

  #isTold(page: LivePage): void {
    page.lost = null;
    this.#lossy.delete(page);
  }

  #lose(page: LivePage, { count, firstArrivedAt, lastLastByteAt }: Pending): void {
    this.#dropped += count;
    this.#noteLoss(page, { since: firstArrivedAt, until: lastLastByteAt });
  }

  #noteLoss(page: LivePage, lost: LostSight): void {
    page.lost = page.lost === null ? lost : hullOf(page.lost, lost);
    this.#lossy.add(page);
  }

  #push(...[words, body, must]: Parameters<FrameQueue["push"]>): boolean {
    if (this.#owesCutAll && this.#queue.push({ kind: "cut-all" }, [], must)) this.#owesCutAll = false;
    return !this.#owesCutAll && this.#queue.push(words, body, must);
  }
}

function runOf({ url, variant, form, arrivedAt, lastByteAt }: SeenAnswer): Pending {
  return {
    url,
    variant,
    form,
    firstArrivedAt: arrivedAt,
    lastArrivedAt: arrivedAt,
    firstLastByteAt: lastByteAt,
    lastLastByteAt: lastByteAt,
    count: 1,
    lost: null,
  };
}

function hullOf(one: LostSight, other: LostSight): LostSight {
  return {
    since: one.since < other.since ? one.since : other.since,
    until: one.until > other.until ? one.until : other.until,
  };
}

function prolong(run: Pending, { arrivedAt, lastByteAt }: SeenAnswer): void {
  run.count++;
  if (arrivedAt < run.firstArrivedAt) run.firstArrivedAt = arrivedAt;
  if (arrivedAt > run.lastArrivedAt) run.lastArrivedAt = arrivedAt;
  if (lastByteAt > run.lastLastByteAt) run.lastLastByteAt = lastByteAt;
}
