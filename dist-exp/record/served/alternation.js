/** A content that comes back within this time alternates; as long must a page be calm to be the public's again. */
export const ALTERNATION_MS = 600_000;
/** So many equal answers in a row make a page calm. */
export const CALM_ANSWERS = 10;
/** So many answers in a row that all differ make it restless. */
const RESTLESS_ANSWERS = 4;
/** Whether a new content behind these spans shows that the page alternates. */
export function isAlternating(spans, run, content) {
    const since = run.firstLastByteAt - ALTERNATION_MS;
    const recent = spans.filter(({ lastAt }) => lastAt >= since);
    if (recent.slice(0, -1).some((span) => span.content === content))
        return true;
    const others = recent.slice(1 - RESTLESS_ANSWERS);
    return (others.length === RESTLESS_ANSWERS - 1 && run.count === 1 && others.every(({ count }) => count === 1));
}
/** The equal answers in a row, with these. */
export function calmer(calm, run, content) {
    if (calm.content === content)
        return { ...calm, count: calm.count + run.count };
    return { content, since: run.firstLastByteAt, count: run.count };
}
/** Whether so many equal answers over so long a time came that the page is one page again. */
export function isCalm({ count, since }, run) {
    return count >= CALM_ANSWERS && run.lastLastByteAt - since >= ALTERNATION_MS;
}
