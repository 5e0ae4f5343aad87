// One world, killed and judged, and what there is to say of it.
import { withTempDir } from "../temp-dir.js";
import { watchThroughKills, type WatchKills } from "./watch-kills.js";
import { memoryLine } from "./watch-memory.js";
import { judgeWatch, type WatchVerdict } from "./watch-verdict.js";

/** Watches a world through its kills in a directory of its own, and judges what is left. */
export function killsOf(options: WatchKills): Promise<WatchVerdict> {
  return withTempDir(async (dir) => judgeWatch(await watchThroughKills(options, dir), options));
}

/** The figures for people. */
export function figureLines({ figures, memory, faults }: WatchVerdict): string[] {
  const words = Object.entries(figures).map(([name, count]) => `${count} ${name}`);
  return [`watch ${words.join(", ")}`, memoryLine(memory), `watch ${faults.length} promises broken`];
}
