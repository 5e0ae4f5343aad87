// Other tools' records judged: nothing of them is sharp; t* is where the servers' own words carry the most pages.
import { attestedInterval, hostOf, versionsOf } from "#model/index.js";
import { GrowingNumbers } from "#packed/index.js";
import { judgedAt, testHosts } from "./assess.js";
import { bestTime } from "./best-time.js";
/** Judges an import at the instant at which the most pages are attested; without any, at its first record. */
export function assessImport(given) {
    // Most pages of most imports carry no word of their server: they are looked at once here, not twice.
    const vouched = new GrowingNumbers(Uint32Array);
    const hosts = testHosts(given, (sightings, number) => {
        if (sightings.some(isVouchedFor))
            vouched.push(number);
    });
    const asOf = bestTime(attestedOf(given, hosts, vouched), given.plannedAsOf) ?? given.plannedAsOf;
    const evidence = { ...given, plannedAsOf: asOf };
    return { evidence, asOf, sharpAtPlanned: 0, hosts, pages: judgedAt(asOf, evidence, hosts) };
}
/** Only a 304 or a Last-Modified can attest what other tools recorded. */
function isVouchedFor({ outcome }) {
    if (outcome.kind === "unchanged")
        return true;
    return outcome.kind === "captured" && outcome.validators.lastModified !== null;
}
function attestedOf({ pages, sightingsOf }, hosts, vouched) {
    const intervals = [];
    for (const number of vouched.view()) {
        const { url } = pages.at(number);
        const host = hosts.get(hostOf(url));
        const trust = host?.kind === "trusted" ? host.trust : null;
        for (const version of versionsOf(sightingsOf(url))) {
            const interval = attestedInterval(version, trust);
            if (interval)
                intervals.push({ ...interval, weight: 1 });
        }
    }
    return intervals;
}
