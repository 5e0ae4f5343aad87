// How a TimeMap is written: as links (RFC 7089 section 5, RFC 6690), and as JSON and CDXJ in the forms that Memento
// aggregators give and take.
import { formatHttpDate } from "#formats/index.js";
import { toIso, toTimestamp17 } from "#model/index.js";
import { mementoAddress, mementoLink, spanAttributes, TIMEMAP_FORMS, timeGateAddress, timeMapAddress, webLink, } from "./memento-links.js";
/** A page of a TimeMap as text, piece by piece. */
export function writeTimeMap(page, form, base) {
    if (form === "link")
        return linkForm(page, base);
    return form === "json" ? jsonForm(page, base) : cdxjForm(page, base);
}
function* linkForm(page, base) {
    const { original, mementos, prev, next } = page;
    const map = (span, rel) => webLink(timeMapAddress(base, "link", original, span.page), {
        rel,
        type: TIMEMAP_FORMS.link,
        ...spanAttributes(span.from, span.until),
    });
    const head = [
        webLink(original, { rel: "original" }),
        map(page, "self"),
        webLink(timeGateAddress(base, original), { rel: "timegate" }),
        ...(prev ? [map(prev, "prev timemap")] : []),
        ...(next ? [map(next, "next timemap")] : []),
    ];
    yield head.join(",\n");
    for (const [i, memento] of mementos.entries())
        yield `,\n${mementoLink(base, memento, relationsAt(page, i))}`;
    yield "\n";
}
/** The first and the last memento of all, not of the page. */
function relationsAt({ mementos, prev, next }, i) {
    const isFirst = i === 0 && prev === null;
    const isLast = i === mementos.length - 1 && next === null;
    return [...(isFirst ? ["first"] : []), ...(isLast ? ["last"] : [])];
}
function* jsonForm(page, base) {
    const { original, mementos, prev, next } = page;
    const span = ({ page: number, from, until }) => ({
        uri: timeMapAddress(base, "json", original, number),
        from: toIso(from),
        until: toIso(until),
    });
    const json = (memento) => ({
        datetime: toIso(memento.at),
        uri: mementoAddress(base, memento),
    });
    const head = {
        original_uri: original,
        self: span(page),
        ...formAddresses(original, base),
        ...(prev && { prev: span(prev) }),
        ...(next && { next: span(next) }),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"mementos":{"list":[\n`;
    for (const [i, memento] of mementos.entries())
        yield `${i === 0 ? "" : ",\n"}${JSON.stringify(json(memento))}`;
    const [first, last] = [mementos[0], mementos.at(-1)];
    const ends = [
        ...(prev === null ? [`,"first":${JSON.stringify(json(first))}`] : []),
        ...(next === null ? [`,"last":${JSON.stringify(json(last))}`] : []),
    ];
    yield `\n]${ends.join("")}}}\n`;
}
function formAddresses(original, base) {
    return {
        timegate_uri: timeGateAddress(base, original),
        timemap_uri: {
            link_format: timeMapAddress(base, "link", original),
            json_format: timeMapAddress(base, "json", original),
            cdxj_format: timeMapAddress(base, "cdxj", original),
        },
    };
}
function* cdxjForm(page, base) {
    const { original, mementos, prev, next } = page;
    const addressOf = ({ page: number }) => timeMapAddress(base, "cdxj", original, number);
    yield '!context ["http://tools.ietf.org/html/rfc7089"]\n';
    yield `!id ${JSON.stringify({ uri: addressOf(page) })}\n`;
    yield '!keys ["memento_datetime_YYYYMMDDhhmmssSSS"]\n';
    const meta = {
        original_uri: original,
        ...formAddresses(original, base),
        ...(prev && { prev: addressOf(prev) }),
        ...(next && { next: addressOf(next) }),
    };
    for (const [name, value] of Object.entries(meta))
        yield `!meta ${JSON.stringify({ [name]: value })}\n`;
    for (const [i, memento] of mementos.entries()) {
        const rel = [...relationsAt(page, i), "memento"].join(" ");
        const fields = { uri: mementoAddress(base, memento), rel, datetime: formatHttpDate(memento.at) };
        yield `${toTimestamp17(memento.at)} ${JSON.stringify(fields)}\n`;
    }
}
