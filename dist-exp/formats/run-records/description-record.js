// What people say of a site or capture (Dublin Core), in files of its own: each record says all that holds from then
// on, so that the latest alone counts.
import { DC_ELEMENTS, isWithinBounds } from "#model/index.js";
import { wellFormed } from "../seals/strict-json.js";
import { readJson } from "./fields.js";
import { isListOf, isText, membersOf } from "./shapes.js";
/** The target URI of what is said of a site or capture. */
export function descriptionTarget(of) {
    return of.kind === "site"
        ? `urn:isochron:site:${encodeURIComponent(wellFormed(of.site))}:description`
        : `urn:isochron:capture:${of.capture}:description`;
}
/** Whether a name is one that a capture can have. */
export function isCaptureId(name) {
    return /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(name);
}
/** Values that cannot be written whole (lone surrogates) are made well-formed by whoever gives them. */
export function descriptionRecord(of, elements) {
    const name = of.kind === "site" ? of.site : of.capture;
    return { "isochron-describes": `${of.kind} ${name}`, "isochron-description": JSON.stringify(elements) };
}
/** `null` for what has not the shape that is written, or is longer. */
export function readDescriptionRecord(fields) {
    const [, kind, name = ""] = /^(site|capture) (.+)$/s.exec(fields["isochron-describes"] ?? "") ?? [];
    const elements = readJson(fields["isochron-description"], isDublinCore);
    if (elements === null)
        return null;
    if (kind === "site")
        return { of: { kind, site: name }, elements };
    return kind === "capture" && isCaptureId(name) ? { of: { kind, capture: name }, elements } : null;
}
const isTexts = isListOf(isText);
const ELEMENTS = Object.fromEntries(DC_ELEMENTS.map((name) => [name, isTexts]));
function isDublinCore(value) {
    const known = membersOf(value, ELEMENTS);
    // An element of another name would be lost in silence: such a record counts as absent, as all of another shape.
    const isKnown = known !== null && Object.keys(known).length === Object.keys(value).length;
    return isKnown && isWithinBounds(known);
}
