// Who keeps this machine's clock right, how well, and since when it runs: whatever can be seen cheaply. What is not
// there, does not answer in time or says something else counts as unknown.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { uptime } from "node:os";
import { chronyKeeping, ntpdKeeping, timesyncKeeping } from "./time-daemons.js";
const BOOT_ID = "/proc/sys/kernel/random/boot_id";
const TIMESYNCD = "/run/systemd/timesync/synchronized";
const LIMIT_MS = 2000;
const MOST_OUTPUT_BYTES = 64 * 1024;
/** How this machine's clock is kept now. */
export function clockKeeping(ask = askDaemon) {
    return { ...keeperOf(ask), ...sinceStart(), stampsFiles: true };
}
/** Who keeps the clock, the daemon that says most first. */
function keeperOf(ask) {
    return (chronyKeeping(ask("chronyc", ["-c", "tracking"])) ??
        timesyncKeeping(ask("timedatectl", ["timesync-status", "--no-pager"]), existsSync(TIMESYNCD)) ??
        ntpdKeeping(ask("ntpq", ["-c", "rv 0 leap,offset,rootdelay,rootdisp"])) ?? {
        by: "unknown",
        boundMs: null,
    });
}
/** Linux names each start of the machine; elsewhere readings of two runs cannot be compared. */
function sinceStart() {
    try {
        const bootId = readFileSync(BOOT_ID, "utf8").trim().slice(0, 100);
        return { bootId, uptimeMs: Math.round(uptime() * 1000) };
    }
    catch {
        return { bootId: null, uptimeMs: null };
    }
}
function askDaemon(program, args) {
    try {
        return execFileSync(program, args, {
            encoding: "utf8",
            timeout: LIMIT_MS,
            maxBuffer: MOST_OUTPUT_BYTES,
            stdio: ["ignore", "pipe", "ignore"],
        });
    }
    catch {
        return null;
    }
}
