/** Steps over the time in question, and so many leaps of the chances at most; they are smooth in between. */
const [STEPS, MOST_LEAPS] = [32, 64];
/** 1 where looks prove it, as far as looks can. */
export function chanceTogether(shown) {
    const sure = shown.map(({ part, version }) => part.sureOf(version));
    const to = Math.max(...sure.map((one) => one.from)); // all had begun
    const from = Math.min(...sure.map((one) => one.to)); // none had ended
    if (to <= from)
        return 1;
    const open = shown.filter((_, i) => sure[i].from > from || sure[i].to < to);
    const begun = (at) => product(open, ({ part, version }) => part.begunBy(version, at));
    const standing = (at) => product(open, ({ part, version }) => part.outlives(version, at));
    const [first, ...later] = instantsWithin(open, from, to);
    let [before, stood] = [begun(first), standing(first)];
    let sum = before * stood;
    for (const at of later) {
        const [by, stands] = [begun(at), standing(at)];
        sum += (Math.max(0, by - before) * (stood + stands)) / 2;
        [before, stood] = [by, stands];
    }
    return Math.min(1, sum);
}
function instantsWithin(shown, from, to) {
    const even = Array.from({ length: STEPS + 1 }, (_, k) => from + ((to - from) * k) / STEPS);
    const leaps = shown.flatMap(({ part, version }) => part.leapsOf(version));
    const within = leaps.filter((at) => at > from && at < to).slice(0, MOST_LEAPS);
    return [...new Set([...even, ...within])].sort((a, b) => a - b);
}
function product(all, of) {
    return all.reduce((value, one) => (value === 0 ? 0 : value * of(one)), 1);
}
