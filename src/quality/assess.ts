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
import { bestTime } from "./best-time.js";
import { testHost, type HostTrust } from "./host-trust.js";
import { judgePage, type PageAssessment } from "./page-verdict.js";
import type { WeightedInterval } from "./sweep.js";

/** All that one capture saw. */
export interface CaptureEvidence {
  readonly capture: Capture;
  readonly plannedAsOf: Instant;
  readonly pages: readonly FrontierPage[];
  readonly sightings: ReadonlyMap<PageUrl, readonly Sighting[]>;
  readonly requisites: ReadonlyMap<PageUrl, readonly PageUrl[]>;
}

/** What it proves. */
export interface Assessment {
  readonly evidence: CaptureEvidence;
  readonly asOf: Instant;
  readonly sharpAtPlanned: number;
  readonly hosts: ReadonlyMap<string, HostTrust>;
  readonly pages: readonly PageAssessment[];
}

/** Judges every page; the denominator is every page known to be in scope. */
export function assessCapture(evidence: CaptureEvidence): Assessment {
  const hosts = testHosts(evidence);
  const judgeAt = (at: Instant): PageAssessment[] =>
    evidence.pages.map((page) => {
      const sightings = evidence.sightings.get(page.url) ?? [];
      const host = hosts.get(hostOf(page.url));
      return { ...judgePage(page, believed(sightings, host), at, trustOf(host)), sightings };
    });
  const planned = judgeAt(evidence.plannedAsOf);
  const sharpAtPlanned = planned.filter((p) => p.verdict === "sharp").length;
  const asOf = bestTime(observedIntervals(planned), evidence.plannedAsOf) ?? evidence.plannedAsOf;
  const pages = asOf === evidence.plannedAsOf ? planned : judgeAt(asOf);
  return { evidence, asOf, sharpAtPlanned, hosts, pages };
}

function observedIntervals(pages: readonly PageAssessment[]): WeightedInterval[] {
  return pages
    .filter((p) => p.verdict !== "self-varying")
    .flatMap((p) => versionsOf(p.sightings))
    .map(observedInterval)
    .filter((interval) => interval !== null)
    .map((interval) => ({ ...interval, weight: 1 }));
}

function testHosts({ sightings }: CaptureEvidence): Map<string, HostTrust> {
  const byHost = new Map<string, (readonly Sighting[])[]>();
  for (const [url, seen] of sightings) {
    const host = hostOf(url);
    byHost.set(host, [...(byHost.get(host) ?? []), seen]);
  }
  return new Map([...byHost].map(([host, pages]) => [host, testHost(pages)]));
}

/** A host whose 304s proved worthless might as well not have sent them. */
function believed(sightings: readonly Sighting[], host: HostTrust | undefined): readonly Sighting[] {
  if (host === undefined || host.notModified === null) return sightings;
  return sightings.filter((sighting) => sighting.outcome.kind !== "unchanged");
}

function trustOf(host: HostTrust | undefined): LastModifiedTrust | null {
  return host?.kind === "trusted" ? host.trust : null;
}
