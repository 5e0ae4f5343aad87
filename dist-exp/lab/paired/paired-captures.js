// Strategies on one and the same living site from one and the same past: what each makes sharp, by the truth.
import { captureSite } from "#crawl/index.js";
import { instant, parsePageUrl, } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { Gates } from "#frontier/index.js";
import { VirtualClock } from "../clock/virtual-clock.js";
import { SimulatedFetcher } from "../living-site/answer/simulated-fetcher.js";
import { mostSharp } from "./most-sharp.js";
import { memoryArchive } from "./memory-archive.js";
const START = instant(Date.UTC(2026, 0, 5, 9));
const ORIGIN = "http://living.test";
const WARM_UP_STRATEGY = "optimal-online";
/** Captures the site `warmUps` times, then once with every strategy, all from the same archive and instant. */
export async function pairedCaptures(site, strategies, warmUps, more = {}) {
    const { archive, endedAt } = await captureAgainAndAgain(site, warmUps, more);
    const startAt = endedAt === null ? START : instant(endedAt + site.gapMs);
    const results = [];
    for (const strategy of strategies) {
        const { outcome, living, endedAt } = await captureOnce(site, archive.branch(), startAt, {
            ...more,
            strategy,
        });
        const { report } = outcome;
        const truth = sharpByTruth(report, living, endedAt);
        results.push({
            site: site.name,
            strategy,
            pages: report.all.pages,
            ...truth,
            expectedSharp: report.expectedSharp ?? 0,
            mostSharp: mostSharp(report, living, site.delayMs),
            requests: report.requests,
        });
    }
    return results;
}
/** Captures the site so often, at its usual distances. */
export async function captureAgainAndAgain(site, times, more = {}) {
    const archive = memoryArchive();
    let last = { living: null, endedAt: null };
    for (let k = 0; k < times; k++) {
        const startAt = last.endedAt === null ? START : instant(last.endedAt + site.gapMs);
        last = await captureOnce(site, archive, startAt, { ...more, strategy: WARM_UP_STRATEGY });
    }
    return { archive, living: last.living, endedAt: last.endedAt };
}
async function captureOnce(site, archive, startAt, settings) {
    const clock = new VirtualClock({ startAt, isBusy: () => false });
    const living = await site.make(START);
    const outcome = await captureSite({
        site: siteFromSeeds([parsePageUrl(`${ORIGIN}/`)]),
        settings: { delayMs: site.delayMs, strategy: "", maxPages: 100_000, threshold: 0.3, ...settings },
    }, {
        archive,
        clock,
        fetcher: new SimulatedFetcher({ clock, sites: { [ORIGIN]: living } }),
        logger: { log: () => undefined },
        gates: new Gates(clock),
        software: "isochron-lab",
    });
    return { outcome, living, endedAt: clock.now() };
}
/** Holds every sharp page against its life between the sightings. */
function sharpByTruth(report, living, now) {
    const pages = new Map(living.pages.map((page) => [page.path, page]));
    let [trulySharp, returned] = [0, 0];
    for (const { url, verdict, interval } of report.pages) {
        if (verdict !== "sharp" || !interval)
            continue;
        const { pathname, search } = new URL(url);
        const lived = pages.get(pathname + search)?.timeline.until(now) ?? [];
        if (statesWithin(lived, interval.from, interval.to) <= 1)
            trulySharp++;
        else
            returned++;
    }
    return { trulySharp, returned };
}
function statesWithin(versions, from, to) {
    return versions.filter((version, i) => version.from <= to && (versions[i + 1]?.from ?? Infinity) > from)
        .length;
}
