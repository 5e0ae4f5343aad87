// The slides' categories of change (slides2010 "Incoherence Categories"), from the operations that count.
import { GrowingNumbers, StringTable } from "#packed/index.js";
import { comparableAddress } from "../page/address.js";
import { wordsOf } from "../page/page-model.js";
/** Text changed in at least this share of the page's own words is a "large section": the slides set no number. */
export const MAJOR_SHARE = 0.05;
/**
 * Words that the page has lost or gained, whichever is more, as a share of its own words: counted over the whole page,
 * since how its lines are cut or in which elements they stand says nothing. What does not count is taken out.
 */
export function changedShare(before, after, operations, words) {
    const counts = new Map();
    const add = (element, sign) => {
        for (const word of textIn(element))
            counts.set(word, (counts.get(word) ?? 0) + sign);
    };
    for (const element of before)
        add(element, -1);
    for (const element of after)
        add(element, 1);
    for (const op of operations)
        // Lines cut elsewhere are left in: their words stand in the other version too.
        if (op.excuse !== null && op.excuse !== "recut") {
            add(op.before, 1);
            add(op.after, -1);
        }
    let [deleted, inserted] = [0, 0];
    for (const count of counts.values()) {
        if (count < 0)
            deleted -= count;
        else
            inserted += count;
    }
    return Math.min(1, Math.max(deleted, inserted) / Math.max(1, words));
}
function textIn(element) {
    return element !== null && (element.kind === "text" || element.kind === "title")
        ? wordsOf(element.value)
        : [];
}
/** Resolves link operations against the site's known pages. */
export function structuralChange(operations, known, rules) {
    const toNew = new Set();
    const toRemoved = new Set();
    for (const { type, before, after } of operations) {
        if (type === "move")
            continue;
        // Most pages that change keep their links: only for one that does not is the site gone through.
        if (after?.kind === "link" && knownWhen(after.value, known, rules) === NOW)
            toNew.add(after.value);
        if (before?.kind === "link" && knownWhen(before.value, known, rules) === OLD)
            toRemoved.add(before.value);
    }
    return { toNew: [...toNew], toRemoved: [...toRemoved] };
}
const [OLD, NOW] = [1, 2];
/** A capture compares many pages against the same known ones: their compared form is made once. */
const remembered = new WeakMap();
function knownWhen(address, known, rules) {
    let forms = remembered.get(known);
    if (forms?.ruleSet !== rules.digest)
        remembered.set(known, (forms = comparedForms(known, rules)));
    const number = forms.addresses.numberOf(address);
    return number === -1 ? 0 : forms.when.at(number);
}
function comparedForms({ before, after }, rules) {
    const addresses = new StringTable();
    const when = new GrowingNumbers(Uint32Array);
    for (const [urls, flag] of [
        [before, OLD],
        [after, NOW],
    ]) {
        for (const url of urls) {
            const address = comparableAddress(url, null, "link", rules);
            if (address === null)
                continue;
            const number = addresses.add(address);
            if (number === when.length)
                when.push(0);
            when.set(number, when.at(number) | flag);
        }
    }
    return { ruleSet: rules.digest, addresses, when };
}
