// Who keeps this machine's clock right, how well, and since when it runs: whatever can be seen cheaply. What is not
// there, does not answer in time or says something else counts as unknown.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { uptime } from "node:os";
import type { ClockKeeping } from "#ports/index.js";
import { chronyKeeping, ntpdKeeping, timesyncKeeping, type Keeper } from "./time-daemons.js";

const BOOT_ID = "/proc/sys/kernel/random/boot_id";
const TIMESYNCD = "/run/systemd/timesync/synchronized";
const LIMIT_MS = 2000;
const MOST_OUTPUT_BYTES = 64 * 1024;

/** Asks a program of a time daemon; `null` when it is not there, fails, or takes too long. */
export type AskDaemon = (program: string, args: readonly string[]) => string | null;

/** What daemons say changes from one poll to the next, which are seconds apart at least. */
const REMEMBERED_MS = 1000;

/** Asks each daemon once where it is asked again within a second, as a run that begins does: an answer takes 10 ms. */
export function rememberingDaemons(
  ask: AskDaemon = askDaemon,
  nowMs: () => number = () => performance.now(),
): AskDaemon {
  const heard = new Map<string, { readonly said: string | null; readonly atMs: number }>();
  return (program, args) => {
    const held = heard.get(program);
    if (held && nowMs() - held.atMs < REMEMBERED_MS) return held.said;
    const said = ask(program, args);
    heard.set(program, { said, atMs: nowMs() });
    return said;
  };
}

/** How this machine's clock is kept now. */
export function clockKeeping(ask: AskDaemon = askDaemon): ClockKeeping {
  return { ...keeperOf(ask), ...sinceStart(), stampsFiles: true };
}

/** Who keeps the clock, the daemon that says most first. */
function keeperOf(ask: AskDaemon): Keeper {
  return (
    chronyKeeping(ask("chronyc", ["-c", "tracking"])) ??
    timesyncKeeping(ask("timedatectl", ["timesync-status", "--no-pager"]), existsSync(TIMESYNCD)) ??
    ntpdKeeping(ask("ntpq", ["-c", "rv 0 leap,offset,rootdelay,rootdisp"])) ?? {
      by: "unknown",
      boundMs: null,
    }
  );
}

/** Linux names each start of the machine; elsewhere readings of two runs cannot be compared. */
function sinceStart(): Pick<ClockKeeping, "bootId" | "uptimeMs"> {
  try {
    const bootId = readFileSync(BOOT_ID, "utf8").trim().slice(0, 100);
    return { bootId, uptimeMs: Math.round(uptime() * 1000) };
  } catch {
    return { bootId: null, uptimeMs: null };
  }
}

function askDaemon(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, {
      encoding: "utf8",
      timeout: LIMIT_MS,
      maxBuffer: MOST_OUTPUT_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}
