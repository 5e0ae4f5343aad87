// Kills the watch of a world again and again, at seeded moments of its days, and lets it go on each time.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { SeededRandom } from "#adapters/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { bundleForNode } from "../bundle-for-node.js";
import { DAY_MS, WORLD_START, type WorldSize } from "./watched-world.js";
import { readWorldLog, type WorldLine, type WorldPlant, type WorldRound } from "./world-log.js";

const HOUR_MS = 3_600_000;
/** The last days are left in peace: what lasts, and what grows, is seen there. */
const IN_PEACE = 0.3;
/** Every so many rounds the clock is an hour behind. */
const STEP_EVERY = 5;
/** A process that cannot begin at all would be started for ever. */
const MOST_FAULTS = 20;

/** How often it is killed. */
export interface WatchKills extends WorldSize {
  readonly kills: number;
  /** A fault of ours to be found; none unless told. */
  readonly plant?: WorldPlant;
}

/** What is left of it. */
export interface KilledWatch {
  readonly dir: string;
  readonly lines: readonly WorldLine[];
  readonly kills: number;
  readonly faults: number;
}

/** Watches a world to its end through all kills. */
export async function watchThroughKills(options: WatchKills, dir: string): Promise<KilledWatch> {
  const script = await bundleForNode("watch/watched-world-process.ts");
  const log = join(dir, "world.jsonl");
  const archive = join(dir, "archive");
  const random = new SeededRandom(options.seed).fork("kills");
  const moments = momentsOf(options, random);
  const state = { kills: 0, faults: 0 };
  let startAt: Instant = WORLD_START;
  try {
    for (let round = 0; ; round++) {
      const moment = moments[state.kills] ?? null;
      const asked = roundOf({ ...options, dir: archive, log, round, startAt }, moment, random);
      const end = await runRound(script, asked, moment);
      if (end === "ended") break;
      state[end === "killed" ? "kills" : "faults"]++;
      if (state.faults > MOST_FAULTS) throw new Error(`the watch cannot go on: ${lastFault(log)}`);
      startAt = nextStart(readWorldLog(log).at(-1)!.at, end === "fault" ? null : moment, random);
    }
  } finally {
    rmSync(dirname(script), { recursive: true });
  }
  return { dir: archive, lines: readWorldLog(log), ...state };
}

/** When a process dies: so many lines after an instant, by its own hand or by ours. */
interface KillMoment {
  readonly after: Instant;
  readonly lines: number;
  readonly isOwn: boolean;
  readonly isKeeping: boolean;
  /** Whether the next process begins on the next day: what was left then belongs to a day that is over. */
  readonly isBeforeNight: boolean;
}

/** Some follow at once upon another, so that what was caught up with half is caught up with again. */
function momentsOf({ days, kills }: WatchKills, random: Random): KillMoment[] {
  const spanMs = days * (1 - IN_PEACE) * DAY_MS;
  const instants = Array.from({ length: kills }, () => WORLD_START + Math.floor(random.next() * spanMs));
  instants.sort((a, b) => a - b);
  return instants.map((at, no) => ({
    after: instant(no % 3 === 2 ? instants[no - 1]! : at),
    lines: Math.floor(random.next() * (no % 2 === 0 ? 60 : 12)),
    isOwn: no % 5 !== 4,
    isKeeping: no % 2 === 1,
    isBeforeNight: no % 3 === 1,
  }));
}

type RoundParts = Pick<WorldRound, "dir" | "log" | "seed" | "sites" | "days" | "round" | "startAt"> &
  Pick<WatchKills, "plant">;

function roundOf(parts: RoundParts, moment: KillMoment | null, random: Random): WorldRound {
  const { dir, log, seed, sites, days, round, startAt, plant = null } = parts;
  const isStep = moment !== null && round % STEP_EVERY === STEP_EVERY - 1;
  const isFull = moment !== null && round % STEP_EVERY === 2;
  return {
    dir,
    log,
    seed,
    sites,
    days,
    round,
    startAt,
    plant,
    offsetMs: isStep ? -HOUR_MS : 0,
    dies: moment?.isOwn ? { after: moment.after, lines: moment.lines, isKeeping: moment.isKeeping } : null,
    disk: isFull ? { bytes: Math.floor(random.next() * 40_000), forMs: 2 * HOUR_MS } : null,
  };
}

async function runRound(
  script: string,
  round: WorldRound,
  moment: KillMoment | null,
): Promise<"killed" | "fault" | "ended"> {
  const child = spawn(process.execPath, ["--expose-gc", script, JSON.stringify(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) =>
    child.on("exit", (code, signal) => resolve([code, signal])),
  );
  let left = moment?.lines ?? Infinity;
  for await (const line of createInterface({ input: child.stdout }))
    if (moment && !moment.isOwn && Number(line) >= moment.after && --left < 0) child.kill("SIGKILL");
  const [code, signal] = await exited;
  return signal === "SIGKILL" ? "killed" : code === 0 ? "ended" : "fault";
}

/** Mostly at once, which is hardest on the servers' pauses; sometimes after a while. */
function nextStart(last: Instant, moment: KillMoment | null, random: Random): Instant {
  if (moment === null) return instant(last + HOUR_MS);
  const nextDay = (Math.floor(last / DAY_MS) + 1) * DAY_MS;
  if (moment.isBeforeNight && nextDay - last < 18 * HOUR_MS) return instant(nextDay + 1);
  const drawn = random.next();
  return instant(last + (drawn < 0.6 ? 1 : Math.floor(drawn < 0.9 ? drawn * 10_000 : drawn * 3 * HOUR_MS)));
}

function lastFault(log: string): string {
  return JSON.stringify(readWorldLog(log).findLast(({ kind }) => kind === "fault"));
}
