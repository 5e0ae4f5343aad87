// Other tools' records judged: nothing of them is sharp; t* is where the servers' own words carry the most pages.
import { attestedInterval, hostOf, versionsOf, type Sighting, type WeightedInterval } from "#model/index.js";
import { GrowingNumbers } from "#packed/index.js";
import { judgedAt, testHosts, type Assessment, type CaptureEvidence } from "./assess.js";
import { bestTime } from "./best-time.js";
import type { HostTrust } from "./host-trust.js";

/** Judges an import at the instant at which the most pages are attested; without any, at its first record. */
export function assessImport(given: CaptureEvidence): Assessment {
  // Most pages of most imports carry no word of their server: they are looked at once here, not twice.
  const vouched = new GrowingNumbers(Uint32Array);
  const hosts = testHosts(given, (sightings, number) => {
    if (sightings.some(isVouchedFor)) vouched.push(number);
  });
  const asOf = bestTime(attestedOf(given, hosts, vouched), given.plannedAsOf) ?? given.plannedAsOf;
  const evidence = { ...given, plannedAsOf: asOf };
  return { evidence, asOf, sharpAtPlanned: 0, hosts, pages: judgedAt(asOf, evidence, hosts) };
}

/** Only a 304 or a Last-Modified can attest what other tools recorded. */
function isVouchedFor({ outcome }: Sighting): boolean {
  if (outcome.kind === "unchanged") return true;
  return outcome.kind === "captured" && outcome.validators.lastModified !== null;
}

function attestedOf(
  { pages, sightingsOf }: CaptureEvidence,
  hosts: ReadonlyMap<string, HostTrust>,
  vouched: GrowingNumbers,
): WeightedInterval[] {
  const intervals: WeightedInterval[] = [];
  for (const number of vouched.view()) {
    const { url } = pages.at(number)!;
    const host = hosts.get(hostOf(url));
    const trust = host?.kind === "trusted" ? host.trust : null;
    for (const version of versionsOf(sightingsOf(url))) {
      const interval = attestedInterval(version, trust);
      if (interval) intervals.push({ ...interval, weight: 1 });
    }
  }
  return intervals;
}
