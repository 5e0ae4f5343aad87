import { ALTERNATION_MS, calmer, isAlternating, isCalm } from "./alternation.js";
import { begun, extended, later, trimmed } from "./spans.js";
/** Contents of one page that are kept in a day, and those of a page that alternates. */
const [MOST_CONTENTS, MOST_ALTERNATING] = [64, 8];
/** Spans of one variant, and variants of one page, that are kept in a day. */
const [MOST_SPANS, MOST_VARIANTS] = [500, 64];
/** A page that nothing is known of. */
export function newPage(url, seen) {
    return { url, contents: [], variants: [], unkept: 0, seen };
}
/** Whether a content that the page did not have before is still kept. */
export function takesContent(page, variant) {
    const alternates = variantOf(page, variant).calm !== null;
    return page.contents.length < (alternates ? MOST_ALTERNATING : MOST_CONTENTS);
}
/** Counts a run of answers with one of the page's contents. */
export function takeRun(page, run, content) {
    return seenUntil(counted(takenBack(page, run, content), run, content), run);
}
function takenBack(page, run, content) {
    const { variant: name, firstArrivedAt, lost } = run;
    const variants = page.variants.map((variant) => {
        if (variant.name !== name)
            return variant;
        const back = { ...variant, spans: trimmed(variant.spans, firstArrivedAt, content) };
        return lost === null ? back : cutVariant(back, lost);
    });
    return { ...page, variants };
}
function cutVariant(variant, { since, until }) {
    return {
        ...variant,
        isCut: true,
        spans: trimmed(variant.spans, since, null),
        until: latest(variant.until, until),
    };
}
function latest(one, other) {
    return one === null ? other : later(one, other);
}
/** What comes next may have been answered before the last of these. */
function seenUntil(page, { variant: name, lastLastByteAt }) {
    const variants = page.variants.map((variant) => variant.name === name ? { ...variant, until: latest(variant.until, lastLastByteAt) } : variant);
    return { ...page, variants };
}
function counted(page, run, content) {
    const variant = variantOf(page, run.variant);
    if (variant.calm !== null)
        return takeApart(page, variant, run, content);
    const { spans } = variant;
    const last = spans.at(-1);
    const { isCut } = variant;
    if (last?.content === content && !isCut)
        return withVariant(page, { ...variant, spans: [...spans.slice(0, -1), extended(last, run)] });
    if (spans.length >= MOST_SPANS || page.variants.length >= MOST_VARIANTS)
        return unkeptRun(page, run);
    if (last === undefined || last.content === content)
        return withVariant(page, { ...variant, isCut: false, spans: begun(variant, run, content) });
    if (isLate(spans, run, content))
        return withVariant(page, withLate(variant, run));
    if (isAlternating(spans, run, content))
        return goApart(page, variant, run, content);
    return withVariant(page, { ...variant, isCut: false, spans: begun(variant, run, content) });
}
/** Counts answers whose content is not kept: nothing that was counted goes on over them. */
export function unkeptRun(page, run) {
    const cut = cutPage(takenBack(page, run, null));
    const variants = cut.variants.map((variant) => variant.name === run.variant && variant.calm !== null
        ? { ...variant, calm: { content: null, since: run.lastLastByteAt, count: 0 } }
        : variant);
    return seenUntil({ ...cut, variants, unkept: page.unkept + run.count }, run);
}
/** Ends all that is counted of a page: answers to it were lost sight of, in this time if that is known. */
export function cutPage(page, lost = null) {
    if (lost === null)
        return { ...page, variants: page.variants.map((variant) => ({ ...variant, isCut: true })) };
    // Of a page that nothing is known of yet it is the public that was answered otherwise.
    const { variants } = withVariant(page, variantOf(page, null));
    return { ...page, variants: variants.map((variant) => cutVariant(variant, lost)) };
}
/** Slow answers with the content before the last: they were asked for before the last one was there. */
function isLate(spans, run, content) {
    return spans.at(-2)?.content === content && run.lastArrivedAt <= spans.at(-1).from;
}
/** They are counted, they prolong nothing, and what was claimed of the last content is taken back as far as they reach. */
function withLate(variant, run) {
    const { spans } = variant;
    const before = spans.at(-2);
    const counted = { ...before, count: before.count + run.count };
    return { ...variant, isCut: true, spans: [...spans.slice(0, -2), counted, spans.at(-1)] };
}
/** From here on answers are kept apart by content, and so is what was counted shortly before. */
function goApart(page, variant, run, content) {
    const since = run.firstLastByteAt - ALTERNATION_MS;
    const { spans } = variant;
    const isMoved = (span) => span.from >= since || span === spans.at(-1);
    const calm = { content: null, since: run.firstLastByteAt, count: 0 };
    const left = { ...variant, isCut: true, calm, spans: spans.filter((span) => !isMoved(span)) };
    let moved = withVariant(page, left);
    for (const span of spans.filter(isMoved))
        moved = withSpanApart(moved, variant, span);
    return takeApart(moved, left, run, content);
}
function withSpanApart(page, variant, span) {
    const apart = variantOf(page, apartName(page, variant, span.content));
    return withVariant(page, { ...apart, until: span.lastAt, spans: [...apart.spans, span] });
}
function takeApart(page, variant, run, content) {
    const calm = calmer(variant.calm, run, content);
    const watched = { ...variant, isCut: true, calm: isCalm(calm, run) ? null : calm };
    const apart = variantOf(page, apartName(page, variant, content));
    const last = apart.spans.at(-1);
    const goesOn = last?.content === content && !apart.isCut && run.lost === null;
    if (!goesOn && apart.spans.length >= MOST_SPANS)
        return unkeptRun(page, run);
    const spans = goesOn ? [...apart.spans.slice(0, -1), extended(last, run)] : begun(apart, run, content);
    const until = latest(apart.until, run.lastLastByteAt);
    const taken = withVariant(withVariant(page, watched), { ...apart, isCut: false, until, spans });
    // What was apart and is the public's again must not go on over the time between, should it be apart once more.
    return watched.calm === null ? cutPage(taken) : taken;
}
function apartName({ contents }, { name }, content) {
    const digest = contents[content].kept.identity.contentDigest.replace(/^.*:/, "").slice(0, 12);
    const identity = contents[content].kept.identity;
    const words = `one of several (${identity.status}, ${digest})`;
    return name === null ? words : `${name}, ${words}`;
}
/** What is known of a variant. */
function variantOf({ variants }, name) {
    return (variants.find((variant) => variant.name === name) ?? {
        name,
        spans: [],
        isCut: false,
        calm: null,
        until: null,
    });
}
function withVariant(page, changed) {
    const at = page.variants.findIndex(({ name }) => name === changed.name);
    return { ...page, variants: at === -1 ? [...page.variants, changed] : page.variants.with(at, changed) };
}
