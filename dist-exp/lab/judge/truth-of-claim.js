/** The page of the site that the claim's path names; the host's name is judged by the answers. */
export function pageOf(claim, truth) {
    const { pathname, search } = new URL(claim.url);
    return truth.pages.find(({ path }) => path === pathname + search);
}
/** Where the truth departs from the claim at any instant of the span. */
export function wrongStretches(claim, page, span) {
    const stretches = [];
    const first = page.versions[0];
    if (!first || span.from < Date.parse(first.from))
        stretches.push({ from: -Infinity, to: first ? Date.parse(first.from) : Infinity, differsIn: "status" });
    for (const version of page.versions) {
        const differsIn = difference(version, claim);
        if (differsIn === null)
            continue;
        const to = version.to === null ? Infinity : Date.parse(version.to);
        const [last, from] = [stretches.at(-1), Date.parse(version.from)];
        // What was shown by lot is another matter than what was not shown at all.
        const isSame = last && (last.differsIn === "varying") === (differsIn === "varying");
        if (isSame && last.to === from)
            stretches.splice(-1, 1, { ...last, to });
        else
            stretches.push({ from, to, differsIn });
    }
    return stretches.filter(({ from, to }) => from <= span.to && to > span.from);
}
/** In what a version is not always what the claim says; `null` when it is, at every request. */
function difference(version, claim) {
    const contents = version.variants ?? [version.contentDigest];
    const shown = contents.find((digest) => digest === claim.contentDigest) ?? contents[0];
    return (differsIn({ ...version, contentDigest: shown }, claim) ??
        (contents.some((digest) => digest !== shown) ? "varying" : null));
}
/** The first part of the identity in which two states differ (docs/evidence.md, identity of a version). */
export function differsIn(state, claim) {
    const parts = ["status", "location", "contentType", "contentDigest"];
    return parts.find((part) => state[part] !== claim[part]) ?? null;
}
