// From one capture's sightings to a verdict for every page of the denominator at the planned and the best t*.
import {
  plainCoverage,
  type Coverage,
  provedIntervals,
  closedContains,
  hostOf,
  type Capture,
  type FrontierPage,
  type Instant,
  type LastModifiedTrust,
  type PageRendering,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import { GrowingNumbers } from "#packed/index.js";
import { mostCovered } from "./best-time.js";
import { HostTest, type HostTrust } from "./host-trust.js";
import { judgePage, type PageAssessment } from "./page-verdict.js";

/** All that one capture saw; lists are gone through several times and never held whole. */
export interface CaptureEvidence {
  readonly capture: Capture;
  readonly plannedAsOf: Instant;
  /** Every page known to be in scope, in order of discovery. */
  readonly pages: Pick<readonly FrontierPage[], "length" | "at" | typeof Symbol.iterator>;
  /** Position of a page in `pages`, or −1. */
  readonly numberOf: (url: PageUrl) => number;
  readonly sightingsOf: (url: PageUrl) => readonly Sighting[];
  /** Positions in `pages` of what a document needs to be shown; −1 for what is not among them. */
  readonly requisitesOf: (document: number) => Iterable<number>;
  /** What showing a document in a browser brought; nothing was shown unless told. */
  readonly renderingOf?: (document: PageUrl) => PageRendering | null;
  /** Hosts whose Last-Modified contradicts what earlier captures saw, with the reason; none unless told. */
  readonly contradictedEarlier?: ReadonlyMap<string, string>;
}

/** What it proves. */
export interface Assessment {
  readonly evidence: CaptureEvidence;
  readonly asOf: Instant;
  readonly sharpAtPlanned: number;
  readonly hosts: ReadonlyMap<string, HostTrust>;
  /** Judged anew whenever they are gone through. */
  readonly pages: Iterable<PageAssessment>;
}

/** Judges every page; the denominator is every page known to be in scope. */
export function assessCapture(evidence: CaptureEvidence): Assessment {
  const { plannedAsOf } = evidence;
  const proved = new ProvedEnds(plannedAsOf);
  const tested = testHosts(evidence, (sightings) => proved.see(sightings));
  const hosts = withEarlier(tested, evidence.contradictedEarlier ?? new Map<string, string>());
  const asOf = mostCovered(proved.coverage(), plannedAsOf) ?? plannedAsOf;
  const { sharpAtPlanned } = proved;
  return { evidence, asOf, sharpAtPlanned, hosts, pages: judgedAt(asOf, evidence, hosts) };
}

/** Every page judged at an instant, anew whenever they are gone through. */
export function judgedAt(
  at: Instant,
  evidence: CaptureEvidence,
  hosts: ReadonlyMap<string, HostTrust>,
): Iterable<PageAssessment> {
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
  readonly #planned: Instant;
  readonly #starts = new GrowingNumbers(Float64Array);
  readonly #ends = new GrowingNumbers(Float64Array);
  sharpAtPlanned = 0;

  constructor(planned: Instant) {
    this.#planned = planned;
  }

  /** Takes one page's sightings. */
  see(sightings: readonly Sighting[]): void {
    const intervals = provedIntervals(sightings);
    if (intervals.some((interval) => closedContains(interval, this.#planned))) this.sharpAtPlanned++;
    for (const { from, to } of intervals) {
      this.#starts.push(from);
      this.#ends.push(to);
    }
  }

  /** When all are seen: where which page's lie is known to nobody, so that they are put in order where they are. */
  coverage(): Iterable<Coverage> {
    return plainCoverage(inOrder(this.#starts), inOrder(this.#ends), this.#planned);
  }
}

function inOrder(numbers: GrowingNumbers): Float64Array {
  return (numbers.view() as Float64Array).sort();
}

/** What this capture's own sightings do not show takes a host's stamps away all the same. */
function withEarlier(
  hosts: ReadonlyMap<string, HostTrust>,
  earlier: ReadonlyMap<string, string>,
): Map<string, HostTrust> {
  return new Map(
    [...hosts].map(([host, trust]) => {
      const reason = earlier.get(host);
      if (reason === undefined || trust.kind === "distrusted") return [host, trust];
      const { restsOn, notModified } = trust;
      return [host, { kind: "distrusted", reason, restsOn, notModified, contradictedEarlier: true }];
    }),
  );
}

/** The trust test of every host with a sighting; what else the sightings are for can be done in the same pass. */
export function testHosts(
  { pages, sightingsOf }: Pick<CaptureEvidence, "pages" | "sightingsOf">,
  onPage: (sightings: readonly Sighting[], number: number) => void = () => undefined,
): Map<string, HostTrust> {
  const tests = new Map<string, HostTest>();
  let number = 0;
  for (const { url } of pages) {
    const sightings = sightingsOf(url);
    if (sightings.length > 0) {
      testOf(tests, hostOf(url)).see(number, sightings);
      onPage(sightings, number);
    }
    number++;
  }
  const sightingsAt = (at: number): readonly Sighting[] => sightingsOf(pages.at(at)!.url);
  return new Map([...tests].map(([host, test]) => [host, test.result(sightingsAt)]));
}

function testOf(tests: Map<string, HostTest>, host: string): HostTest {
  let test = tests.get(host);
  if (!test) tests.set(host, (test = new HostTest()));
  return test;
}

const WITHDRAWN = "its 304 counts for nothing: what its host says was contradicted";

/** 304s that proved worthless might as well not have been sent: all of a host's, or those to its Last-Modified. */
function believed(sightings: readonly Sighting[], host: HostTrust | undefined): readonly Sighting[] {
  if (host === undefined) return sightings;
  const isWorthless = ({ outcome }: Sighting): boolean =>
    outcome.kind === "unchanged" &&
    (host.notModified !== null || (outcome.by === "last-modified" && host.kind === "distrusted"));
  return sightings.some(isWorthless) ? sightings.filter((one) => !isWorthless(one)) : sightings;
}

function trustOf(host: HostTrust | undefined): LastModifiedTrust | null {
  return host?.kind === "trusted" ? host.trust : null;
}
