// A source on its way into the archive: every version that it tells of is kept, then told, in the order of the source.
import { IsochronError } from "#errors.js";
import { openTestimony } from "#testimony/index.js";
/** Tells that may be under way: the archive takes several at once. */
const TELLS_AHEAD = 64;
/**
 * Takes a source to its end. Where reading it fails on the way, what was told is true all the same: the testimony is
 * ended with a note that it is not whole, and the failure goes on to the caller.
 */
export async function takeSource(source, request, world) {
    const { site, root } = request;
    const { by, settings } = source;
    // Not before something is told: a source that cannot be read leaves no trace.
    let testimony = null;
    const open = async () => (testimony ??= await openTestimony({ site, seeds: [root], tier: "source", by, settings }, world));
    try {
        await tellAll(source.versions(), open, request);
    }
    catch (error) {
        if (testimony !== null)
            await endEarly(testimony, source, error);
        throw error;
    }
    finally {
        await source.close();
    }
    const notes = source.notes();
    const whole = await open();
    for (const note of notes)
        whole.note(note);
    return { ...(await whole.conclude()), notes };
}
async function tellAll(versions, open, { signal, onVersion }) {
    const telling = new Set();
    let count = 0;
    for await (const version of versions) {
        if (signal?.aborted === true)
            throw stopped();
        const testimony = await open();
        const kept = await keepOne(testimony, version);
        const task = testimony.tell(kept, version.told).finally(() => telling.delete(task));
        telling.add(task);
        // A failure is thrown here or at the end, never to nobody.
        task.catch(() => undefined);
        if (telling.size >= TELLS_AHEAD)
            await Promise.all(telling);
        onVersion?.(++count);
    }
    await Promise.all(telling);
}
/** The content is kept; what its bytes lay in is let go, whatever came of it. */
async function keepOne(testimony, { content, release }) {
    try {
        return await testimony.keep(content);
    }
    finally {
        await release?.();
    }
}
function stopped() {
    return new IsochronError("INTERRUPTED", "stopped: the testimony says that it is not whole; take the source again");
}
async function endEarly(testimony, source, error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    testimony.note(`not whole: reading the source ended early (${why})`);
    for (const note of source.notes())
        testimony.note(note);
    await testimony.conclude();
}
