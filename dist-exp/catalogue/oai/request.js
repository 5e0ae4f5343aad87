// A harvester's request (OAI-PMH 2.0 sections 3.1.1 and 4): which verb, which arguments, and what is wrong with them.
import { fault } from "./fault.js";
/** What each verb takes; a resumption token stands alone (section 4). */
const VERBS = {
    Identify: { needed: [], taken: [], resumed: false },
    ListMetadataFormats: { needed: [], taken: ["identifier"], resumed: false },
    ListSets: { needed: [], taken: [], resumed: true },
    GetRecord: { needed: ["identifier", "metadataPrefix"], taken: [], resumed: false },
    ListIdentifiers: { needed: ["metadataPrefix"], taken: ["from", "until", "set"], resumed: true },
    ListRecords: { needed: ["metadataPrefix"], taken: ["from", "until", "set"], resumed: true },
};
/** Longer requests are none of a harvester. */
const MOST_CHARS = 8192;
/** Reads a query, or the body of a POST, which is written alike. */
export function parseOaiRequest(query) {
    const pairs = query.length > MOST_CHARS ? null : pairsOf(query);
    if (pairs === null)
        return fault("badArgument", "the request cannot be decoded, or is too long");
    const verbs = pairs.filter(([name]) => name === "verb");
    if (verbs.length !== 1)
        return fault("badVerb", "a request names one verb");
    const verb = verbs[0][1];
    if (!Object.hasOwn(VERBS, verb))
        return fault("badVerb", `no such verb: ${JSON.stringify(verb.slice(0, 40))}`);
    return checked(verb, pairs.filter(([name]) => name !== "verb"));
}
function checked(verb, pairs) {
    const { needed, taken, resumed } = VERBS[verb];
    const names = pairs.map(([name]) => name);
    const known = [...needed, ...taken, ...(resumed ? ["resumptionToken"] : [])];
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
        return fault("badArgument", `${verb} takes no argument ${JSON.stringify(unknown.slice(0, 40))}`);
    if (new Set(names).size < names.length)
        return fault("badArgument", "an argument is given twice");
    const isResumed = names.includes("resumptionToken");
    if (isResumed && names.length > 1)
        return fault("badArgument", "a resumptionToken stands without other arguments");
    const missing = isResumed ? undefined : needed.find((name) => !names.includes(name));
    if (missing !== undefined)
        return fault("badArgument", `${verb} needs the argument ${missing}`);
    return { verb, arguments: Object.fromEntries(pairs) };
}
function pairsOf(query) {
    try {
        return query
            .split("&")
            .filter((part) => part !== "")
            .map((part) => {
            const [name = "", ...value] = part.split("=");
            return [decoded(name), decoded(value.join("="))];
        });
    }
    catch {
        return null;
    }
}
/** Form encoding: a plus is a blank, the rest percent-encoded UTF-8 (section 3.1.1.3). */
function decoded(text) {
    return decodeURIComponent(text.replaceAll("+", " "));
}
