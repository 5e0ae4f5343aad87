import { dublinCoreOf, dublinCoreOfPage } from "../items/dublin-core.js";
import { captureName, pageName } from "../items/identifiers.js";
import { pageItem, titleOf } from "../items/page-item.js";
import { oaiDc } from "../items/xml.js";
import { datestampText } from "./datestamps.js";
import { element } from "./envelope.js";
import { specsOf } from "./sets.js";
/** The header alone. */
export async function headerXml(record, { archive }) {
    const { of, page } = record;
    return headerOf(record, page !== null && (await pageItem(of, page, archive)).entry === null);
}
/** The whole record; one whose response is no longer held has no metadata (section 2.5.1). */
export async function recordXml(record, { archive, address }) {
    const { of, page } = record;
    if (page === null)
        return wrapped(headerOf(record, false), oaiDc(dublinCoreOf(of)));
    const item = await pageItem(of, page, archive);
    if (item.entry === null)
        return wrapped(headerOf(record, true), null);
    const title = await titleOf(item, archive);
    return wrapped(headerOf(record, false), oaiDc(dublinCoreOfPage(item, title, address)));
}
function headerOf({ of, page }, isDeleted) {
    const { capture, datestamp } = of;
    const name = page === null ? captureName(capture.id) : pageName(capture.id, page.url);
    const sets = specsOf(capture.site, page === null ? "captures" : "pages");
    const lines = [
        element("identifier", name),
        element("datestamp", datestampText(datestamp)),
        ...sets.map((spec) => element("setSpec", spec)),
    ];
    return `<header${isDeleted ? ' status="deleted"' : ""}>\n${lines.join("")}</header>\n`;
}
function wrapped(header, metadata) {
    return `<record>\n${header}${metadata === null ? "" : `<metadata>\n${metadata}</metadata>\n`}</record>\n`;
}
