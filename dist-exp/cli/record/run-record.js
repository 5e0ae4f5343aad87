// A recorder run from the command line: opened, told of, and ended in order.
import { SystemClock } from "#adapters/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { openMetrics, Recorder, startWriter } from "#record/index.js";
import { siteNameOf } from "#seeds/index.js";
import { untilAborted } from "../until-aborted.js";
import { SOFTWARE } from "../version.js";
import { placesOf, rulesOf, sizeOf, tlsOf, upstreamOf } from "./record-options.js";
import { eventLine, metricsText, statusLine } from "./record-words.js";
const STATUS_MS = 10_000;
/** So long may the last day take to be told. */
const GRACE_MS = 600_000;
/** Bodies of answers under way, beside those that wait for the archive. */
const MOST_HELD_BYTES = 128 * 1024 * 1024;
const MOST_FRAMES = 100_000;
/** Records until it is stopped. */
export async function runRecord(flags, settings, io) {
    const places = placesOf(flags);
    const rules = rulesOf(flags, places.listen);
    const upstream = upstreamOf(flags);
    const say = (words, event, facts) => {
        if (flags.json)
            io.out(eventLine(event, facts));
        else
            io.err(`${words}\n`);
    };
    const tell = {
        warn: (words) => say(`isochron: ${words}`, "warning", { words }),
        concluded: (day) => say(`told ${day.versions} versions of ${day.pages} pages: ${day.capture}`, "day", day),
    };
    const { as, hosts: _hosts, ...ruled } = rules;
    const writer = {
        archive: settings.archive,
        site: flags.site ?? siteNameOf(as) ?? new URL(as).host,
        as,
        by: `isochron record before ${upstream.origin}`,
        rules: { ...ruled },
        software: SOFTWARE,
        maxWarcBytes: settings.warcSize,
        maxPages: flags.maxPages,
    };
    const recorder = await Recorder.open({
        ...places.listen,
        upstream,
        tls: tlsOf(flags),
        trusted: places.trusted,
        rules,
        clock: new SystemClock(),
        start: (run) => startWriter({ ...writer, run }, tell.warn),
        queue: { maxFrames: MOST_FRAMES, maxBytes: sizeOf("--queue", flags.queue) },
        maxHeldBytes: MOST_HELD_BYTES,
        maxPages: flags.maxPages,
        tell,
    }).catch((error) => {
        throw cannotListen(places.listen, error);
    });
    const door = places.metrics
        ? await openMetrics(places.metrics.host, places.metrics.port, () => metricsText(recorder.status))
        : null;
    const { host } = places.listen;
    say(`recording ${as}: answers on ${host}, port ${recorder.port}, from ${upstream.origin}, into ${settings.archive}`, "open", { as, host, port: recorder.port, upstream: upstream.origin, archive: settings.archive });
    const stopTelling = tellStatus(recorder, (words, status) => say(words, "status", status));
    await untilAborted(io.signal);
    stopTelling();
    door?.close();
    say("finishing the requests in flight and telling the day; Ctrl-C again ends at once", "closing", {});
    await recorder.close(GRACE_MS);
    say(statusLine(recorder.status, recorder.status, 1), "closed", recorder.status);
}
function tellStatus(recorder, tell) {
    let before = recorder.status;
    const timer = setInterval(() => {
        const now = recorder.status;
        tell(statusLine(now, before, STATUS_MS / 1000), now);
        before = now;
    }, STATUS_MS);
    return () => clearInterval(timer);
}
function cannotListen({ host, port }, error) {
    const { code } = error;
    if (code === "EADDRINUSE")
        return new IsochronError("PORT_TAKEN", `port ${port} of ${host} is in use; choose another with --listen`);
    if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
        return new UsageError("USAGE", `cannot listen on ${host}, port ${port} (${code}); choose another place with --listen`);
    return error;
}
