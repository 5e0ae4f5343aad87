// The whole loop of a watch on a living site: the same code as for people, with a site whose truth is known. The
// archive lies in a temporary directory, what the watch remembers in memory.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeWorld, type World } from "#crawl/index.js";
import { instant, type Instant, type SitePlan, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { Clock, Fetcher, WatchStores } from "#ports/index.js";
import { MemoryHints, MemoryNews, MemoryPauses, MemoryWatch, openArchive } from "#store/index.js";
import {
  courseSettingsOf,
  retrace,
  SiteCourse,
  Watch,
  type CourseStep,
  type Retraced,
  type WatchOptions,
} from "#watch/index.js";
import { VirtualClock } from "../../clock/virtual-clock.js";

/** The way to a living site: simulated, or by sockets on an accelerated clock. */
export interface LivingWeb {
  readonly clock: Clock;
  readonly fetcher: Fetcher;
}

/** How it is watched. */
export interface LivingWatch {
  readonly plan: SitePlan;
  readonly turnMs: number;
  readonly forMs: number;
  /** Ends after so many turns, should that be earlier. */
  readonly mostTurns?: number;
}

/** What came of a watch. */
export interface LivingWatchOutcome {
  readonly turns: readonly WatchTurn[];
  /** Everything that the site's course was told and chose. */
  readonly steps: readonly CourseStep[];
  readonly status: WatchSiteStatus;
  readonly beganAt: Instant;
  readonly endedAt: Instant;
}

/** Times that the loop is begun: what is kept must be enough to go on from. */
const BEGINNINGS = 2;

/** Watches the site for its time. */
export async function watchLiving(web: LivingWeb, watch: LivingWatch): Promise<LivingWatchOutcome> {
  const dir = await mkdtemp(join(tmpdir(), "isochron-lab-watch-"));
  const archive = await openArchive(dir, { software: "isochron-lab" });
  try {
    return await runLoop(makeWorld({ archive, ...web, software: "isochron-lab" }), watch);
  } finally {
    await archive.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Goes the way of a watch again with a course that has neither clock nor site. */
export function retraceLiving({ steps }: LivingWatchOutcome, plan: SitePlan): Retraced {
  return retrace(new SiteCourse(courseSettingsOf(plan)), steps);
}

async function runLoop(world: World, watch: LivingWatch): Promise<LivingWatchOutcome> {
  const { plan, forMs, mostTurns = Infinity } = watch;
  const stores = memoryStores();
  const record: LoopRecord = { turns: [], steps: [] };
  const beganAt = world.clock.now();
  for (let part = 1; part <= BEGINNINGS; part++) {
    const until = instant(Math.floor(beganAt + (forMs * part) / BEGINNINGS));
    await runPart({ world, stores, watch, record }, until, (mostTurns * part) / BEGINNINGS);
  }
  const status = (await stores.memory.status(plan.name))!;
  return { ...record, status, beganAt, endedAt: world.clock.now() };
}

interface LoopRecord {
  readonly turns: WatchTurn[];
  readonly steps: CourseStep[];
}

interface LoopParts {
  readonly world: World;
  readonly stores: WatchStores;
  readonly watch: LivingWatch;
  readonly record: LoopRecord;
}

/** One process's part: it begins from what is kept, and ends by its time or its turns. */
function runPart({ world, stores, watch, record }: LoopParts, until: Instant, turns: number): Promise<void> {
  const stop = new AbortController();
  const ground = {
    world,
    stores,
    turnMs: watch.turnMs,
    signal: stop.signal,
    isHeld: () => null,
    tell: async () => undefined,
    onTurn: (turn: WatchTurn) => {
      if (record.turns.push(turn) >= turns) stop.abort();
    },
    onStep: (_site: string, step: CourseStep) => void record.steps.push(step),
  };
  const plan = { sites: [watch.plan], channels: [], diskQuotaBytes: null, auditDays: null };
  return new Watch(ground, { plan: async () => plan, between: betweenOf(world.clock), until }).run();
}

/** A virtual clock does not see compressing and committing: time would pass in the middle of a turn's work. */
function betweenOf(clock: Clock): WatchOptions["between"] {
  return async (_now, turns) => {
    if (clock instanceof VirtualClock) await turns;
    return null;
  };
}

function memoryStores(): WatchStores {
  return {
    memory: new MemoryWatch(),
    news: new MemoryNews(),
    hints: new MemoryHints(),
    pauses: new MemoryPauses(),
    close: () => undefined,
  };
}
