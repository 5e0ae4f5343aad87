import { parseReplayPath } from "#access/index.js";
import { evidenceLine, framingPage } from "./framing-page.js";
import { absentNotice, unknownAddressNotice } from "./notices.js";
import { framingHeaders, NOTICE_HEADERS } from "./policies.js";
import { sendNotice, sendPage, sendText } from "./send.js";
import { siteLabel } from "./site-origins.js";
import { FRAMING_SCRIPT_HASH } from "./view/banner-script.js";
/** Sends a window the page around an archived page. */
export async function sendFraming(reply, target, { origins, uiOrigin }, { facts: gatherer, capabilities, captures: known, views }) {
    const prefix = capabilities.prefixOf(null);
    const captures = await known.list();
    const facts = await gatherer.of(target, captures);
    if (facts === null)
        return sendNotice(reply, absentNotice(target, captures, { prefix, uiOrigin }));
    const isScripted = origins.anySite !== null;
    const label = siteLabel(target.url);
    const view = isScripted ? views.begin(target) : null;
    const sitePrefix = isScripted ? origins.siteOrigin(label) + capabilities.prefixOf(label, view) : prefix;
    const served = `${origins.access}${prefix}/served/`;
    reply.headers(framingHeaders(origins, { siteOrigin: origins.siteOrigin(label), served }, FRAMING_SCRIPT_HASH));
    const { isOutlined = false } = target;
    return sendPage(reply, framingPage(facts, { prefix, sitePrefix, uiOrigin, isScripted, isOutlined, view }));
}
/** Answers `<timestamp>/<url>`: the page around it, with the parts of the page coloured. */
export async function answerOutlined(reply, rest, asked, answering) {
    const target = parseReplayPath(`/${rest}`);
    const place = { prefix: answering.capabilities.prefixOf(null), uiOrigin: asked.uiOrigin };
    if (target === null)
        return sendNotice(reply, unknownAddressNotice(place));
    return sendFraming(reply, { ...target, isOutlined: true }, asked, answering);
}
/** Answers the name of a view: what is known of it by now, as the page around it shows it. */
export async function answerServed(reply, rest, { uiOrigin }, { facts: gatherer, captures, capabilities, views }) {
    const view = views.of(rest);
    const facts = view && (await gatherer.inView(view, await captures.list()));
    if (!view || !facts)
        return sendText(reply, 404, "This view is not kept any more.\n");
    const place = {
        prefix: capabilities.prefixOf(null),
        uiOrigin,
        isScripted: true,
        isOutlined: view.isOutlined,
    };
    return sendPage(reply.headers(NOTICE_HEADERS), evidenceLine(facts, place));
}
/** Answers `<timestamp>/<url>`: what is said of the view, for programs. */
export async function answerFacts(reply, rest, _asked, { facts: gatherer, captures }) {
    const target = parseReplayPath(`/${rest}`);
    if (target === null)
        return sendText(reply, 400, "What follows /facts/ must be a time and a URL: 20261115123107412/http://example.org/\n");
    const facts = await gatherer.of(target, await captures.list());
    if (facts === null)
        return sendText(reply, 404, `No response is stored for ${target.url}\n`);
    return reply.headers(NOTICE_HEADERS).type("application/json; charset=utf-8").send(JSON.stringify(facts));
}
