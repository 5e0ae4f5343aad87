import { parseReplayPath } from "#access/index.js";
import { accessRouteOf, guardRefusal } from "./access-routes.js";
import { isFromSameOrigin, isTold } from "./fetch-intent.js";
import { hopPage } from "./framing-page.js";
import { unknownAddressNotice } from "./notices.js";
import { hopHeaders, stillHeaders } from "./policies.js";
import { sendFraming } from "./send-framing.js";
import { ONLY_READ, sendMemento, sendNotice, sendPage, sendText } from "./send.js";
import { FRAMING_SCRIPT_HASH } from "./view/banner-script.js";
import { outlineFor } from "./view/outline.js";
/** Answers a request on the access origin. */
export async function answerOnAccess(reply, asked, answering) {
    const prefix = answering.capabilities.prefixOf(null);
    const path = answering.capabilities.openAccess(asked.path);
    if (path === null)
        return sendText(reply, 401, "A token is needed.\n");
    const found = accessRouteOf(path);
    if (asked.form !== undefined && found?.route.takesForms !== true)
        return sendText(reply, 405, ONLY_READ);
    if (found) {
        const refused = guardRefusal(found.route.guard, asked);
        return refused === null
            ? found.route.answer(reply, found.rest, asked, answering)
            : sendText(reply, 403, refused);
    }
    const target = parseReplayPath(path);
    const place = { prefix, uiOrigin: asked.uiOrigin };
    if (!target)
        return sendNotice(reply, unknownAddressNotice(place));
    const isWindow = asked.intent === "window" && !(target.isFramed && !isTold(asked.headers));
    if (isWindow)
        return sendFraming(reply, target, asked, answering);
    // Pages of other origins have no business here; what is theirs to embed is on the origins of the sites.
    if (!isFromSameOrigin(asked.headers))
        return sendText(reply, 403, "This origin answers itself only.\n");
    if (asked.intent === "frame" && !target.isFramed) {
        reply.headers(hopHeaders(asked.origins, FRAMING_SCRIPT_HASH));
        return sendPage(reply, hopPage(target, prefix));
    }
    const headers = stillHeaders(asked.origins);
    const { servedBy } = answering.moments;
    const sending = { ...answering, servedBy, place, headers, gates: asked.origins.access };
    return sendMemento(reply, target, { ...sending, ...outlineFor(target, prefix, answering) });
}
