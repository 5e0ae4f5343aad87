/** Nothing is said of what is false or cannot be read. */
export const NO_ACCOUNT = { recomputed: [], onTrust: [] };
/** The account of a statement that was found true. */
export function accountOf(checked) {
    if (checked.lines.all.length > 0)
        return NO_ACCOUNT;
    return {
        recomputed: [
            read(checked),
            ...bodies(checked),
            ...renderings(checked),
            ...links(checked),
            ...sealed(checked),
        ],
        onTrust: [
            ...untold(checked),
            ...clock(checked),
            ...servers(checked),
            ...leftOut(checked),
            ...shown(checked),
            words(checked),
        ],
    };
}
function read({ figures: { records, warcs, bytes, pages }, isExtract }) {
    const where = warcs === 0 ? "of the extract" : `in ${counted(warcs, "WARC file")}`;
    const what = isExtract
        ? `digest, time, interval and verdict of ${pages === 1 ? "its page" : `its ${pages} pages`}, and the way to the signed root`
        : "digest, time, interval, verdict and count, and the root over all pages";
    return `${records} records ${where} (${bytes} bytes): every ${what}.`;
}
function bodies({ figures: { sharp, bodies: held } }) {
    if (sharp === 0)
        return [];
    return [
        `Of the sharp pages ${held.both} are held with both bodies, ${held.secondByDigest} with the first body, and the second's head and digest, ${held.firstBorrowed} with the body in an earlier capture's file, and both heads and digests.`,
    ];
}
function links({ denominator }) {
    if (!denominator.isChecked)
        return [];
    const { documents, trapped } = denominator;
    const kept = trapped === 0 ? "" : `; ${trapped} a rule against traps kept out, as it must`;
    return [
        `${counted(denominator.links, "link")} in ${counted(documents, "document")}, each judged by the scope and the rules on record${kept}.`,
    ];
}
function renderings({ figures: { rendered }, isExtract }) {
    if (rendered.documents === 0 || isExtract)
        return [];
    return [
        `${counted(rendered.documents, "document")} shown in a browser: what each asked for is listed, and ${rendered.sharp} can be sharp with all of it.`,
    ];
}
/** What a browser did, nobody recomputes here; `verify --render` shows the pages again. */
function shown({ figures: { rendered }, denominator }) {
    if (rendered.documents === 0)
        return [];
    const found = denominator.isChecked ? denominator.shownOnTrust : 0;
    return [
        `The closedness of ${counted(rendered.documents, "rendering")} is the maker's word, and so are their texts, and that no request was hidden.`,
        ...(found === 0 ? [] : [`That ${counted(found, "page")} were named by what a browser showed.`]),
    ];
}
function sealed({ lines: { sealsChecked } }) {
    return sealsChecked.length === 0 ? [] : [`The seals from outside: ${sealsChecked.join(", ")}.`];
}
/** What agrees with itself may be made up all the same. */
function untold({ figures: { bodies: held, removed } }) {
    return [
        "That the capture took place and the servers answered so: all records are the maker's to write.",
        ...(held.secondByDigest === 0
            ? []
            : [
                `The second bodies of ${counted(held.secondByDigest, "sharp page")}: compared when they came, held by digest.`,
            ]),
        ...(held.firstBorrowed === 0
            ? []
            : [
                `Both bodies of ${counted(held.firstBorrowed, "sharp page")}: compared when they came, held by digest; the earlier body with this digest is there.`,
            ]),
        ...(removed === 0
            ? []
            : [`${counted(removed, "page")} whose records were removed by order: as signed, and counted nowhere.`]),
    ];
}
function clock({ lines: { stampsAt }, isExtract, head }) {
    const { start, end } = stampsAt;
    if (start !== null && end !== null)
        return ["The machine's clock between the two time stamps."];
    const bound = start === null && end === null ? "no time stamp bounds it" : "one time stamp bounds it on one side";
    const isApart = head.clock?.datesApartMs !== undefined;
    const dates = isApart ? ", and every server's Date contradicts it" : ", servers' dates at most to a day";
    return [`The machine's clock: ${bound}${isExtract && !isApart ? "" : dates}.`];
}
function servers({ figures: { attested }, isExtract }) {
    if (attested === 0)
        return [];
    const test = isExtract ? ", and the test of their trust" : "";
    return [`The servers' own words (304, Last-Modified) for ${counted(attested, "attested page")}${test}.`];
}
function leftOut({ denominator, head, figures, isExtract }) {
    if (isExtract)
        return ["The other pages of the certificate, its WARC files as a whole, and looks that are not listed."];
    if (!denominator.isChecked)
        return [`That no linked page was left out: cannot be checked, as ${denominator.why}.`];
    const { partsOnTrust } = denominator;
    const where = figures.rendered.documents === 0 ? "" : " in documents that were not shown in a browser";
    return [
        `The scope as it is on record (${head.scope}), and the settings; what nobody links to, what lists of URLs name, and what scripts would load${where}.`,
        ...(partsOnTrust === 0
            ? []
            : [`That ${counted(partsOnTrust, "page")} with links are mere parts of others.`]),
    ];
}
function words({ head: { vantage } }) {
    const operator = vantage.operator ? `operator (${vantage.operator}), ` : "";
    return `The maker's words: reasons, kinds, notes, software, ${operator}who keeps the clock.`;
}
function counted(count, what) {
    return `${count} ${what}${count === 1 ? "" : "s"}`;
}
