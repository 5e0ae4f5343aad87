// Stamps: the part of a line that says when the page was made, served or changed, and nothing else. The date of an event
// stands in a sentence, and a sentence has words that no stamp has.
import { STAMP_WORDS } from "./moment-words.js";
import { momentsIn, tokensIn } from "./moments.js";
/** Goes up when the grammar answers otherwise than before: it is part of the rule set's digest. */
export const STAMP_GRAMMAR = 1;
/** The line with the moments of its stamps replaced. */
export function scrubStamps(line, sign) {
    const tokens = tokensIn(line);
    const moments = momentsIn(tokens);
    if (moments.length === 0)
        return line;
    const stamped = partsOf(line, tokens, moments).flatMap((part) => (isStamp(part) ? part.moments : []));
    let [out, done] = ["", 0];
    for (const { first, end } of stamped) {
        out += line.slice(done, tokens[first].from) + sign;
        done = tokens[end - 1].to;
    }
    return out + line.slice(done);
}
function partsOf(line, tokens, moments) {
    const parts = [{ moments: [], words: [] }];
    let next = 0;
    for (let at = 0; at < tokens.length; at++) {
        const part = parts.at(-1);
        const moment = moments[next];
        if (moment?.first === at) {
            part.moments.push(moment);
            next++;
            at = moment.end - 1;
        }
        else if (isSeparator(line, tokens, at))
            parts.push({ moments: [], words: [] });
        else if (!/^[:.,#/'"’-]$/.test(tokens[at].text))
            part.words.push(tokens[at].text);
    }
    return parts;
}
/** Bars, brackets, dashes that stand alone, and the end of a sentence. */
function isSeparator(line, tokens, at) {
    const { text, from, to } = tokens[at];
    if (/^[|·•;()[\]—]$/.test(text))
        return true;
    const isApart = line[to] === " " || to === line.length;
    if (text === "." || text === "!")
        return isApart && (tokens[at - 1]?.text.length ?? 0) > 1;
    return (text === "-" || text === "–") && isApart && line[from - 1] === " ";
}
/** Whether nothing is said but when something was done to the page, or what its clock shows. */
function isStamp({ moments, words }) {
    if (moments.length === 0)
        return false;
    const hasSeconds = moments.some((moment) => moment.hasSeconds);
    const isAge = moments.every((moment) => moment.isAge);
    const said = withoutName(words);
    if (said.length === 0)
        return isAge || (hasSeconds && moments.some((moment) => moment.hasDate));
    if (!said.every(isKnown))
        return false;
    const has = (words) => said.some((word) => words.has(word));
    if (has(STAMP_WORDS.sureVerbs))
        return true;
    if (has(STAMP_WORDS.otherVerbs))
        return isAge || hasSeconds || has(STAMP_WORDS.last) || has(STAMP_WORDS.subjects);
    if (has(STAMP_WORDS.clocks))
        return hasSeconds || isToday(said, moments);
    return false;
}
/** "Today is Saturday, June 1": with a time it would be an event's. */
function isToday(words, moments) {
    return words.join(" ") === "today is" && moments.every((moment) => moment.hasDate && !moment.hasClock);
}
/** Without who did it: "by Jane Doe" at the end. */
function withoutName(words) {
    const by = words.findLastIndex((word) => word === "by" || word === "von" || word === "par");
    return by > 0 && words.length - by <= 4 ? words.slice(0, by) : words;
}
const KNOWN = new Set(Object.values(STAMP_WORDS).flatMap((words) => [...words]));
function isKnown(word) {
    return KNOWN.has(word);
}
