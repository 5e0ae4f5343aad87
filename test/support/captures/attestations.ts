// Intervals that rest on the server's word, by kind: with and without the host's trust test.
import {
  attestedInterval,
  hostOf,
  observedInterval,
  type ClosedInterval,
  type PageUrl,
  type Sighting,
  type Version,
} from "#model/index.js";
import { testHost } from "#quality/index.js";

type Trust = ReturnType<typeof testHost>;
type Attestation = { readonly kind: string; readonly interval: ClosedInterval };

/** The trust test of every host. */
export function trustByHost(sightings: ReadonlyMap<PageUrl, Sighting[]>): Map<string, Trust> {
  const byHost = new Map<string, Sighting[][]>();
  for (const [url, seen] of sightings) byHost.set(hostOf(url), [...(byHost.get(hostOf(url)) ?? []), seen]);
  return new Map([...byHost].map(([host, pages]) => [host, testHost(pages)]));
}

/** Beyond observation only: what the server's word adds. */
export function attestations(
  url: PageUrl,
  version: Version,
  trusts: ReadonlyMap<string, Trust>,
): Attestation[] {
  const trust = trusts.get(hostOf(url));
  if (!trust) return [];
  return [...byLastModified(version, trust), ...byNotModified(version, trust)];
}

function byLastModified(version: Version, trust: Trust): Attestation[] {
  const observed = observedInterval(version);
  const skews: [string, number | null][] = [
    ["last-modified, host trusted", trust.kind === "trusted" ? trust.trust.skewUpperMs : null],
    ["last-modified, host not tested", 5000],
  ];
  return skews.flatMap(([kind, skewUpperMs]) => {
    if (skewUpperMs === null) return [];
    const interval = attestedInterval({ ...version, attestedBy: [] }, { skewUpperMs });
    return interval && (!observed || interval.from < observed.from) ? [{ kind, interval }] : [];
  });
}

function byNotModified(version: Version, trust: Trust): Attestation[] {
  const observed = observedInterval(version);
  const interval = attestedInterval(version, null);
  if (!interval || (observed && interval.to <= observed.to)) return [];
  return kindsOf304(version, trust).map((kind) => ({ kind, interval }));
}

/** By what the 304 was asked with; as the host's word is taken, and as it would be untested. */
function kindsOf304({ sightings, attestedBy }: Version, host: Trust): string[] {
  const last = attestedBy.at(-1)?.outcome;
  if (last?.kind !== "unchanged") return [];
  const isWeak = sightings.at(-1)!.outcome.validators.etag?.startsWith("W/");
  const by = last.by === "last-modified" ? "a Last-Modified" : isWeak ? "a weak ETag" : "a strong ETag";
  const isTaken = host.notModified === null && (last.by === "etag" || host.kind === "trusted");
  return [`304 to ${by}, host not tested`, ...(isTaken ? [`304 to ${by}, host trusted`] : [])];
}
