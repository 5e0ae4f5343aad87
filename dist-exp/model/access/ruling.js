import { endOfSpan } from "./access-rule.js";
const ALLOWED = { kind: "allow" };
/**
 * The ruling of the most specific rule that is about the capture and the reader; without one, everything is allowed. An
 * embargo that has ended is no rule any more.
 */
export function ruling(rules, question) {
    let best = null;
    for (const rule of rules)
        // Of two that are equally specific the later one wins.
        if (isAbout(rule, question) && (best === null || !isMoreSpecific(best, rule)))
            best = rule;
    return best === null ? ALLOWED : rulingBy(best, question);
}
function isAbout(rule, question) {
    const { collection, from, to } = rule;
    return (isForGroup(rule, question.group) &&
        coversKey(rule, question.surt) &&
        (collection === null || collection === question.collection) &&
        (from === null || from <= question.at) &&
        (to === null || question.at <= to) &&
        !hasEnded(rule, question));
}
/** Whether the rule speaks of the group at all. */
export function isForGroup({ groups }, group) {
    return groups === null || groups.includes(group);
}
/** Whether the rule reaches a look-up key. */
export function coversKey({ surt, match }, key) {
    if (match === "exact")
        return key === surt;
    if (match === "prefix")
        return key.startsWith(surt) || isFolderItself(surt, key);
    // `org,example` is a host, its ports and the hosts below it, and not `org,examples`.
    return key.startsWith(surt) && (surt === "" || /[),:]/.test(key.charAt(surt.length)));
}
/** Keys lose the slash at their end: `…)/a/` means the page at `/a/` too, whatever its query, and not `/ab`. */
function isFolderItself(surt, key) {
    if (!/[^)]\/$/.test(surt))
        return false;
    const folder = surt.slice(0, -1);
    return key === folder || key.startsWith(`${folder}?`);
}
function hasEnded({ access }, { at, now }) {
    return access.kind === "embargo" && endOfEmbargo(access.until, at) <= now;
}
function endOfEmbargo(until, at) {
    return typeof until === "number" ? until : endOfSpan(at, until);
}
/** By address first, then by collection, then by readers, then by time. */
function isMoreSpecific(a, b) {
    const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
    for (const [i, rank] of ranksA.entries())
        if (rank !== ranksB[i])
            return rank > ranksB[i];
    return false;
}
function ranksOf({ match, surt, collection, groups, from, to }) {
    return [
        Number(match === "exact"),
        surt.length,
        Number(collection !== null),
        Number(groups !== null),
        Number(from !== null || to !== null),
    ];
}
function rulingBy({ id, access }, { at }) {
    switch (access.kind) {
        case "allow":
            return ALLOWED;
        case "unlist":
            return { kind: "unlisted", rule: id };
        case "block":
            return { kind: "blocked", rule: id, message: access.message };
        case "embargo":
            return {
                kind: "embargoed",
                rule: id,
                until: endOfEmbargo(access.until, at),
                message: access.message,
            };
    }
}
