// Lists in parts (OAI-PMH 2.0 section 3.5): what a part is asked with, and what stands at its end.
import { fault } from "./fault.js";
import { readToken, writeToken } from "./resumption-token.js";
import { isSetSpec } from "./sets.js";
/** What a list is, from the arguments or from the token; a token of another verb is none. */
export function resumptionOf({ verb, arguments: asked }) {
    const token = asked["resumptionToken"];
    const { from, until, set } = asked;
    if (token === undefined) {
        const given = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
        if (set !== undefined && !isSetSpec(set))
            return fault("badArgument", "set is no setSpec");
        return { verb, ...given, ...(set !== undefined && { set }), place: null, cursor: 0 };
    }
    const read = readToken(token);
    if (read?.verb !== verb || read.cursor === 0)
        return badToken();
    const isFine = read.set === undefined || isSetSpec(read.set);
    return isFine && (read.place === null) === (verb === "ListSets") ? read : badToken();
}
/** Stands at the end of every part of a list that did not fit into one answer; empty behind the last (section 3.5). */
export function tokenXml(cursor, next) {
    if (cursor === null || (cursor === 0 && next === null))
        return "";
    return `<resumptionToken cursor="${cursor}">${next ? writeToken(next) : ""}</resumptionToken>\n`;
}
/** Said of a token that leads nowhere. */
export function badToken() {
    return fault("badResumptionToken", "the resumptionToken is not one that was given here, or its list is gone");
}
