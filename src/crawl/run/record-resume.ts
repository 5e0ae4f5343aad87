// Where a resumed capture stands: page states brought in line with the sightings, then all of it on record.
import type { Frontier } from "#frontier/index.js";
import { isCaptured } from "#model/index.js";
import type { RecordOfRun } from "./record-of-run.js";
import type { LinkSieve } from "../admission/link-sieve.js";
import type { SightingLog } from "./sighting-log.js";

/** The running capture as its standing is told. */
interface ResumedRun {
  readonly frontier: Frontier;
  readonly sightings: SightingLog;
  readonly record: RecordOfRun;
  readonly sieve: LinkSieve;
}

/** Settles what a killed process left half done, and writes the standing into the WARC. */
export async function recordResume(run: ResumedRun): Promise<void> {
  await settleStates(run);
  await run.record.resume(placesOf(run), run.frontier.pages(), run.sieve.tally.shapes());
}

function* placesOf(run: ResumedRun): Generator<number> {
  for (const sightings of run.sightings.values()) for (const { seq } of sightings) yield seq;
}

/** A process may have been killed between a sighting and the state that follows from it. */
async function settleStates(run: ResumedRun): Promise<void> {
  for (const { url, reason } of run.frontier.pages()) {
    const last = run.sightings.of(url).findLast(({ pass }) => pass === "visit" || pass === "late");
    if (last && reason === null)
      await run.frontier.setState(url, isCaptured(last) ? "visited" : "failed", null);
  }
}
