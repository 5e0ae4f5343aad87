// The demo's own judge: the living site knows what it was, so every claim can be held against it.
import { claimsOf, judge } from "#lab/index.js";
/** One paragraph: how many of the sharp pages are true by the site's own record. */
export function compareWithTruth(certificate, truth) {
    const { claims, counts } = judge(claimsOf(certificate, "sharp"), truth);
    const wrong = claims.length - counts.held - counts.excused;
    return (`\n  Held against the living site's own record: ${counts.held} of ${claims.length} sharp pages were as claimed, ` +
        `${counts.excused} changed and changed back between the sightings (which no two sightings can tell), ${wrong} claims were false.\n`);
}
