/** Its name among a capture's files. */
export const REPLAY_CHECK_FILE = "check-replay.json";
/** Keeps a check in the place of the one before. */
export async function keepReplayCheck(results, kept) {
    await results.putBeside(kept.capture, REPLAY_CHECK_FILE, Buffer.from(JSON.stringify(kept)));
}
/** The kept check; `null` where there is none, or a file of that name that says something else. */
export async function keptReplayCheck(results, captureId) {
    const bytes = await results.getBeside(captureId, REPLAY_CHECK_FILE);
    if (bytes === null)
        return null;
    try {
        const told = JSON.parse(Buffer.from(bytes).toString("utf8"));
        const isCheck = told.format === "isochron-replay-check/1" && told.capture === captureId;
        return isCheck && Array.isArray(told.pages) && typeof told.checkedAt === "number"
            ? told
            : null;
    }
    catch {
        // Somebody else's file of that name.
        return null;
    }
}
