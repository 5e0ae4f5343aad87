// What a capture adds to what is known of its site's past, kept for whoever asks the archive for a moment.
import { isTestimony, withClockErrors } from "#model/index.js";
import { standingShare } from "#quality/index.js";
/** Keeps this capture's share; doing it twice changes nothing. */
export async function learnStanding(run, { hosts }, clocks) {
    const { catalog } = run.world.archive;
    const { id } = run.state.capture;
    const others = await clocksOfOthers(run);
    const ownLooks = (url) => withClockErrors(run.seen.of(url), clocks);
    const looksAt = async (url) => {
        const held = await catalog.sightings.ofPage(url);
        const earlier = held.filter(({ captureId }) => others.has(captureId));
        return [...earlier.flatMap((one) => withClockErrors([one], others.get(one.captureId))), ...ownLooks(url)];
    };
    const share = await standingShare({
        captureId: id,
        pages: seenPages(run),
        hosts,
        // Nothing is asked of a catalog that knows nothing of the site, as after its first capture.
        looksAt: (urls) => others.size === 0 ? Promise.resolve(urls.map(ownLooks)) : Promise.all(urls.map(looksAt)),
    });
    await catalog.standing.put(id, share);
}
async function clocksOfOthers(run) {
    const { id, site } = run.state.capture;
    const captures = await run.world.archive.catalog.captures.list();
    const others = captures.filter((one) => one.site === site && one.id !== id && !isTestimony(one));
    return new Map(others.map(({ id: other, runs }) => [other, runs]));
}
function* seenPages({ frontier, seen }) {
    for (const { url } of frontier.pages())
        if (seen.has(url))
            yield url;
}
