// Other tools' records judged: nothing of them is sharp; t* is where the servers' own words carry the most pages.
import { type WeightedInterval, attestedInterval, hostOf, versionsOf } from "#model/index.js";
import { assessCapture, testHosts, type Assessment, type CaptureEvidence } from "./assess.js";
import { bestTime } from "./best-time.js";

/** Judges an import at the instant at which the most pages are attested; without any, at its first record. */
export function assessImport(evidence: CaptureEvidence): Assessment {
  const plannedAsOf = bestTime(attestedOf(evidence), evidence.plannedAsOf) ?? evidence.plannedAsOf;
  return assessCapture({ ...evidence, plannedAsOf });
}

function attestedOf(evidence: CaptureEvidence): WeightedInterval[] {
  const hosts = testHosts(evidence);
  const intervals: WeightedInterval[] = [];
  for (const { url } of evidence.pages) {
    const host = hosts.get(hostOf(url));
    const trust = host?.kind === "trusted" ? host.trust : null;
    for (const version of versionsOf(evidence.sightingsOf(url))) {
      const interval = attestedInterval(version, trust);
      if (interval) intervals.push({ ...interval, weight: 1 });
    }
  }
  return intervals;
}
