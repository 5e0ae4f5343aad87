// From one capture's sightings to a verdict for every page of the denominator at the planned and the best t*.
import {
  hostOf,
  observedInterval,
  versionsOf,
  type Capture,
  type FrontierPage,
  type Instant,
  type LastModifiedTrust,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import { GrowingNumbers } from "#formats/index.js";
import { mostCovered } from "./best-time.js";
import { testHost, type HostTrust } from "./host-trust.js";
import { judgePage, type PageAssessment } from "./page-verdict.js";
import { plainCoverage } from "./sweep.js";

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
  const hosts = withEarlier(testHosts(evidence), evidence.contradictedEarlier ?? new Map<string, string>());
  const { starts, ends, sharpAtPlanned } = observed(judgedAt(plannedAsOf, evidence, hosts));
  const asOf = mostCovered(plainCoverage(starts, ends, plannedAsOf), plannedAsOf) ?? plannedAsOf;
  return { evidence, asOf, sharpAtPlanned, hosts, pages: judgedAt(asOf, evidence, hosts) };
}

function judgedAt(
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
        yield { ...judged, ...(isWithdrawn ? { reason: WITHDRAWN } : {}), sightings };
      }
    },
  };
}

/** Where the observed intervals start and end, each in rising order: sixteen bytes a page. */
function observed(pages: Iterable<PageAssessment>): {
  starts: Float64Array;
  ends: Float64Array;
  sharpAtPlanned: number;
} {
  const [starts, ends] = [new GrowingNumbers(Float64Array), new GrowingNumbers(Float64Array)];
  let sharpAtPlanned = 0;
  for (const { verdict, sightings } of pages) {
    if (verdict === "sharp") sharpAtPlanned++;
    if (verdict === "self-varying") continue;
    for (const version of versionsOf(sightings)) {
      const interval = observedInterval(version);
      if (!interval) continue;
      starts.push(interval.from);
      ends.push(interval.to);
    }
  }
  return { starts: sorted(starts), ends: sorted(ends), sharpAtPlanned };
}

function sorted(numbers: GrowingNumbers): Float64Array {
  return Float64Array.from(numbers.view()).sort();
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

/** The trust test of every host with a sighting. */
export function testHosts(evidence: Pick<CaptureEvidence, "pages" | "sightingsOf">): Map<string, HostTrust> {
  const byHost = new Map<string, GrowingNumbers>();
  let number = 0;
  for (const { url } of evidence.pages) {
    if (evidence.sightingsOf(url).length > 0) numbersOf(byHost, hostOf(url)).push(number);
    number++;
  }
  return new Map([...byHost].map(([host, numbers]) => [host, testHost(sightingsAt(numbers, evidence))]));
}

function numbersOf(byHost: Map<string, GrowingNumbers>, host: string): GrowingNumbers {
  let numbers = byHost.get(host);
  if (!numbers) byHost.set(host, (numbers = new GrowingNumbers(Uint32Array)));
  return numbers;
}

function sightingsAt(
  numbers: GrowingNumbers,
  { pages, sightingsOf }: Pick<CaptureEvidence, "pages" | "sightingsOf">,
): Iterable<readonly Sighting[]> {
  return {
    *[Symbol.iterator]() {
      for (const number of numbers.view()) yield sightingsOf(pages.at(number)!.url);
    },
  };
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
