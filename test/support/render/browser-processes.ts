// The processes of a browser, as a test that ends some of them needs them.
import { readdirSync, readFileSync } from "node:fs";

/** The processes that show pages, below the browser's own. */
export function renderersOf(group: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
      const words = readFileSync(`/proc/${pid}/cmdline`, "latin1");
      return Number(fields[2]) === group && words.includes("--type=renderer");
    } catch {
      return false;
    }
  });
}
