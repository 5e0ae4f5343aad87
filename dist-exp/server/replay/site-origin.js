import { framedPath, parseReplayPath, replayPath } from "#access/index.js";
import { askedFields } from "./asked-fields.js";
import { isFromSameOrigin, isTold } from "./fetch-intent.js";
import { hopPage } from "./framing-page.js";
import { unframedNotice, unknownAddressNotice } from "./notices.js";
import { hopHeaders, scriptedHeaders, SHIM_HEADERS, stillHeaders } from "./policies.js";
import { meantByReferrer } from "./referred.js";
import { sendMemento, sendNotice, sendPage, sendText } from "./send.js";
import { openingFor } from "./opening.js";
import { SHIM, SHIM_PATH } from "./shim/shim.js";
import { siteLabel } from "./site-origins.js";
import { FRAMING_SCRIPT_HASH } from "./view/banner-script.js";
import { outlineFor } from "./view/outline.js";
/** Answers it. */
export async function answerOnSite(reply, asked, answering) {
    if (asked.path === SHIM_PATH)
        return reply.headers(SHIM_HEADERS).type("text/javascript; charset=utf-8").send(SHIM);
    const { capabilities } = answering;
    const opened = capabilities.openSite(asked.path, asked.label);
    const target = opened && parseReplayPath(opened.path);
    if (!opened || !target) {
        const meant = meantByReferrer(asked, capabilities);
        if (meant !== null)
            return sendText(reply.header("location", meant), 307, "");
    }
    if (opened === null)
        return sendText(reply, 401, "A token is needed.\n");
    const { view } = opened;
    const place = { prefix: capabilities.prefixOf(asked.label, view), uiOrigin: asked.uiOrigin };
    if (!target)
        return sendNotice(reply, unknownAddressNotice(place));
    const inView = { ...asked, view };
    return opened.bearer.kind === "embedder"
        ? sendEmbedded(reply, target, { asked: inView, answering, embedder: opened.bearer.label })
        : sendToOwn(reply, target, inView, answering);
}
/** Answers whoever was shown pages of the site. */
function sendToOwn(reply, target, asked, answering) {
    const { intent, headers, label, view } = asked;
    if (intent === "window" && isTold(headers))
        return sendToWindow(reply, target, asked, answering);
    if (intent === "window" || intent === "frame")
        return target.isFramed
            ? sendOwn(reply, target, asked, answering)
            : sendHop(reply, target, asked, answering.capabilities.prefixOf(label, view));
    if (!isFromSameOrigin(headers))
        return sendText(reply, 403, "Only pages of this site may ask.\n");
    return sendOwn(reply, target, asked, answering);
}
/** Nothing archived is shown in a window without the page around it, which alone keeps it inside. */
function sendToWindow(reply, target, { origins, uiOrigin }, { capabilities }) {
    const prefix = capabilities.prefixOf(null);
    // The secret of the access origin opens every site: whoever has only that of one does not get it.
    if (prefix !== "")
        return sendNotice(reply, unframedNotice({ prefix, uiOrigin }));
    return sendText(reply.header("location", origins.access + replayPath("", target)), 303, "");
}
function sendHop(reply, target, { origins }, prefix) {
    reply.headers(hopHeaders(origins, FRAMING_SCRIPT_HASH));
    return sendPage(reply, hopPage(target, prefix));
}
/**
 * A page of the site, or what it loads; what belongs to another site comes from that site's origin, but for what scripts
 * read: that comes from here, where the other site let them.
 */
function sendOwn(reply, target, asked, answering) {
    const { archive, capabilities, captures, views, moments } = answering;
    const { servedBy } = moments;
    const { label, origins, uiOrigin, headers, intent, view, sent } = asked;
    const place = { prefix: capabilities.prefixOf(label, view), uiOrigin };
    const sending = { archive, captures, servedBy, place, ...outlineFor(target, place.prefix, answering) };
    // A client that does not say what it is about to do is shown everything and runs nothing.
    if (!isTold(headers))
        return sendMemento(reply, target, { ...sending, headers: stillHeaders(origins) });
    const home = siteLabel(target.url);
    const note = () => views.note(view, target);
    if (home === label || intent !== "read")
        note();
    if (home === label || intent === "read")
        return sendMemento(reply, target, {
            ...sending,
            headers: scriptedHeaders(origins),
            ...(home === label ? openingFor(target, asked, answering) : { readBy: { label, onRead: note } }),
            ...(sent !== null && { request: sent }),
            ...askedFields(asked, target),
            isLoose: isPartOf(intent),
        });
    const path = intent === "frame"
        ? framedPath(capabilities.prefixOf(home, view), target)
        : replayPath(capabilities.embedPrefix(label, home, view), target);
    return sendText(reply.header("location", origins.siteOrigin(home) + path), 307, "");
}
/** What scripts and pages ask for may carry numbers against caches; a page in a frame is what its address says. */
function isPartOf(intent) {
    return intent === "part" || intent === "read";
}
/** Something of this site in a page of another: shown or run there as on the web, not read. */
function sendEmbedded(reply, target, { asked, answering, embedder }) {
    const { label, origins, intent, uiOrigin, view } = asked;
    const { archive, capabilities, captures, moments } = answering;
    if (intent !== "part" || siteLabel(target.url) !== label)
        return sendText(reply, 403, "Pages of other sites may only show this.\n");
    const prefixAt = (home) => origins.siteOrigin(home) + capabilities.embedPrefix(embedder, home, view);
    return sendMemento(reply, target, {
        archive,
        captures,
        servedBy: moments.servedBy,
        // Links of a style sheet are asked for by the page that embeds it.
        place: { prefix: origins.siteOrigin(embedder) + capabilities.prefixOf(embedder, view), uiOrigin },
        redirectPrefix: (url) => prefixAt(siteLabel(url)),
        headers: { ...scriptedHeaders(origins), "cross-origin-resource-policy": "cross-origin" },
        isForOthers: true,
        isLoose: true,
    });
}
