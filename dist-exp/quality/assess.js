// From one capture's sightings to a verdict for every page of the denominator at the planned and the best t*.
import { plainCoverage, provedIntervals, closedContains, hostOf, } from "#model/index.js";
import { GrowingNumbers } from "#packed/index.js";
import { mostCovered } from "./best-time.js";
import { HostTest } from "./host-trust.js";
import { judgePage } from "./page-verdict.js";
/** Judges every page; the denominator is every page known to be in scope. */
export function assessCapture(evidence) {
    const { plannedAsOf } = evidence;
    const proved = new ProvedEnds(plannedAsOf);
    const tested = testHosts(evidence, (sightings) => proved.see(sightings));
    const hosts = withEarlier(tested, evidence.contradictedEarlier ?? new Map());
    const asOf = mostCovered(proved.coverage(), plannedAsOf) ?? plannedAsOf;
    const { sharpAtPlanned } = proved;
    return { evidence, asOf, sharpAtPlanned, hosts, pages: judgedAt(asOf, evidence, hosts) };
}
/** Every page judged at an instant, anew whenever they are gone through. */
export function judgedAt(at, evidence, hosts) {
    return {
        *[Symbol.iterator]() {
            for (const page of evidence.pages) {
                const host = hosts.get(hostOf(page.url));
                const sightings = evidence.sightingsOf(page.url);
                const worthSomething = believed(sightings, host);
                const judged = judgePage(page, worthSomething, at, trustOf(host));
                const isWithdrawn = judged.verdict === "seen" && worthSomething.length < sightings.length;
                const rendering = evidence.renderingOf?.(page.url) ?? null;
                yield {
                    ...judged,
                    ...(isWithdrawn ? { reason: WITHDRAWN } : {}),
                    sightings,
                    ...(rendering && { rendering }),
                };
            }
        },
    };
}
/** Where the observed intervals start and where they end: sixteen bytes a page. No host's word plays a part in them. */
class ProvedEnds {
    #planned;
    #starts = new GrowingNumbers(Float64Array);
    #ends = new GrowingNumbers(Float64Array);
    sharpAtPlanned = 0;
    constructor(planned) {
        this.#planned = planned;
    }
    /** Takes one page's sightings. */
    see(sightings) {
        const intervals = provedIntervals(sightings);
        if (intervals.some((interval) => closedContains(interval, this.#planned)))
            this.sharpAtPlanned++;
        for (const { from, to } of intervals) {
            this.#starts.push(from);
            this.#ends.push(to);
        }
    }
    coverage() {
        return plainCoverage(sorted(this.#starts), sorted(this.#ends), this.#planned);
    }
}
function sorted(numbers) {
    return Float64Array.from(numbers.view()).sort();
}
/** What this capture's own sightings do not show takes a host's stamps away all the same. */
function withEarlier(hosts, earlier) {
    return new Map([...hosts].map(([host, trust]) => {
        const reason = earlier.get(host);
        if (reason === undefined || trust.kind === "distrusted")
            return [host, trust];
        const { restsOn, notModified } = trust;
        return [host, { kind: "distrusted", reason, restsOn, notModified, contradictedEarlier: true }];
    }));
}
/** The trust test of every host with a sighting; what else the sightings are for can be done in the same pass. */
export function testHosts({ pages, sightingsOf }, onPage = () => undefined) {
    const tests = new Map();
    let number = 0;
    for (const { url } of pages) {
        const sightings = sightingsOf(url);
        if (sightings.length > 0) {
            testOf(tests, hostOf(url)).see(number, sightings);
            onPage(sightings, number);
        }
        number++;
    }
    const sightingsAt = (at) => sightingsOf(pages.at(at).url);
    return new Map([...tests].map(([host, test]) => [host, test.result(sightingsAt)]));
}
function testOf(tests, host) {
    let test = tests.get(host);
    if (!test)
        tests.set(host, (test = new HostTest()));
    return test;
}
const WITHDRAWN = "its 304 counts for nothing: what its host says was contradicted";
/** 304s that proved worthless might as well not have been sent: all of a host's, or those to its Last-Modified. */
function believed(sightings, host) {
    if (host === undefined)
        return sightings;
    const isWorthless = ({ outcome }) => outcome.kind === "unchanged" &&
        (host.notModified !== null || (outcome.by === "last-modified" && host.kind === "distrusted"));
    return sightings.some(isWorthless) ? sightings.filter((one) => !isWorthless(one)) : sightings;
}
function trustOf(host) {
    return host?.kind === "trusted" ? host.trust : null;
}
