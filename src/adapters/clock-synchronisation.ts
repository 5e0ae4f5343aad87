// Whether this machine's clock is kept right by others, as far as that can be seen cheaply.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const TIMESYNCD = "/run/systemd/timesync/synchronized";
const CHRONY = "/run/chrony";

/** One phrase for the certificate: who keeps the clock and how well, or that it is unknown. */
export function clockSynchronisation(): string {
  if (existsSync(TIMESYNCD)) return "synchronised by systemd-timesyncd";
  return (existsSync(CHRONY) ? chronyTracking() : null) ?? "unknown";
}

/** `chronyc -c tracking`: the fifth field is the offset in seconds, the last the leap status. */
function chronyTracking(): string | null {
  try {
    const out = execFileSync("chronyc", ["-c", "tracking"], { encoding: "utf8", timeout: 2000 });
    const fields = out.trim().split(",");
    const offset = Number(fields[4]);
    if (fields.at(-1) !== "Normal" || Number.isNaN(offset)) return null;
    return `synchronised by chrony, offset ${offset} s`;
  } catch {
    return null;
  }
}
