// What was seen beside what is told, for a terminal: what agrees is counted, what does not is named with both records.
import { count, fullTime } from "#chart/index.js";
import { counted, printable } from "#formats/index.js";
import { agreesThroughout, TELLER, TOLD_TIERS, } from "#model/index.js";
/** Text that ends with a line end; of each list so many are shown. */
export function renderCompareTerminal(compared, most = 20) {
    const { site, captures, testimonies, pages, differ, stale, forgotten, notInSource } = compared;
    const told = TOLD_TIERS.filter((tier) => testimonies[tier] > 0);
    const lines = [
        `${printable(site)}: ${counted(pages, "page")}, ${counted(captures, "capture")} of ours beside ${told.map((tier) => toldWords(tier, testimonies[tier])).join(" and ")}`,
        ...told.map((tier) => agreementOf(tier, compared)),
        ...section("differ: looks that showed another content than is told of the same time", differ, most, (one) => [
            `${printable(one.url)} (${one.by})`,
            `    seen ${lookWords(one.look)}`,
            `    told ${spanWords(one.told)}`,
        ]),
        ...section("stale: looks that showed what the owner had replaced or withdrawn", stale, most, (one) => [
            printable(one.url),
            `    seen ${lookWords(one.look)}`,
            `    told ${spanWords(one.told)}`,
        ]),
        ...section("forgotten: current by the source, and no look of ours was ever at them", forgotten, most, (url) => [printable(url)]),
        ...section("not in the source: answered while it was told of, and unknown to it", notInSource, most, (url) => [printable(url)]),
    ];
    if (agreesThroughout(compared))
        lines.push("nothing differs; agreement proves nothing more of any page");
    return `${lines.join("\n")}\n`;
}
function toldWords(tier, testimonies) {
    return `${testimonies === 1 ? "1 testimony" : `${count(testimonies)} testimonies`} of ${tier} (${TELLER[tier]})`;
}
function agreementOf(tier, { agree, differ }) {
    const others = differ.first.some(({ told }) => told.tier === tier) ? "" : ", none differs";
    return agree[tier] === 0 && others !== ""
        ? `  ${tier}: no look of ours lies inside a span that it tells of`
        : `  ${tier}: ${counted(agree[tier], "look")} inside a told span agree${agree[tier] === 1 ? "s" : ""} with it${others}`;
}
function section(title, { count: all, first }, most, linesOf) {
    if (all === 0)
        return [];
    const shown = first.slice(0, most);
    const left = all - shown.length;
    const more = left > 0 ? [`  … and ${count(left)} more; --json lists up to ${count(first.length)}`] : [];
    return [
        "",
        `${count(all)} ${title}`,
        ...shown.flatMap((item) => linesOf(item).map((line) => `  ${line}`)),
        ...more,
    ];
}
function lookWords({ sentAt, status, capture, record }) {
    return `${fullTime(sentAt)}, status ${status}: record ${printable(record)} of capture ${printable(capture)}`;
}
function spanWords({ tier, from, to, capture, record }) {
    return `${fullTime(from)} to ${fullTime(to)} (${tier}): record ${printable(record)} of capture ${printable(capture)}`;
}
