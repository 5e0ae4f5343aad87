// A live run looks up once in a while, also while it waits: for what is asked of it, for stalls, to say how it is.
import { instant } from "#model/index.js";
/** Starts the beat; the function returned ends it. Without `heartbeatMs` (virtual time) there is none. */
export function startHeartbeat(run) {
    const { clock, heartbeatMs } = run.world;
    if (heartbeatMs === undefined)
        return async () => undefined;
    const stop = new AbortController();
    const beating = (async () => {
        for (;;) {
            await clock.sleepUntil(instant(clock.now() + heartbeatMs), stop.signal);
            await beat(run);
        }
    })();
    const ended = beating.catch(() => undefined); // only the end of its sleep ends it
    return async () => {
        stop.abort();
        await ended;
    };
}
async function beat(run) {
    const { control, condition, watchdog, world } = run;
    const { site, phase } = run.state.capture;
    try {
        watchdog.endStalled();
        await control.look();
        if (condition.state === "running")
            watchdog.check(`${site}, ${phase}`);
        else
            watchdog.alive();
        if (!condition.isDiskFull)
            await run.progress.tellState();
    }
    catch (error) {
        // The run itself will meet the same trouble, and knows what to do about it.
        world.logger.log("debug", `the run could not look up: ${String(error)}`);
    }
}
