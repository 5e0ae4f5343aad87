// The last check of a capture's replay, kept beside the capture so that reports and the interface can tell of it.
import type { Instant, ReplayCheck } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";

/** Its name among a capture's files. */
export const REPLAY_CHECK_FILE = "check-replay.json";

/** A check, and when it was made. */
export interface KeptReplayCheck extends ReplayCheck {
  readonly checkedAt: Instant;
}

/** Keeps a check in the place of the one before. */
export async function keepReplayCheck(results: ResultStore, kept: KeptReplayCheck): Promise<void> {
  await results.putBeside(kept.capture, REPLAY_CHECK_FILE, Buffer.from(JSON.stringify(kept)));
}

/** The kept check; `null` where there is none, or a file of that name that says something else. */
export async function keptReplayCheck(
  results: Pick<ResultStore, "getBeside">,
  captureId: string,
): Promise<KeptReplayCheck | null> {
  const bytes = await results.getBeside(captureId, REPLAY_CHECK_FILE);
  if (bytes === null) return null;
  try {
    const told = JSON.parse(Buffer.from(bytes).toString("utf8")) as Partial<KeptReplayCheck>;
    const isCheck = told.format === "isochron-replay-check/1" && told.capture === captureId;
    return isCheck && Array.isArray(told.pages) && typeof told.checkedAt === "number"
      ? (told as KeptReplayCheck)
      : null;
  } catch {
    // Somebody else's file of that name.
    return null;
  }
}
