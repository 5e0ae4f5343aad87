// One site under watch: its turns, one after the other. What was seen is in the archive first; what it taught, told and
// cost is kept all or none at the end of the turn, and learned again should the process end in between.
import { looksOfCapture, quietStart, type World } from "#crawl/index.js";
import {
  instant,
  isUnfinished,
  TOLD_CHOICES,
  type Capture,
  type Instant,
  type SitePlan,
  type WatchSiteStatus,
  type WatchTurn,
} from "#model/index.js";
import { Purse } from "../budget/purse.js";
import { spendingFetcher } from "../budget/spending-fetcher.js";
import { newlyProved, versionsAhead } from "../site/prospects.js";
import type { Chosen, SiteCourse } from "../site/site-course.js";
import { enterCaptured, provedBy, startFromArchive } from "./archive-pages.js";
import { decide, type Decision } from "./decide.js";
import { IdleTurns } from "./idle-turns.js";
import { courseBytes, openCourse } from "./open-course.js";
import { requestsPerLook } from "./look-cost.js";
import { OnRecordUntil } from "./on-record-until.js";
import { DayOfLooks } from "./refresh-turn.js";
import { goOnWithSharp, sharpBegunSince, sharpCapture } from "./sharp-turn.js";
import { SiteHints } from "./site-hints.js";
import { SiteHubs } from "./site-hubs.js";
import { sharpWorth, type Worths } from "./sharp-worth.js";
import { siteStatus } from "./site-status.js";
import type { SiteState } from "./site-state.js";
import { TakenLooks } from "./taken-looks.js";
import { sharpNews } from "./turn-news.js";
import type { WatchGround } from "./watch-ground.js";

/** What a turn did, for its record. */
interface Done {
  readonly chosen: readonly Chosen[];
  readonly captureId: string | null;
  readonly taken: TakenLooks;
}

/** The watch of one site. */
export class SiteWatch {
  readonly #ground: WatchGround;
  readonly #course: SiteCourse;
  readonly #purse: Purse;
  readonly #world: World;
  readonly #day: DayOfLooks;
  readonly #hints: SiteHints;
  readonly #onRecord: OnRecordUntil;
  readonly #idle: IdleTurns;
  readonly #hubs: SiteHubs | null;
  /** Before this nothing is asked: an earlier process may have asked the site a moment ago. */
  readonly #askAt: Instant;
  #plan: SitePlan;
  #state: SiteState;

  private constructor(plan: SitePlan, ground: WatchGround, course: SiteCourse, state: SiteState) {
    this.#plan = plan;
    this.#ground = ground;
    this.#course = course;
    this.#state = state;
    this.#purse = new Purse(ground.stores.memory, plan);
    const { world, signal, hubs: desk } = ground;
    this.#world = { ...world, fetcher: spendingFetcher(world.fetcher, this.#purse, world.clock) };
    this.#day = new DayOfLooks(course, this.#world, ground);
    this.#onRecord = new OnRecordUntil(plan.name, world);
    this.#idle = new IdleTurns(ground.stores.memory, ground.turnMs);
    this.#askAt = instant(world.clock.now() + plan.delayMs);
    this.#hubs = desk ? new SiteHubs({ desk, site: plan.name, world: this.#world, signal }, state) : null;
    this.#hints = new SiteHints(ground.stores.hints, course, this.#world, this.#hubs);
  }

  /** Opens it as the last process left it; a new one starts from what the archive knows of the site. */
  static async open(plan: SitePlan, ground: WatchGround): Promise<SiteWatch> {
    const { course, state, isNew } = await openCourse(plan, ground);
    const known = isNew ? await startFromArchive(course, plan.name, ground.world) : null;
    return new SiteWatch(plan, ground, course, { ...state, lastSharp: known ?? state.lastSharp });
  }

  /** Whether a plan can be taken up as it stands: what chooses looks is made when a site is opened. */
  fits({ planner, pattern, recall, maxPages }: SitePlan): boolean {
    const now = this.#plan;
    const isSameChooser = now.planner === planner && now.pattern === pattern && now.recall === recall;
    return isSameChooser && now.maxPages === maxPages;
  }

  /** What is wanted from now on. */
  edit(plan: SitePlan): void {
    this.#plan = plan;
  }

