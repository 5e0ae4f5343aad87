import { expect, it } from "vitest";
import { watchThroughKills } from "../../support/watch/watch-kills.js";
import { judgeWatch } from "../../support/watch/watch-verdict.js";
import { withTempDir } from "../../support/temp-dir.js";

it("a watch is killed again and again, and keeps its promises", () =>
  withTempDir(async (dir) => {
    const [seed, sites, days, kills] = (process.env["KILLS"] ?? "1,6,10,12").split(",").map(Number) as [number, number, number, number];
    const killed = await watchThroughKills({ seed, sites, days, kills }, dir);
    const { faults, figures } = await judgeWatch(killed, { seed, sites, days });
    for (const line of killed.lines) if (line.kind === "mark" && /error/.test(line.what)) console.log(JSON.stringify(line));
    for (const line of killed.lines) if (line.kind === "fault") console.log(JSON.stringify(line));
    console.log(figures);
    expect(faults).toEqual([]);
  }), 900_000);
