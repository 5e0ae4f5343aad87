// `GET /metrics`: the archive's figures in the Prometheus text format (version 0.0.4).
import { setImmediate } from "node:timers/promises";
import { isUnfinished } from "#model/index.js";
import { liveSnapshot } from "../live/live-captures.js";
import { clusterMetrics } from "../metrics/cluster-metrics.js";
import { formatMetrics, gauge } from "../metrics/metric-text.js";
import { watchMetrics } from "../metrics/watch-metrics.js";
import { guardedBy } from "../route-guards.js";
const PHASES = ["visiting", "revisiting", "finished", "failed", "cancelled"];
/** Adds the endpoint; it is guarded as the API is. */
export function addMetricsRoute(server, sources) {
    const { archive, runs, watched, news, machines } = sources;
    const totals = new Totals(archive);
    server.get("/metrics", guardedBy("archive"), async (_request, reply) => {
        const phases = await archive.catalog.captures.phases();
        const { captures: live } = await liveSnapshot({ archive, runs }, Date.now());
        const text = [
            ...archiveMetrics(phases, await totals.of(phases)),
            ...live.flatMap(runMetrics),
            ...watchMetrics(await watched.all(), (await news?.counts()) ?? null),
            // The archive's own figures are there also while nobody can ask the cluster.
            ...(machines ? clusterMetrics(await machines.all().catch(() => null)) : []),
        ];
        return reply.type("text/plain; version=0.0.4; charset=utf-8").send(formatMetrics(text));
    });
}
/** More unfinished captures than any archive has. */
const MOST_UNFINISHED = 1000;
const COUNTED_AT_ONCE = 20;
/** What was removed from ended captures meanwhile is noticed so late. */
const COUNTED_AGAIN_AFTER_MS = 600_000;
/** Counts of captures that have ended are summed up once, and anew when one more has, the rules changed, or time went by. */
class Totals {
    #archive;
    #ended = null;
    constructor(archive) {
        this.#archive = archive;
    }
    async of({ finished, failed, cancelled }) {
        const { catalog, rules } = this.#archive;
        const version = `${(await rules.current()).version} ${finished + failed + cancelled}`;
        const isOld = this.#ended && performance.now() - this.#ended.countedAtMs > COUNTED_AGAIN_AFTER_MS;
        if (this.#ended?.version !== version || isOld) {
            const ended = (await catalog.captures.list()).filter((one) => !isUnfinished(one));
            this.#ended = { version, sum: await this.#sumOf(ended), countedAtMs: performance.now() };
        }
        const open = await catalog.captures.some({ unfinished: true, limit: MOST_UNFINISHED });
        return added(this.#ended.sum, await this.#sumOf(open));
    }
    async #sumOf(captures) {
        let sum = NOTHING;
        for (const [i, { id }] of captures.entries()) {
            // Others are served between the counts of some thousands of captures.
            if (i % COUNTED_AT_ONCE === 0)
                await setImmediate();
            sum = added(sum, await this.#archive.catalog.runStatus.counts(id));
        }
        return sum;
    }
}
const NOTHING = {
    pages: { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 },
    sightings: 0,
    warcBytes: 0,
};
function added(a, b) {
    const states = Object.keys(a.pages);
    return {
        pages: Object.fromEntries(states.map((state) => [state, a.pages[state] + b.pages[state]])),
        sightings: a.sightings + b.sightings,
        warcBytes: a.warcBytes + b.warcBytes,
    };
}
function archiveMetrics(phases, { pages, sightings, warcBytes }) {
    return [
        ...PHASES.map((phase) => ({
            name: "isochron_captures",
            help: "Captures in the archive, by phase.",
            type: "gauge",
            labels: { phase },
            value: phases[phase],
        })),
        ...Object.entries(pages).map(([state, value]) => ({
            name: "isochron_pages",
            help: "Known pages of all captures, by state.",
            type: "gauge",
            labels: { state },
            value,
        })),
        gauge("isochron_sightings", "Looks at pages in all captures.", sightings),
        gauge("isochron_warc_bytes", "Bytes of WARC files known to be safe on disk.", warcBytes),
    ];
}
/** What a run said of itself; figures it has not told are left out. */
function runMetrics({ id, site, phase, state, progress }) {
    const labels = { capture: id, site };
    const figures = (progress?.["figures"] ?? {});
    const told = [
        ["isochron_run_pages_done", "Pages done in the pass that is running.", progress?.["done"]],
        ["isochron_run_pages_total", "Pages known in the pass that is running.", progress?.["total"]],
        ["isochron_run_pages_per_second", "Pages per second, of late.", figures["pagesPerSecond"]],
        ["isochron_run_bytes_per_second", "Bytes per second, of late.", figures["bytesPerSecond"]],
        ["isochron_run_requests", "Requests of this run.", figures["requests"]],
        ["isochron_run_bytes", "Bytes received by this run.", figures["bytes"]],
        ["isochron_run_failures", "Fetches of this run that failed.", figures["failures"]],
        ["isochron_run_sharp_pages", "Pages seen identical on both sides of t*, so far.", figures["sharp"]],
        ["isochron_run_eta_ms", "Milliseconds left at the pace of late.", figures["etaMs"]],
    ];
    return [
        {
            ...gauge("isochron_run", "An unfinished capture and its state.", 1),
            labels: { ...labels, phase, state },
        },
        ...told.flatMap(([name, help, value]) => typeof value === "number" ? [{ ...gauge(name, help, value), labels }] : []),
    ];
}
