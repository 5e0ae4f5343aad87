// A capture on which every kind of forgery can be tried.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Verdict } from "#model/index.js";
import { captureInto } from "./capture-simulated.js";

/** The archive of the first capture from this seed on that has every verdict which the forgeries need. */
export async function captureWithEveryVerdict(seed: number): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), "isochron-tampering-"));
  const options = { seed, preset: "everything", pages: 16 } as const;
  const { certificate } = await captureInto(place, options, { delayMs: 300 });
  const revisited = certificate.pages.filter(
    (p) => p.verdict === "sharp" && p.records[1]?.type === "revisit",
  );
  const needed: Verdict[] = ["changed", "self-varying", "seen", "excluded"];
  const hasUnfetched = certificate.pages.some(({ records }) => records.length === 0);
  const hasAll = needed.every((verdict) => certificate.counts.verdicts[verdict] > 0);
  if (revisited.length > 1 && hasUnfetched && hasAll) return place;
  rmSync(place, { recursive: true, force: true });
  if (seed > 100) throw new Error("no such capture");
  return captureWithEveryVerdict(seed + 1);
}
