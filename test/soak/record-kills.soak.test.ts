// kill -9 of the archive writer, fifty times, under visitors.
import { expect, it } from "vitest";
import { killRun } from "../support/record/kill-run.js";
import { withTempDir } from "../support/temp-dir.js";

const KILLS = Number(process.env["ISOCHRON_RECORD_KILLS"] ?? 50);

it("nobody notices, and nothing that was counted is lost", () =>
  withTempDir(async (dir) => {
    const verdict = await killRun({ seed: 2, dir, requests: KILLS * 2_000, kills: KILLS, pages: 500 });
    const { requests, failed, kills, taken, dropped, told, lies } = verdict;
    console.log(`record kills: ${kills} kills, ${requests} requests, ${failed} failed; counted ${taken}, lost ${dropped}, told ${told}; false claims ${lies.length}`); // prettier-ignore
    expect(verdict).toMatchObject({ failed: 0, kills: KILLS, dropped: 0, lies: [] });
    expect(told).toBe(taken);
  }));
