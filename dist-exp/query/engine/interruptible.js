import { stopped } from "./failure.js";
/** An interruption that comes before a statement has begun goes unheard, so that it is said again. */
const AGAIN_MS = 50;
/** Does the work; the engine is closed behind it, however it ends. */
export async function interruptible(engine, signal, work) {
    let again;
    const stop = () => {
        engine.interrupt();
        again ??= setInterval(() => engine.interrupt(), AGAIN_MS);
    };
    signal?.addEventListener("abort", stop);
    try {
        if (signal?.aborted === true)
            throw stopped();
        return await work();
    }
    catch (error) {
        // Whatever the engine was at breaks off in its own words.
        throw signal?.aborted === true ? stopped(error) : error;
    }
    finally {
        signal?.removeEventListener("abort", stop);
        clearInterval(again);
        engine.close();
    }
}