  /** Has its turn. */
  async turn(): Promise<WatchTurn> {
    const now = this.#world.clock.now();
    const behind = await this.#onRecord.whyWait(now, this.#state.lastTurnAt);
    // What an earlier process had seen and not learned from comes first, whatever this turn is for.
    if (behind === null) await this.#catchUp(now);
    const decision = await this.#decide(now, behind);
    let done: Done;
    try {
      done = await this.#do(decision, now);
    } finally {
      await this.#purse.settle();
    }
    await this.#ground.tell(this.#plan, done.taken.news);
    return this.#end(now, decision, done);
  }

  /** Leaves everything to be gone on with, by this process or another. */
  async close(): Promise<void> {
    await this.#day.leave();
  }

  async #status(note: string | null): Promise<WatchSiteStatus> {
    const now = this.#world.clock.now();
    const spent = await this.#ground.stores.memory.spent(this.#plan.name, now);
    const { turnMs } = this.#ground;
    return siteStatus({
      plan: this.#plan,
      state: this.#state,
      course: this.#course,
      spent,
      now,
      turnMs,
      held: this.#ground.isHeld(),
      note,
    });
  }

  async #catchUp(now: Instant): Promise<void> {
    await this.#day.catchUp(this.#plan, this.#state.learned, async ({ id }, looks) => {
      const taken = this.#take(now);
      for (const look of looks) taken.take(look);
      const learned = { captureId: id, until: instant(Math.max(...looks.map(({ at }) => at))) };
      this.#state = { ...taken.after(this.#state), learned };
      await this.#ground.tell(this.#plan, taken.news);
      await this.#save(null, null, true);
    });
  }

  #take(now: Instant): TakenLooks {
    return new TakenLooks(this.#plan.name, this.#course, this.#state, now);
  }

  async #decide(now: Instant, behind: string | null): Promise<Decision> {
    const { name, bytesPerMonth } = this.#plan;
    const { requests: spentToday, bytes } = await this.#ground.stores.memory.spent(name, now);
    // A whole capture that was cut off is ended all the same when it is too old.
    const isDry = bytesPerMonth !== null && bytes >= bytesPerMonth && this.#state.sharpSince === null;
    return decide({
      plan: this.#plan,
      state: this.#state,
      now,
      turnMs: this.#ground.turnMs,
      pages: this.#course.count,
      spentToday,
      held: this.#ground.isHeld()?.because ?? behind ?? (isDry ? "this month's bytes are spent" : null),
      round: this.#course.rounds?.figures() ?? null,
      quietAt: async () => (await quietStart(name, this.#world.archive, now)).at,
      worths: (requests) => this.#worths(requests, now),
    });
  }

  #worths(requests: number, now: Instant): Worths {
    const prospects = this.#course.mind.prospects(now);
    const { pagesPerVersion, delayMs } = this.#plan;
    const { lastSharp, versionsPerLook, requestsPerLook: cost } = this.#state;
    const { periodMs } = this.#course.mind.settings;
    // Visits and revisits lie around t* like shells: from one to the other half of the capture passes on the mean.
    const ahead = { periodMs, provedAt: lastSharp?.asOf ?? null, now, spanMs: (requests * delayMs) / 2 };
    return sharpWorth({
      newlyProved: newlyProved(prospects, ahead),
      pagesPerVersion,
      versions: versionsAhead(prospects),
      requests,
      versionsPerLook,
      requestsPerLook: cost,
    });
  }

  async #do(decision: Decision, now: Instant): Promise<Done> {
    const taken = this.#take(now);
    // Also for a turn that asks for nothing: its record must not say what the last one spent.
    this.#purse.begin(this.#plan, mostRequests(decision));
    if (decision.kind === "nothing") return { chosen: [], captureId: null, taken };
    await this.#world.clock.sleepUntil(this.#askAt, this.#ground.signal);
    const done =
      decision.kind === "refresh"
        ? await this.#refresh(decision.requests, taken, now)
        : await this.#sharp(decision, taken);
    this.#state = taken.after(this.#state);
    return done;
  }

  async #refresh(requests: number, taken: TakenLooks, now: Instant): Promise<Done> {
    const refreshing = await this.#day.open(this.#plan);
    const { capture } = refreshing;
    const signal = AbortSignal.any([this.#ground.signal, this.#purse.end]);
    await this.#hints.poll({ plan: this.#plan, refreshing, mostRequests: requests, signal, now });
    const most = requests - this.#purse.spent.requests;
    const chosen = this.#course.choose(now, most);
    const outcomes = await this.#day.look(refreshing, chosen, { mostRequests: most, signal });
    const { looked, unasked } = outcomes;
    await this.#hints.settle(this.#plan, looked, now);
    for (const look of looked) taken.take(look);
    const until = instant(Math.max(this.#learnedUntil, ...looked.map(({ at }) => at)));
    const cost = requestsPerLook(this.#state.requestsPerLook, { ...outcomes, looks: looked.length });
    this.#state = { ...this.#state, learned: { captureId: capture.id, until }, requestsPerLook: cost };
    // Where looks cost more than a request, the last ones chosen have their turn another time.
    const left = new Set(unasked.map(({ url }) => url));
    return { chosen: chosen.filter(({ url }) => !left.has(url)), captureId: capture.id, taken };
  }

  get #learnedUntil(): Instant {
    return this.#state.learned?.until ?? instant(0);
  }

  async #sharp(decision: Extract<Decision, { kind: "sharp" | "go-on" }>, taken: TakenLooks): Promise<Done> {
    const signals = { stop: this.#ground.signal, spent: this.#purse.end };
    await this.#day.leave(); // one capture of a site at a time
    const since = decision.kind === "go-on" ? decision.since : this.#world.clock.now();
    await this.#keep({ ...this.#state, sharpSince: since });
    if (decision.kind === "go-on") await goOnWithSharp(this.#plan.name, since, this.#world, signals);
    else
      await sharpCapture(this.#plan, { ...decision, idNumber: this.#ground.idNumber }, this.#world, signals);
    // Looked up anew: the process before may have ended it, and been killed before it told of it.
    const capture = await sharpBegunSince(this.#plan.name, since, this.#world);
    if (capture === null) {
      this.#state = { ...this.#state, sharpSince: null }; // it was never begun, and is due as before
      return { chosen: [], captureId: null, taken };
    }
    // Cut off by the budget: it goes on, and its looks are learned from when it ends.
    if (isUnfinished(capture)) return { chosen: [], captureId: capture.id, taken };
    await enterCaptured(this.#course, capture.id, this.#world);
    for await (const look of looksOfCapture(this.#world, capture.id)) taken.take(look);
    // One that nobody answered is due as before: by the calendar it might be missed for a month.
    if (capture.phase === "failed") this.#state = { ...this.#state, sharpSince: null };
    else await this.#endSharp(capture, taken);
    return { chosen: [], captureId: capture.id, taken };
  }

  async #endSharp(capture: Capture, taken: TakenLooks): Promise<void> {
    const lastSharp = (await provedBy(capture, this.#world)) ?? this.#state.lastSharp;
    const sharpDoneFor = this.#world.clock.now();
    this.#state = { ...this.#state, sharpSince: null, sharpDoneFor, lastSharp };
    const head = await this.#world.archive.results.getReportHead(capture.id);
    if (head !== null) taken.news.push(sharpNews(head));
  }

  /** Puts the loop's own state on record in the middle of a turn. */
  async #keep(state: SiteState): Promise<void> {
    this.#state = state;
    await this.#save(null, null, true);
  }

  async #end(now: Instant, decision: Decision, { chosen, captureId, taken }: Done): Promise<WatchTurn> {
    const turn: WatchTurn = {
      site: this.#plan.name,
      at: now,
      kind: decision.kind === "go-on" ? "sharp" : decision.kind,
      because: decision.because,
      captureId,
      requests: this.#purse.spent.requests,
      looks: taken.looks,
      changes: taken.changes,
      chosen: chosen.slice(0, TOLD_CHOICES).map(({ url, because, index }) => ({ url, because, index })),
      chosenInAll: chosen.length,
      bar: chosen.at(-1)?.index ?? null,
    };
    this.#state = { ...this.#state, lastTurnAt: instant(Math.max(this.#state.lastTurnAt ?? 0, now)) };
    const note = decision.kind === "nothing" ? decision.because : null;
    await this.#save(await this.#idle.rowOf(turn), note, taken.looks > 0);
    return turn;
  }

  async #save(turn: WatchTurn | null, note: string | null, withMind: boolean): Promise<void> {
    const subscriptions = this.#hubs?.held ?? this.#state.subscriptions;
    this.#state = { ...this.#state, course: this.#course.state, subscriptions };
    await this.#ground.stores.memory.endTurn({
      site: this.#plan.name,
      mind: withMind ? courseBytes(this.#course) : null,
      pages: this.#course.takeChanged(),
      state: JSON.stringify(this.#state),
      status: await this.#status(note),
      turn,
    });
  }
}

function mostRequests(decision: Decision): number {
  if (decision.kind === "nothing") return 0;
  return decision.kind === "go-on" ? Infinity : decision.requests;
}
