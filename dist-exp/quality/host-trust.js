// What a host's Date, Last-Modified, ETag and 304 are worth (docs/evidence.md, trust test, Date and skew).
import { certainTimes, identityKey, isCaptured, withoutTold, } from "#model/index.js";
import { GrowingNumbers } from "#packed/index.js";
/** Tests all of one host's sightings, page by page; one violation distrusts the host. */
export function testHost(pages) {
    const test = new HostTest();
    for (const [number, sightings] of pages.entries())
        test.see(number, sightings);
    return test.result((number) => pages[number]);
}
/** The test of one host in one pass over its pages; few of them are looked at again at the end. */
export class HostTest {
    #skew = new SkewBounds();
    /** Numbers of pages that contradict the stamps, at the latest when the skew is known; nothing follows a certain one. */
    #doubtful = new GrowingNumbers(Uint32Array);
    #isCertain = false;
    #notModified = null;
    /** Takes one page's sightings; the number is for {@link result} to find them again. */
    see(number, all) {
        const sightings = withoutTold(all);
        // A 304 rests on validators: one ETag on two states, or a 304 that the next full answer denies, voids them all.
        this.#notModified ??= againstNotModified(sightings);
        const answered = answers(sightings);
        this.#skew.narrow(answered);
        // The smaller the skew can be, the more contradicts the stamps.
        if (this.#isCertain || findViolation(answered, -Infinity) === null)
            return;
        this.#doubtful.push(number);
        this.#isCertain = findViolation(answered, Infinity) !== null;
    }
    /** What all pages seen say together. */
    result(sightingsOf) {
        return {
            ...this.#lastModified((number) => withoutTold(sightingsOf(number))),
            notModified: this.#notModified,
        };
    }
    #lastModified(sightingsOf) {
        const { lowerMs, upperMs, restsOn } = this.#skew;
        if (upperMs === Infinity || lowerMs >= upperMs) {
            const reason = "the host's Date gives no bound of its clock's skew";
            return { kind: "distrusted", reason, restsOn };
        }
        for (const number of this.#doubtful.view()) {
            const violation = findViolation(answers(sightingsOf(number)), upperMs);
            if (violation !== null)
                return { kind: "distrusted", ...violation };
        }
        return { kind: "trusted", trust: { skewUpperMs: upperMs }, restsOn };
    }
}
/** What one page's sightings say against its host's 304s. */
export function againstNotModified(sightings) {
    return deniedNotModified(sightings) ?? sameTagTwice(sightings);
}
function sameTagTwice(sightings) {
    const tagged = new Map();
    for (const sighting of sightings.filter(isCaptured)) {
        const { etag } = sighting.outcome.validators;
        if (etag === null || sighting.outcome.identity.status !== 200)
            continue;
        const before = tagged.get(etag) ?? sighting;
        if (!isSameState(before, sighting))
            return { reason: `one ETag for two states (${sighting.url})`, restsOn: [before, sighting] };
        tagged.set(etag, sighting);
    }
    return null;
}
/** A change right after the 304 looks the same, and is taken for a denial: we claim less. */
function deniedNotModified(sightings) {
    let before = null;
    let underTest = [];
    for (const sighting of sightings) {
        if (sighting.outcome.kind === "unchanged" && sighting.outcome.asked)
            underTest.push(sighting);
        if (!isCaptured(sighting))
            continue;
        if (underTest.length > 0 && before !== null && !isSameState(before, sighting)) {
            const reason = `a 304 was denied by the next answer (${sighting.url})`;
            return { reason, restsOn: [before, ...underTest, sighting] };
        }
        [before, underTest] = [sighting, []];
    }
    return null;
}
function isSameState(a, b) {
    return identityKey(a.outcome.identity) === identityKey(b.outcome.identity);
}
function answers(sightings) {
    return sightings.filter(isCaptured).filter((s) => s.outcome.identity.status === 200);
}
/** skew = our clock − the server's, in (sentAt − Date − 1 s, firstByteAt − Date], intersected over the responses. */
class SkewBounds {
    lowerMs = -Infinity;
    upperMs = Infinity;
    #lowerBy = null;
    #upperBy = null;
    narrow(answered) {
        for (const by of answered) {
            const { date, cacheSigns } = by.outcome.validators;
            if (date === null || cacheSigns)
                continue;
            const { sentAt, firstByteAt } = certainTimes(by);
            const [from, to] = [sentAt - date - 1000, firstByteAt - date];
            if (from > this.lowerMs)
                [this.lowerMs, this.#lowerBy] = [from, by];
            if (to < this.upperMs)
                [this.upperMs, this.#upperBy] = [to, by];
        }
    }
    /** The sightings that set the bounds. */
    get restsOn() {
        return [...new Set([this.#lowerBy, this.#upperBy])].filter((by) => by !== null);
    }
}
function findViolation(sightings, skewUpperMs) {
    const simplyDate = sightings.find((s) => isSimplyDate(s));
    if (simplyDate)
        return { reason: `Last-Modified is simply the Date (${simplyDate.url})`, restsOn: [simplyDate] };
    for (let i = 1; i < sightings.length; i++) {
        const [older, newer] = [sightings[i - 1], sightings[i]];
        const reason = violatedBetween(older, newer, skewUpperMs);
        if (reason !== null)
            return { reason, restsOn: [older, newer] };
    }
    return null;
}
function isSimplyDate({ outcome }) {
    const { date, lastModified } = outcome.validators;
    return date !== null && lastModified !== null && Math.abs(date - lastModified) <= 1000;
}
function violatedBetween(older, newer, skewUpperMs) {
    const [was, is] = [older.outcome.validators.lastModified, newer.outcome.validators.lastModified];
    if (isSameState(older, newer)) {
        return was === is ? null : `Last-Modified moved while the content did not (${newer.url})`;
    }
    if (is === null || is + 1000 + skewUpperMs >= certainTimes(older).sentAt)
        return null;
    return `the content changed without Last-Modified following (${newer.url})`;
}
