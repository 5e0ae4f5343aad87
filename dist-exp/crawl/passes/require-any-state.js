// A capture in which no page showed any state ends here, with the reason, before anything is claimed.
import { IsochronError, UsageError } from "#errors.js";
/** Ends the capture as failed when nothing at all could be fetched. */
export async function requireAnyState(run) {
    if (run.state.capture.phase !== "visiting" || run.seen.hasAnyState)
        return;
    const [seed] = run.state.capture.seeds;
    const last = run.seen.of(seed).at(-1);
    await run.state.update({ phase: "failed", finishedAt: run.world.clock.now() });
    if (last?.outcome.kind === "refused") {
        throw new UsageError("PRIVATE_ADDRESS", `${seed}: ${last.outcome.reason}; use --allow-private for your own network`);
    }
    throw new IsochronError("UNREACHABLE", `${seed}: ${reasonOf(last, run)}; nothing was captured`);
}
function reasonOf(last, run) {
    if (last?.outcome.kind === "failed")
        return last.outcome.message;
    if (last?.outcome.kind === "blocked")
        return `blocked (${last.outcome.reason})`;
    return run.frontier.get(run.state.capture.seeds[0])?.reason ?? "no usable answer";
}
