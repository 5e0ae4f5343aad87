// The table `pages`: of every capture every page in its denominator, with what the capture's report says of it.
import { surt } from "#formats/index.js";
import { addressOf, requestPartOf, } from "#model/index.js";
import { FEW_URL_COLUMNS, urlParts } from "./url-columns.js";
/** What is said of a page at t*; rows of sightings carry it too. */
export const VERDICT_COLUMNS = [
    { name: "kind", type: "text", doc: "document, requisite or other", of: ({ page }) => page.kind },
    {
        name: "as_of",
        type: "instant",
        doc: "t* of the capture; null where it speaks of no moment",
        of: ({ capture }) => capture.asOf,
    },
    {
        name: "verdict",
        type: "text",
        doc: "what the capture says of the page at t*",
        of: ({ page }) => page.verdict,
    },
    {
        name: "tier",
        type: "text",
        doc: "what that rests on: observed (sharp) or attested (the server's words); null for all else",
        of: ({ page }) => TIERS[page.verdict] ?? null,
    },
    {
        name: "interval_from",
        type: "instant",
        doc: "from when on the page is known to have stood, by that tier",
        of: ({ page }) => page.interval?.from ?? null,
    },
    { name: "interval_to", type: "instant", doc: "until when", of: ({ page }) => page.interval?.to ?? null },
    {
        name: "change",
        type: "text",
        doc: "of a page whose responses differ: what the detector says of the difference",
        of: ({ page }) => page.change?.verdict ?? null,
    },
    {
        name: "change_importance",
        type: "number",
        doc: "and how much it matters, 0 to 1",
        of: ({ page }) => page.change?.importance ?? null,
    },
];
const TIERS = { sharp: "observed", attested: "attested" };
/** The columns. */
export const PAGE_COLUMNS = [
    { name: "capture", type: "text", doc: "capture that says it", of: ({ capture }) => capture.id },
    { name: "site", type: "text", doc: "its site", of: ({ capture }) => capture.site },
    ...FEW_URL_COLUMNS,
    {
        name: "request",
        type: "text",
        doc: "what was sent beside the address, where it was no plain GET",
        of: ({ page }) => requestPartOf(page.url),
    },
    ...VERDICT_COLUMNS,
    { name: "reason", type: "text", doc: "why, in words", of: ({ page }) => page.reason },
    { name: "status", type: "integer", doc: "HTTP status", of: ({ page }) => page.status },
    {
        name: "content_type",
        type: "text",
        doc: "as the server said",
        of: ({ page }) => page.contentType,
    },
    { name: "visit_at", type: "instant", doc: "when it was visited", of: ({ page }) => page.visitAt },
    { name: "revisit_at", type: "instant", doc: "when it was visited again", of: ({ page }) => page.revisitAt },
    { name: "sightings", type: "integer", doc: "how often it was looked at", of: ({ page }) => page.sightings },
    {
        name: "labels",
        type: "text",
        doc: "what else is to be known of it, parted by commas",
        of: ({ page }) => joined(page.labels),
    },
];
function joined(labels) {
    return labels === undefined || labels.length === 0 ? null : labels.join(",");
}
/** Makes a row. */
export function pageRow(page, capture, report) {
    return { page, capture, report, parts: partsOf(page.url) };
}
/** The address of a page in parts. */
export function partsOf(page) {
    const address = addressOf(page);
    return urlParts(address, surt(address));
}
