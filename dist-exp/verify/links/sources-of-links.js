// Which records are to be read for links, and for which looks: all that the certificate lists, and whatever else was
// acknowledged.
import { mayHoldLinks } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { isAside } from "../read/passes.js";
import { pageNamed } from "./page-named.js";
import { showsState } from "../read/look.js";
/** Goes through the looks once. */
export function sourcesOfLinks(certificate, evidence) {
    const contents = new Map();
    const redirects = [];
    for (const look of countedLooks(certificate, evidence)) {
        const url = pageNamed(look.url);
        const { status, location, contentType } = look.shown;
        if (url === null || status >= 400)
            continue;
        if (status >= 300) {
            const to = location === null ? null : parsePageUrl(location, url);
            if (to !== null)
                redirects.push({ from: url, to, lastByteAt: look.lastByteAt });
        }
        else if (mayHoldLinks(contentType, url))
            addContent(contents, look, url, evidence);
    }
    return { contents, redirects };
}
function* countedLooks(certificate, evidence) {
    const listed = new Set(certificate.pages.flatMap(({ records }) => records.map(({ id }) => id)));
    const { run } = evidence;
    const places = run.wasResumed ? placesOf(evidence) : null;
    for (const look of evidence.looks()) {
        if (!showsState(look) || look.pass === "unread" || isAside(look.pass))
            continue;
        const seq = Number(evidence.noteBeside(look.id)["seq"]);
        const isVoid = places !== null && run.isVoid(places.get(look.id), seq);
        if (listed.has(look.id) || !isVoid)
            yield look;
    }
}
function placesOf({ records }) {
    let place = 0;
    const places = new Map();
    for (const id of records.keys())
        places.set(id, place++);
    return places;
}
/** A revisit's content is that of the response it refers to, read by its own content type. */
function addContent(contents, look, url, evidence) {
    const id = (look.type === "revisit" && evidence.records.get(look.id)?.field("WARC-Refers-To")) || look.id;
    const sources = contents.get(id) ?? [];
    contents.set(id, sources);
    const { contentType, contentDigest } = look.shown;
    const isLabelledMissing = evidence.noteBeside(look.id)["label"] === "soft-404";
    const same = sources.findIndex((one) => one.contentType === contentType && one.contentDigest === contentDigest);
    const source = { url, contentType, contentDigest, isLabelledMissing, lastByteAt: look.lastByteAt };
    if (same === -1)
        sources.push(source);
    else if (!isLabelledMissing)
        sources[same] = { ...sources[same], isLabelledMissing };
}
