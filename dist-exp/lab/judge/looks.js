/** Every whole answer that the page gave under the claim's host name, in order. */
export function answersTo(claim, page) {
    const { host } = new URL(claim.url);
    return page.answers.filter((answer) => answer.host === host);
}
/** The claim's looks that the site answered with a state, in order; what it has no answer to is no look. */
export function looksOf(claim, answers, clocksDifferMs, trueMs) {
    const looks = claim.records.flatMap((record) => {
        const sentAt = Math.floor(trueMs(Date.parse(record.sentAt)));
        const lastByteAt = Math.ceil(trueMs(Date.parse(record.lastByteAt)));
        const within = (slackMs) => answers.filter(({ chosenAt }) => isWithin(Date.parse(chosenAt), sentAt - slackMs, lastByteAt + slackMs));
        const exactly = within(0);
        const chosen = exactly.length > 0 ? exactly : within(clocksDifferMs);
        // Two answers within one fetch: nobody can say which of them it got.
        if (chosen.length !== 1)
            return [];
        const answer = chosen[0];
        const { pass, restsOn } = record;
        return [{ sentAt, lastByteAt, pass, restsOn, answer, madeAt: Date.parse(answer.madeAt) }];
    });
    return looks.sort((a, b) => a.sentAt - b.sentAt);
}
/** Until when a look vouches for what it showed (docs/evidence.md, caches). */
export function vouchesUntil({ sentAt, answer }) {
    if (!answer.hasCacheSign)
        return sentAt;
    return answer.ageSeconds === null ? -Infinity : sentAt - (answer.ageSeconds + 1) * 1000;
}
function isWithin(at, from, to) {
    return from <= at && at <= to;
}
