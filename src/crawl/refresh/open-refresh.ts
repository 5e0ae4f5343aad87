// The refreshing of a site: an unfinished capture that is looked into turn by turn, by one process or by several, one
// after the other, and concluded when its day is over.
import { IsochronError } from "#errors.js";
import type { Capture, Instant } from "#model/index.js";
import { indexTextsSafely, sketchVersions } from "#study/index.js";
import { closeRun, openRun, type CaptureRun } from "../run/capture-run.js";
import { startHeartbeat } from "../run/heartbeat.js";
import type { Watcher, World } from "../world.js";
import { beginRefresh, refreshToGoOn } from "./begin-refresh.js";
import { askForList, type ListAnswer } from "../ask/ask-for-list.js";
import { concludeRefresh } from "./conclude-refresh.js";
import { looksAfter } from "./looks-after.js";
import type {
  AskedLists,
  LookLimits,
  LookOutcomes,
  LookWish,
  PageLooked,
  Refreshing,
  RefreshEnd,
  RefreshRequest,
} from "./refreshing.js";
import { takeTurn } from "./turn.js";
import { TurnAllowance } from "./turn-allowance.js";
import { weighLooks } from "./weigh-looks.js";

/** Opens the refreshing of a site: a new capture of kind `refresh`, or the unfinished one named by `resume`. */
export async function openRefresh(
  request: RefreshRequest,
  world: World,
  watcher: Watcher = {},
): Promise<Refreshing> {
  const allowance = new TurnAllowance();
  const limited = { ...world, fetcher: allowance.limited(world.fetcher) };
  const { resume } = request;
  const capture = resume ? await refreshToGoOn(resume, world) : await beginRefresh(request, limited);
  const toldBytes = await storedBytes(world, capture);
  // Turns have ends of their own; the run itself is ended by `leave` and `conclude` alone.
  const run = await openRun(capture, limited, { onProgress: watcher.onProgress });
  const isKnown = request.isKnown.bind(request);
  return new OpenRefresh({ ...run, isKnown }, { allowance, toldBytes, end: watcher.signal });
}

/** Ends an unfinished refresh as it stands, also one that was begun with other headers; nobody is asked. */
export async function endRefresh(capture: Capture, world: World): Promise<RefreshEnd> {
  const going = await refreshToGoOn(capture, world);
  const toldBytes = await storedBytes(world, going);
  const run = await openRun(going, world, {}, "end");
  return new OpenRefresh(run, { allowance: new TurnAllowance(), toldBytes, end: undefined }).conclude();
}

/** What an open refresh keeps beside its run. */
interface RefreshParts {
  readonly allowance: TurnAllowance;
  readonly toldBytes: number;
  /** Ends every turn. */
  readonly end: AbortSignal | undefined;
}

class OpenRefresh implements Refreshing {
  readonly #run: CaptureRun;
  readonly #parts: RefreshParts;
  /** What the WARC files held when that was last told. */
  #toldBytes: number;
  #turns = 0;
  #isLooking = false;

  constructor(run: CaptureRun, parts: RefreshParts) {
    this.#run = run;
    this.#parts = parts;
    this.#toldBytes = parts.toldBytes;
  }

  get capture(): Capture {
    return this.#run.state.capture;
  }

  look(wishes: readonly LookWish[], limits: LookLimits): Promise<LookOutcomes> {
    return this.#inTurn(limits, (ending) => this.#lookInTurn(wishes, ending));
  }

  askLists<T>(limits: LookLimits, work: (lists: AskedLists) => Promise<T>): Promise<T> {
    const [run, { allowance }] = [this.#run, this.#parts];
    return this.#inTurn(limits, async (ending) => {
      allowance.begin(ending, ({ url }) => run.admission.bytes.roomFor(url));
      run.stop.beginTurn(ending.signal);
      const orRefused = (error: unknown): ListAnswer => {
        if (!allowance.isEnd(error)) throw error;
        return { kind: "refused", reason: "no request is left in this turn", requests: 0 };
      };
      return work({
        ask: (question) => askForList(run, question).catch(orRefused),
        sitemapsOf: (seed) => run.robots.sitemapsOf(seed).catch((error: unknown) => (orRefused(error), [])),
      });
    });
  }

  async #inTurn<T>(limits: LookLimits, work: (limits: LookLimits) => Promise<T>): Promise<T> {
    if (this.#isLooking) throw new IsochronError("INTERNAL", "one turn of a refresh at a time");
    this.#isLooking = true;
    const stopHeartbeat = startHeartbeat(this.#run);
    try {
      return await work({ ...limits, ...this.#endOf(limits) });
    } finally {
      this.#parts.allowance.end();
      await stopHeartbeat();
      this.#isLooking = false;
    }
  }

  async #lookInTurn(wishes: readonly LookWish[], limits: LookLimits): Promise<LookOutcomes> {
    const [run, { allowance }] = [this.#run, this.#parts];
    const { bytes } = run.admission;
    bytes.allow(limits.mostBytes - (await this.#untoldBytes()));
    allowance.begin(limits, ({ url }) => bytes.roomFor(url));
    run.stop.beginTurn(limits.signal);
    const wished = [...new Map(wishes.map((wish) => [wish.url, wish])).values()];
    const { kept, refused } = allowance.isOver
      ? { kept: [], refused: [] }
      : await takeTurn(run, wished, { allowance, number: ++this.#turns });
    const { requests } = allowance;
    await run.record.flush();
    const looked = [...(await weighLooks(kept, run.world)), ...refused];
    const done = new Set(looked.map(({ url }) => url));
    const unasked = wished.filter(({ url }) => !done.has(url));
    return { looked, unasked, requests, bytes: await this.#tellBytes() };
  }

  recall(after: Instant): Promise<readonly PageLooked[]> {
    return looksAfter(this.#run, after);
  }

  leave(): Promise<void> {
    return closeRun(this.#run);
  }

  async conclude(): Promise<RefreshEnd> {
    const run = this.#run;
    run.stop.beginTurn(undefined); // what is written at the end is not cut short by the end of a turn
    const { archive, logger } = run.world;
    try {
      const report = await concludeRefresh(run);
      await sketchVersions(archive, this.capture.id, run.stop.signal); // for comparison with what comes later
      await indexTextsSafely(archive, logger, run.stop.signal); // and for whoever searches
      return { report, bytes: await this.#tellBytes() };
    } finally {
      await closeRun(run);
    }
  }

  /** A turn ends when it is told to, or when all of them are. */
  #endOf({ signal }: LookLimits): Pick<LookLimits, "signal"> {
    const ends = [signal, this.#parts.end].filter((one) => one !== undefined);
    return ends.length === 0 ? {} : { signal: AbortSignal.any(ends) };
  }

  async #untoldBytes(): Promise<number> {
    return (await storedBytes(this.#run.world, this.capture)) - this.#toldBytes;
  }

  async #tellBytes(): Promise<number> {
    const bytes = await this.#untoldBytes();
    this.#toldBytes += bytes;
    return bytes;
  }
}

async function storedBytes({ archive }: Pick<World, "archive">, { id }: Capture): Promise<number> {
  const files = await archive.warcs.sizes(id);
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
